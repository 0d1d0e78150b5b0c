import { describe, expect, test } from "vitest";
import type { Option, Question, RefusedOption } from "../net/api";
import { barOptions, best, candidates, following, neighbour } from "./choices";

const option = (verb: string, target: string, id: number, preview: Record<string, number> = {}): Option => ({
  id,
  verb,
  target,
  notation: `${verb} ${target}`.trim(),
  preview,
});
const refused = (verb: string, target: string, id: number, rule: string): RefusedOption => ({
  id,
  verb,
  target,
  notation: `${verb} ${target}`,
  rule,
});
const question = (options: Option[], refusals: RefusedOption[] = []): Question => ({
  seat: 0,
  key: "take-turn",
  rule: "P8.3",
  arguments: {},
  asked: 0,
  hints: false,
  options,
  refusals,
});
const pointing = (one: { verb: string; target: string }): string | null =>
  one.verb === "pass" ? null : `${one.verb}:${one.target}`;

describe("options become targets", () => {
  test("each allowed answer lights the place it names", () => {
    const found = candidates(question([option("build", "mill", 1), option("activate", "mine", 2)]), pointing);
    expect([...found.keys()]).toEqual(["build:mill", "activate:mine"]);
    expect(found.get("build:mill")?.option?.id).toBe(1);
  });

  test("a refused answer stays visible with its rule", () => {
    const found = candidates(question([], [refused("build", "forum", 3, "P9.1")]), pointing);
    expect(found.get("build:forum")?.refused?.rule).toBe("P9.1");
    expect(found.get("build:forum")?.option).toBeNull();
  });

  test("where a target has an allowed and a refused answer, the allowed one counts", () => {
    const shared = (): string => "place";
    const found = candidates(question([option("use", "camp", 4)], [refused("activate", "camp", 5, "P11.2")]), shared);
    expect(found.get("place")?.option?.id).toBe(4);
    expect(found.get("place")?.refused).toBeNull();
  });

  test("answers without a place go to the decision bar", () => {
    const asked = question([option("pass", "", 0), option("build", "mill", 1)]);
    expect(barOptions(asked, pointing).map((one) => one.verb)).toEqual(["pass"]);
  });

  test("nothing is lit when nothing is asked", () => {
    expect(candidates(null, pointing).size).toBe(0);
    expect(barOptions(null, pointing)).toEqual([]);
  });
});

describe("turning a tile", () => {
  const turns = [0, 1, 2, 3].map((n) => option("turn", String(n), n, { mosaics: [1, 3, 3, 0][n]! }));

  test("the best way round is shown first, the first among equals", () => {
    expect(best(turns, "mosaics")?.target).toBe("1");
  });

  test("turning goes round", () => {
    expect(following(turns, turns[3]!)?.target).toBe("0");
    expect(following(turns, null)?.target).toBe("0");
  });
});

describe("arrow keys", () => {
  const spots = [
    { target: "a", x: 0, y: 0 },
    { target: "b", x: 100, y: 10 },
    { target: "c", x: 210, y: 0 },
    { target: "d", x: 0, y: 120 },
  ];

  test("go to the nearest target in that direction", () => {
    expect(neighbour(spots, spots[0]!, "ArrowRight")?.target).toBe("b");
    expect(neighbour(spots, spots[0]!, "ArrowDown")?.target).toBe("d");
  });

  test("stay where nothing lies that way", () => {
    expect(neighbour(spots, spots[0]!, "ArrowUp")).toBeNull();
  });
});
