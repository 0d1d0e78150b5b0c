import { expect, test } from "vitest";
import type { News } from "../net/api";
import { Arrivals } from "./arrivals.svelte";
import { sampleMove, sampleNews } from "../net/samples";

const ME = 0;
const OTHER = 1;

/** News of a move of somebody. */
const moved = (n: number, seat: number): News => sampleNews(n, { log: [sampleMove(n, seat)], since: n - 1 });

/** A page that shows the first news of a table, and writes down what it shows and whether it is filmed. */
function opened() {
  let shown: News | null = null;
  const seen: [number, boolean][] = [];
  const arrivals = new Arrivals(
    () => shown,
    () => [ME],
    (news, filmed) => {
      shown = news;
      seen.push([news.table.n, filmed]);
    },
  );
  arrivals.take(sampleNews(1));
  seen.length = 0;
  return { arrivals, seen };
}

test("what is true is shown at once, whoever moved", () => {
  const { arrivals, seen } = opened();
  arrivals.take(moved(2, OTHER));
  arrivals.take(moved(3, ME));
  expect(seen).toEqual([
    [2, true],
    [3, true],
  ]);
});

test("what was overtaken is not shown", () => {
  const { arrivals, seen } = opened();
  arrivals.takeAtOnce(moved(5, OTHER));
  arrivals.take(moved(4, OTHER));
  arrivals.takeAtOnce(moved(3, ME));
  expect(seen).toEqual([[5, false]]);
});

test("moves that came while the connection was away are counted, and not filmed", () => {
  const { arrivals, seen } = opened();
  arrivals.interrupted();
  arrivals.take(moved(4, OTHER));
  arrivals.take(moved(5, OTHER));
  expect([seen, arrivals.missed, arrivals.missedFrom]).toEqual([
    [
      [4, false],
      [5, true],
    ],
    3,
    1,
  ]);
});
