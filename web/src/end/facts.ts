/** What of the statistics a person is shown. */
import type { Fact, Statistics } from "../net/api";

/** The round in which a move was played. */
export function roundOf({ rounds }: Statistics, move: number): number {
  return rounds.findLast((round) => round.move < Math.max(1, move))?.number ?? 1;
}

/** The moments of a game; of the best rounds one's own, or the best of all. */
export function momentsFor({ moments }: Statistics, mine: number[]): Fact[] {
  const rounds = moments.filter(({ key }) => key === "best-round");
  const own = rounds.find(({ seats }) => mine.length === 1 && seats.includes(mine[0]!)) ?? rounds[0];
  return moments.filter((one) => one.key !== "best-round" || one === own);
}
