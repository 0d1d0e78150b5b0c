import { expect, test } from "vitest";
import type { EventInfo, TimelineMove } from "../net/api";
import { change, moveLines, roundAt, rounds, turnNear } from "./timeline";

const began = (round: number): EventInfo => ({ kind: "round-began", fields: { round }, people: [], reveals: false });
const move = (ply: number, seat: number, starts: boolean, events: EventInfo[] = []): TimelineMove => ({
  ply,
  n: ply,
  seat,
  notation: null,
  starts_turn: starts,
  events,
});
const moves = [move(1, 0, true), move(2, 0, false), move(3, 1, true, [began(2)]), move(4, 0, true)];

test("a line for each turn knows where it begins and ends", () => {
  expect(moveLines(moves).map((line) => [line.n, line.ply])).toEqual([
    [0, 2],
    [2, 3],
    [3, 4],
  ]);
});

test("the final scoring is a step of its own after the last move", () => {
  const told = (kind: string): EventInfo => ({ ...began(1), kind });
  const events = [told("sent"), told("final-scoring-began"), told("won")];
  const lines = moveLines([...moves, move(5, 1, true, events)]);
  expect(lines.slice(-2).map(({ n, ply, events: these }) => [n, ply, these.map(({ kind }) => kind)])).toEqual([
    [4, 5, ["sent"]],
    [5, 6, ["final-scoring-began", "won"]],
  ]);
});

test("rounds begin where their event says so", () => {
  const marks = rounds([began(1)], moves);
  expect(marks).toEqual([
    { round: 1, at: 0 },
    { round: 2, at: 3 },
  ]);
  expect(roundAt(marks, 2)).toBe(1);
  expect(roundAt(marks, 3)).toBe(2);
});

test("jumping finds the next turn of a player, or of anyone", () => {
  const lines = moveLines(moves);
  expect(turnNear(lines, 2, true, 0)).toBe(4);
  expect(turnNear(lines, 2, true, null)).toBe(3);
  expect(turnNear(lines, 2, false, null)).toBeNull();
});

test("a turn changes the points by what lies between its ends", () => {
  const scores = [
    [0, 0],
    [0, 0],
    [5, 0],
    [5, 2],
    [5, 2],
  ];
  expect(change(scores, moveLines(moves)[0]!)).toBe(5);
  expect(change(null, moveLines(moves)[0]!)).toBeNull();
});
