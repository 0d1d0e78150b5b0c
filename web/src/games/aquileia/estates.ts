/** What the lots of a player of Aquileia bring. */
import type { Amounts } from "../../parts/price";
import type { AquileiaView, PlayerView } from "./wire";

/** What a visit to the Portus would bring a player. */
export function yieldsOf(view: AquileiaView, player: PlayerView): Amounts {
  const sum: Amounts = {};
  for (const lot of player.lots) {
    for (const [id, amount] of Object.entries(view.lots[lot]!.yields)) sum[id] = (sum[id] ?? 0) + amount;
  }
  return sum;
}

/** The values of a player's villas, all colours together. */
export function villasOf(view: AquileiaView, player: PlayerView): number {
  return player.lots.reduce((sum, lot) => sum + view.lots[lot]!.value, 0);
}
