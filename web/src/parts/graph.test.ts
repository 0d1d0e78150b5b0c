import { expect, test } from "vitest";
import { apart, gridOf, path, plotOf } from "./graph";

test("the scale is in whole twenties and holds all values and nought", () => {
  const rows = [
    [0, 0],
    [-3, 21],
    [5, 30],
  ];
  const plot = plotOf(rows, 100);
  expect([plot.lowest, plot.highest]).toEqual([-20, 40]);
  expect(gridOf(plot, 2)).toEqual([-20, 10, 40]);
  expect(path(rows, 1, plot)).toBe("M0.0 100.0L50.0 47.5L100.0 25.0");
});

test("labels are moved apart and stay in the box", () => {
  expect(apart([100, 98, 20], 10, 105)).toEqual([105, 95, 20]);
  expect(apart([0, 150, 150], 18, 150)).toEqual([0, 132, 150]);
});
