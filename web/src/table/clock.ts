/** Time in words: what a seat has left, and what a clock gives. */
import type { ClockPlan, SeatClock } from "../net/api";
import { t } from "../text/text.svelte";

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;
/** Seconds that are told to who cannot see them, once each. */
const THRESHOLDS = { live: [300, 60, 20, 0], days: [DAY, 4 * HOUR, 0] };

export type Kind = ClockPlan["kind"];

/** What is left some milliseconds after the message came. */
export function leftAfter(clock: SeatClock, milliseconds: number): number {
  return clock.runs ? Math.max(0, clock.left - Math.max(0, milliseconds) / 1000) : clock.left;
}

/** In how many whole seconds a stand-in plays, some milliseconds after the message came. */
export function takesOverIn(clock: SeatClock, milliseconds: number): number | null {
  return clock.takes_over === null ? null : Math.max(0, Math.ceil(clock.takes_over - milliseconds / 1000));
}

export function timeText(seconds: number, kind: Kind): string {
  if (kind === "live" && seconds < HOUR) {
    const whole = Math.ceil(seconds);
    return `${Math.floor(whole / MINUTE)}:${String(whole % MINUTE).padStart(2, "0")}`;
  }
  const minutes = Math.ceil(seconds / MINUTE);
  if (seconds >= DAY)
    return t("time-days", { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60) });
  return t("time-hours", { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}

/** The mark that was passed on the way from one moment to the next, if any; the lowest of several. */
export function passed(before: number, after: number, kind: Kind): number | null {
  return THRESHOLDS[kind].findLast((mark) => after <= mark && mark < before) ?? null;
}

/** What a clock gives, such as "10 min + 10 s". */
export function clockText(clock: ClockPlan | null): string {
  if (!clock) return t("clock-none");
  const given = clock.budget
    ? t("clock-saved", { budget: amount(clock.budget), step: amount(clock.step) })
    : t("clock-turn", { step: amount(clock.step) });
  return clock.weekends ? t("clock-with-weekends", { clock: given }) : given;
}

function amount(seconds: number): string {
  if (seconds % DAY === 0) return t("amount-days", { count: seconds / DAY });
  if (seconds % HOUR === 0) return t("amount-hours", { count: seconds / HOUR });
  if (seconds % MINUTE === 0 && seconds > MINUTE) return t("minutes", { count: seconds / MINUTE });
  return t("amount-seconds", { count: seconds });
}
