import { expect, test } from "vitest";
import { bundle, GameWords } from "../text/text.svelte";
import { inWords } from "./result";

const words = new GameWords(
  bundle(
    "it",
    `name-wood = Legno
    .count = { $amount ->
        [one] { $amount } legno
       *[other] { $amount } legni
    }
name-term_favor = Favore`,
  ),
);

test("what stands behind a number agrees with it", () => {
  expect([1, 2].map((count) => words.unit(count, "wood"))).toEqual(["legno", "legni"]);
});

test("what an answer brings comes first, counted in words", () => {
  expect(inWords(words, { wood: -2, favor: 3, nw: 1 })).toBe("+3 Favore, −2 legni");
  expect(inWords(words, { wood: 1 })).toBe("+1 legno");
});
