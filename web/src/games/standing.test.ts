import { expect, test } from "vitest";
import { hasPoints, orderFrom, sourcesOf } from "./standing";

test("everyone plays once, beginning with the first player", () => {
  expect(orderFrom(2, 4)).toEqual([2, 3, 0, 1]);
});

test("points are listed source by source, for each seat", () => {
  const sources = sourcesOf([
    { walls: 2, tiles: 0 },
    { walls: 0, tiles: 0 },
  ]);
  expect(sources).toEqual([
    { id: "walls", points: [2, 0] },
    { id: "tiles", points: [0, 0] },
  ]);
  expect(sources.map(hasPoints)).toEqual([true, false]);
});

test("a game that nobody plays has no points", () => {
  expect(sourcesOf([])).toEqual([]);
});
