/** Where the places of the triangular grid lie on the drawing. */
import type { Box, Point } from "../../parts/sight";
import type { MarbleFigures, MarbleView, ShapeFigures, TriangleView, VertexView } from "./wire";

export const EDGE = 60.5;
const HEIGHT = (EDGE * Math.sqrt(3)) / 2;

export function at({ q, r }: VertexView): Point {
  return { x: (q + r / 2) * EDGE, y: r * HEIGHT };
}

/** `6,4` as a point. */
export function pointOf(name: string): Point {
  const [q, r] = name.split(",").map(Number);
  return at({ q: q!, r: r! });
}

/** The two ends of an edge `11,4-10,4`. */
export function ends(name: string): [Point, Point] {
  const [one, other] = name.split("-");
  return [pointOf(one!), pointOf(other!)];
}

export function between(one: Point, other: Point, share = 0.5): Point {
  return { x: one.x + (other.x - one.x) * share, y: one.y + (other.y - one.y) * share };
}

export interface Rhombus {
  wide: [Point, Point];
  narrow: [Point, Point];
  middle: Point;
}

/** The corners of a placement `6,3,R`. */
export function rhombus(figures: MarbleFigures, place: string): Rhombus {
  const [q, r, orientation] = place.split(",");
  const shape = figures.rhombi[orientation!]!;
  const points = (ways: ShapeFigures["wide"]): [Point, Point] =>
    ways.map((way) => at({ q: Number(q) + way.q, r: Number(r) + way.r })) as [Point, Point];
  const wide = points(shape.wide);
  return { wide, narrow: points(shape.narrow), middle: between(...wide) };
}

export function triangle(figures: MarbleFigures, { kind, q, r }: TriangleView): Point[] {
  return figures.triangles[kind]!.map((way) => at({ q: q + way.q, r: r + way.r }));
}

