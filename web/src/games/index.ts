/** The games that have a board of their own, one a folder; the others are played from the list of options. */
import type { BoardKit } from "./kit";

const KITS = import.meta.glob<BoardKit>("./*/index.ts", { eager: true, import: "kit" });
const SPRITES = import.meta.glob<string>("./*/sprite.svg", { eager: true, import: "default", query: "?raw" });
const PLATES = import.meta.glob<string>("./*/plate.svg", { eager: true, import: "default", query: "?raw" });

export function kitOf(game: string): BoardKit | null {
  return KITS[`./${game}/index.ts`] ?? null;
}

/** The symbols that games bring along, for `Icon` beside those of the page. */
export const sprites = Object.values(SPRITES).join("");

/** The picture by which a game is known on the first page. */
export function plateOf(game: string): string {
  return PLATES[`./${game}/plate.svg`] ?? "";
}
