/** The strip at the foot of a tile: fee, arrow, what it brings; as little drawings in a row. */
import { icon } from "./icons";
import type { KindFigures } from "./wire";

export type Mark =
  | { kind: "text"; text: string; x: number }
  | { kind: "icon"; id: string; x: number }
  | { kind: "die"; x: number }
  | { kind: "tile"; x: number }
  | { kind: "arrow"; x: number };

type Piece = { kind: "text"; text: string } | { kind: "icon"; id: string } | { kind: "die" | "tile" | "arrow" };

const COUNTED: Record<string, Piece> = {
  worker_level: { kind: "die" },
  active_workers: { kind: "die" },
  retired_workers: { kind: "die" },
  owned_tiles: { kind: "tile" },
  morale_value: { kind: "icon", id: "k-morale" },
  held_wood: { kind: "icon", id: "r-wood" },
  held_stone: { kind: "icon", id: "r-stone" },
  held_marble: { kind: "icon", id: "r-marble" },
  held_weapons: { kind: "icon", id: "r-weapon" },
};

function fee(kind: KindFigures): Piece[] {
  const paid = Object.entries(kind.fee).flatMap(([good, amount]): Piece[] => [
    { kind: "text", text: String(amount) },
    { kind: "icon", id: icon(good) },
  ]);
  return paid.length ? [...paid, { kind: "arrow" }] : [];
}

function counted(kind: KindFigures, brought: string): Piece[] {
  const { factor, divisor, per } = kind.effect;
  const many = divisor === 2 ? "½" : factor > 1 ? String(factor) : "";
  const pieces: Piece[] = many ? [{ kind: "text", text: many }] : [];
  return [...pieces, ...per.map((counter) => COUNTED[counter]!), { kind: "icon", id: brought }];
}

function yielded(kind: KindFigures): Piece[] {
  const { op, taken, level } = kind.effect;
  if (op === "gain" || op === "convert") return counted(kind, icon(taken ?? "gold"));
  if (op === "favor") return counted(kind, "k-laurel");
  if (op === "morale") return counted(kind, "k-morale");
  if (op === "recruit") return [{ kind: "text", text: "+1" }, { kind: "die" }];
  if (op === "trade") return [{ kind: "icon", id: "u-swap" }];
  if (op === "wall") return [{ kind: "icon", id: "k-wall" }, { kind: "arrow" }, { kind: "icon", id: "k-laurel" }];
  if (op === "skip_training") return [{ kind: "text", text: "I" }, { kind: "arrow" }, { kind: "die" }];
  if (op === "use_retired") return [{ kind: "die" }, { kind: "text", text: String(level) }];
  return [];
}

function width(piece: Piece): number {
  if (piece.kind === "text") return 1 + piece.text.length * 6.6;
  return { icon: 13, die: 12.5, tile: 11.5, arrow: 5.5 }[piece.kind];
}

/** The marks of a strip, centred on `middle`, and how much they must shrink to fit. */
export function strip(kind: KindFigures, middle: number, room: number): { marks: Mark[]; scale: number } {
  const pieces = [...fee(kind), ...yielded(kind)];
  const total = pieces.reduce((sum, piece) => sum + width(piece) + 1, -1);
  let x = middle - total / 2;
  const marks = pieces.map((piece) => {
    const mark = { ...piece, x } as Mark;
    x += width(piece) + 1;
    return mark;
  });
  return { marks, scale: Math.min(1, room / total) };
}
