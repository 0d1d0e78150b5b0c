/** Praetor's log: one short sentence for a deed, its gains as figures, a heading where a round begins. */
import type { Arguments, GameWords } from "../../text/text.svelte";
import { t } from "./text";
import type { Flight } from "../../table/flight";
import type { Amount, LogLine } from "../kit";
import { add, lineOf, type Namer, peopleIn, seatOf } from "../told";
import { icon } from "./icons";
import type { PraetorEvent } from "./wire";

const COUNTED = ["gained", "paid", "scored"];
/** With one of these the deed is over: what is paid and scored from here on belongs to maintenance. */
const AFTERWARDS = ["passed", "trained", "promoted", "retired", "hired", "section-removed", "round-began"];
const QUIET = ["placed", "tile-uncovered", "section-uncovered", "promoted", "fee-paid", ...COUNTED];

export function tell(words: GameWords, name: Namer, events: PraetorEvent[]): LogLine[] {
  const told: LogLine[] = [];
  let acting = true;
  for (const event of events) {
    if (AFTERWARDS.includes(event.kind)) acting = false;
    if (QUIET.includes(event.kind) && told[0] && acting && seatOf(event) === told[0].seat)
      count(told[0].amounts, event);
    else if (!QUIET.includes(event.kind)) told.push(lineOf(event, sentence(words, name, event)));
  }
  return told;
}

/** Add what an event brought or cost to the deed that caused it. */
function count(amounts: Amount[], event: PraetorEvent): void {
  const { kind, fields } = event;
  if (kind === "gained") add(amounts, fields.resource, fields.amount);
  if (kind === "paid" || kind === "fee-paid") add(amounts, fields.resource, -fields.amount);
  if (kind === "scored") add(amounts, "favor", fields.amount);
}

function sentence(words: GameWords, name: Namer, event: PraetorEvent): string {
  const fields = named(words, name, event);
  const key = event.kind === "sent" ? `told-${event.fields.task}` : `told-${event.kind}`;
  const seat = seatOf(event);
  const me = seat !== null && name(seat) === t("you") ? "yes" : "no";
  return words.maybe(key, { ...fields, me }) ?? words.log(event.kind, people(name, event));
}

function people(name: Namer, event: PraetorEvent): Record<string, unknown> {
  return { ...event.fields, ...peopleIn(event, name) };
}

function named(words: GameWords, name: Namer, event: PraetorEvent): Arguments {
  const pairs = Object.entries(people(name, event)).map(([field, value]): [string, string | number] => {
    if (typeof value === "number") return [field, value < 0 ? `−${-value}` : value];
    return [field, event.people.includes(field) ? String(value) : words.name(String(value))];
  });
  return Object.fromEntries(pairs);
}

/** Workers go to their tile, goods come from it or from another player. */
export function flights(events: PraetorEvent[], colour: (seat: number) => string): Flight[] {
  let source = "wall";
  return events.flatMap(({ kind, fields }): Flight[] => {
    if (kind === "sent" || kind === "used") source = fields.tile;
    if (kind === "sent")
      return [{ from: `dice-${fields.seat}`, to: fields.tile, icon: "p-die", colour: colour(fields.seat) }];
    if (kind === "gained")
      return [{ from: source, to: store(fields.seat, fields.resource), icon: icon(fields.resource) }];
    if (kind !== "fee-paid") return [];
    const { seat, owner, resource } = fields;
    return [{ from: store(seat, resource), to: store(owner, resource), icon: icon(resource) }];
  });
}

function store(seat: number, resource: string): string {
  return `goods-${seat}-${resource}`;
}

/** The tiles of the city that the events concern. */
export function touched(events: PraetorEvent[]): string[] {
  return events.flatMap(({ kind, fields }) =>
    kind === "sent" || kind === "placed" || kind === "used" ? [`tile:${fields.tile}`] : [],
  );
}
