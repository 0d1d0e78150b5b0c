import { describe, expect, test } from "vitest";
import { option } from "../net/samples";
import { type Box, isSeat, parted, placed, tradeOf, WIDTH } from "./note";

const PAGE = { width: 1440, height: 900 };
const NOTE = { width: WIDTH, height: 300 };
/** The decision bar, right across under the board. */
const BAR: Box = { left: 0, top: 700, right: 1100, bottom: 770 };

function boxAt(left: number, top: number, edge = 90): Box {
  return { left, top, right: left + edge, bottom: top + edge };
}

function covers(place: { left: number; top: number }, box: Box): boolean {
  const right = place.left + NOTE.width;
  const bottom = place.top + NOTE.height;
  return place.left < box.right && box.left < right && place.top < box.bottom && box.top < bottom;
}

test("a thing is told of by its kind, and is itself", () => {
  expect(parted("sawmill/sawmill_a")).toEqual({ thing: "sawmill", which: "sawmill_a" });
  expect(parted("round")).toEqual({ thing: "round", which: "" });
  expect(["0", "sawmill_a", ""].map(isSeat)).toEqual([true, false, false]);
});

test("what is paid comes before what it brings, and what has no drawing is left out", () => {
  const sawmill = option("activate", "sawmill_a", { wood: 2, gold: -1, nw: 1, stone: 0 });
  expect(tradeOf(sawmill, (id) => id !== "nw")).toEqual({ price: [["gold", -1]], gain: [["wood", 2]] });
});

describe("a note stands", () => {
  test("on the side with more room, its tip at the thing", () => {
    const right = placed(boxAt(300, 300), NOTE, PAGE, []);
    expect([right.side, right.top + right.tip!]).toEqual(["right", 345]);
    expect(placed(boxAt(1200, 300), NOTE, PAGE, []).side).toBe("left");
  });

  test("above or below where no side has room", () => {
    const wide: Box = { left: 100, top: 600, right: 1340, bottom: 680 };
    expect(placed(wide, NOTE, PAGE, []).side).toBe("above");
    expect(placed({ ...wide, top: 20, bottom: 100 }, NOTE, PAGE, []).side).toBe("below");
  });

  test.each([boxAt(300, 640), boxAt(40, 780), boxAt(1000, 20), boxAt(600, 600)])(
    "on the page, and over neither its thing nor the decision bar nor what is chosen: %o",
    (thing) => {
      const chosen = boxAt(thing.left + 150, thing.top, 60);
      const place = placed(thing, NOTE, PAGE, [BAR, chosen]);
      expect([thing, BAR, chosen].filter((box) => covers(place, box))).toEqual([]);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top + NOTE.height).toBeLessThanOrEqual(PAGE.height);
    },
  );

  test("at least beside its thing where all is full", () => {
    const thing = boxAt(100, 100);
    const rest: Box[] = [
      { left: 0, top: 200, right: 1440, bottom: 900 },
      { left: 200, top: 0, right: 1440, bottom: 900 },
    ];
    expect(covers(placed(thing, NOTE, PAGE, rest), thing)).toBe(false);
  });
});
