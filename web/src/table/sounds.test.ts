import { expect, test, vi } from "vitest";
import { Loudspeaker } from "./loudspeaker";
import { busOf, type Part, partsOf } from "./sounds";

const pitches = (parts: Part[]): number[] => parts.flatMap((part) => ("wave" in part ? [part.pitch] : []));

test("coins that are taken rise, coins that are paid fall, and never more than five are heard", () => {
  const heard = (name: "coin" | "pay", amount: number): number[] =>
    pitches(partsOf(name, { amount })).filter((_, n) => n % 2 === 0);
  const [taken, paid] = [heard("coin", 9), heard("pay", 3)];
  expect([taken.length, paid.length]).toEqual([5, 3]);
  expect([taken, paid]).toEqual([taken.toSorted((a, b) => a - b), paid.toSorted((a, b) => b - a)]);
});

test("points are plucked one by one, eight at most, the last one highest", () => {
  const plucked = (amount: number): number[] => pitches(partsOf("score", { amount })).filter((_, n) => n % 2 === 0);
  expect([plucked(1), plucked(3).at(-1), plucked(30).length]).toEqual([[1175], 1175, 8]);
});

test("goods sound by what they are made of", () => {
  const centre = (good: string): number => partsOf("goods", { good })[0]!.filter!.pitches[0]!;
  expect([centre("wood"), centre("marble")]).toEqual([700, 2400]);
});

test("sounds of the page, of pieces and of fanfares are mixed apart", () => {
  expect([busOf("tick"), busOf("wood"), busOf("horn")]).toEqual(["ui", "piece", "fanfare"]);
});

test("before anything was pressed no sound is even prepared", () => {
  const prepared = vi.fn();
  vi.stubGlobal("AudioContext", prepared);
  new Loudspeaker(() => 1).play("wood");
  expect(prepared).not.toHaveBeenCalled();
  vi.unstubAllGlobals();
});
