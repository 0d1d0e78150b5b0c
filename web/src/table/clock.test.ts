import { expect, test } from "vitest";
import type { SeatClock } from "../net/api";
import { clockText, leftAfter, passed, takesOverIn, timeText } from "./clock";

const clock: SeatClock = {
  left: 90,
  runs: true,
  rests: null,
  back: null,
  takes_over: null,
  votes: {},
  may_vote: false,
};

test("a clock that runs counts down, one that rests does not", () => {
  expect(leftAfter(clock, 30_000)).toBe(60);
  expect(leftAfter(clock, 200_000)).toBe(0);
  expect(leftAfter({ ...clock, runs: false }, 30_000)).toBe(90);
  expect(takesOverIn({ ...clock, takes_over: 30 }, 10_500)).toBe(20);
});

test("live time is told in minutes and seconds, time over days in days, hours and minutes", () => {
  expect(timeText(9.2, "live")).toBe("0:10");
  expect(timeText(600, "live")).toBe("10:00");
  expect(timeText(2 * 86_400 + 3 * 3600, "days")).toBe("2 d 3 h");
  expect(timeText(5 * 3600 + 60, "days")).toBe("5 h 1 min");
});

test("only marks are told to who cannot see the clock, and the lowest of several", () => {
  expect(passed(61, 60, "live")).toBe(60);
  expect(passed(60, 59, "live")).toBe(null);
  expect(passed(400, 10, "live")).toBe(20);
  expect(passed(90_000, 80_000, "days")).toBe(86_400);
});

test("a clock says what it gives", () => {
  expect(clockText(null)).toBe("No clock");
  expect(clockText({ kind: "live", budget: 600, step: 10, cap: null, weekends: false })).toBe("10 min + 10 s");
  expect(clockText({ kind: "days", budget: 172_800, step: 28_800, cap: null, weekends: true })).toContain(
    "2 days + 8 h",
  );
  expect(clockText({ kind: "live", budget: 0, step: 60, cap: 60, weekends: false })).toBe("60 s a turn");
});
