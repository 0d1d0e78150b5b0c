/** Aquileia's log: one short sentence for a deed, coins and points as figures, a heading where a part begins. */
import type { Flight } from "../../table/flight";
import type { EventInfo } from "../../net/api";
import { nameOf } from "../../table/result";
import { type Arguments, type GameWords, words as own } from "../../text/text.svelte";
import type { Told } from "../kit";
import { icon, METALS, short } from "./view";

type Namer = (seat: number) => string;

/** Told as figures beside the deed before them. */
const COUNTED = ["gained", "paid", "scored", "coin-laid", "coin-taken-back"];
/** Deeds that are paid for just before. */
const PAID_FOR = ["built", "card-paid", "card-bought", "cards-drawn", "activated", "laurel-bought"];
/** Sources of points that no deed is told for. */
const OWN_LINES = ["pecunia", "laurels", "villas"];
/** Seen on the board, or told with something else. */
const QUIET = ["strength-reached", "card-uncovered", "laurel-uncovered", "card-seen", "laurel-seen"];

export function tell(words: GameWords, name: Namer, events: EventInfo[]): Told[] {
  const told: Told[] = [];
  let [before, owed] = ["", [] as EventInfo[]];
  for (const [n, event] of events.entries()) {
    const tellable = !COUNTED.includes(event.kind) && !QUIET.includes(event.kind);
    if (event.kind === "strength-reached") reach(told, event);
    else if (event.kind === "paid" && before !== "coins-changed" && isFollowed(events, n)) owed.push(event);
    else if (COUNTED.includes(event.kind) && before !== "coins-changed") count(words, name, told, event);
    else if (tellable) told.push({ seat: seatOf(event), text: sentence(words, name, event), amounts: [] });
    if (!tellable) continue;
    before = event.kind;
    for (const price of owed.splice(0)) count(words, name, told, price);
  }
  return told;
}

/** A price is paid before the deed that it pays for. */
function isFollowed(events: EventInfo[], n: number): boolean {
  const next = events.slice(n + 1).find(({ kind }) => kind !== "paid" && !QUIET.includes(kind));
  return next !== undefined && PAID_FOR.includes(next.kind) && seatOf(next) === seatOf(events[n]!);
}

/** Add what an event brought or cost to the last deed of its player; an income without one has a line of its own. */
function count(words: GameWords, name: Namer, told: Told[], event: EventInfo): void {
  const seat = seatOf(event);
  const own = event.kind === "scored" && OWN_LINES.includes(String(event.fields["source"]));
  let line = told.findLast((one) => one.seat === seat);
  if (!line || own) {
    line = { seat, text: sentence(words, name, event), amounts: [] };
    told.push(line);
  }
  const [id, amount] = amountOf(event);
  const known = line.amounts.find((one) => one.id === id);
  if (known) known.amount += amount;
  else line.amounts.push({ id, amount });
}

function amountOf({ kind, fields }: EventInfo): [string, number] {
  const { metal, amount } = fields as { metal: string; amount: number };
  if (kind === "scored") return ["points", amount];
  if (kind === "coin-laid") return [metal, -1];
  if (kind === "coin-taken-back") return [metal, 1];
  return [metal, kind === "paid" ? -amount : amount];
}

/** The strength stands behind the roll or the card that gave it. */
function reach(told: Told[], { fields }: EventInfo): void {
  const last = told.at(-1);
  if (last?.seat === fields["seat"]) last!.text += own.t("aquileia-reached", { strength: Number(fields["strength"]) });
}

function sentence(words: GameWords, name: Namer, event: EventInfo): string {
  const people = Object.fromEntries(event.people.map((field) => [field, name(event.fields[field] as number)]));
  const given = { ...named(words, event), ...people, faces: faces(words, event) };
  return own.maybe(`aquileia-${event.kind}`, given) ?? words.log(event.kind, { ...event.fields, ...people });
}

/** Names without their gloss: the log has little room. */
function named(words: GameWords, event: EventInfo): Arguments {
  const pairs = Object.entries(event.fields).map(([field, value]): [string, string | number] => [
    field,
    typeof value === "number" ? value : nameIn(words, String(value)),
  ]);
  return Object.fromEntries(pairs);
}

function nameIn(words: GameWords, id: string): string {
  return METALS.includes(id) ? nameOf(words, id) : short(words.name(id));
}

/** The metals that dice show, each as often as it is shown. */
function faces(words: GameWords, { fields }: EventInfo): string {
  const shown = METALS.flatMap((metal) => Array<string>(Number(fields[metal] ?? 0)).fill(nameOf(words, metal)));
  return shown.join(", ");
}

function seatOf({ fields }: EventInfo): number | null {
  const seat = fields["seat"];
  return typeof seat === "number" ? seat : null;
}

interface Moved {
  seat: number | undefined;
  victim: number;
  space: string;
  lot: string;
  metal: string;
  amount: number;
}

/** Henchmen go to their space, houses to their lot, coins to their player. */
export function flights(events: EventInfo[], colour: (seat: number) => string): Flight[] {
  return events.flatMap(({ kind, fields }): Flight[] => {
    const { seat, space, lot, metal, victim, amount } = fields as unknown as Moved;
    const home = `house-${seat}`;
    const owner = seat === undefined ? "" : colour(seat);
    if (kind === "henchman-placed") return [{ from: home, to: `space-${space}`, icon: "p-worker", colour: owner }];
    if (kind === "built") return [{ from: home, to: `lot-${lot}`, icon: "p-house", colour: owner }];
    if (kind === "coin-stolen") return [{ from: `house-${victim}`, to: home, icon: icon(metal) }];
    if (kind === "gained")
      return Array<Flight>(Math.min(amount, 5)).fill({ from: "stage", to: home, icon: icon(metal) });
    return [];
  });
}

/** The spaces, lots and places of the track that the events concern. */
export function touched(events: EventInfo[]): string[] {
  return events.flatMap(({ kind, fields }) => {
    if (kind === "henchman-placed") return [`space:${String(fields["space"])}`];
    if (kind === "built") return [`lot:${String(fields["lot"])}`];
    return kind === "disc-placed" ? [`track:${String(fields["position"])}`] : [];
  });
}

export interface Roll {
  seat: number;
  faces: string[];
}

/** The dice last rolled outside a contest: for coins at Dolus, by the latro. */
export function rolls(events: EventInfo[]): Roll[] {
  let found: Roll[] = [];
  let fighting = false;
  for (const { kind, fields } of events) {
    if (kind === "contest-began") fighting = true;
    if (kind === "ranked") [fighting, found] = [false, []];
    if (kind !== "dice-rolled" || fighting || fields["die"] !== "red_die") continue;
    const faces = METALS.flatMap((metal) => Array<string>(Number(fields[metal])).fill(metal));
    found.push({ seat: Number(fields["seat"]), faces });
  }
  return found;
}
