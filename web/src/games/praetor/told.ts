/** Praetor's log: one short sentence for a deed, its gains as figures, a heading where a round begins. */
import type { EventInfo } from "../../net/api";
import type { Arguments, GameWords } from "../../text/text.svelte";
import { t, words as own } from "../../text/text.svelte";
import type { Flight } from "../../table/flight";
import type { Amount, Told } from "../kit";
import { icon } from "./view";

type Namer = (seat: number) => string;

const COUNTED = ["gained", "paid", "scored"];
/** With one of these the deed is over: what is paid and scored from here on belongs to maintenance. */
const AFTERWARDS = ["passed", "trained", "promoted", "retired", "hired", "section-removed", "round-began"];
const QUIET = ["placed", "tile-uncovered", "section-uncovered", "promoted", "fee-paid", ...COUNTED];

export function tell(words: GameWords, name: Namer, events: EventInfo[]): Told[] {
  const told: Told[] = [];
  let acting = true;
  for (const event of events) {
    if (AFTERWARDS.includes(event.kind)) acting = false;
    if (QUIET.includes(event.kind) && told[0] && acting && seatOf(event) === told[0].seat)
      count(told[0].amounts, event);
    else if (!QUIET.includes(event.kind))
      told.push({ seat: seatOf(event), text: sentence(words, name, event), amounts: [] });
  }
  return told;
}

/** Add what an event brought or cost to the deed that caused it. */
function count(amounts: Amount[], event: EventInfo): void {
  const { amount, resource } = event.fields as { amount: number; resource?: string };
  if (event.kind === "gained") add(amounts, resource!, amount);
  if (event.kind === "paid" || event.kind === "fee-paid") add(amounts, resource!, -amount);
  if (event.kind === "scored") add(amounts, "favor", amount);
}

function add(amounts: Amount[], id: string, amount: number): void {
  const known = amounts.find((one) => one.id === id);
  if (known) known.amount += amount;
  else amounts.push({ id, amount });
}

function sentence(words: GameWords, name: Namer, event: EventInfo): string {
  const fields = named(words, name, event);
  const key = event.kind === "sent" ? `praetor-${String(event.fields["task"])}` : `praetor-${event.kind}`;
  const me = name(event.fields["seat"] as number) === t("you") ? "yes" : "no";
  return own.maybe(key, { ...fields, me }) ?? words.log(event.kind, people(name, event));
}

function people(name: Namer, event: EventInfo): Record<string, unknown> {
  const seats = event.people.map((field) => [field, name(event.fields[field] as number)]);
  return { ...event.fields, ...Object.fromEntries(seats) };
}

function named(words: GameWords, name: Namer, event: EventInfo): Arguments {
  const pairs = Object.entries(people(name, event)).map(([field, value]): [string, string | number] => {
    if (typeof value === "number") return [field, value < 0 ? `−${-value}` : value];
    return [field, event.people.includes(field) ? String(value) : words.name(String(value))];
  });
  return Object.fromEntries(pairs);
}

function seatOf(event: EventInfo): number | null {
  const seat = event.fields["seat"];
  return typeof seat === "number" ? seat : null;
}

/** Workers go to their tile, goods come from it or from another player. */
export function flights(events: EventInfo[], colour: (seat: number) => string): Flight[] {
  let source = "wall";
  return events.flatMap((event): Flight[] => {
    const { seat, owner, tile, resource } = event.fields as {
      seat: number;
      owner: number;
      tile: string;
      resource: string;
    };
    if (event.kind === "sent" || event.kind === "used") source = tile;
    if (event.kind === "sent") return [{ from: `dice-${seat}`, to: tile, icon: "p-die", colour: colour(seat) }];
    if (event.kind === "gained") return [{ from: source, to: `goods-${seat}-${resource}`, icon: icon(resource) }];
    if (event.kind === "fee-paid")
      return [{ from: `goods-${seat}-${resource}`, to: `goods-${owner}-${resource}`, icon: icon(resource) }];
    return [];
  });
}

/** The tiles of the city that the events concern. */
export function touched(events: EventInfo[]): string[] {
  return events
    .filter((event) => ["sent", "placed", "used"].includes(event.kind))
    .map((event) => `tile:${String(event.fields["tile"])}`);
}
