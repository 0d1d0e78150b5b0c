import { describe, expect, test } from "vitest";
import type { Option } from "../../net/api";
import { byOne, option, question } from "../../net/samples";
import { words as own } from "../../text/text.svelte";
import text from "../../../../src/groma/games/marble/text/en.ftl?raw";
import { pointing, preselected, roundKey } from "./choices";
import {
  at,
  border,
  bounds,
  crossing,
  EDGE,
  ends,
  hexagon,
  labelOf,
  lattice,
  margins,
  rhombus,
  river,
  spotOf,
  vertices,
} from "./geometry";
import type { LogLine } from "../kit";
import { tell } from "../told";
import { amountOf, touched } from "./told";
import { listed, typeOf } from "./icons";
import type { MarbleEvent } from "./wire";
import { board, figures, placing } from "./samples";
import { builderOf, result, spacesAhead } from "./words";

const NAMES = `
name-neighbourhood_baths = Baths neighbourhood
    .a = a Baths neighbourhood
name-neighbourhood_arena = Arena neighbourhood
    .a = an Arena neighbourhood
name-theatre = Theatre
    .the = the theatre
name-aqueduct_white = White aqueduct
    .the = the white aqueduct
`;
own.learn("marble", "en", NAMES + text);

describe("the grid", () => {
  test("neighbours lie an edge apart, in all six directions", () => {
    const { x, y } = at({ q: 4, r: 4 });
    for (const [q, r] of [
      [5, 4],
      [4, 5],
      [3, 5],
      [3, 4],
      [4, 3],
      [5, 3],
    ]) {
      const other = at({ q: q!, r: r! });
      expect(Math.hypot(other.x - x, other.y - y)).toBeCloseTo(EDGE);
    }
  });

  test("a vertex is called as the margins of the board say", () => {
    for (const vertex of [
      { q: 5, r: 0 },
      { q: 0, r: 5 },
      { q: 7, r: 4 },
    ]) {
      const { x, y } = at(vertex);
      const said = margins(board).map((one) => [one.label, Math.abs(one.x - x) < 0.1, Math.abs(one.y - y) < 0.1]);
      const [column] = said.filter(([, isColumn]) => isColumn).map(([label]) => label);
      const [row] = said.filter(([, , isRow]) => isRow).map(([label]) => label);
      expect(labelOf(board, vertex)).toBe(`${row}${column}`);
    }
  });

  test("a rhombus has four equal sides, and its target is the middle of the short diagonal", () => {
    const shape = rhombus(figures, "6,3,R");
    for (const wide of shape.wide) {
      for (const narrow of shape.narrow) expect(Math.hypot(wide.x - narrow.x, wide.y - narrow.y)).toBeCloseTo(EDGE);
    }
    expect(spotOf(figures, "cell:6,3,R")).toEqual(shape.middle);
    expect(Math.hypot(shape.wide[0].x - shape.wide[1].x, shape.wide[0].y - shape.wide[1].y)).toBeCloseTo(EDGE);
  });

  test("the bounds give every vertex once, and every edge once", () => {
    const all = vertices(board);
    expect(new Set(all.map(({ q, r }) => `${q},${r}`)).size).toBe(all.length);
    expect(all.every(({ q, r }) => q + r >= 5 && q + r <= 17)).toBe(true);
    const edges = lattice(board).split("M").slice(1);
    expect(new Set(edges).size).toBe(edges.length);
  });

  test("the border is inside the drawing, and the Tiber outside the border", () => {
    const box = bounds(board);
    for (const { x, y } of border(board)) {
      expect(x).toBeGreaterThan(box.x);
      expect(y).toBeLessThan(box.y + box.height);
    }
    const [, x] = /^M(-?[\d.]+)/.exec(river(board))!;
    expect(Number(x)).toBeGreaterThan(box.x);
  });

  test("a bridge stands beyond the bank, square to it", () => {
    const bank = [
      { q: 0, r: 6 },
      { q: 0, r: 7 },
    ];
    const middle = at({ q: 6, r: 5 });
    const place = crossing(bank, middle);
    expect(place.x).toBeLessThan(at(bank[0]!).x);
  });

  test("rows have letters and upright columns have numbers, beyond the Tiber on all four sides", () => {
    const named = margins(board);
    const spot = at({ q: 6, r: 4 });
    const close = (one: number, other: number): boolean => Math.abs(one - other) < 0.01;
    expect(named.filter(({ y }) => close(y, spot.y)).map(({ label }) => label)).toEqual(["E", "E"]);
    expect(named.filter(({ x }) => close(x, spot.x)).map(({ label }) => label)).toEqual(["12", "12"]);
    expect(new Set(named.map(({ label }) => label)).size).toBe(11 + 25);
    const box = bounds(board);
    expect(named.every(({ x, y }) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height)).toBe(
      true,
    );
  });

  test("edges and sites are found by their names", () => {
    expect(ends("11,4-10,4")).toEqual([at({ q: 11, r: 4 }), at({ q: 10, r: 4 })]);
    expect(spotOf(figures, "edge:11,4-10,4").y).toBe(at({ q: 11, r: 4 }).y);
    expect(spotOf(figures, "site:6,4")).toEqual(at({ q: 6, r: 4 }));
  });

  test("a hexagon has six corners at its radius", () => {
    const corners = hexagon({ x: 0, y: 0 }, 10).match(/-?[\d.]+ -?[\d.]+/g)!;
    expect(corners).toHaveLength(6);
    for (const corner of corners) expect(Math.hypot(...corner.split(" ").map(Number))).toBeCloseTo(10, 1);
  });
});

