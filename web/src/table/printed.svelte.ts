/** What a game needs besides the position: its board, printed figures and words, fetched once its name is known. */
import { boards } from "../games/boards.svelte";
import type { Figures } from "../games/kit";
import { figuresOf } from "../net/figures";
import { words } from "../text/text.svelte";

export class Printed {
  private fetched = $state.raw<Figures | null>(null);

  constructor(private readonly game: () => string | undefined) {
    $effect(() => {
      const name = game();
      if (!name || this.fetched) return;
      void boards.need(name);
      void words.need(name);
      void figuresOf(name).then((figures) => (this.fetched = figures));
    });
  }

  /** Whether the page can speak of the game, and draw it if it has a board. */
  get speaks(): boolean {
    const game = this.game() ?? "";
    return words.ready(game) && boards.ready(game);
  }

  /** The figures, once the game's words are there too. */
  get figures(): Figures | null {
    return this.speaks ? this.fetched : null;
  }
}
