/** City of Marble's log: one short sentence for a deed, with what came of it. */
import type { Flight } from "../../table/flight";
import type { EventInfo } from "../../net/api";
import { type Arguments, type GameWords, words as own } from "../../text/text.svelte";
import type { Told } from "../kit";
import { typeOf } from "./view";

type Namer = (seat: number) => string;

/** Told with the deed before them, or not at all. */
const QUIET = ["turn-began", "start-drawn", "scored", "coin-taken", "aqueduct-started"];

export function tell(words: GameWords, name: Namer, events: EventInfo[]): Told[] {
  const told: Told[] = [];
  let before = "";
  for (const event of events) {
    const seat = seatOf(event);
    const last = told.at(-1);
    if (event.kind === "turn-began" && event.fields["last"]) told.push(line(words, name, event));
    else if (event.kind === "coin-taken" && last?.seat === seat) add(last, "coin", 1);
    else if (event.kind === "scored") count(words, told, event);
    else if (event.kind === "drawn" && before === "drawn" && last)
      last.text += `, ${words.name(typeOf(String(event.fields["tile"])))}`;
    else if (event.kind === "piece-laid" && before === "piece-laid") continue;
    else if (!QUIET.includes(event.kind)) told.push(line(words, name, event));
    if (event.kind !== "coin-taken") before = event.kind;
  }
  return told;
}

/** Points of a building stand beside it; those of the final scoring are told source by source. */
function count(words: GameWords, told: Told[], event: EventInfo): void {
  const { seat, source, amount } = event.fields as { seat: number; source: string; amount: number };
  const last = told.at(-1);
  if (source === "buildings" && last?.seat === seat) add(last, "points", amount);
  else {
    const known = told.find((one) => one.seat === seat && one.text.startsWith(words.name(source)));
    if (known) add(known, "points", amount);
    else told.push({ seat, text: words.name(source), amounts: [{ id: "points", amount }] });
  }
}

function add(told: Told, id: string, amount: number): void {
  const known = told.amounts.find((one) => one.id === id);
  if (known) known.amount += amount;
  else told.amounts.push({ id, amount });
}

function line(words: GameWords, name: Namer, event: EventInfo): Told {
  return { seat: seatOf(event), text: sentence(words, name, event), amounts: [] };
}

function sentence(words: GameWords, name: Namer, event: EventInfo): string {
  const people = Object.fromEntries(event.people.map((field) => [field, name(event.fields[field] as number)]));
  const kind = event.kind === "placed" && event.fields["magistrate"] ? "placed-manned" : event.kind;
  const short = own.maybe(`marble-${kind}`, { ...named(words, event), ...people });
  return short ?? words.log(event.kind, { ...event.fields, ...people });
}

/** A tile is told by its building: the log has little room. */
function named(words: GameWords, event: EventInfo): Arguments {
  const pairs = Object.entries(event.fields).map(([field, value]): [string, string | number] => {
    if (typeof value === "number") return [field, value];
    return [field, words.name(field === "tile" ? typeOf(String(value)) : String(value))];
  });
  return Object.fromEntries(pairs);
}

function seatOf(event: EventInfo): number | null {
  const seat = event.fields["seat"];
  return typeof seat === "number" ? seat : null;
}

/** Magistrates go to their tile or space and come back, coins and Imperium tiles go to their player. */
export function flights(events: EventInfo[], colour: (seat: number) => string): Flight[] {
  return events.flatMap((event): Flight[] => {
    const { seat, magistrate, space, imperium } = event.fields as {
      seat: number;
      magistrate: boolean;
      space: string;
      imperium: string;
    };
    const piece = { icon: "p-magistrate", colour: seat === undefined ? "" : colour(seat) };
    const [own, tile] = [`house-${seat}`, `tile-${placeOf(event)}`];
    if (event.kind === "placed" && magistrate) return [{ from: own, to: tile, ...piece }];
    if (event.kind === "recalled") return [{ from: tile, to: own, ...piece }];
    if (event.kind === "moved") return [{ from: tile, to: `space-${space}`, ...piece }];
    if (event.kind === "imperium-taken")
      return [
        { from: `space-${imperium.replace("imperium_", "imperium_space_")}`, to: own, icon: `b-${typeOf(imperium)}` },
      ];
    return event.kind === "coin-taken" ? [{ from: "space-treasury", to: own, icon: "c-gold" }] : [];
  });
}

/** As the actions write it: `6,3,R` for the orientation `right`. */
function placeOf(event: EventInfo): string {
  const { q, r, orientation } = event.fields as { q: number; r: number; orientation: string };
  return `${q},${r},${orientation?.charAt(0).toUpperCase()}`;
}

const ON_TILES = ["placed", "recalled"];
const ON_SITES = ["built", "fountain-placed", "plaza-closed"];

/** The tiles, sites and aqueducts that the events concern. */
export function touched(events: EventInfo[]): string[] {
  const found = events.flatMap((event) => {
    const { q, r, aqueduct } = event.fields as { q: number; r: number; aqueduct: string };
    if (ON_TILES.includes(event.kind)) return [`tile:${placeOf(event)}`];
    if (ON_SITES.includes(event.kind)) return [`site:${q},${r}`];
    return event.kind === "piece-laid" ? [`line:${aqueduct}:${q},${r}`] : [];
  });
  return [...new Set(found)];
}
