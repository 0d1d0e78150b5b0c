import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Review, Trouble } from "../net/api";
import { reviewed } from "../net/samples";
import { Past } from "./past.svelte";

const judged = (moves: number, total = 2): Review => ({
  total,
  done: moves,
  is_complete: moves === total,
  moves: Array.from({ length: moves }, (_, n) => reviewed(n)),
});
const away = new Trouble(0, "connection", "");

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test("a review is asked for until it is complete", async () => {
  const ask = vi.spyOn(api, "review").mockResolvedValueOnce(judged(0)).mockResolvedValueOnce(judged(2));
  const past = new Past("x");
  const judging = past.judge();
  expect(past.judging).toBe(true);
  await vi.runAllTimersAsync();
  await judging;
  expect([ask.mock.calls.length, past.review?.is_complete, past.judging]).toEqual([2, true, false]);
});

test("an answer that fails to come is asked for again", async () => {
  vi.spyOn(api, "review").mockRejectedValueOnce(away).mockResolvedValueOnce(judged(2));
  const past = new Past("x");
  const judging = past.judge();
  await vi.runAllTimersAsync();
  await judging;
  expect([past.review?.is_complete, past.trouble]).toEqual([true, ""]);
});

test("each pause before asking again is longer", async () => {
  const asked: number[] = [];
  vi.spyOn(api, "review").mockImplementation(async () => {
    asked.push(Date.now());
    throw away;
  });
  const judging = new Past("x").judge();
  await vi.runAllTimersAsync();
  await judging;
  expect(asked.slice(1).map((time, n) => time - asked[n]!)).toEqual([1000, 2000, 4000]);
});

test("what goes on failing is told, what was judged stays, and it can be tried again", async () => {
  const ask = vi.spyOn(api, "review").mockResolvedValueOnce(judged(1)).mockRejectedValue(away);
  const past = new Past("x");
  const judging = past.judge();
  await vi.runAllTimersAsync();
  await judging;
  expect(past.trouble).toBe("The table cannot be reached.");
  expect([past.review?.moves.length, past.judging]).toEqual([1, false]);
  ask.mockResolvedValue(judged(2));
  await past.judge();
  expect([past.review?.is_complete, past.trouble]).toEqual([true, ""]);
});

test("a refusal that will not pass is told at once", async () => {
  const ask = vi.spyOn(api, "review").mockRejectedValue(new Trouble(409, "running", ""));
  const past = new Past("x");
  await past.judge();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(past.trouble).toBe("Not at this stage of the game.");
});

test("a page that was left asks no more", async () => {
  const ask = vi.spyOn(api, "review").mockResolvedValue(judged(0));
  const past = new Past("x");
  const judging = past.judge();
  past.close();
  await vi.runAllTimersAsync();
  await judging;
  expect(ask).toHaveBeenCalledTimes(1);
});
