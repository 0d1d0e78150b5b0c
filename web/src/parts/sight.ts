/** How a city is moved and scaled on the screen: a point (x, y) lies at (x * scale + dx, y * scale + dy). */

export interface Point {
  x: number;
  y: number;
}

export interface Box extends Point {
  width: number;
  height: number;
}

export interface Sight {
  scale: number;
  dx: number;
  dy: number;
}

/** How small and how large a city may be shown. */
export interface Limits {
  smallest: number;
  largest: number;
}

/** How small and how large a hand may make a city of which nothing else is known. */
export const LOOSE: Limits = { smallest: 0.25, largest: 4 };

/** The whole city in the middle, as large as fits. */
export function fitted(
  box: Box,
  width: number,
  height: number,
  { smallest, largest }: Limits = { ...LOOSE, largest: Infinity },
): Sight {
  const scale = Math.max(Math.min(width / box.width, height / box.height, largest), smallest);
  return centred(middleOf(box), scale, width, height);
}

export function middleOf({ x, y, width, height }: Box): Point {
  return { x: x + width / 2, y: y + height / 2 };
}

export function centred(middle: Point, scale: number, width: number, height: number): Sight {
  return { scale, dx: width / 2 - middle.x * scale, dy: height / 2 - middle.y * scale };
}

/** Zoom so that the point under the pointer stays where it is; what is beyond a limit may only come nearer to it. */
export function zoomed(sight: Sight, factor: number, { x, y }: Point, { smallest, largest }: Limits = LOOSE): Sight {
  const [least, most] = [Math.min(smallest, sight.scale), Math.max(largest, sight.scale)];
  const scale = Math.min(Math.max(sight.scale * factor, least), most);
  const real = scale / sight.scale;
  return { scale, dx: x - (x - sight.dx) * real, dy: y - (y - sight.dy) * real };
}

export function seen(sight: Sight, { x, y }: Point): Point {
  return { x: x * sight.scale + sight.dx, y: y * sight.scale + sight.dy };
}

/** The point of the drawing that lies under a point of the screen. */
export function under(sight: Sight, { x, y }: Point): Point {
  return { x: (x - sight.dx) / sight.scale, y: (y - sight.dy) / sight.scale };
}

/** The part of the drawing that a window shows. */
export function sighted(sight: Sight, width: number, height: number): Box {
  return { ...under(sight, { x: 0, y: 0 }), width: width / sight.scale, height: height / sight.scale };
}

/** Room past the edges of a city, so that nothing that lies over the window hides a place. */
const PAST = { above: 26, below: 48 };

/** The same sight moved so that the city fills the window as far as it can. */
export function held(box: Box, { scale, dx, dy }: Sight, width: number, height: number): Sight {
  return {
    scale,
    dx: along(dx, width, box.x * scale, box.width * scale, 0, 0),
    dy: along(dy, height, box.y * scale, box.height * scale, PAST.above, PAST.below),
  };
}

/** Where a stretch begins in a window: in its middle if it fits, else without a gap at either end. */
function along(wanted: number, room: number, start: number, length: number, before: number, after: number): number {
  if (length <= room) return (room - length) / 2 - start;
  return Math.min(Math.max(wanted, room - after - start - length), before - start);
}

/** Whether a window shows all of a box. */
export function shows(sight: Sight, width: number, height: number, box: Box): boolean {
  const { x, y } = seen(sight, box);
  const [right, bottom] = [x + box.width * sight.scale, y + box.height * sight.scale];
  return x >= -1 && y >= -1 && right <= width + 1 && bottom <= height + 1;
}

/** The part of the drawing that lies under a box of the window. */
export function boxUnder(sight: Sight, { x, y, width, height }: Box): Box {
  return { ...under(sight, { x, y }), width: width / sight.scale, height: height / sight.scale };
}

/** The smallest box round some boxes. */
export function around(boxes: Box[]): Box {
  const [x, y] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** As near as before, with a box in the middle. */
export function aimed({ scale }: Sight, box: Box, width: number, height: number): Sight {
  return centred(middleOf(box), scale, width, height);
}

/** A sight on the way from one to another. */
export function between(from: Sight, to: Sight, share: number): Sight {
  const mix = (one: number, other: number): number => one + (other - one) * share;
  return { scale: mix(from.scale, to.scale), dx: mix(from.dx, to.dx), dy: mix(from.dy, to.dy) };
}

/** How large something is at least where a finger takes it. */
export const GRIP = 44;

/** The part of a box that lies in another. */
export function cropped(box: Box, { x, y, width, height }: Box): Box {
  const [left, top] = [Math.max(box.x, x), Math.max(box.y, y)];
  const [right, bottom] = [Math.min(box.x + box.width, x + width), Math.min(box.y + box.height, y + height)];
  return { x: left, y: top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** How far from the middle of a box a finger takes it, however small it is; beside it, it comes to the finger. */
export function gripped(box: Box, spot: Point, reach: number): Point {
  const middle = middleOf(box);
  const off = { x: spot.x - middle.x, y: spot.y - middle.y };
  const isOn = Math.abs(off.x) <= Math.max(reach, box.width / 2) && Math.abs(off.y) <= Math.max(reach, box.height / 2);
  return isOn ? off : { x: 0, y: 0 };
}

/** So much of what is seen an arrow moves on. */
const STEP = 1 / 4;
const ARROWS: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The middle of what is seen after an arrow; nothing for another key. */
export function stepped({ x, y, width, height }: Box, key: string): Point | null {
  const arrow = ARROWS[key];
  return arrow ? { x: x + width * (0.5 + arrow[0] * STEP), y: y + height * (0.5 + arrow[1] * STEP) } : null;
}
