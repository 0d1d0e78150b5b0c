import { expect, test } from "vitest";
import { centred, cropped, fitted, gripped, held, seen, shows, sighted, stepped, under, zoomed } from "./sight";

const box = { x: -100, y: 50, width: 400, height: 200 };

test("a city is no larger and no smaller than its limits allow", () => {
  const limits = { smallest: 0.5, largest: 1.5 };
  expect([fitted(box, 4000, 4000, limits).scale, fitted(box, 40, 40, limits).scale]).toEqual([1.5, 0.5]);
});

test("within its limits all of a city is in the middle", () => {
  const sight = fitted(box, 800, 600);
  expect([sight.scale, seen(sight, { x: 100, y: 150 })]).toEqual([2, { x: 400, y: 300 }]);
});

test("what fits exactly is all that is sighted", () => {
  expect(sighted(fitted(box, 800, 400), 800, 400)).toEqual(box);
});

test("nearer, less is sighted, about the same point", () => {
  const near = sighted(zoomed(fitted(box, 800, 400), 2, { x: 400, y: 200 }), 800, 400);
  expect(near).toEqual({ x: 0, y: 100, width: 200, height: 100 });
});

test("zooming keeps the point under the pointer", () => {
  const before = fitted(box, 800, 600);
  const after = zoomed(before, 1.5, { x: 120, y: 80 });
  expect(under(after, { x: 120, y: 80 })).toEqual(under(before, { x: 120, y: 80 }));
});

test("a point is brought to the middle", () => {
  expect(seen(centred({ x: 30, y: 40 }, 2, 200, 100), { x: 30, y: 40 })).toEqual({ x: 100, y: 50 });
});

test("a city larger than the window leaves no gap beside it, and a little above and below", () => {
  const far = held(box, { scale: 1, dx: 900, dy: 900 }, 200, 100);
  expect(seen(far, box)).toEqual({ x: 0, y: 26 });
  const near = held(box, { scale: 1, dx: -900, dy: -900 }, 200, 100);
  expect(seen(near, { x: 300, y: 250 })).toEqual({ x: 200, y: 52 });
});

test("a window shows a box that lies in it, and not one that crosses its edge", () => {
  const sight = { scale: 1, dx: 100, dy: -50 };
  expect([shows(sight, 400, 200, box), shows({ ...sight, dx: 90 }, 400, 200, box)]).toEqual([true, false]);
});

test("the frame of a map is taken where it is, however small, and comes to a finger beside it", () => {
  const frame = { x: 100, y: 100, width: 20, height: 80 };
  expect(gripped(frame, { x: 115, y: 170 }, 22)).toEqual({ x: 5, y: 30 });
  expect(gripped(frame, { x: 130, y: 140 }, 22)).toEqual({ x: 20, y: 0 });
  expect(gripped(frame, { x: 140, y: 140 }, 22)).toEqual({ x: 0, y: 0 });
});

test("arrows move what is seen by a part of it; the frame stays on its map", () => {
  const part = { x: 0, y: 0, width: 600, height: 300 };
  expect([stepped(part, "ArrowLeft"), stepped(part, "ArrowDown")]).toEqual([
    { x: 150, y: 150 },
    { x: 300, y: 225 },
  ]);
  expect(stepped(part, "Enter")).toBeNull();
  expect(cropped({ x: -200, y: 100, width: 400, height: 90 }, box)).toEqual({
    x: -100,
    y: 100,
    width: 300,
    height: 90,
  });
});
