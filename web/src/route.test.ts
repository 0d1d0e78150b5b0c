import { expect, test } from "vitest";
import { parse } from "./route.svelte";

test("an address names a page, a table and a position", () => {
  expect(parse("/", "")).toEqual({ page: "home", table: "", at: null });
  expect(parse("/t/abc", "")).toEqual({ page: "table", table: "abc", at: null });
  expect(parse("/t/abc/end", "")).toEqual({ page: "end", table: "abc", at: null });
  expect(parse("/t/abc/review", "?at=12")).toEqual({ page: "review", table: "abc", at: 12 });
  expect(parse("/t/abc/review", "?at=last")).toMatchObject({ page: "review", at: null });
});

test("an address names a place in the rules of a game, and a language", () => {
  expect(parse("/rules/praetor/upkeep", "?lang=it", "#wages")).toEqual({
    page: "rules",
    game: "praetor",
    chapter: "upkeep",
    section: "wages",
    language: "it",
  });
  expect(parse("/aid/praetor", "")).toMatchObject({ page: "aid", game: "praetor", chapter: "", language: "" });
});

test("an address is one's own", () => {
  expect(parse("/me", "", "#reentry=abc")).toEqual({ page: "me" });
});

test("an address names a lesson and its step", () => {
  expect(parse("/learn/praetor", "?step=6")).toEqual({ page: "learn", game: "praetor", step: 6 });
  expect(parse("/learn/praetor", "?step=six")).toMatchObject({ page: "learn", step: null });
});
