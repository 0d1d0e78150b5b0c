import { expect, test } from "vitest";
import { parse } from "./route.svelte";

test("an address names a page, a table and a position", () => {
  expect(parse("/", "")).toEqual({ page: "home", table: "", at: null });
  expect(parse("/t/abc", "")).toEqual({ page: "table", table: "abc", at: null });
  expect(parse("/t/abc/review", "?at=12")).toEqual({ page: "review", table: "abc", at: 12 });
  expect(parse("/t/abc/review", "?at=last").at).toBeNull();
});
