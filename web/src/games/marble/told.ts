/** What City of Marble's log shows as figures, and what its facts move on the board. */
import type { Flight } from "../../table/flight";
import { icon } from "./icons";
import type { MarbleEvent } from "./wire";

/** A fact that stands beside the deed before it: what it counts, and how much. */
export function amountOf({ kind, fields }: MarbleEvent): [string, number] | null {
  if (kind === "coin-taken") return ["coin", 1];
  return kind === "scored" && fields.source === "buildings" ? ["points", fields.amount] : null;
}

/** Magistrates go to their tile or space and come back, coins and Imperium tiles go to their player. */
export function flights(events: MarbleEvent[], colour: (seat: number) => string): Flight[] {
  const piece = (seat: number): Pick<Flight, "icon" | "colour"> => ({ icon: "p-magistrate", colour: colour(seat) });
  return events.flatMap(({ kind, fields }): Flight[] => {
    if (kind === "placed" && fields.magistrate)
      return [{ from: house(fields.seat), to: `tile-${placeOf(fields)}`, ...piece(fields.seat) }];
    if (kind === "recalled")
      return [{ from: `tile-${placeOf(fields)}`, to: house(fields.seat), ...piece(fields.seat) }];
    if (kind === "moved")
      return [{ from: `tile-${placeOf(fields)}`, to: `space-${fields.space}`, ...piece(fields.seat) }];
    if (kind === "imperium-taken")
      return [{ from: `space-${fields.space}`, to: house(fields.seat), icon: icon(fields.imperium) }];
    if (kind === "coin-collected") return [{ from: `space-${fields.space}`, to: house(fields.seat), icon: "c-gold" }];
    return kind === "coin-taken" ? [{ from: "space-treasury", to: house(fields.seat), icon: "c-gold" }] : [];
  });
}

function house(seat: number): string {
  return `house-${seat}`;
}

/** As the actions write it: `6,3,R` for the orientation `right`. */
function placeOf({ q, r, orientation }: { q: number; r: number; orientation: string }): string {
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
