import { expect, test } from "vitest";
import { byOne, sampleMove } from "../net/samples";
import { type Beat, filmOf, type Script } from "../table/scenes";
import { script as aquileia } from "./aquileia/scenes";
import { script as architects } from "./architects/scenes";
import { script as marble } from "./marble/scenes";
import { script as praetor } from "./praetor/scenes";

const BARE = { seat: 0, players: [], locations: {}, stacks: {} };
const ME = 0;

type Fact = [string, object];

/** What a script shows of facts, by default between two tables of which nothing is counted. */
function filmed(script: Script, facts: Fact[], before: object = BARE, after: object = before, seat = 1): Beat[] {
  const events = facts.map(([kind, fields]) => ({ kind, fields: fields as Record<string, never>, ...byOne }));
  const setting = { before, after, earlier: [], colour: () => "lapis" as const, isMine: (one: number) => one === ME };
  return filmOf([sampleMove(1, seat, { events })], script, setting).flatMap((scene) => scene.beats);
}

/** The ways of what flies: from the first anchor to the first. */
function ways(beats: Beat[]): string[][] {
  return beats.flatMap((beat) => (beat.motion === "fly" ? [[beat.from[0]!, beat.to[0]!]] : []));
}

function motions(beats: Beat[]): string[] {
  return beats.map((beat) => beat.motion);
}

test("Praetor: a worker goes to its tile, the fee to its owner, the goods to the player", () => {
  const beats = filmed(praetor, [
    ["sent", { seat: 1, level: 2, tile: "mine", task: "activate" }],
    ["fee-paid", { seat: 1, owner: 0, resource: "gold", amount: 1 }],
    ["gained", { seat: 1, resource: "wood", amount: 2 }],
  ]);
  expect(ways(beats)).toEqual([
    ["dice-1", "mine"],
    ["goods-1-gold", "stock-gold"],
    ["mine", "goods-1-wood"],
  ]);
});

test("Praetor: what is sold, bought or converted goes both ways", () => {
  const beats = filmed(praetor, [
    ["sold", { seat: 0, good: "wood", price: 1, gold: "gold" }],
    ["converted", { seat: 1, amount: 2, given: "wood", taken: "weapons" }],
  ]);
  expect(ways(beats)).toEqual([
    ["stock-wood", "wall"],
    ["wall", "stock-gold"],
    ["goods-1-wood", "wall"],
    ["wall", "goods-1-weapons"],
  ]);
});

test("Praetor: a tile travels to its place and is drawn there when it lies; much favor is stamped", () => {
  const beats = filmed(praetor, [
    ["placed", { seat: 1, tile: "arch" }],
    ["scored", { seat: 1, source: "tile", amount: 9, favor: 9 }],
  ]);
  expect(beats[0]).toMatchObject({ motion: "fly", piece: "arch", reveals: ["arch"], sound: "stone" });
  expect(motions(beats)).toEqual(["fly", "stamp"]);
});

test("Praetor: maintenance is a stage in which dice rise, veterans retire and wages are paid", () => {
  const facts: Fact[] = [
    ["promoted", { seat: 1, level: 4 }],
    ["promoted", { seat: 1, level: 6 }],
    ["retired", { seat: 1, workers: 1 }],
    ["scored", { seat: 1, source: "veterans", amount: 12, favor: 20 }],
    ["wages-paid", { seat: 1, amount: 3, missing: 0, gold: "gold" }],
  ];
  const beats = filmed(praetor, facts);
  expect(motions(beats)).toEqual(["turn", "turn", "stamp", "fly"]);
  expect(beats.flatMap((beat) => ("at" in beat ? beat.at[0] : []))).toEqual(["risen-1-0", "risen-1-1", "veteran-1"]);
  expect(beats[2]).toMatchObject({ text: "+12", sound: "laurel" });
  expect(ways(beats)).toEqual([["purse-1", "bank-1"]]);
});

test("Architects: a worker goes to its place, goods come home, a captured rank goes to its captor", () => {
  const beats = filmed(architects, [
    ["worker-placed", { seat: 1, place: "forest" }],
    ["gained", { seat: 1, resource: "wood", amount: 2 }],
    ["workers-captured", { seat: 1, owner: 0, location: "mines", amount: 3 }],
  ]);
  expect(ways(beats)).toEqual([
    ["reserve-1", "place-forest"],
    ["place-forest", "goods-1-wood"],
    ["place-mines", "player-1"],
  ]);
  expect(motions(beats)).toContain("dim");
});

test("Aquileia: henchmen and houses go to their places, coins to who gets them, and the winner is stamped", () => {
  const beats = filmed(aquileia, [
    ["henchman-placed", { seat: 1, space: "forum_2" }],
    ["built", { seat: 1, lot: "shop_dyer" }],
    ["coin-stolen", { seat: 1, victim: 0, metal: "gold" }],
    ["ranked", { seat: 1, contest: "arena", place: 1, strength: 9 }],
    ["ranked", { seat: 0, contest: "arena", place: 2, strength: 4 }],
  ]);
  expect(ways(beats).map(([, to]) => to)).toEqual(["space-forum_2", "lot-shop_dyer", "goods-1-gold"]);
  expect(motions(beats).filter((one) => one === "stamp")).toHaveLength(1);
});

test("Marble: a tile and its magistrate go to their place; a building stands out when it is built", () => {
  const lies = { q: 6, r: 3, orientation: "right", one: "D13", other: "E12" };
  const tile = "neighbourhood_arena";
  const beats = filmed(marble, [
    ["placed", { seat: 1, tile, ...lies, magistrate: true }],
    ["recalled", { seat: 1, tile, ...lies }],
    ["built", { seat: 1, building: "arena", q: 6, r: 4, site: "E12" }],
    ["scored", { seat: 1, source: "buildings", number: 1, amount: 8, score: 8 }],
  ]);
  expect(ways(beats)).toEqual([
    ["house-1", "tile-6,3,R"],
    ["house-1", "tile-6,3,R"],
    ["tile-6,3,R", "house-1"],
  ]);
  expect(motions(beats).slice(3)).toEqual(["dim", "flip", "stamp"]);
});

test("what I did myself is shown without stamps", () => {
  const scored: Fact = ["scored", { seat: 0, source: "tile", amount: 9, favor: 9 }];
  expect(motions(filmed(praetor, [["placed", { seat: 0, tile: "arch" }], scored], BARE, BARE, ME))).toEqual(["fly"]);
});
