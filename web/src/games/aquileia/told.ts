/** Aquileia's log: one short sentence for a deed, coins and points as figures, a heading where a part begins. */
import { type Flight, several } from "../../table/flight";
import { nameOf } from "../../table/result";
import type { GameWords } from "../../text/text.svelte";
import { t } from "./text";
import type { LogLine } from "../kit";
import { add, lineOf, type Namer, namedIn, seatOf, sentenceFor } from "../told";
import { icon, METALS } from "./icons";
import { short } from "./name";
import type { AquileiaEvent } from "./wire";

/** LogLine as figures beside the deed before them. */
const COUNTED = ["gained", "paid", "scored", "coin-laid", "coin-taken-back"];
/** Deeds that are paid for just before. */
const PAID_FOR = ["built", "card-paid", "card-bought", "cards-drawn", "activated", "laurel-bought"];
/** Sources of points that no deed is told for. */
const OWN_LINES = ["pecunia", "laurels", "villas"];
/** Seen on the board, or told with something else. */
const QUIET = ["strength-reached", "card-uncovered", "laurel-uncovered", "card-seen", "laurel-seen"];

export function tell(words: GameWords, name: Namer, events: AquileiaEvent[]): LogLine[] {
  const told: LogLine[] = [];
  let [before, owed] = ["", [] as AquileiaEvent[]];
  for (const [n, event] of events.entries()) {
    const tellable = !COUNTED.includes(event.kind) && !QUIET.includes(event.kind);
    if (event.kind === "strength-reached") reach(told, event.fields);
    else if (event.kind === "paid" && before !== "coins-changed" && isFollowed(events, n)) owed.push(event);
    else if (COUNTED.includes(event.kind) && before !== "coins-changed") count(words, name, told, event);
    else if (tellable) told.push(lineOf(event, sentence(words, name, event)));
    if (!tellable) continue;
    before = event.kind;
    for (const price of owed.splice(0)) count(words, name, told, price);
  }
  return told;
}

/** A price is paid before the deed that it pays for. */
function isFollowed(events: AquileiaEvent[], n: number): boolean {
  const next = events.slice(n + 1).find(({ kind }) => kind !== "paid" && !QUIET.includes(kind));
  return next !== undefined && PAID_FOR.includes(next.kind) && seatOf(next) === seatOf(events[n]!);
}

/** Add what an event brought or cost to the last deed of its player; an income without one has a line of its own. */
function count(words: GameWords, name: Namer, told: LogLine[], event: AquileiaEvent): void {
  const counted = amountOf(event);
  if (!counted) return;
  const [id, amount] = counted;
  const seat = seatOf(event);
  const own = event.kind === "scored" && OWN_LINES.includes(event.fields.source);
  let line = told.findLast((one) => one.seat === seat);
  if (!line || own) {
    line = lineOf(event, sentence(words, name, event));
    told.push(line);
  }
  add(line.amounts, id, amount);
}

/** What a fact counts, and how much. */
function amountOf({ kind, fields }: AquileiaEvent): [string, number] | null {
  if (kind === "scored") return ["points", fields.amount];
  if (kind === "coin-laid") return [fields.metal, -1];
  if (kind === "coin-taken-back") return [fields.metal, 1];
  if (kind === "gained") return [fields.metal, fields.amount];
  return kind === "paid" ? [fields.metal, -fields.amount] : null;
}

/** The strength stands behind the roll or the card that gave it. */
function reach(told: LogLine[], { seat, strength }: { seat: number; strength: number }): void {
  const last = told.at(-1);
  if (last?.seat === seat) last.text += t("reached", { strength });
}

function sentence(words: GameWords, name: Namer, event: AquileiaEvent): string {
  const named = { ...namedIn(event, (id) => nameIn(words, id)), faces: faces(words, event) };
  return sentenceFor(words, name, event, event.kind, named);
}

/** Names without their gloss: the log has little room. */
function nameIn(words: GameWords, id: string): string {
  return METALS.includes(id) ? nameOf(words, id) : short(words.name(id));
}

function faces(words: GameWords, { kind, fields }: AquileiaEvent): string {
  return kind === "dice-rolled"
    ? shown(fields)
        .map((metal) => nameOf(words, metal))
        .join(", ")
    : "";
}

/** The metals that dice show, each as often as it is shown. */
function shown({ gold, silver, bronze }: { gold: number; silver: number; bronze: number }): string[] {
  const counts = [gold, silver, bronze];
  return METALS.flatMap((metal, n) => Array<string>(counts[n]!).fill(metal));
}

/** Henchmen go to their space, houses to their lot, coins to their player. */
export function flights(events: AquileiaEvent[], colour: (seat: number) => string): Flight[] {
  return events.flatMap(({ kind, fields }): Flight[] => {
    const piece = (seat: number, to: string, icon: string): Flight => ({
      from: house(seat),
      to,
      icon,
      colour: colour(seat),
    });
    if (kind === "henchman-placed") return [piece(fields.seat, `space-${fields.space}`, "p-worker")];
    if (kind === "built") return [piece(fields.seat, `lot-${fields.lot}`, "p-house")];
    if (kind === "coin-stolen")
      return [{ from: house(fields.victim), to: house(fields.seat), icon: icon(fields.metal) }];
    if (kind !== "gained") return [];
    return several(fields.amount, { from: "stage", to: house(fields.seat), icon: icon(fields.metal) });
  });
}

function house(seat: number): string {
  return `house-${seat}`;
}

/** The spaces, lots and places of the track that the events concern. */
export function touched(events: AquileiaEvent[]): string[] {
  return events.flatMap(({ kind, fields }) => {
    if (kind === "henchman-placed") return [`space:${fields.space}`];
    if (kind === "built") return [`lot:${fields.lot}`];
    return kind === "disc-placed" ? [`track:${fields.position}`] : [];
  });
}

export interface Roll {
  seat: number;
  faces: string[];
}

/** The dice last rolled outside a contest: for coins at Dolus, by the latro. */
export function rolls(events: AquileiaEvent[]): Roll[] {
  let found: Roll[] = [];
  let fighting = false;
  for (const { kind, fields } of events) {
    if (kind === "contest-began") fighting = true;
    if (kind === "ranked") [fighting, found] = [false, []];
    if (kind !== "dice-rolled" || fighting || fields.die !== "red_die") continue;
    found.push({ seat: fields.seat, faces: shown(fields) });
  }
  return found;
}
