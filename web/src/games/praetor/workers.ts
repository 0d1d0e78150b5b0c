/** The workers of a player who stand on tiles. */
import type { PraetorView } from "./view";

export function awayLevels(view: PraetorView, seat: number): number[] {
  const onTiles = view.city.flatMap((tile) => [tile.builder, tile.visitor]);
  return [...onTiles, view.building?.builder ?? null]
    .filter((worker) => worker?.seat === seat)
    .map((worker) => worker!.level)
    .sort((a, b) => b - a);
}
