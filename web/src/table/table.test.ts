import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Hint, type News, type Question, Trouble } from "../net/api";
import { Table } from "./table.svelte";

const question = (asked: number): Question => ({
  seat: 0,
  key: "draft-card",
  rule: "",
  arguments: {},
  asked,
  hints: true,
  options: [],
  refusals: [],
});
const news = (n: number, asked: number): News =>
  ({
    type: "news",
    table: { n, game: "architects", seats: [] },
    position: { n, place: n, view: {}, question: question(asked), undo: { free: [] } },
    log: [],
    since: 0,
  }) as unknown as News;
const hint = { n: 1, seat: 0, options: [{ id: 7 }] } as unknown as Hint;

/** Advice that comes, or does not, when the test says so. */
function awaited() {
  let resolve!: (hint: Hint) => void;
  let reject!: (problem: Trouble) => void;
  const promise = new Promise<Hint>((give, fail) => ([resolve, reject] = [give, fail]));
  vi.spyOn(api, "hint").mockReturnValueOnce(promise);
  return { resolve, reject };
}

/** A table that is asked something, and has asked for advice: what it is shown next, and how the advice comes. */
function advised() {
  const answer = awaited();
  const table = new Table("x", () => null);
  table.connection.standing = "open";
  const show = (n: number, asked: number): void => table["receive"](news(n, asked));
  show(1, 1);
  return { table, show, answer, asking: table.askHint() };
}

beforeEach(() => void vi.stubGlobal("fetch", async () => new Response("")));
afterEach(() => void vi.restoreAllMocks());

test("a hint is shown though others have answered while it was thought out", async () => {
  const { table, show, answer, asking } = advised();
  show(2, 1);
  expect(table.hinting).toBe(true);
  answer.resolve(hint);
  await asking;
  expect([table.hint, table.hinting]).toEqual([hint, false]);
});

test("a hint that comes when something else is asked is not shown, nor is it waited for", async () => {
  const { table, show, answer, asking } = advised();
  show(2, 2);
  expect(table.hinting).toBe(false);
  answer.resolve(hint);
  await asking;
  expect([table.hint, table.hinting, table.rejection]).toEqual([null, false, null]);
});

test("a hint that comes too late does not end the waiting for the next one", async () => {
  const { table, show, answer, asking } = advised();
  show(2, 2);
  const next = awaited();
  const again = table.askHint();
  answer.resolve(hint);
  await asking;
  expect([table.hint, table.hinting]).toEqual([null, true]);
  next.resolve(hint);
  await again;
  expect([table.hint, table.hinting]).toEqual([hint, false]);
});

test.each([
  ["is told while the same is asked", 1, "No hint could be found just now. Try again."],
  ["is not told when something else is asked", 2, undefined],
])("why there is no hint %s", async (_how, asked, message) => {
  const { table, show, answer, asking } = advised();
  show(2, asked);
  answer.reject(new Trouble(503, "hint", "in the server's words"));
  await asking;
  expect(table.rejection?.message).toBe(message);
  expect(table.hinting).toBe(false);
});
