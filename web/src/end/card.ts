/** How a postcard is laid out: its picture upright at the left, or wide at the top, as the board needs it. */
import type { Box } from "../parts/sight";

export const CARD = { width: 1350, height: 1038 };
const EDGE = 36;
const SIDE = 520;
const FOOT = 310;
/** A board that is wider than this for its height lies better at the top. */
const WIDE = 1.25;

/** The width of a letter for its height, about. */
const LETTER = 0.53;

export interface Layout {
  picture: Box;
  /** Where the players stand. */
  list: { x: number; y: number; width: number };
  stamp: { x: number; y: number };
  title: { x: number; y: number; width: number };
  /** The line between picture and address. */
  line: string;
}

export function layoutOf(board: { width: number; height: number }): Layout {
  const { width, height } = CARD;
  const right = width - EDGE;
  if (board.width / board.height <= WIDE) {
    const x = right - SIDE + 60;
    return {
      picture: { x: EDGE, y: EDGE, width: right - EDGE - SIDE + 24, height: height - 2 * EDGE },
      list: { x, y: 372, width: right - x },
      stamp: { x: right - 216, y: EDGE },
      title: { x, y: height - 150, width: right - x },
      line: `M${x - 32} ${EDGE}V${height - EDGE}`,
    };
  }
  const y = height - EDGE - FOOT + 36;
  return {
    picture: { x: EDGE, y: EDGE, width: right - EDGE, height: height - 2 * EDGE - FOOT },
    list: { x: 470, y: y + 30, width: 440 },
    stamp: { x: right - 216, y: y - 8 },
    title: { x: EDGE + 4, y: y + 70, width: 400 },
    line: `M${EDGE} ${y - 24}H${right}`,
  };
}

/** The size at which a line fits. */
export function sizeOf(text: string, width: number, largest: number): number {
  return Math.min(largest, Math.floor(width / (LETTER * Math.max(1, text.length))));
}

/** A day in Roman numerals, as a postmark has it. */
export function roman(number: number): string {
  const signs: [number, string][] = [
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ];
  let [rest, said] = [number, ""];
  for (const [value, sign] of signs) while (rest >= value) [rest, said] = [rest - value, said + sign];
  return said;
}
