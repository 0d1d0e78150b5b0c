/** Where the growing city lies on the screen. */

export const CELL = 98;
export const SMALLEST = 56;

export interface Cell {
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  columns: number;
  rows: number;
}

/** The city with one ring of empty cells. */
export function bounds(cells: Cell[]): Bounds {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const left = Math.min(...xs) - 1;
  const top = Math.min(...ys) - 1;
  return { left, top, columns: Math.max(...xs) + 2 - left, rows: Math.max(...ys) + 2 - top };
}

/** How the city is moved and scaled: a cell (x, y) lies at (x * CELL * scale + dx, y * CELL * scale + dy). */
export interface Sight {
  scale: number;
  dx: number;
  dy: number;
}

/** The whole city in the middle, as large as fits, but no larger than on the table and no smaller than can be read. */
export function fitted(
  around: Bounds,
  width: number,
  height: number,
  smallest = SMALLEST,
  largest = CELL * 1.5,
): Sight {
  const wanted = Math.min(width / around.columns, height / around.rows, largest);
  const scale = Math.max(wanted, smallest) / CELL;
  return centred({ x: around.left + around.columns / 2, y: around.top + around.rows / 2 }, scale, width, height);
}

export function centred(middle: Cell, scale: number, width: number, height: number): Sight {
  return { scale, dx: width / 2 - middle.x * CELL * scale, dy: height / 2 - middle.y * CELL * scale };
}

/** Zoom so that the point under the pointer stays where it is. */
export function zoomed(sight: Sight, factor: number, x: number, y: number): Sight {
  const scale = Math.min(Math.max(sight.scale * factor, 0.3), 2.5);
  const real = scale / sight.scale;
  return { scale, dx: x - (x - sight.dx) * real, dy: y - (y - sight.dy) * real };
}

/** Grid lines that fill the space around the city. */
export function grid(sight: Sight, width: number, height: number): string {
  const step = CELL * sight.scale;
  const lines: string[] = [];
  for (let x = ((sight.dx % step) + step) % step; x <= width; x += step) lines.push(`M${x} 0V${height}`);
  for (let y = ((sight.dy % step) + step) % step; y <= height; y += step) lines.push(`M0 ${y}H${width}`);
  return lines.join("");
}
