/** What Architects' log shows as amounts, and what its facts touch on the board. */
import type { ArchitectsEvent } from "./wire";

/** A fact that stands beside the deed before it: what it counts, and how much. */
export function amountOf({ kind, fields }: ArchitectsEvent): [string, number] | null {
  if (kind === "gained") return [fields.resource, fields.amount];
  if (kind === "paid") return [fields.resource, -fields.amount];
  if (kind === "taxes-taken") return ["silver", fields.amount];
  if (kind === "tax-paid" || kind === "silver-placed") return ["silver", -fields.amount];
  if (kind === "cards-drawn") return ["building_card", fields.amount];
  if (kind === "stock-gained") return ["stock", fields.amount];
  return kind === "stock-paid" ? ["stock", -fields.amount] : null;
}

/** Facts told by the way: what follows them came of the deed before. */
export const asides: ArchitectsEvent["kind"][] = [
  "virtue-gained",
  "virtue-lost",
  "debt-taken",
  "debt-destroyed",
  "card-discarded",
  "cards-buried",
  "end-triggered",
];

/** What the last events touched, as targets. */
export function touched(events: ArchitectsEvent[]): string[] {
  return events.flatMap(({ kind, fields }): string[] => {
    if (kind === "worker-placed" || kind === "worker-retrieved") return [`place:${fields.place}`];
    if (kind === "workers-captured") return [`place:${fields.location}`];
    return kind === "cathedral-advanced" ? ["place:cathedral"] : [];
  });
}
