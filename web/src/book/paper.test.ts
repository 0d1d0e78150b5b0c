import { expect, test } from "vitest";
import { largest } from "./paper";

test("letters are as large as there is room for, and end with that size", () => {
  const asked: number[] = [];
  const size = largest((points) => asked.push(points) > 0 && points <= 6.41);
  expect(size).toBeCloseTo(6.4);
  expect(asked.at(-1)).toBe(size);
});

test("letters of a short sheet do not grow without end, nor those of a long one vanish", () => {
  expect(largest(() => true)).toBe(10);
  expect(largest(() => false)).toBe(4);
});
