import { expect, test } from "vitest";
import { Logbook } from "./logbook.svelte";
import { sampleMove, sampleNews, samplePosition } from "../net/samples";

const happened = (kind: string) => ({ kind, fields: {}, people: [], reveals: false });

test("only what came after the position shown is fresh", () => {
  const book = new Logbook();
  const log = [sampleMove(1, 0, { events: [happened("built")] }), sampleMove(2, 1, { events: [happened("passed")] })];
  book.add(samplePosition(1), sampleNews(2, { log }));
  expect(book.fresh.map((event) => event.kind)).toEqual(["passed"]);
});

test("nothing is fresh on the first position shown, but all of it is told", () => {
  const book = new Logbook();
  book.add(null, sampleNews(2, { log: [sampleMove(1, 0), sampleMove(2, 1)] }));
  expect([book.fresh, book.turns.map((line) => line.n)]).toEqual([[], [1, 2]]);
});

test("turns that were told stay the same objects when others follow", () => {
  const book = new Logbook();
  book.add(null, sampleNews(1, { log: [sampleMove(1, 0)] }));
  const [first] = book.turns;
  book.add(samplePosition(1), sampleNews(2, { log: [sampleMove(2, 1)], since: 1 }));
  expect([book.turns.length, book.turns[0] === first]).toEqual([2, true]);
});

test("the steps of a seat are those of its present turn", () => {
  const book = new Logbook();
  const log = [sampleMove(1, 0), sampleMove(2, 1), sampleMove(3, 1, { starts_turn: false })];
  book.add(null, sampleNews(3, { log }));
  expect([book.stepsOf(1).map((entry) => entry.n), book.stepsOf(0)]).toEqual([[2, 3], []]);
});
