/** City of Marble's log: one short sentence for a deed, with what came of it. */
import type { Flight } from "../../table/flight";
import type { GameWords } from "../../text/text.svelte";
import type { LogLine } from "../kit";
import { add, lineOf, type Namer, namedIn, seatOf, sentenceFor } from "../told";
import { typeOf } from "./icons";
import type { MarbleEvent } from "./wire";

type Scored = Extract<MarbleEvent, { kind: "scored" }>["fields"];

/** LogLine with the deed before them, or not at all. */
const QUIET = ["turn-began", "start-drawn", "scored", "coin-taken", "aqueduct-started"];

export function tell(words: GameWords, name: Namer, events: MarbleEvent[]): LogLine[] {
  const told: LogLine[] = [];
  let before = "";
  for (const event of events) {
    const seat = seatOf(event);
    const last = told.at(-1);
    if (event.kind === "turn-began" && event.fields.last) told.push(lineOf(event, sentence(words, name, event)));
    else if (event.kind === "coin-taken" && last?.seat === seat) add(last.amounts, "coin", 1);
    else if (event.kind === "scored") count(words, told, event.fields);
    else if (event.kind === "drawn" && before === "drawn" && last)
      last.text += `, ${words.name(typeOf(event.fields.tile))}`;
    else if (event.kind === "piece-laid" && before === "piece-laid") continue;
    else if (!QUIET.includes(event.kind)) told.push(lineOf(event, sentence(words, name, event)));
    if (event.kind !== "coin-taken") before = event.kind;
  }
  return told;
}

/** Points of a building stand beside it; those of the final scoring are told source by source. */
function count(words: GameWords, told: LogLine[], { seat, source, amount }: Scored): void {
  const last = told.at(-1);
  if (source === "buildings" && last?.seat === seat) add(last.amounts, "points", amount);
  else {
    const known = told.find((one) => one.seat === seat && one.text.startsWith(words.name(source)));
    if (known) add(known.amounts, "points", amount);
    else told.push({ seat, text: words.name(source), amounts: [{ id: "points", amount }] });
  }
}

/** A tile is told by its building: the log has little room. */
function sentence(words: GameWords, name: Namer, event: MarbleEvent): string {
  const kind = event.kind === "placed" && event.fields.magistrate ? "placed-manned" : event.kind;
  const named = namedIn(event, (id, field) => words.name(field === "tile" ? typeOf(id) : id));
  return sentenceFor(words, name, event, kind, named);
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
    if (kind === "imperium-taken") {
      const from = `space-${fields.imperium.replace("imperium_", "imperium_space_")}`;
      return [{ from, to: house(fields.seat), icon: `b-${typeOf(fields.imperium)}` }];
    }
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
