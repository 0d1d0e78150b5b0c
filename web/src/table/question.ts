/** When two questions are one: it has only been waiting while others answered theirs. */
import type { Question } from "../net/api";

export function isSame(before: Question | null | undefined, now: Question | null | undefined): boolean {
  return !!before && !!now && before.seat === now.seat && before.asked === now.asked && before.key === now.key;
}
