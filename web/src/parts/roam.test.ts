import { expect, test } from "vitest";
import { type Finger, isPan, Roam } from "./roam.svelte";

const currentTarget = Object.assign(new EventTarget(), { getBoundingClientRect: () => ({ left: 0, top: 0 }) });
const touch = (pointerId: number, clientX: number, clientY: number): Finger => ({
  pointerId,
  clientX,
  clientY,
  currentTarget,
  timeStamp: 0,
});
const home = { scale: 1, dx: 0, dy: 0 };

test("a finger drags the city, and a trembling one does not", () => {
  const roam = new Roam({ home: () => home });
  roam.press(touch(1, 50, 50));
  roam.drag(touch(1, 53, 52));
  expect(roam.sight).toEqual(home);
  roam.drag(touch(1, 80, 60));
  expect(roam.sight).toEqual({ scale: 1, dx: 30, dy: 10 });
});

test("two fingers apart make it larger", () => {
  const roam = new Roam({ home: () => home });
  roam.press(touch(1, 100, 100));
  roam.press(touch(2, 200, 100));
  roam.drag(touch(2, 300, 100));
  expect(roam.sight.scale).toBe(2);
  roam.release(touch(2, 300, 100));
  roam.drag(touch(2, 500, 100));
  expect(roam.sight.scale).toBe(2);
});

test("a drag that ends on a target chooses nothing, the next tap does", () => {
  const roam = new Roam({ home: () => home });
  const stopped: boolean[] = [];
  const click = (): void => {
    let isStopped = false;
    roam.click({ stopPropagation: () => (isStopped = true) });
    stopped.push(isStopped);
  };
  roam.press(touch(1, 50, 50));
  roam.drag(touch(1, 90, 50));
  roam.release(touch(1, 90, 50));
  click();
  roam.press(touch(1, 50, 50));
  roam.release(touch(1, 50, 50));
  click();
  expect(stopped).toEqual([true, false]);
});

test("a hand keeps to the limits of size", () => {
  const roam = new Roam({ home: () => home, limits: () => ({ smallest: 0.8, largest: 1.5 }) });
  roam.zoom(4, { x: 0, y: 0 });
  expect(roam.sight.scale).toBe(1.5);
  roam.zoom(0.1, { x: 0, y: 0 });
  expect(roam.sight.scale).toBe(0.8);
  roam.put({ ...home, scale: 0.4 });
  roam.zoom(1.25, { x: 0, y: 0 });
  expect(roam.sight.scale).toBe(0.5);
});

test("a wheel sizes; with Shift, or on a trackpad, it moves", () => {
  const wheel = { shiftKey: false, ctrlKey: false, deltaMode: 0, deltaX: 0, deltaY: 120 } as WheelEvent;
  const others = [{ shiftKey: true }, { deltaY: 4 }, { deltaX: 9 }, { deltaY: 4, ctrlKey: true }];
  expect([wheel, ...others.map((one) => ({ ...wheel, ...one }))].map(isPan)).toEqual([false, true, true, true, false]);
});
