/** Whose cards are spread out in the panels: one player's at a time. */

class Spread {
  seat = $state<number | null>(null);

  toggle(seat: number): void {
    this.seat = this.seat === seat ? null : seat;
  }
}

export const spread = new Spread();
