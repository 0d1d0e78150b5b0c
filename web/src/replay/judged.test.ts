import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, type Review, Trouble } from "../net/api";
import { reviewed } from "../net/samples";
import { Judged } from "./judged.svelte";

const known = (moves: number, total = 2): Review => ({
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
  const ask = vi.spyOn(api, "review").mockResolvedValueOnce(known(0)).mockResolvedValueOnce(known(2));
  const judged = new Judged("x");
  const judging = judged.judge();
  expect(judged.judging).toBe(true);
  await vi.runAllTimersAsync();
  await judging;
  expect([ask.mock.calls.length, judged.review?.is_complete, judged.judging]).toEqual([2, true, false]);
});

test("an answer that fails to come is asked for again", async () => {
  vi.spyOn(api, "review").mockRejectedValueOnce(away).mockResolvedValueOnce(known(2));
  const judged = new Judged("x");
  const judging = judged.judge();
  await vi.runAllTimersAsync();
  await judging;
  expect([judged.review?.is_complete, judged.trouble]).toEqual([true, ""]);
});

test("each pause before asking again is longer", async () => {
  const asked: number[] = [];
  vi.spyOn(api, "review").mockImplementation(async () => {
    asked.push(Date.now());
    throw away;
  });
  const judging = new Judged("x").judge();
  await vi.runAllTimersAsync();
  await judging;
  expect(asked.slice(1).map((time, n) => time - asked[n]!)).toEqual([1000, 2000, 4000]);
});

test("what goes on failing is told, what was judged stays, and it can be tried again", async () => {
  const ask = vi.spyOn(api, "review").mockResolvedValueOnce(known(1)).mockRejectedValue(away);
  const judged = new Judged("x");
  const judging = judged.judge();
  await vi.runAllTimersAsync();
  await judging;
  expect(judged.trouble).toBe("The table cannot be reached.");
  expect([judged.review?.moves.length, judged.judging]).toEqual([1, false]);
  ask.mockResolvedValue(known(2));
  await judged.judge();
  expect([judged.review?.is_complete, judged.trouble]).toEqual([true, ""]);
});

test("a refusal that will not pass is told at once", async () => {
  const ask = vi.spyOn(api, "review").mockRejectedValue(new Trouble(409, "running", ""));
  const judged = new Judged("x");
  await judged.judge();
  expect(ask).toHaveBeenCalledTimes(1);
  expect(judged.trouble).toBe("Not at this stage of the game.");
});

test("a page that was left asks no more", async () => {
  const ask = vi.spyOn(api, "review").mockResolvedValue(known(0));
  const judged = new Judged("x");
  const judging = judged.judge();
  judged.close();
  await vi.runAllTimersAsync();
  await judging;
  expect(ask).toHaveBeenCalledTimes(1);
});

test("what others had judged is known without having anything judged", async () => {
  const ask = vi.spyOn(api, "review").mockResolvedValueOnce(known(0, 0));
  const judged = new Judged("x");
  await judged.recall();
  expect([ask.mock.calls, judged.review]).toEqual([[["x", false]], null]);
  ask.mockResolvedValueOnce(known(1)).mockResolvedValueOnce(known(2));
  await judged.recall();
  expect([judged.review?.is_complete, judged.judging]).toEqual([true, false]);
});
