/** How the end of a game is shown: still, the counting, the order, the laurel. */

export type Act = "still" | "count" | "order" | "laurel" | "done";

export interface Beat {
  act: Act;
  /** How many sources are counted by then. */
  counted: number;
  milliseconds: number;
}

const STILL = 800;
const FEW = 4;
const [SLOWLY, QUICKLY] = [800, 500];
const COUNTING = 8000;
const SUSPENSE = 600;
const ORDER = 500;
const LAUREL = 900;

/** `turns`: whether the lead changes with the last source. */
export function planOf(sources: number, turns: boolean): Beat[] {
  const each = Math.min(sources < FEW ? SLOWLY : QUICKLY, COUNTING / Math.max(1, sources));
  const counting = Array.from({ length: sources }, (_, n): Beat => {
    const held = turns && n === sources - 1 ? SUSPENSE : 0;
    return { act: "count", counted: n + 1, milliseconds: each + held };
  });
  return [
    { act: "still", counted: 0, milliseconds: STILL },
    ...counting,
    { act: "order", counted: sources, milliseconds: ORDER },
    { act: "laurel", counted: sources, milliseconds: LAUREL },
    lastOf(sources),
  ];
}

/** What stays. */
export function lastOf(sources: number): Beat {
  return { act: "done", counted: sources, milliseconds: 0 };
}

/** How long is counted, until the order is known. */
export function lengthOf(plan: Beat[]): number {
  const counting = plan.filter(({ act }) => act === "count" || act === "order");
  return counting.reduce((sum, { milliseconds }) => sum + milliseconds, 0);
}
