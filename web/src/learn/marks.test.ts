import { expect, test } from "vitest";
import { around, OFF, offOf } from "./marks";

test("brackets of neighbours share the room between them, and step inside where there is none", () => {
  const panel = { x: 0, y: 0, width: 300, height: 80 };
  const below = (y: number): typeof panel => ({ ...panel, y });
  expect(offOf(panel, [below(200)], false)).toBe(OFF.desk);
  expect(offOf(panel, [below(90)], false)).toBe(3);
  expect(offOf(panel, [below(80)], false)).toBe(-2);
  expect(offOf({ ...panel, height: 30 }, [below(30)], false)).toBe(OFF.small);
});

test("the box around several holds them all", () => {
  const [one, other] = [
    { x: 5, y: 50, width: 10, height: 10 },
    { x: 40, y: 0, width: 20, height: 30 },
  ];
  expect(around([one, other])).toEqual({ x: 5, y: 0, width: 55, height: 60 });
});
