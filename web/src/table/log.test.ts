import { expect, test } from "vitest";
import type { LogEntry } from "../net/api";
import { firstSince, freshIn, merged, steps, turns } from "./log";

const move = (n: number, seat: number, starts: boolean): LogEntry => ({
  n,
  kind: "move",
  seat,
  at: 0,
  ply: n,
  notation: null,
  starts_turn: starts,
  events: [],
  undone: false,
  back_to: null,
});
const undo = (n: number, back: number): LogEntry => ({
  ...move(n, 0, false),
  kind: "undo",
  ply: null,
  back_to: back,
});

test("the moves of one turn are one line", () => {
  const lines = turns([move(1, 0, true), move(2, 0, false), move(3, 1, true)]);
  expect(lines.map((line) => [line.seat, line.ply])).toEqual([
    [0, 2],
    [1, 3],
  ]);
});

test("the steps of my turn begin where my turn began", () => {
  const entries = [move(1, 1, true), move(2, 0, true), move(3, 0, false)];
  expect(steps(entries, 0).map((entry) => entry.n)).toEqual([2, 3]);
});

test("without a move of mine in this turn there are no steps", () => {
  expect(steps([move(1, 0, true), move(2, 1, true)], 0)).toEqual([]);
});

test("what was undone leaves the line", () => {
  const known = [move(1, 0, true), move(2, 0, false), move(3, 0, false)];
  const entries = merged(known, [undo(4, 1)], 3);
  expect(turns(entries).map((line) => line.ply)).toEqual([1]);
});

test("news that overlap what is known are not doubled", () => {
  const entries = merged([move(1, 0, true), move(2, 1, true)], [move(2, 1, true), move(3, 0, true)], 1);
  expect(entries.map((entry) => entry.n)).toEqual([1, 2, 3]);
});

test("what is new begins after my last turn", () => {
  const lines = turns([move(1, 0, true), move(2, 1, true), move(3, 2, true)]);
  expect([firstSince(lines, 0)?.n, firstSince(lines, 2), firstSince(lines, 3)]).toEqual([2, null, null]);
});

test("lines that have not grown stay the same objects", () => {
  const entries = [move(1, 0, true), move(2, 0, false), move(3, 1, true)];
  const before = turns(entries.slice(0, 2));
  const now = turns(entries, before);
  expect(now[0]).toBe(before[0]);
  expect(turns([...entries, move(4, 1, false)], now)[1]).not.toBe(now[1]);
});

test("only what came after the position shown is fresh", () => {
  const log = [move(1, 0, true), move(2, 1, true), move(3, 0, true)];
  expect(freshIn({ log }, { n: 1 }).map((entry) => entry.n)).toEqual([2, 3]);
});
