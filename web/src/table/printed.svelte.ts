/** What a board needs besides the position: printed figures and words of its game, fetched once its name is known. */
import type { Figures } from "../games/kit";
import { figuresOf } from "../net/figures";
import { words } from "../text/text.svelte";

export class Printed {
  private fetched = $state.raw<Figures | null>(null);

  constructor(private readonly game: () => string | undefined) {
    $effect(() => {
      const name = game();
      if (!name || this.fetched) return;
      void words.need(name);
      void figuresOf(name).then((figures) => (this.fetched = figures));
    });
  }

  /** Whether the page can speak of the game. */
  get speaks(): boolean {
    return words.ready(this.game() ?? "");
  }

  /** The figures, once the game's words are there too. */
  get figures(): Figures | null {
    return this.speaks ? this.fetched : null;
  }
}
