/** What lies outside the window of a city: on which side, how much of it, and the best. */
import { type Point, seen, type Sight } from "./sight";

export type Side = "above" | "below" | "left" | "right";

/** A place of the drawing that can be chosen, and what it is worth. */
export interface Place extends Point {
  worth: number;
}

/** What is said at an edge of the window. */
export interface EdgeTag {
  side: Side;
  count: number;
  best: Place;
  /** How far along its edge it stands, as a share. */
  along: number;
}

const SIDES: Side[] = ["above", "below", "left", "right"];
/** Where on an edge a tag may stand, the best first. */
const STANDS = [0.5, 0.3, 0.7, 0.16, 0.84];
/** Below, the map and the buttons of the city have the corners. */
const STANDS_BELOW = [0.42, 0.5, 0.34];
/** A tag keeps so far from what can be pressed: half its length, and its height. */
const LONG = 110;
const HIGH = 44;

/** On which side of a window a point of the drawing lies; nothing if it is seen. */
export function sideOf(sight: Sight, width: number, height: number, spot: Point): Side | null {
  const { x, y } = seen(sight, spot);
  if (y < 0) return "above";
  if (y > height) return "below";
  if (x < 0) return "left";
  return x > width ? "right" : null;
}

/** A tag for every side on which places lie that are not seen. */
export function edgeTags(sight: Sight, width: number, height: number, places: Place[]): EdgeTag[] {
  return SIDES.flatMap((side) => {
    const there = places.filter((place) => sideOf(sight, width, height, place) === side);
    if (!there.length) return [];
    const best = there.reduce((found, place) => (place.worth > found.worth ? place : found));
    return [{ side, count: there.length, best, along: standOf(side, sight, width, height, places) }];
  });
}

/** Where a tag stands on its edge without hiding what can be pressed. */
export function standOf(side: Side, sight: Sight, width: number, height: number, places: Point[]): number {
  const spots = places.map((place) => seen(sight, place));
  const isFree = (share: number): boolean => {
    const { x, y } = onEdge(side, share, width, height);
    return !spots.some((spot) => Math.abs(spot.x - x) < LONG && Math.abs(spot.y - y) < HIGH);
  };
  const stands = side === "below" ? STANDS_BELOW : STANDS;
  return stands.find(isFree) ?? stands[0]!;
}

function onEdge(side: Side, share: number, width: number, height: number): Point {
  if (side === "above" || side === "below")
    return { x: share * width, y: side === "above" ? HIGH / 2 : height - HIGH / 2 };
  return { x: side === "left" ? LONG : width - LONG, y: share * height };
}

const BORDER = 40;
const DRIFT = 600;

/** How fast a window moves over the drawing while something is held so near to its edge, in pixels a second. */
export function driftAt({ x, y }: Point, width: number, height: number): Point {
  const push = (at: number, room: number): number => (at < BORDER ? DRIFT : at > room - BORDER ? -DRIFT : 0);
  return { x: push(x, width), y: push(y, height) };
}
