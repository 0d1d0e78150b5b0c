/** The houses that stand at the end of a game of Aquileia. */
import type { Plot } from "../street";
import type { AquileiaView } from "./wire";

export function plotsOf(view: AquileiaView): Plot[] {
  return Object.entries(view.lots).flatMap(([id, lot]) => {
    if (lot.seat === null) return [];
    const villa = lot.kind === "villa";
    const drawing = `aquileia-${villa ? "villa" : id}`;
    return [{ id, drawing, seat: lot.seat, ...(villa ? { colours: `aq-villa-${lot.colour}` } : {}) }];
  });
}
