import { expect, test } from "vitest";
import type { JudgedOption, ReviewedMove } from "../net/api";
import { byRound, chances, costliest, turningPoints, turningRound } from "./judgement";

const option = (chance: number): JudgedOption => ({
  id: 0,
  notation: "pass",
  verb: "pass",
  target: "",
  about: {},
  chance,
  points: 0,
  share: 1,
  reason: "",
});
const move = (ply: number, seat: number, first: number, cost = 0): ReviewedMove => ({
  ply,
  seat,
  chances: [first, 1 - first],
  played: option(0.5 - cost),
  best: [option(0.5)],
  cost,
});

const firsts = (rows: number[][]): (number | undefined)[] => rows.map((row) => row[0]);

test("between decisions the chances stay, and the end decides", () => {
  const rows = chances([move(2, 0, 0.25), move(4, 0, 0.75)], 5, [0], 2);
  expect(firsts(rows)).toEqual([0.25, 0.25, 0.25, 0.5, 0.5, 1]);
});

test("each seat's latest decisions in a row count together, and no seat counts more than another", () => {
  const moves = [move(1, 0, 0.75), move(2, 0, 0.25), move(3, 1, 0.25), move(4, 0, 0.75)];
  expect(firsts(chances(moves, 4, [1], 2))).toEqual([0.5, 0.375, 0.375, 0.5, 0]);
});

test("winners of a tie share the end", () => {
  expect(chances([], 1, [0, 1], 2).at(-1)).toEqual([0.5, 0.5]);
});

test("the costliest decisions come first, of one seat or of all, without noise", () => {
  const moves = [move(1, 0, 0.5, 0.05), move(2, 1, 0.5, 0.2), move(3, 0, 0.5, 0.1), move(4, 0, 0.5, 0.01)];
  expect(costliest(moves, null, [], 9).map((one) => one.ply)).toEqual([2, 3, 1]);
  expect(costliest(moves, 0, [], 1).map((one) => one.ply)).toEqual([3]);
});

test("of all seats, one's own decisions come before costlier ones of others", () => {
  const moves = [move(1, 0, 0.5, 0.05), move(2, 1, 0.5, 0.2), move(3, 0, 0.5, 0.1)];
  expect(costliest(moves, null, [0], 9).map((one) => one.ply)).toEqual([3, 1, 2]);
});

test("a game turns where a move changes its player's own chance by much", () => {
  const moves = [move(1, 0, 0.5), move(2, 0, 0.1), move(3, 1, 0.32)];
  const rows = chances(moves, 3, [1], 2);
  expect(turningPoints(moves, rows).map((one) => one.ply)).toEqual([1, 3]);
});

test("the round in which a chance changed most is the turning point, whatever the result", () => {
  const rows = [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.8, 0.2],
    [0.7, 0.3],
    [0, 1],
  ];
  expect(byRound(rows, [0, 1, 2])).toEqual([rows[1], rows[2], rows[4]]);
  expect(turningRound(rows, [0, 1, 2])).toBe(1);
});
