/** What the maintenance of the workers did to one player, read from its facts. */
import type { PraetorEvent } from "./wire";

export interface Maintained {
  /** How many trainees became active. */
  trained: number;
  /** The levels that workers rose to. */
  risen: number[];
  retired: number;
  /** Favor for those who retired. */
  favor: number;
  paid: number;
  /** Gold that was not there for the wages. */
  missing: number;
  /** What morale is worth after its fall; nothing if it did not fall. */
  morale: number | null;
  /** Favor that was lost where morale could not fall any more. */
  lost: number;
}

export function maintained(events: PraetorEvent[]): Maintained {
  const told: Maintained = {
    trained: 0,
    risen: [],
    retired: 0,
    favor: 0,
    paid: 0,
    missing: 0,
    morale: null,
    lost: 0,
  };
  for (const { kind, fields } of events) {
    if (kind === "trained") told.trained += fields.workers;
    else if (kind === "promoted") told.risen.push(fields.level);
    else if (kind === "retired") told.retired += fields.workers;
    else if (kind === "scored") told.favor += fields.amount;
    else if (kind === "wages-paid") Object.assign(told, { paid: fields.amount, missing: fields.missing });
    else if (kind === "morale-fell") told.morale = fields.value;
    else if (kind === "favor-lost") told.lost += fields.amount;
  }
  return told;
}
