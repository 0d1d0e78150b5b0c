import { expect, test } from "vitest";
import { Camera } from "./camera.svelte";
import { Roam } from "./roam.svelte";
import { seen } from "./sight";

const home = { scale: 2, dx: 0, dy: 0 };
const node = new EventTarget() as HTMLElement;
const outside = { x: 500, y: 100, width: 40, height: 20 };

function filmed() {
  const roam = new Roam({ home: () => home });
  return { roam, camera: new Camera(roam, () => ({ node, width: 400, height: 300 })) };
}

test("a scene outside is brought to the middle, and what was kept of it moves along", async () => {
  const { roam, camera } = filmed();
  expect(await camera.approach(outside, 0, true)).toEqual({ x: -320, y: 40 });
  expect(seen(roam.sight, { x: 260, y: 55 })).toEqual({ x: 200, y: 150 });
});

test("a scene in sight moves nothing", async () => {
  const { roam, camera } = filmed();
  expect(await camera.approach({ x: 10, y: 10, width: 40, height: 20 }, 0, true)).toEqual({ x: 0, y: 0 });
  expect(roam.moved).toBeNull();
});

test("after the last scene the camera goes back, unless the player moved the city", async () => {
  const { roam, camera } = filmed();
  await camera.approach(outside, 0, true);
  await camera.approach({ ...outside, y: 900 }, 0, true);
  camera.leave(0);
  expect(roam.sight).toEqual(home);
  await camera.approach(outside, 0, true);
  roam.pan({ x: 1, y: 0 });
  const chosen = roam.sight;
  camera.leave(0);
  expect(roam.sight).toEqual(chosen);
});

test("who does not follow, or is asked, is told where it happened", async () => {
  const { roam, camera } = filmed();
  camera.follows = false;
  await camera.approach(outside, 0, true);
  expect([roam.moved, camera.missed]).toEqual([null, { x: 250, y: 50, width: 20, height: 10 }]);
  camera.follows = true;
  await camera.approach({ ...outside, x: 600 }, 0, false);
  expect([roam.moved, camera.missed?.x]).toEqual([null, 300]);
});

test("what a lesson points at comes well into sight, and a tap beside it does not keep the city there", async () => {
  const { roam, camera } = filmed();
  await camera.lead({ x: 200, y: 100, width: 40, height: 20 }, 0);
  expect(roam.moved).toBeNull();
  await camera.lead({ x: 2, y: 100, width: 40, height: 20 }, 0);
  expect(seen(roam.sight, { x: 11, y: 55 })).toEqual({ x: 200, y: 150 });
  roam.touched = true;
  await camera.lead(null, 0);
  expect(roam.sight).toEqual(home);
});

test("a city that the player drags is not moved by a lesson", async () => {
  const { roam, camera } = filmed();
  await camera.lead(outside, 0);
  const led = roam.sight;
  camera.follows = false;
  await camera.lead(null, 0);
  expect(roam.sight).toEqual(led);
});
