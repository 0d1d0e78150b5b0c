import { expect, test } from "vitest";
import { layoutFor } from "./layout";

test("a desk begins at 1200 pixels, a tablet at 768", () => {
  expect([1440, 1200, 1199, 768, 767].map((width) => layoutFor(width, 768, true))).toEqual([
    "desk",
    "desk",
    "tablet",
    "tablet",
    "phone",
  ]);
});

test("a phone on its side is still a phone", () => {
  expect(layoutFor(844, 390, true)).toBe("phone");
});

test("an upright tablet shows the whole board only where it fits", () => {
  expect(layoutFor(820, 1180, true)).toBe("tablet");
  expect(layoutFor(820, 1180, false)).toBe("phone");
});
