/** The Buildings that stand at the end of a game of Architects. */
import type { Plot } from "../street";
import type { ArchitectsView } from "./wire";

export function plotsOf(view: ArchitectsView): Plot[] {
  return view.players.flatMap(({ buildings }, seat) =>
    buildings.map((id) => ({ id: `${seat}-${id}`, drawing: `architects-${id}`, seat })),
  );
}