export function centre(points: Point[]): Point {
  const sum = points.reduce((total, point) => ({ x: total.x + point.x, y: total.y + point.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** How far the two of some points are apart that lie nearest to each other. */
export function nearest(points: Point[]): number {
  const gaps = points.flatMap((one, n) =>
    points.slice(n + 1).map((other) => Math.hypot(one.x - other.x, one.y - other.y)),
  );
  return Math.min(...gaps);
}

const number = (value: number): string => String(Math.round(value * 100) / 100);

/** A path through points. */
export function path(points: Point[]): string {
  return points.map(({ x, y }, n) => `${n ? "L" : "M"}${number(x)} ${number(y)}`).join("");
}

export function outline(shape: Rhombus): string {
  return `${path([shape.wide[0], shape.narrow[0], shape.wide[1], shape.narrow[1]])}Z`;
}

export function hexagon({ x, y }: Point, radius: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((n) => ({
    x: x + radius * Math.cos((n * Math.PI) / 3),
    y: y + radius * Math.sin((n * Math.PI) / 3),
  }));
  return `${path(corners)}Z`;
}

/** All vertices between the bounds of the city. */
export function vertices(board: MarbleView["board"]): VertexView[] {
  const found: VertexView[] = [];
  for (let r = board.r[0]!; r <= board.r[1]!; r++) {
    for (let q = board.q[0]!; q <= board.q[1]!; q++) {
      if (q + r >= board.q_plus_r[0]! && q + r <= board.q_plus_r[1]!) found.push({ q, r });
    }
  }
  return found;
}

const AHEAD = [
  [1, 0],
  [0, 1],
  [-1, 1],
];

/** Every edge of the grid, each once. */
export function lattice(board: MarbleView["board"]): string {
  const known = vertices(board);
  const names = new Set(known.map(({ q, r }) => `${q},${r}`));
  return known
    .flatMap(({ q, r }) =>
      AHEAD.map(([dq, dr]) => ({ q: q + dq!, r: r + dr! }))
        .filter((end) => names.has(`${end.q},${end.r}`))
        .map((end) => path([at({ q, r }), at(end)])),
    )
    .join("");
}

/** The border of the city: the outermost vertices of each row, down one side and up the other. */
export function border(board: MarbleView["board"]): Point[] {
  const rows = new Map<number, Point[]>();
  for (const vertex of vertices(board)) rows.set(vertex.r, [...(rows.get(vertex.r) ?? []), at(vertex)]);
  const sides = [...rows.values()];
  return [...sides.map((row) => row.at(-1)!), ...sides.map((row) => row[0]!).toReversed()];
}

/** Room around the city for the Tiber and the water sources, and beyond them for the names of rows and columns. */
const SURROUNDINGS = 54;
const MARGIN = 14;

/** What the board takes on the drawing. */
export function bounds(board: MarbleView["board"]): Box {
  return around(border(board), SURROUNDINGS + MARGIN);
}

/** What some points take, with room around them. */
export function around(points: Point[], room = 0): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const [left, top] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x: left, y: top, width: Math.max(...xs) + room - left, height: Math.max(...ys) + room - top };
}

export interface Margin extends Point {
  label: string;
}

/** What a vertex is called: the letter of its row and the number of its upright column. */
export function labelOf(board: MarbleView["board"], { q, r }: VertexView): string {
  const west = Math.min(...vertices(board).map((vertex) => 2 * vertex.q + vertex.r));
  return `${String.fromCharCode(65 + r - board.r[0]!)}${2 * q + r - west + 1}`;
}

/** The letters of the rows on both sides of the city, and the numbers of the upright columns above and below it. */
export function margins(board: MarbleView["board"]): Margin[] {
  const { x, y, width, height } = around(border(board), SURROUNDINGS);
  const points = vertices(board).map(at);
  const rows = [...new Set(points.map((point) => number(point.y)))];
  const columns = [...new Set(points.map((point) => number(point.x)))].sort(
    (one, other) => Number(one) - Number(other),
  );
  const letters = rows.map((row, n) => ({ y: Number(row), label: String.fromCharCode(65 + n) }));
  const numbers = columns.map((column, n) => ({ x: Number(column), label: String(n + 1) }));
  return [
    ...[x, x + width].flatMap((side) => letters.map((one) => ({ ...one, x: side }))),
    ...[y, y + height].flatMap((side) => numbers.map((one) => ({ ...one, y: side }))),
  ];
}

/** The same point farther from the middle of the city. */
export function outside(point: Point, middle: Point, by: number): Point {
  const length = Math.max(1, Math.hypot(point.x - middle.x, point.y - middle.y));
  return between(middle, point, 1 + by / length);
}

/** The Tiber: a soft line along the bank, beyond the border. */
export function river(board: MarbleView["board"]): string {
  const middle = centre(border(board));
  const bank = board.bank.map(at).map((point) => outside(point, middle, 24));
  const [first, last] = [bank[0]!, bank.at(-1)!];
  const line = [{ x: first.x + 46, y: first.y - 2 }, ...bank, { x: last.x + 46, y: last.y + 2 }];
  const halves = line.slice(1).map((point, n) => between(line[n]!, point));
  const curves = halves.slice(1).map((half, n) => {
    const corner = line[n + 1]!;
    return `Q${number(corner.x)} ${number(corner.y)} ${number(half.x)} ${number(half.y)}`;
  });
  return `M${number(line[0]!.x)} ${number(line[0]!.y)}L${number(halves[0]!.x)} ${number(halves[0]!.y)}${curves.join("")}`;
}

/** Where a bridge crosses the Tiber. */
export function crossing(bank: VertexView[], middle: Point): Point {
  const [one, other] = bank.map(at) as [Point, Point];
  const half = between(one, other);
  const normal = { x: one.y - other.y, y: other.x - one.x };
  const away = normal.x * (half.x - middle.x) + normal.y * (half.y - middle.y) > 0 ? 1 : -1;
  const length = Math.hypot(normal.x, normal.y) * away;
  return { x: half.x + (normal.x / length) * 20, y: half.y + (normal.y / length) * 20 };
}

/** Where a target of the city lies: the midpoint of a short diagonal, of an edge, or a vertex. */
export function spotOf(figures: MarbleFigures, target: string): Point {
  const [kind, id] = target.split(":") as [string, string];
  if (kind === "edge") return between(...ends(id));
  return kind === "site" ? pointOf(id) : rhombus(figures, id).middle;
}
