import { expect, test } from "vitest";
import { sampleNews } from "../net/samples";
import { addressOf, filtersOf, isWanted } from "./filters";

test("wishes survive in the address", () => {
  const wanted = { game: "praetor", seats: 3, pace: "days" } as const;
  expect(filtersOf(addressOf(wanted).slice(1))).toEqual(wanted);
  expect(addressOf(filtersOf("?pace=never&seats=x"))).toBe("/");
});

test("a table is shown if it is all that is wanted", () => {
  const { table } = sampleNews(1);
  const all = { game: "", seats: 0, pace: "" } as const;
  expect(isWanted(table, all)).toBe(true);
  expect(isWanted(table, { ...all, pace: "none" })).toBe(true);
  expect(isWanted(table, { ...all, pace: "live" })).toBe(false);
  expect(isWanted(table, { ...all, game: "praetor" })).toBe(false);
});
