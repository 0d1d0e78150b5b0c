/** The games that have a board of their own, one a folder; the others are played from the list of options. */
import { orAnew } from "../net/again";
import type { BoardKit } from "./kit";

const KITS = import.meta.glob<BoardKit>("./*/index.ts", { import: "kit" });
const SPRITES = import.meta.glob<string>("./*/sprite.svg", { import: "default", query: "?raw" });
const PLATES = import.meta.glob<string>("./*/plate.ts", { import: "plate" });

/** The boards that were loaded: each is fetched when its game is first looked at. */
class Boards {
  private kits = $state.raw<Record<string, BoardKit>>({});
  private wanted = new Set<string>();

  /** Whether a game has a board. */
  has(game: string): boolean {
    return `./${game}/index.ts` in KITS;
  }

  /** Whether all is here that a game has to be drawn with. */
  ready(game: string): boolean {
    return game in this.kits || !this.has(game);
  }

  of(game: string): BoardKit | null {
    return this.kits[game] ?? null;
  }

  /** Fetch the board of a game with its symbols, once. */
  async need(game: string): Promise<void> {
    if (this.wanted.has(game) || this.ready(game)) return;
    this.wanted.add(game);
    const parts = [KITS[`./${game}/index.ts`]!(), SPRITES[`./${game}/sprite.svg`]?.()] as const;
    const [kit, sprite] = await orAnew(Promise.all(parts));
    lay(sprite ?? "");
    this.kits = { ...this.kits, [game]: kit };
  }
}

export const boards = new Boards();

const plates = new Map<string, Promise<void>>();

/** Fetch the picture by which a game is known, once: `#<game>-plate`. */
export function needPlate(game: string): void {
  const plate = PLATES[`./${game}/plate.ts`];
  if (!plate || plates.has(game)) return;
  plates.set(
    game,
    plate().then(lay, () => void plates.delete(game)),
  );
}

/** Add symbols to those that every part of the page may use. */
function lay(symbols: string): void {
  document.getElementById("drawings")?.insertAdjacentHTML("beforeend", symbols);
}
