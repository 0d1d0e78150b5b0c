/** Where on the page a lesson points. */
import type { LessonStep, Question } from "../net/api";
import type { Box } from "../parts/sight";
import type { Pointing } from "../table/choices";

/** How far brackets stand off what they mark, and off small pieces. */
export const OFF = { desk: 8, phone: 4, small: 2 };
const SMALL = 60;
/** So much is left free on each side between the brackets of neighbours. */
const APART = 2;
/** Where any of more than so many will do, none is marked. */
const FEW = 3;

/** How far brackets stand off: large neighbours share the room between them, and step inside where there is none. */
export function offOf(box: Box, others: Box[], phone: boolean): number {
  if (Math.min(box.width, box.height) < SMALL) return OFF.small;
  const gaps = others.map((other) => gap(box, other)).filter((one) => one >= 0);
  return Math.min(phone ? OFF.phone : OFF.desk, ...gaps.map((one) => Math.floor(one / 2) - APART));
}

/** How far two boxes lie apart; less than nothing where they overlap. */
function gap(one: Box, other: Box): number {
  const across = Math.max(other.x - one.x - one.width, one.x - other.x - other.width);
  const along = Math.max(other.y - one.y - one.height, one.y - other.y - other.height);
  return Math.max(across, along);
}

export interface Mark {
  selector: string;
  /** What the text calls it, if it counts it. */
  number: number | null;
  /** Whether it is only counted, not meant. */
  aside?: boolean;
  /** Whether it is only looked at, while something else is to be chosen. */
  glance?: boolean;
}

/** Whether the learner may choose what he likes, so that there is nothing to point at. */
export function anyWillDo(step: LessonStep, question: Question | null): boolean {
  return step.asked.length > FEW && step.asked.length === question?.options.length;
}

/** What is marked: what is asked, what is to be read, then what is only to be looked at. */
export function marksOf(
  step: LessonStep,
  question: Question | null,
  pointing: Pointing,
  chosen: string | null,
  only: boolean,
): Mark[] {
  const target = (notation: string): string | null => targetOf(notation, question, pointing);
  const numbered = step.numbers.map((one, n) => ({ selector: target(one) ?? piece(one), number: n + 1, aside: true }));
  if (chosen && step.asked.includes(chosen)) return [{ selector: ".seam .confirm", number: null }, ...numbered];
  const moves = anyWillDo(step, question) ? [] : [...step.asked, ...(step.look ? [step.look] : [])];
  const asked = moves.map(target).filter((one) => one !== null);
  const marks = asked.map((selector) => ({
    selector,
    number: numbered.find((one) => one.selector === selector)?.number ?? null,
  }));
  const others = step.marks.map((one) => ({ selector: piece(one), number: null, glance: step.kind === "do" }));
  if (only && marks.length) return marks.slice(0, 1);
  return [...marks, ...numbered.filter((one) => !asked.includes(one.selector)), ...others];
}

function piece(id: string): string {
  return `[data-piece="${CSS.escape(id)}"]`;
}

function targetOf(notation: string, question: Question | null, pointing: Pointing): string | null {
  const answers = [...(question?.options ?? []), ...(question?.refusals ?? [])];
  const answer = answers.find((one) => one.notation === notation);
  if (!answer) return null;
  const target = pointing(answer) ?? `bar:${answer.verb}`;
  return `[data-target="${CSS.escape(target)}"]`;
}

/** Whether most of a piece is in sight: nothing around it, such as a list that is scrolled, cuts it off. */
export function isInSight(element: Element, box: DOMRect): boolean {
  let { left, top, right, bottom } = box;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (getComputedStyle(around).overflow === "visible") continue;
    const window = around.getBoundingClientRect();
    [left, top] = [Math.max(left, window.left), Math.max(top, window.top)];
    [right, bottom] = [Math.min(right, window.right), Math.min(bottom, window.bottom)];
  }
  return right - left > box.width / 2 && bottom - top > box.height / 2;
}

/** The box around several. */
export function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** What is marked and drawn, if perhaps out of sight. */
export function found(selector: string): Element | null {
  const shown = [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length > 0);
  return shown[0] ?? null;
}
