/** What Praetor's log shows as figures, and what its facts move on the board. */
import type { Flight } from "../../table/flight";
import { icon } from "./icons";
import type { PraetorEvent } from "./wire";

/** A fact that stands beside the deed before it: what it counts, and how much. */
export function amountOf({ kind, fields }: PraetorEvent): [string, number] | null {
  if (kind === "gained") return [fields.resource, fields.amount];
  if (kind === "paid") return [fields.resource, -fields.amount];
  return kind === "scored" ? ["favor", fields.amount] : null;
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