describe("answers", () => {
  test("every kind of answer has its place", () => {
    expect(pointing(option("do", "draw_tiles"))).toBe("do:draw_tiles");
    expect(pointing(option("draw", "neighbourhood_baths"))).toBe("stack:neighbourhood_baths");
    expect(pointing(option("at", "6,3,R"))).toBe("cell:6,3,R");
    expect(pointing(option("recall", "6,3,R"))).toBe("tile:6,3,R");
    expect(pointing(option("recall", "treasury"))).toBe("space:treasury");
    expect(pointing(option("end"))).toBeNull();
    expect(pointing(option("magistrate"))).toBeNull();
  });

  test("one key goes round the answers where a magistrate may go along", () => {
    expect(roundKey(question("choose-magistrate"))).toBe("m");
    expect(roundKey(question("move-magistrate"))).toBeNull();
  });

  test("a magistrate goes along where it scores more, and stays at home where it does not", () => {
    const pair = (points: number): Option[] => [
      option("magistrate", "", { points }),
      option("decline", "", { points: 2 }),
    ];
    expect(preselected(question("choose-magistrate", pair(5)))?.verb).toBe("magistrate");
    expect(preselected(question("choose-magistrate", pair(2)))?.verb).toBe("decline");
    expect(preselected(question("move-magistrate", [option("decline")]))).toBeNull();
  });
});

describe("before a tile is placed", () => {
  const preview = {
    place: "6,3,R",
    site: "6,4",
    building: "theatre",
    points: 5,
    builder: 1,
    builder_with_magistrate: 0,
  };
  const view = placing(preview);
  const words = own.of("marble");
  const told = (verb: string): string =>
    result(words, view, question("choose-magistrate"), option(verb), () => "Livia").deed;

  test("it is told who would build, with the magistrate and without", () => {
    expect(builderOf(preview, true)).toBe(0);
    expect(builderOf(preview, false)).toBe(1);
    expect(told("magistrate")).toContain("for you: 5 points");
    expect(told("decline")).toContain("for Livia: 5 points");
  });

  test("the space is lit to which its magistrates may go", () => {
    expect(spacesAhead(view, figures, true)).toEqual(["imperium_space_theatre"]);
    const tied = { ...view, fountains: 1, previews: [{ ...preview, builder: null }] };
    expect(spacesAhead(tied, figures, false)).toEqual(["treasury"]);
    expect(spacesAhead({ ...tied, fountains: 0 }, figures, false)).toEqual([]);
    expect(spacesAhead({ ...view, playing: null }, figures, false)).toEqual([]);
  });

  test("without a leader there is a fountain", () => {
    const tied = { ...view, previews: [{ ...preview, builder: null }] };
    const deed = (fountains: number): string =>
      result(words, { ...tied, fountains }, question("choose-magistrate"), option("decline"), () => "").deed;
    expect(deed(3)).toBe("A fountain: no one leads");
    expect(deed(0)).toBe("A plaza: no fountain is left");
  });
});

