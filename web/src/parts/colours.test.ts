import { expect, test } from "vitest";
import { coloursOf } from "./colours";

test("the colours of the box are mapped onto ours", () => {
  expect(coloursOf(["blue", "yellow", "black"])).toEqual(["lapis", "ochre", "basalt"]);
});

test("a chosen colour goes before those of the box, and nobody else has it", () => {
  expect(coloursOf(["blue", "yellow", "black"], ["ochre", null, null])).toEqual(["ochre", "lapis", "basalt"]);
  expect(coloursOf([undefined, "blue"], [null, "lapis"])).toEqual(["ochre", "lapis"]);
});

test("no two seats ever look alike, whatever the box says", () => {
  for (const boxes of [
    ["green", "blue", "red", "yellow", "orange"],
    ["red", "white"],
    [undefined, undefined, "blue"],
  ]) {
    expect(new Set(coloursOf(boxes)).size).toBe(boxes.length);
  }
});
