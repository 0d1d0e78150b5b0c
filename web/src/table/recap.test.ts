import { expect, test } from "vitest";
import type { EventInfo } from "../net/api";
import type { TurnLine } from "./log";
import { doneTo, framesOf } from "./recap";

const ME = 0;

const fee = (seat: number, owner: number, amount = 1): EventInfo => ({
  kind: "fee-paid",
  fields: { seat, owner, resource: "gold", amount },
  people: ["seat", "owner"],
  reveals: false,
});
const passed = (seat: number): EventInfo => ({ kind: "passed", fields: { seat }, people: ["seat"], reveals: false });
const order: EventInfo = { kind: "order-set", fields: { first: ME }, people: ["first"], reveals: false };

const turn = (n: number, seat: number, ...events: EventInfo[]): TurnLine => ({ n, seat, ply: n, events });

test("what others did to me is what they did and I am named in; the same from the same one is added up", () => {
  const events = [fee(1, ME), fee(2, ME), fee(1, ME, 3), fee(ME, 1), fee(1, 2), passed(ME), order];
  expect(doneTo(events, ME).map(({ fields }) => [fields["seat"], fields["amount"]])).toEqual([
    [1, 4],
    [2, 1],
  ]);
});

test("a thousand payments are one sum", () => {
  const [sum, ...others] = doneTo(
    Array.from({ length: 1000 }, () => fee(1, ME)),
    ME,
  );
  expect([sum!.fields["amount"], others]).toEqual([1000, []]);
});

test("the turns of others since mine are frames, each from the position before it", () => {
  const lines = [turn(1, 1, fee(1, 2)), turn(2, ME, fee(ME, 1)), turn(3, 1, fee(1, ME)), turn(5, 2, fee(2, 1))];
  expect(framesOf(lines, ME).map(({ line, from, isToMe }) => [line.n, from, isToMe])).toEqual([
    [3, 2, true],
    [5, 3, false],
  ]);
});

test("passes are folded into the turn that follows", () => {
  const lines = [
    turn(1, ME),
    turn(2, 1, passed(1)),
    turn(3, 2, passed(2)),
    turn(4, 3, fee(3, 1)),
    turn(5, 1, passed(1)),
  ];
  expect(framesOf(lines, ME).map(({ line, passes }) => [line.n, passes])).toEqual([[4, 2]]);
});

test("whoever has not played yet has missed nothing", () => {
  expect(framesOf([turn(1, 1, fee(1, 2))], ME)).toEqual([]);
});
