/** What the review of a finished game says, place by place. */
import type { ReviewedMove } from "../net/api";

/** A decision that changed a chance to win by so much turns the game. */
const TURN = 0.08;
const MOST_TURNS = 12;
/** Less than this is noise. */
const NOISE = 0.02;

/** The chances of all seats at every place from the setup to the end; between decisions they stay. */
export function chances(moves: ReviewedMove[], last: number, winners: number[], seats: number): number[][] {
  const known = new Map(moves.map((move) => [move.place - 1, move.chances]));
  let now = moves[0]?.chances ?? Array.from({ length: seats }, () => 1 / seats);
  const rows: number[][] = [];
  for (let place = 0; place < last; place++) {
    now = known.get(place) ?? now;
    rows.push(now);
  }
  rows.push(Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? 1 / winners.length : 0)));
  return rows;
}

/** The decisions that gave away most, the costliest first. */
export function costliest(moves: ReviewedMove[], seat: number | null, count: number): ReviewedMove[] {
  return moves
    .filter((move) => move.cost >= NOISE && (seat === null || move.seat === seat))
    .sort((one, other) => other.cost - one.cost)
    .slice(0, count);
}

/** The moves that changed their player's chance most, in the order of the game. */
export function turningPoints(moves: ReviewedMove[], rows: number[][]): ReviewedMove[] {
  const swing = (move: ReviewedMove): number =>
    Math.abs((rows[move.place]?.[move.seat] ?? 0) - (rows[move.place - 1]?.[move.seat] ?? 0));
  return moves
    .filter((move) => swing(move) >= TURN)
    .sort((one, other) => swing(other) - swing(one))
    .slice(0, MOST_TURNS)
    .sort((one, other) => one.place - other.place);
}
