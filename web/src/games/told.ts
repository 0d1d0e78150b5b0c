/** What every game's log tells in the same way. */
import type { EventInfo } from "../net/api";
import { type Arguments, type GameWords } from "../text/text.svelte";
import type { Amount, LogLine } from "./kit";

export type Namer = (seat: number) => string;

/** Whose deed an event is; nothing where it is nobody's. */
export function seatOf(event: EventInfo): number | null {
  return seatIn(event, "seat");
}

/** The names of those whom an event speaks of, by field. */
export function peopleIn(event: EventInfo, name: Namer): Record<string, string> {
  return Object.fromEntries(event.people.map((field): [string, string] => [field, name(seatIn(event, field) ?? -1)]));
}

function seatIn({ fields }: EventInfo, field: string): number | null {
  const seat = fields[field];
  return typeof seat === "number" ? seat : null;
}

/** The fields of an event as a sentence takes them: numbers stay, all else has a name. */
export function namedIn({ fields }: EventInfo, name: (id: string, field: string) => string): Arguments {
  const pairs = Object.entries(fields).map(([field, value]): [string, string | number] => [
    field,
    typeof value === "number" ? value : name(String(value), field),
  ]);
  return Object.fromEntries(pairs);
}

/** The short sentence for an event, where the game has one for the page, else its whole sentence. */
export function sentenceFor(words: GameWords, name: Namer, event: EventInfo, kind: string, named: Arguments): string {
  const people = peopleIn(event, name);
  return words.maybe(`told-${kind}`, { ...named, ...people }) ?? words.log(event.kind, { ...event.fields, ...people });
}

/** A line for a deed, to which amounts may come. */
export function lineOf(event: EventInfo, text: string): LogLine {
  return { seat: seatOf(event), text, amounts: [] };
}

/** Add to what a line counts already. */
export function add(amounts: Amount[], id: string, amount: number): void {
  const known = amounts.find((one) => one.id === id);
  if (known) known.amount += amount;
  else amounts.push({ id, amount });
}
