/** The end of a game as it is shown, one act after the other; it can be cut short at any time. */
import type { Act, Beat } from "./plan";

export class Ceremony {
  beat = $state.raw<Beat>({ act: "still", counted: 0, milliseconds: 0 });
  private rest: Beat[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    /** How fast things move; 0: not at all. */
    private readonly pace: () => number,
    private readonly heard: (act: Act) => void,
  ) {}

  get isOver(): boolean {
    return this.beat.act === "done";
  }

  /** Whether the order is known to all. */
  get isRanked(): boolean {
    return this.beat.act === "order" || this.isWon;
  }

  /** Whether the winner is known to all. */
  get isWon(): boolean {
    return this.beat.act === "laurel" || this.isOver;
  }

  play(plan: Beat[]): void {
    this.rest = plan;
    if (this.pace() === 0) this.finish();
    else this.next();
  }

  /** Show a state that stays, without a word about it. */
  settle(beat: Beat): void {
    this.beat = beat;
  }

  /** Show the last state now. */
  finish = (): void => {
    this.stop();
    const last = this.rest.at(-1);
    if (!last) return;
    const wasWon = this.isWon;
    this.rest = [];
    this.beat = last;
    if (!wasWon) this.heard("laurel");
  };

  stop(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
  }

  private next(): void {
    const [beat, ...rest] = this.rest;
    if (!beat) return;
    this.rest = rest;
    this.beat = beat;
    this.heard(beat.act);
    if (rest.length) this.timer = setTimeout(() => this.next(), beat.milliseconds / this.pace());
  }
}
