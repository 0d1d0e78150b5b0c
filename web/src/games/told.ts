/** The log: every fact in the sentence that its game has for it. */
import type { EventInfo } from "../net/api";
import { type GameWords, HEADED } from "../text/text.svelte";
import type { Amount, BoardKit, LogLine } from "./kit";

export type Namer = (seat: number) => string;
/** How a game counts: see its kit. */
export type Counting<E extends EventInfo = EventInfo> = Pick<BoardKit<unknown, unknown, E>, "amountOf" | "asides">;

/** Every fact in its sentence, and what it brought or cost beside the deed of the same player before it. */
export function tell<E extends EventInfo>(
  words: GameWords,
  name: Namer,
  events: E[],
  counting?: Counting<E> | null,
): LogLine[] {
  const told: LogLine[] = [];
  let deed: LogLine | null = null;
  for (const event of events) {
    const counted = counting?.amountOf(event);
    if (counted && deed && deed.seat === seatOf(event)) {
      add(deed.amounts, ...counted);
      continue;
    }
    const line = lineOf(event, words.log(event.kind, event.fields, peopleIn(event, name)));
    told.push(line);
    if (!counting?.asides?.includes(event.kind)) deed = isHeading(line) ? null : line;
  }
  return told;
}

/** Whether a line stands above what follows. */
export function isHeading({ text }: LogLine): boolean {
  return text.startsWith(HEADED);
}

/** Whose deed an event is; nothing where it is nobody's. */
export function seatOf(event: EventInfo): number | null {
  return seatIn(event, "seat");
}

/** The names of those whom an event speaks of, by field. */
export function peopleIn(event: EventInfo, name: Namer): Record<string, string> {
  const people = event.people.filter((field) => seatIn(event, field) !== null);
  return Object.fromEntries(people.map((field): [string, string] => [field, name(seatIn(event, field)!)]));
}

function seatIn({ fields }: EventInfo, field: string): number | null {
  const seat = fields[field];
  return typeof seat === "number" ? seat : null;
}

function lineOf(event: EventInfo, text: string): LogLine {
  return { seat: seatOf(event), text, amounts: [] };
}

/** Add to what a line counts already. */
export function add(amounts: Amount[], id: string, amount: number): void {
  const known = amounts.find((one) => one.id === id);
  if (known) known.amount += amount;
  else amounts.push({ id, amount });
}