describe("the log", () => {
  const words = own.of("marble");
  const name = (seat: number): string => `P${seat}`;

  const told = (events: MarbleEvent[]): LogLine[] => tell(words, name, events, { amountOf });

  test("every tile drawn is told", () => {
    const events: MarbleEvent[] = [
      { kind: "drawn", fields: { seat: 0, tile: "neighbourhood_baths" }, ...byOne },
      { kind: "drawn", fields: { seat: 0, tile: "neighbourhood_arena" }, ...byOne },
    ];
    expect(told(events).map((one) => one.text)).toEqual([
      "**P0** draws **a Baths neighbourhood**",
      "**P0** draws **an Arena neighbourhood**",
    ]);
  });

  test("the points of a building stand beside it", () => {
    const events: MarbleEvent[] = [
      { kind: "built", fields: { seat: 1, building: "theatre", q: 6, r: 4, site: "E12" }, ...byOne },
      { kind: "scored", fields: { seat: 1, source: "buildings", number: 1, amount: 5, score: 5 }, ...byOne },
    ];
    expect(told(events)).toEqual([
      { seat: 1, text: "**P1** builds **the theatre** at E12", amounts: [{ id: "points", amount: 5 }] },
    ]);
  });

  test("a piece of an aqueduct stands with its coin", () => {
    const laid = { seat: 0, aqueduct: "aqueduct_white" };
    const events: MarbleEvent[] = [
      { kind: "piece-laid", fields: { ...laid, q: 9, r: 1, end: "B15", length: 1 }, ...byOne },
      { kind: "coin-taken", fields: { seat: 0 }, ...byOne },
      { kind: "piece-laid", fields: { ...laid, q: 9, r: 2, end: "C16", length: 2 }, ...byOne },
    ];
    expect(told(events)).toEqual([
      {
        seat: 0,
        text: "**P0** extends **the white aqueduct** to B15 (now 1 piece)",
        amounts: [{ id: "coin", amount: 1 }],
      },
      { seat: 0, text: "**P0** extends **the white aqueduct** to C16 (now 2 pieces)", amounts: [] },
    ]);
  });

  test("the final scoring has a heading, and each source its figures", () => {
    const scored = { seat: 1, source: "aqueducts", number: 3, amount: 6, score: 40 };
    const events: MarbleEvent[] = [
      { kind: "final-scoring-began", fields: {}, ...byOne },
      { kind: "scored", fields: scored, ...byOne },
    ];
    expect(told(events).map((one) => one.text)).toEqual([
      "# Final scoring",
      "**P1** scores **6** points for **3 buildings on an aqueduct** (now 40)",
    ]);
  });

  test("events light the tiles, sites and pieces they concern, each once", () => {
    const tile = "neighbourhood_arena";
    const lies = { q: 6, r: 3, orientation: "right", one: "D13", other: "E12" };
    const events: MarbleEvent[] = [
      { kind: "placed", fields: { seat: 0, tile, ...lies, magistrate: true }, ...byOne },
      { kind: "recalled", fields: { seat: 0, tile, ...lies }, ...byOne },
      { kind: "fountain-placed", fields: { q: 6, r: 4, site: "E12", leaders: 0 }, ...byOne },
    ];
    expect(touched(events)).toEqual(["tile:6,3,R", "site:6,4"]);
  });
});

test("tiles are listed one by one and told by their building", () => {
  expect(listed({ neighbourhood_baths: 2, neighbourhood_arena: 0 })).toEqual([
    "neighbourhood_baths",
    "neighbourhood_baths",
  ]);
  expect(typeOf("imperium_space_theatre")).toBe("theatre");
});
