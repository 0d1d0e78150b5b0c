import { describe, expect, test } from "vitest";
import { byOne, option, question } from "../../net/samples";
import { missing } from "../../parts/price";
import { pointing, preselected, turned } from "./choices";
import { fitted } from "../../parts/sight";
import { bounds, CELL, LIMITS, middleOf, squareOf } from "./layout";
import { maintained } from "./maintained";
import { lines } from "./name";
import { ruler } from "../../parts/ruler";
import { strip } from "./strip";
import { amountOf, touched } from "./told";
import type { KindFigures, PraetorEvent } from "./wire";

describe("pointing", () => {
  test("every kind of answer has its place", () => {
    expect(pointing(option("build", "smith_a"))).toBe("shelf:smith_a");
    expect(pointing(option("use", "labour_camp_a"))).toBe("tile:labour_camp_a");
    expect(pointing(option("at", "1,-2"))).toBe("cell:1,-2");
    expect(pointing(option("worker", "3"))).toBe("worker:3");
    expect(pointing(option("pass", ""))).toBeNull();
    expect(pointing(option("turn", "2"))).toBeNull();
  });

  test("the best rotation and the largest amount are chosen beforehand", () => {
    const turns = [option("turn", "0", { mosaics: 1 }), option("turn", "1", { mosaics: 4 })];
    expect(preselected(question("choose-rotation", turns))?.target).toBe("1");
    const amounts = [option("convert", "0"), option("convert", "2")];
    expect(preselected(question("choose-amount", amounts))?.target).toBe("2");
    expect(preselected(question("take-turn", [option("pass", "")]))).toBeNull();
  });
});

describe("tiles", () => {
  test("a quarter turn clockwise brings the north-west corner to the north-east", () => {
    expect(turned(["sun", "wave", "leaf", "star"], 1)).toEqual(["star", "sun", "wave", "leaf"]);
  });

  test("only what is short is missing", () => {
    expect(missing({ wood: 2, stone: 1 }, { wood: 1, stone: 1 })).toEqual([["wood", 1]]);
  });

  test("a long name breaks where the longer line is shortest", () => {
    expect(lines("Forum").lines).toEqual(["Forum"]);
    expect(lines("Campement des ouvriers").lines).toEqual(["Campement", "des ouvriers"]);
  });

  test("the strip shows fee, arrow and yield, and fits", () => {
    const kind: KindFigures = {
      group: "",
      cost: {},
      favor: 0,
      colour: "red",
      fee: { gold: 1 },
      effect: { op: "gain", per: ["worker_level"], factor: 1, divisor: 1, given: null, taken: "gold", level: 0 },
    };
    const row = strip(kind, 48.5, 60);
    expect(row.marks.map((mark) => mark.kind)).toEqual(["text", "icon", "arrow", "die", "icon"]);
    expect(row.scale).toBeLessThanOrEqual(1);
  });
});

describe("the city", () => {
  const city = [
    { x: -1, y: 0 },
    { x: 2, y: 1 },
  ];

  test("is framed by one ring of empty cells", () => {
    expect(bounds(city)).toEqual({ x: -2 * CELL, y: -1 * CELL, width: 6 * CELL, height: 4 * CELL });
  });

  test("lies whole and centred in its space", () => {
    const sight = fitted(bounds(city), 600, 400, LIMITS);
    expect(sight.scale * CELL).toBe(100);
    expect(sight.dx + -2 * 100).toBe(0);
  });

  test("is never too small to be read", () => {
    expect(fitted(bounds(city), 60, 40, LIMITS).scale * CELL).toBeCloseTo(96);
  });

  test("gives each cell its square on the screen", () => {
    expect(squareOf({ x: 1, y: 2 }, { scale: 0.5, dx: 10, dy: 20 })).toEqual({ x: 59, y: 118, edge: 49 });
  });

  test("is looked at in the middle of what can be chosen", () => {
    expect(middleOf(city)).toEqual({ x: CELL, y: CELL });
  });
});

test("equal scores stand side by side on the ruler", () => {
  const [first, second] = ruler(20, 700).pins([10, 10]);
  expect(second! - first!).toBe(5);
});

test("events light the tile they concern", () => {
  const events: PraetorEvent[] = [
    { kind: "sent", fields: { seat: 1, level: 2, tile: "mine", task: "activate" }, ...byOne },
    { kind: "gained", fields: { seat: 1, resource: "gold", amount: 2 }, ...byOne },
  ];
  expect(touched(events)).toEqual(["tile:mine"]);
});

test("only what stands beside its deed is a figure of the log", () => {
  const scored = { seat: 0, source: "wall", amount: 10, favor: 18 };
  expect(amountOf({ kind: "scored", fields: scored, ...byOne })).toEqual(["favor", 10]);
  expect(amountOf({ kind: "finally-scored", fields: scored, ...byOne })).toBeNull();
  expect(amountOf({ kind: "favor-lost", fields: scored, ...byOne })).toBeNull();
});

test("maintenance tells of a player who rises, who retires, and what the wages cost", () => {
  const events: PraetorEvent[] = [
    { kind: "promoted", fields: { seat: 1, level: 3 }, ...byOne },
    { kind: "promoted", fields: { seat: 1, level: 6 }, ...byOne },
    { kind: "retired", fields: { seat: 1, workers: 1 }, ...byOne },
    { kind: "scored", fields: { seat: 1, source: "retirement", amount: 8, favor: 40 }, ...byOne },
    { kind: "wages-paid", fields: { seat: 1, amount: 2, missing: 3, gold: "gold" }, ...byOne },
    { kind: "morale-fell", fields: { seat: 1, steps: 2, value: -6 }, ...byOne },
    { kind: "favor-lost", fields: { seat: 1, source: "upkeep", amount: 5, favor: 35 }, ...byOne },
  ];
  const wages = { paid: 2, missing: 3, morale: -6, lost: 5 };
  expect(maintained(events)).toEqual({ trained: 0, risen: [3, 6], retired: 1, favor: 8, ...wages });
});
