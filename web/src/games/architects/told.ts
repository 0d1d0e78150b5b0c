/** Architects' log: one short sentence for a deed, with what came of it as amounts. */
import type { EventInfo } from "../../net/api";
import type { Flight } from "../../table/flight";
import { type Arguments, type GameWords, words as own } from "../../text/text.svelte";
import type { Told } from "../kit";

type Namer = (seat: number) => string;

/** Facts that stand beside the deed before them: the field that counts, and what it counts. */
const AMOUNTS: Record<string, (event: EventInfo) => [string, number]> = {
  gained: ({ fields }) => [String(fields["resource"]), Number(fields["amount"])],
  paid: ({ fields }) => [String(fields["resource"]), -Number(fields["amount"])],
  "tax-paid": ({ fields }) => ["silver", -Number(fields["amount"])],
  "taxes-taken": ({ fields }) => ["silver", Number(fields["amount"])],
  "virtue-moved": ({ fields }) => ["virtue", Number(fields["steps"])],
  "cards-drawn": ({ fields }) => ["building_card", Number(fields["amount"])],
  "silver-placed": ({ fields }) => ["silver", -Number(fields["amount"])],
  "stock-moved": ({ fields }) => ["stock", Number(fields["amount"])],
};

/** Told by what is seen on the table, or not at all. */
const QUIET = ["apprentice-left", "apprentice-shown", "market-card-flipped", "market-shuffled", "pack-passed"];

export function tell(words: GameWords, name: Namer, events: EventInfo[]): Told[] {
  const told: Told[] = [];
  for (const event of events) {
    const amount = AMOUNTS[event.kind]?.(event);
    if (event.kind === "scored") count(words, told, event);
    else if (amount) add(name, told, event, amount);
    else if (!QUIET.includes(event.kind)) told.push(line(words, name, event));
  }
  return told;
}

/** An amount goes to the last deed of its player; without one it is told by itself. */
function add(name: Namer, told: Told[], event: EventInfo, [id, amount]: [string, number]): void {
  const seat = seatOf(event);
  const last = told.at(-1);
  if (!last || last.seat !== seat || last.text.startsWith("#")) {
    told.push({ seat, text: `**${name(seat!)}**`, amounts: [{ id, amount }] });
    return;
  }
  const known = last.amounts.find((one) => one.id === id);
  if (known) known.amount += amount;
  else last.amounts.push({ id, amount });
}

/** The final points, source by source. */
function count(words: GameWords, told: Told[], event: EventInfo): void {
  const { seat, source, points } = event.fields as { seat: number; source: string; points: number };
  if (points) told.push({ seat, text: words.name(source), amounts: [{ id: "points", amount: points }] });
}

function line(words: GameWords, name: Namer, event: EventInfo): Told {
  return { seat: seatOf(event), text: sentence(words, name, event), amounts: [] };
}

function sentence(words: GameWords, name: Namer, event: EventInfo): string {
  const people = Object.fromEntries(event.people.map((field) => [field, name(event.fields[field] as number)]));
  const short = own.maybe(`architects-log-${event.kind}`, { ...named(words, event), ...people });
  return short ?? words.log(event.kind, { ...event.fields, ...people });
}

function named(words: GameWords, event: EventInfo): Arguments {
  const pairs = Object.entries(event.fields).map(([field, value]): [string, string | number] => [
    field,
    typeof value === "number" ? value : words.name(String(value)),
  ]);
  return Object.fromEntries(pairs);
}

function seatOf(event: EventInfo): number | null {
  const seat = event.fields["seat"];
  return typeof seat === "number" ? seat : null;
}

const MOST = 5;

interface Fields {
  seat: number;
  owner: number;
  place: string;
  location: string;
  resource: string;
  amount: number;
}

/** Workers go to their place and come back; goods go from the place to their player. */
export function flights(events: EventInfo[], colour: (seat: number) => string): Flight[] {
  let from = "";
  return events.flatMap(({ kind, fields }): Flight[] => {
    const { seat, owner, place, location, resource, amount } = fields as unknown as Fields;
    const board = `dice-${seat}`;
    const worker = (of: number): Pick<Flight, "icon" | "colour"> => ({ icon: "p-worker", colour: colour(of) });
    if (kind === "worker-placed") from = `place-${place}`;
    if (kind === "worker-placed") return [{ from: board, to: from, ...worker(seat) }];
    if (kind === "worker-retrieved") return [{ from: `place-${place}`, to: board, ...worker(seat) }];
    if (kind === "workers-captured") return [{ from: `place-${location}`, to: board, ...worker(owner) }];
    if (kind !== "gained" || !from) return [];
    return Array<Flight>(Math.min(amount, MOST)).fill({ from, to: board, icon: `r-${resource}` });
  });
}

/** What the last events touched, as targets. */
export function touched(events: EventInfo[]): string[] {
  return events.flatMap(({ kind, fields }): string[] => {
    if (kind === "worker-placed" || kind === "worker-retrieved") return [`place:${String(fields["place"])}`];
    if (kind === "workers-captured") return [`place:${String(fields["location"])}`];
    return kind === "cathedral-advanced" ? ["place:cathedral"] : [];
  });
}
