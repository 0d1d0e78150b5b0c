import { afterEach, expect, test, vi } from "vitest";
import type { LessonStep, Option } from "../net/api";
import { option, question, refused, samplePosition } from "../net/samples";
import { marksOf } from "./marks";
import { type Taught, Teacher } from "./teacher.svelte";
import { LessonWords } from "./words";

const TEXT = `
lesson-not-asked = Later.
lesson-level-off = That brings { $gold }, the other { $asked_gold }.
lesson-level = Level
    .say = Choose the { $die }.
    .one = first
    .two = second
`;

function step(fields: Partial<LessonStep> = {}): LessonStep {
  const nothing = { asked: [], off: {}, look: null, marks: [], numbers: [], figures: {}, done: null };
  return {
    ...nothing,
    step: 1,
    steps: 16,
    id: "level",
    chapter: "workers",
    rule: "P14.1",
    kind: "do",
    ready: true,
    may_go_back: true,
    skipped: false,
    ...fields,
  };
}

function taught(lesson: LessonStep, options: Option[] = []): { table: Taught; teacher: Teacher } {
  const position = { ...samplePosition(1), question: question("choose", options), lesson };
  const table = { id: "x", info: { game: "praetor" }, position, why: null, chosen: null, answering: { tell: vi.fn() } };
  const teacher = new Teacher(table);
  teacher.words = new LessonWords("en", TEXT);
  teacher.follow();
  return { table, teacher };
}

afterEach(() => vi.unstubAllGlobals());

test("a move that is not asked for is not made, and its own text answers with both numbers", () => {
  const [one, three] = [option("worker", "1", { gold: 1 }), option("worker", "3", { gold: 3 })];
  const { teacher } = taught(step({ asked: ["worker 3"], off: { "worker 1": "level-off" } }), [one, three]);
  expect(teacher.declines(one)).toBe(true);
  expect(teacher.answer).toBe("That brings 1, the other 3.");
  expect(teacher.declines(three)).toBe(false);
  expect(teacher.answer).toBeNull();
});

test("the second wrong try offers to show it, the third shows it, a new step begins anew", () => {
  const wrong = option("pass");
  const { table, teacher } = taught(step({ asked: ["worker 3"] }), [wrong]);
  expect([1, 2, 3].map(() => [teacher.declines(wrong), teacher.offers, teacher.shows])).toEqual([
    [true, false, false],
    [true, true, false],
    [true, true, true],
  ]);
  expect(teacher.answer).toBe("Later.");
  Object.assign(table.position!, { lesson: step({ step: 2 }) });
  const next = new Teacher(table);
  next.follow();
  expect([next.offers, next.shows]).toEqual([false, false]);
});

test("a reason that is to be read must be read before the lesson goes on", () => {
  const { table, teacher } = taught(step({ kind: "look", look: "activate camp" }));
  expect(teacher.mayGoOn).toBe(false);
  Object.assign(table, { why: refused("activate", "mine", "P1") });
  teacher.look();
  expect(teacher.mayGoOn).toBe(false);
  Object.assign(table, { why: refused("activate", "camp", "P11.2") });
  teacher.look();
  expect(teacher.mayGoOn).toBe(true);
});

test("the coach says nothing of a lesson that was done before the page was opened", () => {
  const { teacher } = taught(step({ kind: "free", id: "" }));
  expect(teacher.isOpen).toBe(false);
  expect(teacher.declines(option("pass"))).toBe(false);
});

test("what is chosen is only to be confirmed; who breaks a lesson off is not told what he knows", () => {
  const { table, teacher } = taught(step({ asked: ["worker 3"] }));
  expect(teacher.isChosen).toBe(false);
  Object.assign(table, { chosen: option("worker", "1") });
  expect(teacher.isChosen).toBe(false);
  Object.assign(table, { chosen: option("worker", "3") });
  expect(teacher.isChosen).toBe(true);
  const ends = [true, false].map((skipped) => taught(step({ kind: "free", id: "", skipped })).teacher.topic);
  expect(ends).toEqual(["ended", "summary"]);
});

test("words of a lesson have parts and lines with their numbers", () => {
  const words = new LessonWords("en", TEXT);
  expect(words.say("level", { die: 3 }, "say")).toBe("Choose the 3.");
  expect(words.lines("level")).toEqual(["first", "second"]);
  expect(words.say("nothing")).toBeNull();
});

test("what is asked is marked, what is counted has its number, and a choice that counts marks its confirmation", () => {
  vi.stubGlobal("CSS", { escape: (text: string) => text });
  const asked = question("choose", [option("worker", "1"), option("worker", "3"), option("pass")]);
  const pointing = ({ verb, target }: { verb: string; target: string }): string | null =>
    verb === "worker" ? `worker:${target}` : null;
  const taught = step({ asked: ["worker 3"], numbers: ["worker 1", "worker 3"], marks: ["wall"] });
  const marks = marksOf(taught, asked, pointing, null, false);
  expect(marks.map(({ selector, number, aside }) => [selector, number, aside ?? false])).toEqual([
    ['[data-target="worker:3"]', 2, false],
    ['[data-target="worker:1"]', 1, true],
    ['[data-piece="wall"]', null, false],
  ]);
  expect(marksOf(taught, asked, pointing, null, true)).toHaveLength(1);
  expect(marks.map(({ glance }) => glance ?? false)).toEqual([false, false, true]);
  const read = marksOf(step({ kind: "go", marks: ["wall"] }), asked, pointing, null, false);
  expect(read).toEqual([{ selector: '[data-piece="wall"]', number: null, glance: false }]);
  const confirmed = marksOf(taught, asked, pointing, "worker 3", false);
  expect(confirmed.map(({ selector, aside }) => [selector, aside ?? false])).toEqual([
    [".seam .confirm", false],
    ['[data-target="worker:1"]', true],
    ['[data-target="worker:3"]', true],
  ]);
  const passing = marksOf(step({ asked: ["pass"] }), asked, pointing, null, false);
  expect(passing[0]!.selector).toBe('[data-target="bar:pass"]');
});

test("what the text counts is numbered by what is on the board", () => {
  const { teacher } = taught(step({ numbers: ["corner-nw", "corner-ne", "corner-se", "corner-sw"] }));
  teacher.count([4, 2, 3]);
  expect([2, 3, 4].map((number) => teacher.countOf(number))).toEqual([1, 2, 3]);
  expect(teacher.counts).toEqual([2, 3, 4]);
});

test("the same asked once more is not shown before it is tried", () => {
  const { table, teacher } = taught(step({ asked: ["play weapon_1"] }));
  teacher.show();
  Object.assign(table.position!, { n: table.position!.n + 1 });
  teacher.follow();
  expect(teacher.shows).toBe(false);
});
