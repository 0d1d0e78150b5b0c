/** Which of the three layouts a window has room for. */

export type Layout = "desk" | "tablet" | "phone";

const DESK = 1200;
const TABLET = 768;
/** Lower than this, the board of a tablet would be a slit. */
const LOW = 560;

/** The layout for a window; `upright`: whether the board fits a space that is taller than wide. */
export function layoutFor(width: number, height: number, upright: boolean): Layout {
  if (width >= DESK) return "desk";
  if (width < TABLET || height < LOW) return "phone";
  return height > width && !upright ? "phone" : "tablet";
}
