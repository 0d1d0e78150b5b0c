/** What a player of Architects has. */
import type { Amounts } from "../../parts/price";
import type { PlayerView } from "./wire";

/** All that a player has in store, silver with the goods. */
export function stores(player: PlayerView): Amounts {
  return { ...player.goods, silver: player.silver };
}

export function scoreOf(player: PlayerView | undefined): number {
  return Object.values(player?.points ?? {}).reduce((sum, points) => sum + points, 0);
}
