/** The printed figures of the game that a page shows, fetched once its name is known. */
import type { Figures } from "../games/kit";
import { figuresOf } from "../net/figures";

export class Printed {
  figures = $state.raw<Figures | null>(null);

  constructor(game: () => string | undefined) {
    $effect(() => {
      const name = game();
      if (name && !this.figures) void figuresOf(name).then((figures) => (this.figures = figures));
    });
  }
}
