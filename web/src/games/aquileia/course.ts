/** What is carried out now in Aquileia, and what comes up. */
import type { AquileiaFigures, AquileiaView } from "./wire";

/** The area whose space is carried out now. */
export function areaNow(view: AquileiaView): string {
  return view.spaces[view.resolving[0] ?? ""]?.area ?? "";
}

/** The spaces with a henchman that are still to be carried out, in their order. */
export function comingUp(view: AquileiaView, figures: AquileiaFigures): string[] {
  const all = figures.areas.flatMap(({ spaces }) => spaces);
  const at = view.resolving.length ? Math.min(...view.resolving.map((id) => all.indexOf(id))) : all.length;
  return all.slice(at).filter((id) => view.spaces[id]!.seat !== null);
}
