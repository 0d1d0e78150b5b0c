import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { byOne } from "../net/samples";
import { Director, type Holding, type Screen } from "./director";
import type { Beat, Scene } from "./scenes";

class Notes implements Holding {
  readonly kept = new Map<string, number>();
  has = (key: string): boolean => this.kept.has(key);
  drawn = (key: string, truth: number): number => this.kept.get(key) ?? truth;
  hold = (key: string, value: number): void => void this.kept.set(key, value);
  release = (key: string): void => void this.kept.delete(key);
  clear = (): void => this.kept.clear();
}

/** A screen that shows nothing, and writes down what it should. */
class Wall implements Screen {
  readonly shown: string[] = [];
  readonly hidden = new Set<string>();
  lit = 0;
  lands = true;
  remember(): void {}
  readonly approached: [number, boolean][] = [];
  approach(_beats: Beat[], milliseconds: number, mayMove: boolean): Promise<void> {
    this.approached.push([milliseconds, mayMove]);
    return Promise.resolve();
  }
  withdrawn = 0;
  withdraw = (): void => void (this.withdrawn += 1);
  drawn = (): Promise<void> => Promise.resolve();
  hide = (pieces: string[]): void => pieces.forEach((piece) => this.hidden.add(piece));
  reveal = (pieces: string[]): void => pieces.forEach((piece) => this.hidden.delete(piece));
  glow = (): void => void (this.lit += 1);
  cut(): void {}
  clear = (): void => this.hidden.clear();

  show(beat: Beat, milliseconds: number): Promise<void> {
    this.shown.push(beat.motion);
    return this.lands ? new Promise((resolve) => setTimeout(resolve, milliseconds)) : new Promise(() => {});
  }
}

/** A piece flies, then gold runs from one number to the next. */
function scene(n: number, before: number, after: number, more: Beat[] = []): Scene {
  const fly: Beat = { motion: "fly", from: ["a"], to: ["b"], reveals: [`piece-${n}`] };
  const beats: Beat[] = [...more, fly, { motion: "count", by: { gold: after - before } }];
  return { n, limit: 1600, beats, stage: null, changes: { gold: { before, after } } };
}

function directed(speed = 1) {
  const [wall, notes] = [new Wall(), new Notes()];
  const told = { failed: 0, stage: [] as string[] };
  const director = new Director(wall, notes, {
    speed: () => speed,
    stage: {
      isUnwanted: false,
      open: (events) => void told.stage.push(`open ${events.length}`),
      turnTo: (seat) => void told.stage.push(`lane ${seat}`),
      complete: () => void told.stage.push("complete"),
      close: () => void (told.stage.at(-1) !== "close" && told.stage.push("close")),
    },
    failed: () => void (told.failed += 1),
  });
  const isTrue = (): boolean => notes.kept.size === 0 && wall.hidden.size === 0 && !director.isShowing;
  return { director, wall, notes, told, isTrue };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a number is held until its motion has landed, and then it runs", async () => {
  const { director, notes, wall, isTrue } = directed();
  director.play([scene(1, 2, 5)]);
  expect([notes.kept.get("gold"), wall.hidden.has("piece-1")]).toEqual([2, true]);
  await vi.advanceTimersByTimeAsync(400);
  expect(notes.kept.get("gold")).toBeGreaterThan(2);
  expect(notes.kept.get("gold")).toBeLessThan(5);
  await vi.runAllTimersAsync();
  expect([isTrue(), wall.shown]).toEqual([true, ["fly", "count"]]);
});

test("entries are shown one after the other, and each leaves what it changed for the next", async () => {
  const { director, notes, isTrue } = directed();
  director.play([scene(1, 2, 5)]);
  director.play([scene(2, 5, 4)]);
  const seen = new Set<number>();
  for (let n = 0; n < 60 && director.isShowing; n += 1) {
    seen.add(notes.kept.get("gold") ?? 4);
    await vi.advanceTimersByTimeAsync(25);
  }
  expect([[...seen], isTrue()]).toEqual([[2, 3, 4, 5], true]);
});

test("finishing at any moment leaves the truth, and nothing comes after it", async () => {
  for (let moment = 0; moment <= 2000; moment += 50) {
    const { director, wall, isTrue } = directed();
    director.play([scene(1, 2, 5)]);
    director.play([scene(2, 5, 9)]);
    await vi.advanceTimersByTimeAsync(moment);
    director.finish();
    const { length } = wall.shown;
    expect(isTrue()).toBe(true);
    await vi.runAllTimersAsync();
    expect([isTrue(), wall.shown.length]).toEqual([true, length]);
  }
});

test("skipping ends one scene and goes on with the next", async () => {
  const { director, notes, wall, isTrue } = directed();
  director.play([scene(1, 2, 5)]);
  director.play([scene(2, 5, 9)]);
  await vi.advanceTimersByTimeAsync(10);
  director.skip();
  expect([notes.kept.get("gold"), wall.hidden.has("piece-1"), wall.hidden.has("piece-2")]).toEqual([5, false, true]);
  await vi.runAllTimersAsync();
  expect([isTrue(), wall.shown]).toEqual([true, ["fly", "fly", "count"]]);
});

