import { expect, test } from "vitest";
import { coloursOf } from "./colours";

test("the colours of the box are mapped onto ours", () => {
  expect(coloursOf(["blue", "yellow", "black"])).toEqual(["lapis", "ochre", "basalt"]);
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
