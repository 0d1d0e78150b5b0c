/** A crowd: one rank for each player, its figures overlapping, the number beside it. */

export interface Rank {
  seat: number;
  count: number;
  figures: number;
}

const MANY = 6;

/** The ranks of those who are there; the more players, the fewer figures; many workers are one figure and a number. */
export function ranks(workers: number[]): Rank[] {
  const present = workers.map((count, seat) => ({ seat, count })).filter(({ count }) => count > 0);
  const most = present.length > 3 ? 1 : present.length > 2 ? 2 : 3;
  return present.map(({ seat, count }) => ({ seat, count, figures: count >= MANY ? 1 : Math.min(count, most) }));
}
