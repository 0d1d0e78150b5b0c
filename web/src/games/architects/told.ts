/** Architects' log: one short sentence for a deed, with what came of it as amounts. */
import { type Flight, several } from "../../table/flight";
import type { GameWords } from "../../text/text.svelte";
import type { LogLine } from "../kit";
import { add, lineOf, type Namer, namedIn, seatOf, sentenceFor } from "../told";
import type { ArchitectsEvent } from "./wire";

type Scored = Extract<ArchitectsEvent, { kind: "scored" }>["fields"];

/** A fact that stands beside the deed before it: what it counts, and how much. */
function amountOf({ kind, fields }: ArchitectsEvent): [string, number] | null {
  if (kind === "gained") return [fields.resource, fields.amount];
  if (kind === "paid") return [fields.resource, -fields.amount];
  if (kind === "taxes-taken") return ["silver", fields.amount];
  if (kind === "tax-paid" || kind === "silver-placed") return ["silver", -fields.amount];
  if (kind === "virtue-moved") return ["virtue", fields.steps];
  if (kind === "cards-drawn") return ["building_card", fields.amount];
  return kind === "stock-moved" ? ["stock", fields.amount] : null;
}

/** LogLine by what is seen on the table, or not at all. */
const QUIET = ["apprentice-left", "apprentice-shown", "market-card-flipped", "market-shuffled", "pack-passed"];

export function tell(words: GameWords, name: Namer, events: ArchitectsEvent[]): LogLine[] {
  const told: LogLine[] = [];
  for (const event of events) {
    const amount = amountOf(event);
    if (event.kind === "scored") count(words, told, event.fields);
    else if (amount) addToLast(name, told, event, amount);
    else if (!QUIET.includes(event.kind)) told.push(lineOf(event, sentence(words, name, event)));
  }
  return told;
}

/** An amount goes to the last deed of its player; without one it is told by itself. */
function addToLast(name: Namer, told: LogLine[], event: ArchitectsEvent, [id, amount]: [string, number]): void {
  const seat = seatOf(event);
  const last = told.at(-1);
  if (!last || last.seat !== seat || last.text.startsWith("#")) {
    told.push({ seat, text: `**${name(seat!)}**`, amounts: [{ id, amount }] });
    return;
  }
  add(last.amounts, id, amount);
}

/** The final points, source by source. */
function count(words: GameWords, told: LogLine[], { seat, source, points }: Scored): void {
  if (points) told.push({ seat, text: words.name(source), amounts: [{ id: "points", amount: points }] });
}

function sentence(words: GameWords, name: Namer, event: ArchitectsEvent): string {
  const named = namedIn(event, (id) => words.name(id));
  return sentenceFor(words, name, event, event.kind, named);
}

/** Workers go to their place and come back; goods go from the place to their player. */
export function flights(events: ArchitectsEvent[], colour: (seat: number) => string): Flight[] {
  let from = "";
  return events.flatMap(({ kind, fields }): Flight[] => {
    const worker = (of: number): Pick<Flight, "icon" | "colour"> => ({ icon: "p-worker", colour: colour(of) });
    if (kind === "worker-placed") from = `place-${fields.place}`;
    if (kind === "worker-placed") return [{ from: board(fields.seat), to: from, ...worker(fields.seat) }];
    if (kind === "worker-retrieved")
      return [{ from: `place-${fields.place}`, to: board(fields.seat), ...worker(fields.seat) }];
    if (kind === "workers-captured")
      return [{ from: `place-${fields.location}`, to: board(fields.seat), ...worker(fields.owner) }];
    if (kind !== "gained" || !from) return [];
    return several(fields.amount, { from, to: board(fields.seat), icon: `r-${fields.resource}` });
  });
}

function board(seat: number): string {
  return `dice-${seat}`;
}

/** What the last events touched, as targets. */
export function touched(events: ArchitectsEvent[]): string[] {
  return events.flatMap(({ kind, fields }): string[] => {
    if (kind === "worker-placed" || kind === "worker-retrieved") return [`place:${fields.place}`];
    if (kind === "workers-captured") return [`place:${fields.location}`];
    return kind === "cathedral-advanced" ? ["place:cathedral"] : [];
  });
}
