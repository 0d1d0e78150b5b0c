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

/** Facts told by the way: what follows them came of the deed before. */
export const asides: PraetorEvent["kind"][] = ["fee-paid"];

/** Workers go to their tile, goods come from it or from another player. */
export function flights(events: PraetorEvent[], colour: (seat: number) => string): Flight[] {
  let source = "wall";
  return events.flatMap((event): Flight[] => {
    const { kind, fields } = event;
    if (kind === "sent" || kind === "used") source = fields.tile;
    if (kind === "sent")
      return [{ from: `dice-${fields.seat}`, to: fields.tile, icon: "p-die", colour: colour(fields.seat) }];
    const received = receivedIn(event);
    if (received) return [{ from: source, to: store(...received), icon: icon(received[1]) }];
    if (kind !== "fee-paid") return [];
    const { seat, owner, resource } = fields;
    return [{ from: store(seat, resource), to: store(owner, resource), icon: icon(resource) }];
  });
}

/** Who took something from the bank, and what. */
function receivedIn({ kind, fields }: PraetorEvent): [number, string] | null {
  if (kind === "gained") return [fields.seat, fields.resource];
  if (kind === "converted") return [fields.seat, fields.taken];
  if (kind === "sold") return [fields.seat, fields.gold];
  return kind === "bought" ? [fields.seat, fields.good] : null;
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
