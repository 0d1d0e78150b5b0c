import { describe, expect, test } from "vitest";
import { option, question, refused } from "../net/samples";
import { barOptions, best, candidates, following, neighbour } from "./choices";

const pointing = (one: { verb: string; target: string }): string | null =>
  one.verb === "pass" ? null : `${one.verb}:${one.target}`;

describe("options become targets", () => {
  test("each allowed answer lights the place it names", () => {
    const found = candidates(
      question("take-turn", [{ ...option("build", "mill"), id: 1 }, option("activate", "mine")]),
      pointing,
    );
    expect([...found.keys()]).toEqual(["build:mill", "activate:mine"]);
    expect(found.get("build:mill")?.option?.id).toBe(1);
  });

  test("a refused answer stays visible with its rule", () => {
    const found = candidates(question("take-turn", [], { refusals: [refused("build", "forum", "P9.1")] }), pointing);
    expect(found.get("build:forum")?.refused?.rule).toBe("P9.1");
    expect(found.get("build:forum")?.option).toBeNull();
  });

  test("where a target has an allowed and a refused answer, the allowed one counts", () => {
    const shared = (): string => "place";
    const found = candidates(
      question("take-turn", [option("use", "camp")], { refusals: [refused("activate", "camp", "P11.2")] }),
      shared,
    );
    expect(found.get("place")?.option?.verb).toBe("use");
    expect(found.get("place")?.refused).toBeNull();
  });

  test("answers without a place go to the decision bar", () => {
    const asked = question("take-turn", [option("pass"), option("build", "mill")]);
    expect(barOptions(asked, pointing).map((one) => one.verb)).toEqual(["pass"]);
  });

  test("nothing is lit when nothing is asked", () => {
    expect(candidates(null, pointing).size).toBe(0);
    expect(barOptions(null, pointing)).toEqual([]);
  });
});

describe("turning a tile", () => {
  const turns = [0, 1, 2, 3].map((n) => ({ ...option("turn", String(n), { mosaics: [1, 3, 3, 0][n]! }), id: n }));

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
