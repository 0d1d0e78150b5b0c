import { afterEach, expect, test } from "vitest";
import { settings } from "../settings.svelte";
import { keys } from "./keys";

/** Press a key while the focus is on an element; tells what came of it. */
function press(key: string, on = "main", held: "ctrlKey" | "altKey" | null = null): unknown[] {
  const done: unknown[] = [];
  const target = { matches: (selector: string) => selector.split(", ").includes(on) };
  const event = new Event("keydown", { cancelable: true });
  Object.defineProperties(event, { key: { value: key }, target: { value: target } });
  if (held) Object.defineProperty(event, held, { value: true });
  keys({
    step: (forward) => done.push("step", forward),
    jump: (forward) => done.push("jump", forward),
    play: () => done.push("play"),
    look: () => done.push("look"),
  })(event as KeyboardEvent);
  return done;
}

afterEach(() => void (settings.keys = true));

test("brackets go move by move, braces turn by turn, space plays, and I looks at a thing", () => {
  expect(["[", "]", "{", "}", " ", "i"].map((key) => press(key))).toEqual([
    ["step", false],
    ["step", true],
    ["jump", false],
    ["jump", true],
    ["play"],
    ["look"],
  ]);
});

test("space on a button presses that button", () => {
  expect(press(" ", "button")).toEqual([]);
});

test("no key acts while someone types, holds Control, or wants none", () => {
  expect([press("]", "input"), press("]", "main", "ctrlKey")]).toEqual([[], []]);
  settings.keys = false;
  expect(press("]")).toEqual([]);
});

test("a bracket that is typed with Alt is a bracket", () => {
  expect(press("]", "main", "altKey")).toEqual(["step", true]);
});

test("other keys do nothing", () => {
  expect(press("x")).toEqual([]);
});
