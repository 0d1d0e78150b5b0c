import { expect, test } from "vitest";
import type { EventInfo } from "../net/api";
import { byOne, sampleMove } from "../net/samples";
import { lengthOf } from "./rhythm";
import { type Beat, type Count, filmOf, matched, type Rule, type Scene, type Script } from "./scenes";

type Gold = Record<string, number>;

const said = (kind: string, seat = 1): EventInfo => ({ kind, fields: { seat }, ...byOne });
const fly: Beat = { motion: "fly", from: ["a"], to: ["b"] };
const stamp: Beat = { motion: "stamp", at: ["b"], text: "+9" };
const more = (by: number, key = "gold"): Count => ({ motion: "count", by: { [key]: by } });

function rule(on: string, beats: Beat[], more: Partial<Rule> = {}): Rule {
  return { on, beats: () => structuredClone(beats), ...more };
}

/** The scenes of one entry between two states of the purses. */
function film(rules: Rule[], events: EventInfo[], before: Gold = {}, after: Gold = {}, seat = 1): Scene[] {
  const script: Script = { figures: (view: Gold) => view, rules };
  const setting = { before, after, earlier: [], colour: () => "lapis" as const, isMine: (one: number) => one === 0 };
  return filmOf([sampleMove(7, seat, { events })], script, setting);
}

test("a rule reads as many events as it names", () => {
  const events = ["sent", "fee-paid", "gained", "gained", "passed"].map((kind) => said(kind));
  const lengths = ["sent gained", "sent fee-paid? gained+", "sent fee-paid* gained", "passed"];
  expect(lengths.map((on) => matched(rule(on, []), events, 0))).toEqual([0, 4, 3, 0]);
});

test("the longest rule that fits comes first, wherever it stands", () => {
  const rules = [rule("sent", [fly]), rule("sent gained+", [stamp])];
  const scenes = film(rules, [said("sent"), said("gained"), said("sent")]);
  expect(scenes.flatMap((scene) => scene.beats.map((beat) => beat.motion))).toEqual(["stamp", "fly"]);
});

test("what no rule speaks of is counted all the same", () => {
  const [scene, ...others] = film([], [said("gained")], { gold: 1, wood: 2 }, { gold: 4, wood: 2 });
  expect(others).toEqual([]);
  expect(scene).toMatchObject({ beats: [more(3)], changes: { gold: { before: 1, after: 4 } } });
});

test("a number that is counted twice keeps its way, and what is not drawn is not counted", () => {
  const rules = [rule("paid", [more(-2)]), rule("gained", [more(5), more(1, "unseen")])];
  const [scene] = film(rules, [said("paid"), said("gained")], { gold: 3 }, { gold: 6 });
  expect(scene!.beats).toEqual([more(-2), more(5)]);
  expect(scene!.changes).toEqual({ gold: { before: 3, after: 6 } });
});

test("a scene is never longer than its kind allows", () => {
  const long = Array<Beat>(20).fill(fly);
  const length = (weight: Rule["weight"], seat = 1): number =>
    lengthOf(film([rule("done", long, weight && { weight })], [said("done", seat)], {}, {}, seat)[0]!).milliseconds;
  expect([length(undefined), length(undefined, 0), length("climax"), length("round"), length("stage")]).toEqual([
    1600, 700, 2600, 1200, 1000,
  ]);
});

test("the change of a round is a scene of its own", () => {
  const rules = [
    rule("sent", [fly]),
    rule("built", [stamp], { weight: "climax" }),
    rule("round", [fly], { weight: "round" }),
  ];
  const scenes = film(rules, [said("sent"), said("built"), said("round")]);
  expect(scenes.map(({ limit, beats }) => [limit, beats.length])).toEqual([
    [2600, 2],
    [1200, 1],
  ]);
});
