/** The log of a game that has no drawing of its own yet: every fact as the game tells it. */
import type { LogLine } from "../games/kit";
import type { EventInfo } from "../net/api";
import type { GameWords } from "../text/text.svelte";

export function plainly(words: GameWords, name: (seat: number) => string, events: EventInfo[]): LogLine[] {
  return events.map((event) => {
    const people = event.people.filter((field) => typeof event.fields[field] === "number");
    const names = people.map((field) => [field, name(event.fields[field] as number)]);
    const seat = people[0] === undefined ? null : (event.fields[people[0]] as number);
    return { seat, text: words.log(event.kind, { ...event.fields, ...Object.fromEntries(names) }), amounts: [] };
  });
}
