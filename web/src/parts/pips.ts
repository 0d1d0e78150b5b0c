/** Where the pips of a die lie, as parts of half its edge. */

const M = 0.54;

export const PIPS: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-M, -M],
    [M, M],
  ],
  3: [
    [-M, -M],
    [0, 0],
    [M, M],
  ],
  4: [
    [-M, -M],
    [M, -M],
    [-M, M],
    [M, M],
  ],
  5: [
    [-M, -M],
    [M, -M],
    [0, 0],
    [-M, M],
    [M, M],
  ],
  6: [
    [-M, -M],
    [M, -M],
    [-M, 0],
    [M, 0],
    [-M, M],
    [M, M],
  ],
};

export function pipSize(level: number): number {
  return level > 4 ? 0.196 : 0.216;
}
