/** What City of Marble's log shows as figures, and what its facts touch on the board. */
import type { MarbleEvent } from "./wire";

/** A fact that stands beside the deed before it: what it counts, and how much. */
export function amountOf({ kind, fields }: MarbleEvent): [string, number] | null {
  if (kind === "coin-taken") return ["coin", 1];
  return kind === "scored" && fields.source === "buildings" ? ["points", fields.amount] : null;
}

/** As the actions write it: `6,3,R` for the orientation `right`. */
export function placeOf({ q, r, orientation }: { q: number; r: number; orientation: string }): string {
  return `${q},${r},${orientation.charAt(0).toUpperCase()}`;
}

/** The tiles, sites and aqueducts that the events concern. */
export function touched(events: MarbleEvent[]): string[] {
  const found = events.flatMap(({ kind, fields }) => {
    if (kind === "placed" || kind === "recalled") return [`tile:${placeOf(fields)}`];
    if (kind === "built" || kind === "fountain-placed" || kind === "plaza-closed")
      return [`site:${fields.q},${fields.r}`];
    return kind === "piece-laid" ? [`line:${fields.aqueduct}:${fields.q},${fields.r}`] : [];
  });
  return [...new Set(found)];
}
