/** Where the growing city lies on the screen: a cell is so many points of the drawing. */
import { centred as middled, type Sight } from "../../parts/sight";

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

/** A cell, or a point between cells, in the middle. */
export function centred(middle: Cell, scale: number, width: number, height: number): Sight {
  return middled({ x: middle.x * CELL, y: middle.y * CELL }, scale, width, height);
}

/** The cell of a target: where its tile lies, or the place that it names. */
export function cellOf(city: (Cell & { tile: string })[], target: string): Cell {
  const [place, id] = target.split(":") as [string, string];
  if (place === "tile") return city.find((tile) => tile.tile === id) ?? { x: 0, y: 0 };
  const [x, y] = id.split(",").map(Number);
  return { x: x!, y: y! };
}

/** Grid lines that fill the space around the city. */
export function grid(sight: Sight, width: number, height: number): string {
  const step = CELL * sight.scale;
  const lines: string[] = [];
  for (let x = ((sight.dx % step) + step) % step; x <= width; x += step) lines.push(`M${x} 0V${height}`);
  for (let y = ((sight.dy % step) + step) % step; y <= height; y += step) lines.push(`M0 ${y}H${width}`);
  return lines.join("");
}
