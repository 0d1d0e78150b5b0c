import { expect, test } from "vitest";
import { Logbook } from "./logbook.svelte";
import { sampleMove, sampleNews } from "../net/samples";

test("turns that were told stay the same objects when others follow", () => {
  const book = new Logbook();
  book.add(sampleNews(1, { log: [sampleMove(1, 0)] }));
  const [first] = book.turns;
  book.add(sampleNews(2, { log: [sampleMove(2, 1)], since: 1 }));
  expect([book.turns.length, book.turns[0] === first]).toEqual([2, true]);
});

test("the steps of a seat are those of its present turn", () => {
  const book = new Logbook();
  const log = [sampleMove(1, 0), sampleMove(2, 1), sampleMove(3, 1, { starts_turn: false })];
  book.add(sampleNews(3, { log }));
  expect([book.stepsOf(1).map((entry) => entry.n), book.stepsOf(0)]).toEqual([[2, 3], []]);
});
