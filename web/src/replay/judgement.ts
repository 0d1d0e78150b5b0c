/** What the review of a finished game says, ply by ply. */
import type { ReviewedMove } from "../net/api";

/** A decision that changed a chance to win by so much turns the game. */
const TURN = 0.08;
const MOST_TURNS = 12;
/** Less than this is noise. */
const NOISE = 0.02;

/**
 * The chances of all seats at every ply from the setup to the end; between decisions they stay.
 *
 * Every seat judges itself kindly, and a single decision with much luck: what each seat's latest decisions in a row say
 * together counts alike, and until its first that one.
 */
export function chances(moves: ReviewedMove[], last: number, winners: number[], seats: number): number[][] {
  const known = new Map(moves.map((move) => [move.ply - 1, move]));
  const latest = new Map(moves.toReversed().map((move) => [move.seat, [move.chances]]));
  let now = latest.size ? mean([...latest.values()].map(mean)) : Array.from({ length: seats }, () => 1 / seats);
  let before: number | null = null;
  const rows: number[][] = [];
  for (let ply = 0; ply < last; ply++) {
    const move = known.get(ply);
    if (move) {
      const own = move.seat === before ? (latest.get(move.seat) ?? []) : [];
      latest.set(move.seat, [...own, move.chances]);
      before = move.seat;
      now = mean([...latest.values()].map(mean));
    }
    rows.push(now);
  }
  rows.push(Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  return rows;
}

function mean(rows: number[][]): number[] {
  return (rows[0] ?? []).map((_, seat) => rows.reduce((sum, row) => sum + (row[seat] ?? 0), 0) / rows.length);
}

/** The decisions that gave away most, the costliest first; of all seats, those of one's own before the others'. */
export function costliest(moves: ReviewedMove[], seat: number | null, mine: number[], count: number): ReviewedMove[] {
  const most = (isWanted: (seat: number) => boolean): ReviewedMove[] =>
    moves
      .filter((move) => move.cost >= NOISE && isWanted(move.seat))
      .sort((one, other) => other.cost - one.cost)
      .slice(0, count);
  if (seat !== null) return most((one) => one === seat);
  return [...most((one) => mine.includes(one)), ...most((one) => !mine.includes(one))];
}

/** The moves that changed their player's chance most, in the order of the game. */
export function turningPoints(moves: ReviewedMove[], rows: number[][]): ReviewedMove[] {
  const swing = (move: ReviewedMove): number =>
    Math.abs((rows[move.ply]?.[move.seat] ?? 0) - (rows[move.ply - 1]?.[move.seat] ?? 0));
  return moves
    .filter((move) => swing(move) >= TURN)
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.ply - other.ply);
}

/** The chances at the end of each round, which begin after so many moves; those of the last are the result. */
export function byRound(rows: number[][], begins: number[]): number[][] {
  return begins.map((_, n) => rows[begins[n + 1] ?? rows.length - 1] ?? rows.at(-1)!);
}

/** In which of the rounds a chance changed most; the result itself is no change. */
export function turningRound(rows: number[][], begins: number[]): number {
  const swings = begins.map((begin, n) => {
    const after = rows[begins[n + 1] ?? rows.length - 2];
    return Math.max(0, ...(rows[begin] ?? []).map((chance, seat) => Math.abs(chance - (after?.[seat] ?? chance))));
  });
  return swings.indexOf(Math.max(...swings));
}
