import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Question } from "../net/api";
import {
  sampleHint,
  sampleMove,
  sampleNews,
  sampleOption,
  samplePosition,
  sampleQuestion,
  sampleSeat,
} from "../net/samples";
import { Table } from "./table.svelte";

const ME = sampleSeat(0, { mine: true, name: "Ada" });
const BOT = sampleSeat(1, { kind: "bot", level: "easy" });
const mill = sampleOption(7);

/** A table that shows its first position, where I am asked something. */
function opened() {
  const table = new Table("x", () => null);
  table.connection.status = "open";
  const ask = (n: number, question: Question | null, free: number[] = []): void => {
    const undo = { free, wish: null, request: null, restart: null };
    const position = samplePosition(n, { question, undo });
    table["receive"](sampleNews(n, { position, log: [sampleMove(n, 0)], since: n - 1 }, [ME, BOT]));
  };
  ask(1, sampleQuestion({ options: [mill] }));
  return { table, ask };
}

beforeEach(() => void vi.stubGlobal("fetch", async () => new Response("")));
afterEach(() => void vi.restoreAllMocks());

test("a question is asked only while the table can be reached", () => {
  const { table } = opened();
  expect(table.question?.options).toEqual([mill]);
  table.connection.status = "lost";
  expect(table.question).toBeNull();
});

test("I am called you, others by their names", () => {
  const { table } = opened();
  expect([table.who(0), table.name(0), table.who(1)]).toEqual(["You", "Ada", "Vitruvius"]);
});

test("a hint goes with its question", async () => {
  const { table, ask } = opened();
  vi.spyOn(api, "hint").mockResolvedValue(sampleHint(7));
  await table.hints.ask();
  ask(2, sampleQuestion({ options: [mill] }));
  expect(table.hints.hint).not.toBeNull();
  ask(3, sampleQuestion({ asked: 3 }));
  expect(table.hints.hint).toBeNull();
});

test("an option that a hint names is chosen, if it is asked for", () => {
  const { table } = opened();
  table.takeHint(sampleOption(99));
  expect(table.chosen).toBeNull();
  table.takeHint(mill);
  expect(table.chosen).toEqual(mill);
});

test("a refusal is told and ends the waiting", () => {
  const { table } = opened();
  table.answering.sending = true;
  table["receive"]({ type: "refused", error: "illegal", message: "", rule: "P9.1", news: null });
  expect([table.answering.rejection?.rule, table.answering.sending]).toEqual(["P9.1", false]);
});

test("a refusal because the game went on shows how it went on", () => {
  const { table } = opened();
  const news = sampleNews(5, {}, [ME, BOT]);
  table["receive"]({ type: "refused", error: "stale", message: "", news });
  expect([table.position?.n, table.answering.rejection]).toEqual([5, null]);
});

test("a step back takes back the choice first, then the move", async () => {
  const { table, ask } = opened();
  const undo = vi.spyOn(api, "undo").mockResolvedValue(sampleNews(3));
  ask(2, sampleQuestion({ asked: 2, options: [mill] }), [1]);
  table.choose(mill);
  await table.back();
  expect([table.chosen, undo.mock.calls.length]).toEqual([null, 0]);
  await table.back();
  expect(undo).toHaveBeenCalledWith("x", 2, 1);
});

test("the question before is answered otherwise once the answer is taken back", async () => {
  const { table, ask } = opened();
  const position = samplePosition(3, { question: sampleQuestion({ asked: 3, options: [mill] }) });
  vi.spyOn(api, "undo").mockResolvedValue(sampleNews(3, { position }, [ME, BOT]));
  ask(2, sampleQuestion({ asked: 2 }), [1]);
  await table.instead(mill);
  expect([table.position?.n, table.chosen]).toEqual([3, mill]);
});
