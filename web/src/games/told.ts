/** What every game's log tells in the same way. */
import type { EventInfo } from "../net/api";

/** Whose deed an event is; nothing where it is nobody's. */
export function seatOf(event: EventInfo): number | null {
  return seatIn(event, "seat");
}

/** The names of those whom an event speaks of, by field. */
export function peopleIn(event: EventInfo, name: (seat: number) => string): Record<string, string> {
  return Object.fromEntries(event.people.map((field): [string, string] => [field, name(seatIn(event, field) ?? -1)]));
}

function seatIn({ fields }: EventInfo, field: string): number | null {
  const seat = fields[field];
  return typeof seat === "number" ? seat : null;
}
