/** What Aquileia's log shows as figures, and what its facts touch on the board. */
import { METALS } from "./icons";
import type { AquileiaEvent } from "./wire";

const CONTESTS = ["area_arena", "area_stadium"];

/** What a fact counts, and how much; the final scoring tells its points in sentences. */
export function amountOf({ kind, fields }: AquileiaEvent): [string, number] | null {
  if (kind === "scored") return fields.source === "laurels" ? null : ["points", fields.amount];
  if (kind === "coin-laid") return [fields.metal, -1];
  if (kind === "coin-taken-back") return [fields.metal, 1];
  if (kind === "strength-reached" && fields.amount) return ["strength", fields.amount];
  if (kind === "gained") return [fields.metal, fields.amount];
  return kind === "paid" ? [fields.metal, -fields.amount] : null;
}

/** Facts told by the way: what follows them came of the deed before. */
export const asides: AquileiaEvent["kind"][] = ["tie-broken", "card-seen"];

/** The spaces, lots and places of the track that the events concern. */
export function touched(events: AquileiaEvent[]): string[] {
  return events.flatMap(({ kind, fields }) => {
    if (kind === "henchman-placed") return [`space:${fields.space}`];
    if (kind === "built") return [`lot:${fields.lot}`];
    return kind === "disc-placed" ? [`track:${fields.position}`] : [];
  });
}

export interface Roll {
  seat: number;
  faces: string[];
}

/** The dice last rolled outside a contest: for coins at Dolus, by the latro. */
export function rolls(events: AquileiaEvent[]): Roll[] {
  let found: Roll[] = [];
  let fighting = false;
  for (const { kind, fields } of events) {
    if (kind === "area-began") fighting = CONTESTS.includes(fields.area);
    if (kind === "ranked") [fighting, found] = [false, []];
    if (kind !== "dice-rolled" || fighting || fields.die !== "red_die") continue;
    found.push({ seat: fields.seat, faces: shown(fields) });
  }
  return found;
}

/** The metals that dice show, each as often as it is shown. */
function shown({ gold, silver, bronze }: { gold: number; silver: number; bronze: number }): string[] {
  const counts = [gold, silver, bronze];
  return METALS.flatMap((metal, n) => Array<string>(counts[n]!).fill(metal));
}
