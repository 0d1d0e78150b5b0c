import { expect, test } from "vitest";
import { driftAt, edgeTags, sideOf } from "./edges";

const sight = { scale: 2, dx: -100, dy: 0 };
const [width, height] = [400, 300];
const place = (x: number, y: number, worth = 0) => ({ x, y, worth });

test("what lies outside a window lies on one of its sides", () => {
  const spots = [place(100, 50), place(100, -1), place(100, 151), place(49, 50), place(251, 50)];
  expect(spots.map((spot) => sideOf(sight, width, height, spot))).toEqual([null, "above", "below", "left", "right"]);
});

test("a side tells how many places lie there, and which brings most", () => {
  const places = [place(100, -20, 1), place(150, -80, 3), place(200, -20, 3), place(100, 50, 9), place(300, 50)];
  const tags = edgeTags(sight, width, height, places);
  expect(tags.map(({ side, count, best }) => [side, count, best])).toEqual([
    ["above", 3, places[1]],
    ["right", 1, places[4]],
  ]);
});

test("a tag makes way for a place that can be pressed", () => {
  const [first] = edgeTags(sight, 1000, height, [place(300, -20), place(300, 10)]);
  expect(first!.along).toBe(0.3);
});

test("a window drifts only while something is held near its edge", () => {
  const spots = [
    { x: 200, y: 150 },
    { x: 39, y: 150 },
    { x: 361, y: 299 },
  ];
  expect(spots.map((spot) => driftAt(spot, width, height))).toEqual([
    { x: 0, y: 0 },
    { x: 600, y: 0 },
    { x: -600, y: -600 },
  ]);
});
