/** Where the growing city lies on its drawing: a cell is so many points wide. */
import type { Box, Limits, Point, Sight } from "../../parts/sight";
import type { BuildingView } from "./wire";

export const CELL = 98;
/** Never larger than on the table, never smaller than its picture can be read; on a phone a little smaller. */
export const LIMITS: Limits = { smallest: 96 / CELL, largest: 147 / CELL };
export const PHONE_LIMITS: Limits = { ...LIMITS, smallest: 92 / CELL };

/** On the map of the city a cell is so large. */
export const MAP = 9 / CELL;

/** A cell, counted from the middle of the city. */
export type Cell = Point;

/** A building whose cell is chosen; which way round is still asked. */
export type PlacedBuilding = BuildingView & Cell;

export function placedOf(building: BuildingView | null): PlacedBuilding | null {
  if (!building || building.x === null || building.y === null) return null;
  return { ...building, x: building.x, y: building.y };
}

/** What the city takes, with so many rings of empty cells. */
export function bounds(cells: Cell[], rings = 1): Box {
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [left, top] = [Math.min(...xs) - rings, Math.min(...ys) - rings];
  const [columns, rows] = [Math.max(...xs) + 1 + rings - left, Math.max(...ys) + 1 + rings - top];
  return { x: left * CELL, y: top * CELL, width: columns * CELL, height: rows * CELL };
}

/** The middle of some cells on the drawing. */
export function middleOf(cells: Cell[]): Point {
  const mean = (values: number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length + 0.5;
  return { x: mean(cells.map((cell) => cell.x)) * CELL, y: mean(cells.map((cell) => cell.y)) * CELL };
}

/** The cell of a target: where its tile lies, or the place that it names. */
export function cellOf(city: (Cell & { tile: string })[], target: string): Cell {
  const [place, id] = target.split(":") as [string, string];
  if (place === "tile") return city.find((tile) => tile.tile === id) ?? { x: 0, y: 0 };
  const [x, y] = id.split(",").map(Number);
  return { x: x!, y: y! };
}

/** What a cell takes on the drawing. */
export function boxOf({ x, y }: Cell): Box {
  return { x: x * CELL, y: y * CELL, width: CELL, height: CELL };
}

/** A cell on the screen. */
export function squareOf({ x, y }: Cell, { scale, dx, dy }: Sight): { x: number; y: number; edge: number } {
  const edge = CELL * scale;
  return { x: x * edge + dx, y: y * edge + dy, edge };
}

/** Grid lines that fill the space around the city. */
export function grid(sight: Sight, width: number, height: number): string {
  const step = CELL * sight.scale;
  const lines: string[] = [];
  for (let x = ((sight.dx % step) + step) % step; x <= width; x += step) lines.push(`M${x} 0V${height}`);
  for (let y = ((sight.dy % step) + step) % step; y <= height; y += step) lines.push(`M0 ${y}H${width}`);
  return lines.join("");
}
