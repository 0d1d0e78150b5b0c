/** From the options of a question to what can be pointed at; the rules stay with the server. */
import type { ActionInfo, Option, Question, RefusedOption } from "../net/api";

/** Something on the board or in the tray that an answer names. */
export interface Candidate {
  target: string;
  option: Option | null;
  refused: RefusedOption | null;
}

/** Where an answer is pointed at; nothing for answers that only the decision bar offers. */
export type Pointing = (answer: ActionInfo) => string | null;

/** Group all answers of a question by target; where a target has several, an allowed one wins. */
export function candidates(question: Question | null, pointing: Pointing): Map<string, Candidate> {
  const found = new Map<string, Candidate>();
  if (!question) return found;
  for (const refused of question.refusals) {
    const target = pointing(refused);
    if (target && !found.has(target)) found.set(target, { target, option: null, refused });
  }
  for (const option of question.options) {
    const target = pointing(option);
    if (target && !found.get(target)?.option) found.set(target, { target, option, refused: null });
  }
  return found;
}

/** The answers that have no place on the board: the bar shows them as buttons. */
export function barOptions(question: Question | null, pointing: Pointing): Option[] {
  return question ? question.options.filter((option) => pointing(option) === null) : [];
}

/** The option with the greatest sum of a preview's field; the first among equals. */
export function best(options: Option[], field: string): Option | null {
  let found: Option | null = null;
  for (const option of options) {
    if (!found || (option.preview[field] ?? 0) > (found.preview[field] ?? 0)) found = option;
  }
  return found;
}

/** The option after this one, going round. */
export function following(options: Option[], now: Option | null): Option | null {
  const at = options.findIndex((option) => option.id === now?.id);
  return options[(at + 1) % options.length] ?? null;
}

export interface Spot {
  target: string;
  x: number;
  y: number;
}

export type Direction = "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight";

const AXES: Record<Direction, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest spot in a direction; what lies aside counts double. */
export function neighbour(spots: Spot[], from: Spot, direction: Direction): Spot | null {
  const [dx, dy] = AXES[direction];
  let found: Spot | null = null;
  let shortest = Infinity;
  for (const spot of spots) {
    const along = (spot.x - from.x) * dx + (spot.y - from.y) * dy;
    const aside = Math.abs((spot.x - from.x) * dy) + Math.abs((spot.y - from.y) * dx);
    const distance = along + 2 * aside;
    if (along > 1 && aside <= along * 2 && distance < shortest) [found, shortest] = [spot, distance];
  }
  return found;
}
