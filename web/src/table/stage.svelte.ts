/** What happens to all players at once: a lane for each, done, now, or still to come. */
import type { EventInfo } from "../net/api";
import type { Staging } from "./director";

export class Stage implements Staging {
  events = $state.raw<EventInfo[] | null>(null);
  /** Whose lane is shown now. */
  now = $state<number | null>(null);
  isComplete = $state(false);

  open(events: EventInfo[]): void {
    this.events = events;
    this.now = null;
    this.isComplete = false;
  }

  turnTo(seat: number): void {
    this.now = seat;
  }

  complete(): void {
    this.now = null;
    this.isComplete = true;
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
