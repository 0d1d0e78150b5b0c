import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { News } from "../net/api";
import { Arrivals } from "./arrivals.svelte";
import { sampleMove, sampleNews } from "../net/samples";

const ME = 0;
const OTHER = 1;

/** News of a move of somebody. */
const moved = (n: number, seat: number): News => sampleNews(n, { log: [sampleMove(n, seat)], since: n - 1 });

/** A page that shows the first news of a table. */
function opened() {
  let shown: News | null = null;
  const seen: number[] = [];
  const arrivals = new Arrivals(
    () => shown,
    () => [ME],
    (news) => {
      shown = news;
      seen.push(news.table.n);
    },
  );
  arrivals.take(sampleNews(1));
  return { arrivals, seen };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => ({ matches: false }));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("moves of others are shown one after the other", () => {
  const { arrivals, seen } = opened();
  arrivals.take(moved(2, OTHER));
  arrivals.take(moved(3, OTHER));
  expect(seen).toEqual([1, 2]);
  vi.runAllTimers();
  expect(seen).toEqual([1, 2, 3]);
});

test("my own move is shown at once, with all that waited before it", () => {
  const { arrivals, seen } = opened();
  arrivals.take(moved(2, OTHER));
  arrivals.take(moved(3, OTHER));
  arrivals.take(moved(4, ME));
  expect(seen).toEqual([1, 2, 3, 4]);
});

test("whoever wants to see everything now sees it", () => {
  const { arrivals, seen } = opened();
  for (const n of [2, 3, 4]) arrivals.take(moved(n, OTHER));
  arrivals.jump();
  expect(seen).toEqual([1, 2, 3, 4]);
  vi.runAllTimers();
  expect(seen).toEqual([1, 2, 3, 4]);
});

test("what was overtaken is not shown", () => {
  const { arrivals, seen } = opened();
  arrivals.takeAtOnce(moved(5, OTHER));
  arrivals.take(moved(4, OTHER));
  arrivals.takeAtOnce(moved(3, ME));
  expect([seen, arrivals.latest?.table.n]).toEqual([[1, 5], 5]);
});

test("what waits counts as known", () => {
  const { arrivals, seen } = opened();
  arrivals.take(moved(2, OTHER));
  arrivals.take(moved(3, OTHER));
  expect([seen.at(-1), arrivals.latest?.table.n]).toEqual([2, 3]);
});

test("moves that came while the connection was away are counted and shown at once", () => {
  const { arrivals, seen } = opened();
  arrivals.interrupted();
  arrivals.take(moved(4, OTHER));
  expect([seen, arrivals.missed, arrivals.missedFrom]).toEqual([[1, 4], 3, 1]);
});

test("a page that is left shows no more", () => {
  const { arrivals, seen } = opened();
  arrivals.take(moved(2, OTHER));
  arrivals.take(moved(3, OTHER));
  arrivals.stop();
  vi.runAllTimers();
  expect(seen).toEqual([1, 2]);
});