test("a motion that never lands is ended", async () => {
  const { director, wall, isTrue } = directed();
  wall.lands = false;
  director.play([scene(1, 2, 5)]);
  await vi.runAllTimersAsync();
  expect(isTrue()).toBe(true);
});

test("a scene that cannot be shown leaves the truth, and is told", async () => {
  const { director, wall, told, isTrue } = directed();
  wall.show = () => Promise.reject(new Error("no such piece"));
  director.play([scene(1, 2, 5)]);
  await vi.runAllTimersAsync();
  expect([isTrue(), told.failed]).toEqual([true, 1]);
});

test("far behind, the film goes faster and points at nothing; too far behind, only the last is shown", async () => {
  const { director, wall, isTrue } = directed();
  const dims: Beat[] = [{ motion: "dim", keep: [["a"]] }];
  for (let n = 1; n <= 6; n += 1) director.play([scene(n, n, n + 1, dims)]);
  await vi.advanceTimersByTimeAsync(1500);
  expect(wall.shown.slice(0, 6)).toEqual(["fly", "count", "fly", "count", "dim", "fly"]);
  for (let n = 7; n <= 14; n += 1) director.play([scene(n, n, n + 1, dims)]);
  expect(wall.hidden.size).toBeLessThan(7);
  await vi.runAllTimersAsync();
  expect(isTrue()).toBe(true);
});

test("beside a question the film runs no longer than one looks up", async () => {
  const { director, isTrue } = directed(0.1);
  director.ask(true);
  director.play([scene(1, 2, 5)]);
  await vi.advanceTimersByTimeAsync(1599);
  expect(director.isShowing).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  expect(isTrue()).toBe(true);
});

test("where nothing may move, what changed lights up and nothing is held", () => {
  const { director, wall, isTrue } = directed(0);
  director.play([scene(1, 2, 5)]);
  expect([isTrue(), wall.lit, wall.shown]).toEqual([true, 1, []]);
});

/** Two players are shown in their lanes. */
function staged(): Scene {
  const beat = (lane: number): Beat => ({ motion: "turn", at: ["a"], lane });
  const risen = (seat: number) => ({ kind: "promoted", fields: { seat }, ...byOne });
  return { n: 1, limit: 7000, beats: [beat(0), beat(1)], stage: [risen(0), risen(1)], changes: {} };
}

test("what happens to all at once is shown lane by lane, and goes by itself", async () => {
  const { director, told } = directed();
  director.play([staged()]);
  await vi.runAllTimersAsync();
  expect(told.stage).toEqual(["open 2", "lane 0", "lane 1", "complete", "close"]);
});

test("the next player of a stage comes at once, and finds the numbers as the one before has left them", async () => {
  const { director, notes, told, isTrue } = directed();
  const pays = (lane: number, gold: number): Beat => ({ motion: "count", by: { gold, [`own-${lane}`]: 1 }, lane });
  const changes = { gold: { before: 9, after: 2 }, "own-0": { before: 0, after: 1 } };
  director.play([{ ...staged(), beats: [pays(0, -4), pays(1, -3)], changes }]);
  await vi.advanceTimersByTimeAsync(1);
  director.nextLane();
  await vi.advanceTimersByTimeAsync(1);
  expect([notes.kept.get("gold"), notes.has("own-0")]).toEqual([5, false]);
  expect(told.stage).toEqual(["open 2", "lane 0", "open 2", "lane 1"]);
  director.nextLane();
  await vi.advanceTimersByTimeAsync(1);
  expect([told.stage.at(-1), isTrue()]).toEqual(["close", true]);
});

test("a stage never stands before a question, and goes with any end", async () => {
  const { director, told } = directed();
  director.play([staged()]);
  await vi.advanceTimersByTimeAsync(50);
  director.ask(true);
  expect(told.stage).toEqual(["open 2", "lane 0", "close"]);
  director.finish();
  director.play([staged()]);
  await vi.runAllTimersAsync();
  expect(told.stage.filter((one) => one.startsWith("open"))).toHaveLength(1);
});

test("where nothing may move a stage is shown complete, for as long as it takes to read", async () => {
  const { director, told } = directed(0);
  director.play([staged()]);
  expect(told.stage).toEqual(["open 2", "complete"]);
  await vi.runAllTimersAsync();
  expect(told.stage.at(-1)).toBe("close");
});

test("a scene is brought into sight before it is shown; under a question nothing moves, and one looks where one looked", async () => {
  const { director, wall } = directed();
  director.play([scene(1, 0, 1)]);
  await vi.advanceTimersByTimeAsync(3000);
  expect([wall.approached, wall.withdrawn]).toEqual([[[280, true]], 1]);
  director.ask(true);
  expect(wall.withdrawn).toBe(2);
  director.play([scene(2, 1, 2)]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(wall.approached.map(([, mayMove]) => mayMove)).toEqual([true, false]);
});
