import { afterEach, expect, test, vi } from "vitest";
import { api, type Hint, Trouble } from "../net/api";
import { Hints } from "./hints.svelte";
import { sampleHint, samplePosition, sampleQuestion } from "../net/samples";

const hint = sampleHint(7);

/** Advice that comes, or does not, when the test says so. */
function awaited() {
  let resolve!: (hint: Hint) => void;
  let reject!: (problem: Trouble) => void;
  const promise = new Promise<Hint>((give, fail) => ([resolve, reject] = [give, fail]));
  vi.spyOn(api, "hint").mockReturnValueOnce(promise);
  return { resolve, reject };
}

function position(n: number, asked: number) {
  return samplePosition(n, { question: sampleQuestion({ key: "draft-card", asked }) });
}

/** Somebody who was asked something, and has asked for advice. */
function advised() {
  const answer = awaited();
  const asked = { id: "x", position: position(1, 1), question: sampleQuestion({ key: "draft-card" }) };
  const tell = vi.fn();
  const hints = new Hints(asked, tell);
  return { asked, hints, tell, answer, asking: hints.ask() };
}

afterEach(() => void vi.restoreAllMocks());

test("a hint is shown though others have answered while it was thought out", async () => {
  const { asked, hints, answer, asking } = advised();
  asked.position = position(2, 1);
  expect(hints.pondering).toBe(true);
  answer.resolve(hint);
  await asking;
  expect([hints.hint, hints.pondering]).toEqual([hint, false]);
});

test("a hint that comes when something else is asked is not shown, nor is it waited for", async () => {
  const { asked, hints, tell, answer, asking } = advised();
  asked.position = position(2, 2);
  expect(hints.pondering).toBe(false);
  answer.resolve(hint);
  await asking;
  expect([hints.hint, hints.pondering, tell.mock.calls.length]).toEqual([null, false, 0]);
});

test("a hint that comes too late does not end the waiting for the next one", async () => {
  const { asked, hints, answer, asking } = advised();
  asked.position = position(2, 2);
  asked.question = asked.position.question!;
  const next = awaited();
  const again = hints.ask();
  answer.resolve(hint);
  await asking;
  expect([hints.hint, hints.pondering]).toEqual([null, true]);
  next.resolve(hint);
  await again;
  expect([hints.hint, hints.pondering]).toEqual([hint, false]);
});

test("asked for again, a hint is put away", async () => {
  const { hints, answer, asking } = advised();
  answer.resolve(hint);
  await asking;
  await hints.ask();
  expect(hints.hint).toBeNull();
});

test("nothing is asked about a question that has no hints", async () => {
  const ask = vi.spyOn(api, "hint");
  const question = sampleQuestion({ hints: false });
  await new Hints({ id: "x", position: samplePosition(1, { question }), question }, vi.fn()).ask();
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ["is told while the same is asked", 1, 1],
  ["is not told when something else is asked", 2, 0],
])("why there is no hint %s", async (_how, now, times) => {
  const { asked, hints, tell, answer, asking } = advised();
  asked.position = position(2, now);
  answer.reject(new Trouble(503, "hint", "in the server's words"));
  await asking;
  expect([tell.mock.calls.length, hints.pondering]).toEqual([times, false]);
});
