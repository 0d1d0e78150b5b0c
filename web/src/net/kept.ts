/** Lets the browser keep this page, so that it opens where the server cannot be reached. */

/** What the page has loaded so far of its own files. */
function loaded(): string[] {
  const paths = performance.getEntriesByType("resource").map((one) => new URL(one.name).pathname);
  return [...new Set(paths.filter((path) => path.startsWith("/assets/")))];
}

/** Browsers keep pages only of servers that they trust: over HTTPS, or on this device. */
export async function keepPage(): Promise<void> {
  if (import.meta.env.DEV || !("serviceWorker" in navigator)) return;
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(loaded());
}
