/** What Praetor's log shows as figures, and what its facts touch on the board. */
import type { PraetorEvent } from "./wire";

/** A fact that stands beside the deed before it: what it counts, and how much. */
export function amountOf({ kind, fields }: PraetorEvent): [string, number] | null {
  if (kind === "gained") return [fields.resource, fields.amount];
  if (kind === "paid") return [fields.resource, -fields.amount];
  return kind === "scored" ? ["favor", fields.amount] : null;
}

/** Facts told by the way: what follows them came of the deed before. */
export const asides: PraetorEvent["kind"][] = ["fee-paid"];

/** The tiles of the city that the events concern. */
export function touched(events: PraetorEvent[]): string[] {
  return events.flatMap(({ kind, fields }) =>
    kind === "sent" || kind === "placed" || kind === "used" ? [`tile:${fields.tile}`] : [],
  );
}
