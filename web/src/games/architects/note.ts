/** Where the words of a card appear: beside it, or above or below where there is no room or much to hide. */

export const WIDTH = 264;
const GAP = 8;
const NARROW = 600;
/** The reason of a refusal lies below its target if so much is free there, else above it. */
const REASON = 260;

export interface Box {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

export interface Note {
  left: number;
  top?: number;
  bottom?: number;
}

export function noteAt(box: Box, refused: boolean, width: number, height: number): Note {
  const low = box.top > height * 0.6;
  if (width >= NARROW && (refused || !low)) return beside(box, low, width, height);
  const above = refused ? box.bottom < height - REASON : box.top > height * 0.45;
  const middle = (box.left + box.right) / 2 - WIDTH / 2;
  const left = Math.min(Math.max(GAP, middle), width - WIDTH - GAP);
  return above ? { left, bottom: height - box.top + GAP } : { left, top: box.bottom + GAP };
}

function beside(box: Box, low: boolean, width: number, height: number): Note {
  const right = box.right + GAP + WIDTH < width;
  const left = Math.max(GAP, right ? box.right + GAP : box.left - GAP - WIDTH);
  return low ? { left, bottom: Math.max(GAP, height - box.bottom) } : { left, top: Math.max(GAP, box.top) };
}
