import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Hint, type Question, Trouble } from "../net/api";
import { judged, news, option, question } from "../net/samples";
import { settings } from "../settings.svelte";
import { Table } from "./table.svelte";

const asking = (asked: number): Question => question("draft-card", [], { asked, hints: true });
const hint: Hint = { n: 1, seat: 0, options: [judged(7)] };

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
  const show = (n: number, asked: number): void => table["receive"](news(n, "architects", asking(asked)));
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

/** A table that asks for one of two answers, of which the first leads on; and what it sends. */
function asked() {
  const [build, pass] = [{ ...option("build", "mill"), id: 1, leads_on: true }, option("pass")];
  const table = new Table("x", () => null);
  table.connection.standing = "open";
  const send = vi.spyOn(table.connection, "send").mockReturnValue(true);
  table["receive"](news(1, "praetor", question("take-turn", [build, pass])));
  return { table, build, pass, send };
}

test("an answer that leads on is sent at once, one that does not is shown first", () => {
  const { table, build, pass, send } = asked();
  table.choose(pass);
  expect([table.chosen, send.mock.calls.length]).toEqual([pass, 0]);
  table.choose(build);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: "play", n: 1, action: "build mill", seat: 0 });
});

test.each([
  ["always", "build", 0],
  ["never", "pass", 1],
] as const)("who confirms %s needs no server for it", (confirm, verb, sent) => {
  const { table, send, ...options } = asked();
  settings.confirm = confirm;
  table.choose(options[verb]);
  expect(send).toHaveBeenCalledTimes(sent);
  settings.confirm = "last";
});
