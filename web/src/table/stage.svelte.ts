/** What happens to all players at once: a lane for each, done, now, or still to come. */
import type { EventInfo } from "../net/api";
import type { Staging } from "./director";

/** What was skipped so often in a row is only shown to those who ask for it. */
const ENOUGH = 2;

export class Stage implements Staging {
  events = $state.raw<EventInfo[] | null>(null);
  /** Whose lane is shown now. */
  now = $state<number | null>(null);
  isComplete = $state(false);
  /** Whether the table has not moved on since. */
  isPresent = $state(true);
  /** How often in a row it was not looked at to its end. */
  private skipped = 0;

  get isUnwanted(): boolean {
    return this.skipped >= ENOUGH;
  }

  /** Whether its lanes are shown one after the other. */
  get isRunning(): boolean {
    return this.events !== null && !this.isComplete;
  }

  /** Whether it lies there as it was in the end. */
  get isLying(): boolean {
    return this.events !== null && this.isComplete;
  }

  open(events: EventInfo[]): void {
    this.events = events;
    this.now = null;
    this.isComplete = false;
    this.isPresent = true;
  }

  turnTo(seat: number): void {
    this.now = seat;
  }

  complete(): void {
    this.skipped = 0;
    this.now = null;
    this.isComplete = true;
  }

  /** The player does something else while it is shown. */
  skip(): void {
    if (this.isRunning) this.skipped += 1;
  }

  /** Show all lanes as they were in the end, because somebody wants to see them. */
  again({ events, isPresent }: { events: EventInfo[]; isPresent: boolean }): void {
    this.open(events);
    this.isPresent = isPresent;
    this.complete();
  }

  close(): void {
    this.events = null;
  }

  /** The players in the order of their lanes. */
  get seats(): number[] {
    const named = (this.events ?? []).map(({ fields }) => fields["seat"]);
    return [...new Set(named)].filter((seat) => typeof seat === "number");
  }

  /** What happened in a lane. */
  lane(seat: number): EventInfo[] {
    return (this.events ?? []).filter(({ fields }) => fields["seat"] === seat);
  }

  stateOf(seat: number): "done" | "now" | "waits" {
    if (this.now === seat) return "now";
    const { seats } = this;
    return this.isComplete || (this.now !== null && seats.indexOf(seat) < seats.indexOf(this.now)) ? "done" : "waits";
  }
}
