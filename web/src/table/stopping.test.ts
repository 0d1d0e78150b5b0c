import { afterEach, expect, test, vi } from "vitest";
import { api, type Stopped, Trouble } from "../net/api";
import { sampleNews } from "../net/samples";
import { Stopping } from "./stopping";

const stopped: Stopped = {
  n: 7,
  ply: 5,
  seat: 1,
  notation: null,
  rule: null,
  go_on: ["Ada"],
  finish: [],
  may_wish: true,
  my_wish: null,
};

function stoppedTable(fields: object = {}) {
  const info = { ...sampleNews(9).table, stopped, ...fields };
  return { id: "x", info, name: () => "Ben" };
}

afterEach(() => {
  vi.restoreAllMocks();
});

test("a stopped game names the move and whose it was, and who wants to go on", () => {
  const stopping = new Stopping(stoppedTable(), () => undefined);
  expect(stopping.said(stopped)).toContain("move 5, by Ben");
  expect(stopping.wishes(stopped)).toBe("To go on: Ada.");
});

test("of a finished game it is said that its result stands", () => {
  const stopping = new Stopping(stoppedTable({ status: "finished" }), () => undefined);
  expect(stopping.said(stopped)).toContain("From move 5 on");
});

test("a wish is sent with the number of the last entry", async () => {
  const wish = vi.spyOn(api, "wish").mockResolvedValue(sampleNews(9).table);
  await new Stopping(stoppedTable(), () => undefined).wish("go-on");
  expect(wish).toHaveBeenCalledWith("x", 9, "go-on");
});

test("a wish that is refused is told", async () => {
  const problem = new Trouble(409, "stale", "");
  vi.spyOn(api, "wish").mockRejectedValue(problem);
  const told: unknown[] = [];
  await new Stopping(stoppedTable(), (one) => told.push(one)).wish("finish");
  expect(told).toEqual([problem]);
});
