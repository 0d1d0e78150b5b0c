/** The games that have a board of their own; the others are played from the list of options. */
import { aquileia } from "./aquileia";
import type { BoardKit } from "./kit";
import { architects } from "./architects";
import { marble } from "./marble";
import { praetor } from "./praetor";

const KITS: Record<string, BoardKit> = { aquileia, architects, marble, praetor };

export function kitOf(game: string): BoardKit | null {
  return KITS[game] ?? null;
}
