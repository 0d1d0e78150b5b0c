/** Values of each seat over time, as lines in a box. */
export const HEIGHT = 150;

export interface Tick {
  /** Above which row it stands. */
  at: number;
  label: number;
}

/** Where things lie in the box. */
export interface Plot {
  width: number;
  lowest: number;
  highest: number;
  x: (row: number) => number;
  y: (value: number) => number;
}

/** A scale in whole twenties that holds all values and nought; its top may be given. */
export function plotOf(rows: number[][], width: number, top?: number): Plot {
  const values = rows.flat();
  const highest = top ?? Math.max(20, Math.ceil(Math.max(...values) / 20) * 20);
  const lowest = Math.min(0, Math.floor(Math.min(...values) / 20) * 20);
  const steps = Math.max(1, rows.length - 1);
  return {
    width,
    lowest,
    highest,
    x: (row) => (row / steps) * width,
    y: (value) => HEIGHT - ((value - lowest) / (highest - lowest)) * HEIGHT,
  };
}

/** The values at which the box has a line: its bottom, its top and so many parts between them. */
export function gridOf({ lowest, highest }: Plot, parts: number): number[] {
  return Array.from({ length: parts + 1 }, (_, n) => lowest + ((highest - lowest) * n) / parts);
}

/** The values of a seat as a path. */
export function path(rows: number[][], seat: number, { x, y }: Plot): string {
  return rows.map((row, n) => `${n ? "L" : "M"}${x(n).toFixed(1)} ${y(row[seat] ?? 0).toFixed(1)}`).join("");
}

/** Labels that would overlap are moved apart, first down, then up where the box ends; the order stays. */
export function apart(wanted: number[], gap: number, lowest: number): number[] {
  const order = wanted.map((_, n) => n).sort((a, b) => wanted[a]! - wanted[b]!);
  const placed = [...wanted];
  order.forEach((n, i) => {
    if (i) placed[n] = Math.max(placed[n]!, placed[order[i - 1]!]! + gap);
  });
  order.reverse().forEach((n, i) => {
    placed[n] = Math.min(placed[n]!, i ? placed[order[i - 1]!]! - gap : lowest);
  });
  return placed;
}
