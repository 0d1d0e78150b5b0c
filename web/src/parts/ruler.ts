/** The ruler of points: it grows by tens, and equal scores stand side by side. */

export interface Tick {
  value: number;
  x: number;
  height: number;
  label: boolean;
}

const SHORTEST = 70;

export function ruler(highest: number, length: number): { ticks: Tick[]; pins: (points: number[]) => number[] } {
  const end = Math.max(SHORTEST, Math.ceil((highest + 8) / 10) * 10);
  const step = end > 140 ? 5 : 1;
  const at = (value: number): number => (value / end) * length;
  const ticks: Tick[] = [];
  for (let value = 0; value <= end; value += step) {
    const tall = value % 10 === 0;
    ticks.push({
      value,
      x: at(value),
      height: tall ? 6 : value % 5 === 0 ? 4.5 : 2.5,
      label: tall && labelled(value, end),
    });
  }
  return {
    ticks,
    pins: (points) => points.map((point, n) => at(point) + 5 * points.slice(0, n).filter((p) => p === point).length),
  };
}

function labelled(value: number, end: number): boolean {
  return end <= 140 || value % 20 === 0;
}
