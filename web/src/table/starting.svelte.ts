/** The moment between the waiting room and the board: the game has begun, and the page counts to it. */
import { settings } from "../settings.svelte";

const SECONDS = 3;

export class Starting {
  /** How long the room is still shown; whoever presses anything is at the board at once. */
  seconds = $state(0);
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(status: () => string | undefined) {
    let before: string | undefined;
    $effect(() => {
      const now = status();
      if (before === "open" && now === "running") this.begin();
      before = now;
    });
    $effect(() => () => this.end());
  }

  end(): void {
    clearInterval(this.timer);
    this.seconds = 0;
  }

  private begin(): void {
    if (!settings.pace() || document.hidden) return;
    this.seconds = SECONDS;
    this.timer = setInterval(() => (this.seconds > 1 ? (this.seconds -= 1) : this.end()), 1000);
  }
}
