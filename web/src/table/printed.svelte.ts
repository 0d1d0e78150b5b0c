/** What a game needs besides the position: its board, figures and words, fetched once its table is known. */
import { boards } from "../games/boards.svelte";
import type { Figures } from "../games/kit";
import type { TableInfo } from "../net/api";
import { figuresOf } from "../net/figures";
import { words } from "../text/text.svelte";

export class Printed {
  private fetched = $state.raw<Figures | null>(null);

  constructor(private readonly table: () => TableInfo | null) {
    $effect(() => {
      const info = table();
      if (!info || this.fetched) return;
      void boards.need(info.game);
      void words.need(info.game, info.components);
      void figuresOf(info.game, info.components).then((figures) => (this.fetched = figures));
    });
  }

  /** Whether the page can speak of the game, and draw it if it has a board. */
  get speaks(): boolean {
    const game = this.table()?.game ?? "";
    return words.ready(game) && boards.ready(game);
  }

  /** The figures, once the game's words are there too. */
  get figures(): Figures | null {
    return this.speaks ? this.fetched : null;
  }
}
