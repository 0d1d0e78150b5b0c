/** The workers of a player: who stands on tiles, and what is told of those who could. */
import type { Amount } from "../kit";
import type { PraetorView } from "./wire";

/** The largest change of all that an answer brings. */
export function most(preview: Record<string, number>): Amount | null {
  const [first] = Object.entries(preview).sort(([, a], [, b]) => b - a);
  return first ? { id: first[0], amount: first[1] } : null;
}

export function awayLevels(view: PraetorView, seat: number): number[] {
  const onTiles = view.city.flatMap((tile) => [tile.builder, tile.visitor]);
  return [...onTiles, view.building?.builder ?? null]
    .filter((worker) => worker?.seat === seat)
    .map((worker) => worker!.level)
    .sort((a, b) => b - a);
}
