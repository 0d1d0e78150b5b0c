import { expect, test } from "vitest";
import { kept, keptByKey } from "./same";

test("what is equal stays the same object", () => {
  const before = { players: [{ gold: 1 }, { gold: 2 }], round: 3 };
  expect(kept(before, { players: [{ gold: 1 }, { gold: 2 }], round: 3 })).toBe(before);
});

test("only what changed is new, and the old is left alone", () => {
  const before = { players: [{ gold: 1 }, { gold: 2 }], round: 3 };
  const now = kept(before, { players: [{ gold: 1 }, { gold: 5 }], round: 3 });
  expect(now).toEqual({ players: [{ gold: 1 }, { gold: 5 }], round: 3 });
  expect(now.players[0]).toBe(before.players[0]);
  expect(before.players[1]).toEqual({ gold: 2 });
});

test("a field that is gone is a change", () => {
  const before: Record<string, unknown> = { tile: "mill", builder: null };
  expect(kept(before, { tile: "mill" })).toEqual({ tile: "mill" });
  expect(kept({ a: undefined }, { b: undefined })).toEqual({ b: undefined });
});

test("a list is no object and nothing is nothing", () => {
  expect(kept([1], { 0: 1 })).toEqual({ 0: 1 });
  expect(kept({ a: 1 }, null)).toBeNull();
});

test("members of a list are known by their key, wherever they stand", () => {
  const before = [{ n: 1, events: ["a"] }];
  const now = keptByKey(
    before,
    [
      { n: 0, events: [] },
      { n: 1, events: ["a"] },
    ],
    (one) => one.n,
  );
  expect(now[1]).toBe(before[0]);
  expect(now.length).toBe(2);
});
