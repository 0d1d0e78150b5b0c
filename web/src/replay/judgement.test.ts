import { expect, test } from "vitest";
import type { JudgedOption, ReviewedMove } from "../net/api";
import { chances, costliest, turningPoints } from "./judgement";

const option = (chance: number): JudgedOption => ({
  id: 0,
  notation: "pass",
  verb: "pass",
  target: "",
  chance,
  points: 0,
  attention: 1,
  reason: "",
});
const move = (place: number, seat: number, first: number, cost = 0): ReviewedMove => ({
  place,
  seat,
  chances: [first, 1 - first],
  played: option(0.5 - cost),
  best: [option(0.5)],
  cost,
});

test("between decisions the chances stay, and the end decides", () => {
  const rows = chances([move(2, 0, 0.4), move(4, 1, 0.7)], 5, [0], 2);
  expect(rows.map((row) => row[0])).toEqual([0.4, 0.4, 0.4, 0.7, 0.7, 1]);
});

test("winners of a tie share the end", () => {
  expect(chances([], 1, [0, 1], 2).at(-1)).toEqual([0.5, 0.5]);
});

test("the costliest decisions come first, of one seat or of all, without noise", () => {
  const moves = [move(1, 0, 0.5, 0.05), move(2, 1, 0.5, 0.2), move(3, 0, 0.5, 0.1), move(4, 0, 0.5, 0.01)];
  expect(costliest(moves, null, 9).map((one) => one.place)).toEqual([2, 3, 1]);
  expect(costliest(moves, 0, 1).map((one) => one.place)).toEqual([3]);
});

test("a game turns where a move changes its player's own chance by much", () => {
  const moves = [move(1, 0, 0.5), move(2, 0, 0.3), move(3, 1, 0.32)];
  const rows = chances(moves, 3, [1], 2);
  expect(turningPoints(moves, rows).map((one) => one.place)).toEqual([1, 3]);
});
