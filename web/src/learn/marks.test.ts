import { expect, test } from "vitest";
import { OFF, offOf } from "./marks";

test("brackets of neighbours share the room between them, and step inside where there is none", () => {
  const panel = { x: 0, y: 0, width: 300, height: 80 };
  const below = (y: number): typeof panel => ({ ...panel, y });
  expect(offOf(panel, [below(200)], false)).toBe(OFF.desk);
  expect(offOf(panel, [below(90)], false)).toBe(3);
  expect(offOf(panel, [below(80)], false)).toBe(-2);
  expect(offOf({ ...panel, height: 30 }, [below(30)], false)).toBe(OFF.small);
});
