import { expect, test } from "vitest";
import { bundle, GameWords } from "../text/text.svelte";
import { stepName } from "./trail";

const words = new GameWords(
  bundle("en", "name-mines = Mines\naction-send = Send { $amount } captives of { $seat }\nstep-at = Place"),
);
const name = (seat: number): string => ["Ada", "Livia"][seat] ?? "";

test("a step is said as it was answered", () => {
  expect(stepName(words, "send 2", { amount: 2, seat: 1 }, name)).toBe("Send 2 captives of Livia");
  expect(stepName(words, "place mines", undefined, name)).toBe("Mines");
  expect(stepName(words, "at 3,4", undefined, name)).toBe("Place");
});

test("a step of which too little is known is called a step", () => {
  expect(stepName(words, "send 2", undefined, name)).toBe("Step");
});
