/** How players stand: in which order they play, and where their points come from. */

/** Everyone once, beginning with the first player. */
export function orderFrom(first: number, seats: number): number[] {
  return Array.from({ length: seats }, (_, n) => (first + n) % seats);
}

export interface Source {
  id: string;
  /** Of each seat. */
  points: number[];
}

/** The points of all seats, source by source. */
export function sourcesOf(earned: Record<string, number>[]): Source[] {
  return Object.keys(earned[0] ?? {}).map((id) => ({ id, points: earned.map((points) => points[id] ?? 0) }));
}

/** Whether anyone has points from there. */
export function hasPoints({ points }: Source): boolean {
  return points.some((amount) => amount !== 0);
}
