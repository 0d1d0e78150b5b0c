/** How long beats and scenes are, and how fast a queue of them is shown. */
import type { Beat, Scene } from "./scenes";

const MILLISECONDS = { fly: 440, flip: 260, stamp: 240, dim: 160, turn: 220, roll: 620 };
const COUNTED = { least: 160, each: 40, most: 480 };
/** Copies that fly together start so long after one another. */
export const APART = 70;
export const COPIES = 5;
/** The next beat starts when so much of the last one is over. */
export const OVERLAP = 0.7;

const FAST = { behind: 2, rate: 1.5 };
const FASTEST = { behind: 4, rate: 2.5 };
const TOO_FAR = 7;
const TOO_LONG = 6000;

export function millisecondsOf(beat: Beat): number {
  if (beat.motion === "count") {
    const steps = Math.max(...Object.values(beat.by).map(Math.abs));
    return Math.min(COUNTED.most, Math.max(COUNTED.least, COUNTED.each * steps));
  }
  const copies = beat.motion === "fly" ? Math.min(beat.amount ?? 1, COPIES) : 1;
  return MILLISECONDS[beat.motion] + APART * (copies - 1);
}

/** How long a scene is at the speed of the table, and how much faster it must go to keep its limit. */
export function lengthOf({ beats, limit }: Scene): { milliseconds: number; haste: number } {
  const each = beats.map(millisecondsOf);
  const planned = each.reduce((sum, one) => sum + OVERLAP * one, 0) + (1 - OVERLAP) * (each.at(-1) ?? 0);
  return { milliseconds: Math.min(planned, limit), haste: Math.max(1, planned / limit) };
}

/** How much faster a queue is shown when so many entries wait in it. */
export function catchUp(behind: number): number {
  if (behind >= FASTEST.behind) return FASTEST.rate;
  return behind >= FAST.behind ? FAST.rate : 1;
}

/** Whether there is no time left to point at anything. */
export function isHurried(behind: number): boolean {
  return behind >= FASTEST.behind;
}

export function filmLength(scenes: Scene[]): number {
  return scenes.reduce((sum, scene) => sum + lengthOf(scene).milliseconds, 0);
}

/** Whether so much waits that nobody wants to see it all. */
export function isTooMuch(waiting: Scene[]): boolean {
  return entriesIn(waiting) >= TOO_FAR || filmLength(waiting) > TOO_LONG;
}

export function entriesIn(scenes: Scene[]): number {
  return new Set(scenes.map((scene) => scene.n)).size;
}
