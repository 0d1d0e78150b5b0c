/** How large the letters of a sheet of paper are. */

/** In points. */
const LEAST = 4;
const MOST = 10;
const STEP = 0.05;

/** The largest size that fits, which is the one asked about last. */
export function largest(fits: (points: number) => boolean): number {
  let [least, most] = [0, Math.round((MOST - LEAST) / STEP)];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (fits(LEAST + middle * STEP)) least = middle;
    else most = middle - 1;
  }
  fits(LEAST + least * STEP);
  return LEAST + least * STEP;
}
