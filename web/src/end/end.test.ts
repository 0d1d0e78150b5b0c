import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Fact, Statistics } from "../net/api";
import { CARD, layoutOf, roman, sizeOf } from "./card";
import { Ceremony } from "./ceremony.svelte";
import { momentsFor, roundOf } from "./facts";
import { finalsOf, laneOf, ranked, rulerOf, turnsAtLast } from "./lanes";
import { Music } from "./music";
import { type Act, lengthOf, planOf } from "./plan";
import { type Drawn, standalone } from "./standalone";

const SOURCES = [
  { id: "start", points: [10, 9] },
  { id: "wall", points: [0, 0] },
  { id: "debts", points: [-4, 0] },
  { id: "villas", points: [5, 6] },
];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a lane has its parts in the order of the rules, and losses hang at its end", () => {
  const lane = laneOf(0, SOURCES);
  expect(lane.parts.map(({ id, from }) => [id, from])).toEqual([
    ["start", 0],
    ["villas", 10],
  ]);
  expect(lane.losses).toEqual([{ id: "debts", points: -4, from: 11 }]);
  expect(lane.total).toBe(11);
  expect(rulerOf([lane])).toEqual({ end: 20, ticks: [0, 10, 20] });
});

test("who won stands first, also where points are equal", () => {
  const lanes = [0, 1, 2].map((seat) => ({ ...laneOf(0, SOURCES), seat, total: [7, 9, 9][seat]! }));
  expect(ranked(lanes, [2]).map(({ seat }) => seat)).toEqual([2, 1, 0]);
});

test("only what the final scoring brought is counted at the end, and nothing that brought nobody a point", () => {
  const counted = SOURCES.map(({ id }) => ({ id, final: id === "start" ? [0, 0] : [1, 0] }));
  expect(finalsOf(SOURCES, counted).map(({ id }) => id)).toEqual(["debts", "villas"]);
  expect(finalsOf(SOURCES, null).map(({ id }) => id)).toEqual(["start", "debts", "villas"]);
});

test("a lead that changes at last is held for a moment", () => {
  const sources = [SOURCES[0]!, { id: "villas", points: [0, 6] }];
  expect(turnsAtLast([0, 1], sources, sources.slice(1))).toBe(true);
  expect(planOf(1, true)[1]!.milliseconds).toBe(planOf(1, false)[1]!.milliseconds + 600);
});

test("counting takes eight seconds at most", () => {
  const counting = planOf(30, false).filter(({ act }) => act === "count");
  expect(counting.reduce((sum, beat) => sum + beat.milliseconds, 0)).toBeCloseTo(8000);
});

test("the ceremony goes from the stillness to the laurel, each act heard once", () => {
  const heard: Act[] = [];
  const ceremony = new Ceremony(
    () => 1,
    (act) => heard.push(act),
  );
  ceremony.play(planOf(2, false));
  expect(ceremony.isRanked).toBe(false);
  vi.runAllTimers();
  expect(heard).toEqual(["still", "count", "count", "order", "laurel", "done"]);
  expect(ceremony.beat).toEqual({ act: "done", counted: 2, milliseconds: 0 });
});

test("it can be cut short, and without motion shows the last state at once", () => {
  const heard: Act[] = [];
  const shown = [1, 0].map((pace) => {
    const ceremony = new Ceremony(
      () => pace,
      (act) => heard.push(act),
    );
    ceremony.play(planOf(3, false));
    ceremony.finish();
    vi.runAllTimers();
    return ceremony.isOver && ceremony.beat.counted;
  });
  expect(shown).toEqual([3, 3]);
  expect(heard).toEqual(["still", "laurel", "laurel"]);
});

const drawn = (tag: string, attributes: Record<string, string> = {}, ...children: Drawn["children"]): Drawn => ({
  tag,
  attributes,
  children,
});

