import { expect, test } from "vitest";
import { nearestPlaces } from "./nearness";

test("a target alone has all that is within reach", () => {
  expect(nearestPlaces([], 16)).toHaveLength(4);
});

test("between two targets each has its half", () => {
  const places = nearestPlaces([{ x: 20, y: 0 }], 16);
  expect([Math.max(...places.map(({ x }) => x)), Math.min(...places.map(({ x }) => x))]).toEqual([10, -16]);
});

test("a corner that is nearer to another target is cut off", () => {
  const places = nearestPlaces([{ x: 20, y: 20 }], 16);
  expect(places).toHaveLength(5);
  expect(Math.max(...places.map(({ x, y }) => x + y))).toBe(20);
});
