/** The log of a table as it grows: the turns it tells of and the steps of the present one. */
import type { LogEntry, News } from "../net/api";
import { merged, steps, type TurnLine, turns } from "./log";

export class Logbook {
  private entries = $state.raw<LogEntry[]>([]);
  private told: TurnLine[] = [];

  turns = $derived.by(() => (this.told = turns(this.entries, this.told)));

  /** Write down what news tell. */
  add({ log, since }: News): void {
    this.entries = merged(this.entries, log, since);
  }

  /** The move that was made after so many. */
  at(ply: number): LogEntry | undefined {
    return this.entries.findLast((entry) => entry.kind === "move" && !entry.undone && entry.ply === ply + 1);
  }

  /** The moves that a seat has made in the present turn. */
  stepsOf(seat: number): LogEntry[] {
    return steps(this.entries, seat);
  }
}
