import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const table = "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  build: { outDir: "../src/groma/web", emptyOutDir: true, assetsInlineLimit: 0, target: "es2022" },
  server: { fs: { allow: [".", "../src/groma/kernel/text"] }, proxy: { "/api": { target: table, ws: true } } },
  // The files share what they import, which takes far longer than their tests.
  test: { include: ["src/**/*.test.ts"], setupFiles: ["browser.setup.ts"], pool: "threads", isolate: false },
});
