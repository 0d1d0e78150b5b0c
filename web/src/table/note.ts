/** Notes of things: which thing is pointed at, what it costs and brings, and where its note stands. */
import type { Option } from "../net/api";

/** All that can be looked at: what has a note of its own, and what answers a question. */
export const THINGS = "[data-note], [data-target]";
/** How wide a note is beside its thing. */
export const WIDTH = 372;
/** Between a note and its thing, and between a note and the edge of the page. */
const GAP = 12;
const EDGE = 8;
/** How near its own end a note may have its tip. */
const TIP = 18;

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

export type Side = "right" | "left" | "below" | "above";

export interface Place {
  left: number;
  top: number;
  side: Side;
  /** How far along its side the tip stands that shows its thing; nothing where it would not point at it. */
  tip: number | null;
}

/** `sawmill/sawmill_a` is the tile sawmill_a, which has the note of all sawmills. */
export function parted(noted: string): { thing: string; which: string } {
  const [thing = "", which = ""] = noted.split("/");
  return { thing, which };
}

/** `virtue/0` is the virtue of the first seat, and no thing of that name. */
export function isSeat(which: string): boolean {
  return /^\d+$/.test(which);
}

export interface Trade {
  price: [id: string, amount: number][];
  gain: [id: string, amount: number][];
}

/** What an answer costs and brings at once. */
export function tradeOf(option: Option, isKnown: (id: string) => boolean): Trade {
  const all = Object.entries(option.preview).filter(([id, amount]) => amount !== 0 && isKnown(id));
  return { price: all.filter(([, amount]) => amount < 0), gain: all.filter(([, amount]) => amount > 0) };
}

/** Beside a thing, where most room is, on the page and over nothing that must be seen. */
export function placed(thing: Box, note: Size, page: Size, kept: Box[]): Place {
  const ways = sides(thing, page).map((side) => beside(thing, note, page, kept, side));
  return ways.find((way) => isClear(way, note, page, [thing, ...kept])) ?? clearOf(thing, ways, note, page);
}

/** Where nothing is free of all, at least the thing itself is seen. */
function clearOf(thing: Box, ways: Place[], note: Size, page: Size): Place {
  return ways.find((way) => isClear(way, note, page, [thing])) ?? { ...ways[0]!, tip: null };
}

function sides(thing: Box, page: Size): Side[] {
  const across: Side[] = page.width - thing.right >= thing.left ? ["right", "left"] : ["left", "right"];
  const along: Side[] = page.height - thing.bottom >= thing.top ? ["below", "above"] : ["above", "below"];
  return [...across, ...along];
}

function beside(thing: Box, note: Size, page: Size, kept: Box[], side: Side): Place {
  const isAcross = side === "right" || side === "left";
  const middle = isAcross ? (thing.top + thing.bottom) / 2 : (thing.left + thing.right) / 2;
  const start = {
    right: { left: thing.right + GAP, top: middle - note.height / 2 },
    left: { left: thing.left - GAP - note.width, top: middle - note.height / 2 },
    below: { left: middle - note.width / 2, top: thing.bottom + GAP },
    above: { left: middle - note.width / 2, top: thing.top - GAP - note.height },
  }[side];
  const left = isAcross ? start.left : held(start.left, note.width, page.width);
  const top = isAcross ? freed(held(start.top, note.height, page.height), left, note, page, kept) : start.top;
  const tip = isAcross ? middle - top : middle - left;
  const long = isAcross ? note.height : note.width;
  return { left, top, side, tip: tip >= TIP && tip <= long - TIP ? tip : null };
}

function held(start: number, long: number, page: number): number {
  return Math.max(EDGE, Math.min(start, page - EDGE - long));
}

/** Up or down, away from what must be seen. */
function freed(top: number, left: number, note: Size, page: Size, kept: Box[]): number {
  const moves = kept.flatMap((box) => [box.top - EDGE - note.height, box.bottom + EDGE]);
  const tries = [top, ...moves.sort((a, b) => Math.abs(a - top) - Math.abs(b - top))];
  return tries.find((one) => isClear({ left, top: one }, note, page, kept)) ?? top;
}

function isClear({ left, top }: Pick<Place, "left" | "top">, note: Size, page: Size, boxes: Box[]): boolean {
  const own = { left, top, right: left + note.width, bottom: top + note.height };
  const isOn = own.left >= 0 && own.top >= 0 && own.right <= page.width && own.bottom <= page.height;
  return isOn && !boxes.some((box) => overlap(own, box));
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
