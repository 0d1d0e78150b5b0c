/** The log of a table as it grows: the turns it tells of, the steps of the present one, and what is new. */
import type { EventInfo, LogEntry, News, Position } from "../net/api";
import { merged, steps, type TurnLine, turns } from "./log";

export class Logbook {
  /** What happened between the last position shown and this one. */
  fresh: EventInfo[] = [];
  private entries = $state.raw<LogEntry[]>([]);
  private told: TurnLine[] = [];

  turns = $derived.by(() => (this.told = turns(this.entries, this.told)));

  /** Write down what news tell; the first position shown has no news. */
  add(before: Position | null, { log, since }: News): void {
    this.fresh = before ? log.filter((entry) => entry.n > before.n).flatMap((entry) => entry.events) : [];
    this.entries = merged(this.entries, log, since);
  }

  /** The moves that a seat has made in the present turn. */
  stepsOf(seat: number): LogEntry[] {
    return steps(this.entries, seat);
  }
}