test("a drawing on its own holds all that it referred to, in the colours of its place", () => {
  const symbol = drawn("symbol", { id: "house", viewBox: "0 0 4 4" }, drawn("path", { class: "roof", d: "M0 0" }));
  const parts: Record<string, Drawn> = { house: symbol, hatch: drawn("pattern", { id: "hatch" }) };
  const text = standalone(
    drawn(
      "svg",
      { viewBox: "0 0 9 9", class: "page" },
      drawn("use", { href: "#house", class: "red", width: "4", height: "4" }),
      drawn("use", { href: "#house", width: "4", height: "4" }),
      drawn("rect", { fill: "url(#hatch)", stroke: "var(--none, var(--ink))", "data-piece": "a" }),
      drawn("text", {}, "Ben & <Ada>"),
    ),
    {
      find: (id) => parts[id] ?? null,
      rules: new Map([
        ["roof", [["fill", "var(--roof)"]]],
        ["red", [["--roof", "var(--red)"]]],
      ]),
      value: (name) => ({ "--roof": "brown", "--red": "#f00", "--ink": "black" })[name] ?? "",
    },
  );
  expect(text).not.toMatch(/var\(|<use|class=|data-/);
  expect([...text.matchAll(/fill:([^"]*)/g)].map(([, fill]) => fill)).toEqual(["#f00", "brown"]);
  expect(text).toContain('<defs><pattern id="hatch"></pattern></defs>');
  expect(text).toContain('stroke="black"');
  expect(text).toContain("Ben &amp; &lt;Ada&gt;");
});

const fact = (key: string, seat: number): Fact => ({ key, seats: [seat], amount: 1, move: 1, about: {}, amounts: [] });
const STATISTICS: Statistics = {
  sources: [],
  goods: [],
  rounds: [1, 2].map((number) => ({ number, move: (number - 1) * 20, scores: [] })),
  are_turns: false,
  moments: [fact("best-turn", 0), fact("best-round", 0), fact("best-round", 1)],
  facts: [],
  verdict: [],
};

test("a move belongs to the round that had begun before it", () => {
  expect([0, 1, 20, 21, 99].map((move) => roundOf(STATISTICS, move))).toEqual([1, 1, 1, 2, 2]);
});

test("of the best rounds one sees one's own, and who only looks on the best of all", () => {
  expect(momentsFor(STATISTICS, [1]).map(({ seats }) => seats[0])).toEqual([0, 1]);
  expect(momentsFor(STATISTICS, []).map(({ seats }) => seats[0])).toEqual([0, 0]);
});

test("a postcard is upright or wide as its board is, and nothing leaves it", () => {
  const [upright, wide] = [layoutOf({ width: 5, height: 7 }), layoutOf({ width: 9, height: 5 })];
  expect(upright.picture.height).toBeGreaterThan(upright.picture.width);
  expect(wide.picture.width).toBeGreaterThan(wide.picture.height);
  for (const { picture, list, stamp, title } of [upright, wide]) {
    expect(picture.y + picture.height).toBeLessThan(CARD.height);
    expect(Math.max(list.x + list.width, stamp.x + 216, title.x + title.width)).toBeLessThanOrEqual(CARD.width - 36);
    expect(Math.max(list.y + 4 * 54, stamp.y + 258, title.y + 102)).toBeLessThan(CARD.height);
  }
  expect(sizeOf("x".repeat(60), 400, 30)).toBeLessThan(sizeOf("x", 400, 30));
  expect([4, 9, 16, 29, 31].map(roman)).toEqual(["IV", "IX", "XVI", "XXIX", "XXXI"]);
});

test("a drone lies under the counting, and fades when somebody has won or leaves", () => {
  const heard: string[] = [];
  const music = new Music(
    (sound, note) => {
      heard.push(note ? `${sound} ${note.milliseconds}` : sound);
      return () => heard.push(`no ${sound}`);
    },
    () => lengthOf(planOf(2, false)),
  );
  (["still", "count", "count", "order", "laurel", "done"] as const).forEach(music.hear);
  music.end();
  expect(heard).toEqual(["drone 2100", "stone", "stone", "no drone", "end"]);
});
