/** What happened while one waited: the turns of the others, and what they did to oneself. */
import type { EventInfo } from "../net/api";
import type { TurnLine } from "./log";

/** So many turns can be stepped through; of more than these the review tells. */
export const MOST_FRAMES = 40;

/** One turn of another of which something is known; those that only passed are folded into the next. */
export interface Frame {
  line: TurnLine;
  /** The position before it. */
  from: number;
  passes: number;
  /** Whether something was done to the one who looks. */
  isToMe: boolean;
}

/** The turns of others since the last one of a seat; nobody who never played has waited. */
export function framesOf(lines: TurnLine[], seat: number): Frame[] {
  const last = lines.findLastIndex((line) => line.seat === seat);
  if (last < 0) return [];
  const frames: Frame[] = [];
  let passes = 0;
  let from = lines[last]!.ply;
  for (const line of lines.slice(last + 1)) {
    if (isPass(line)) passes += 1;
    else if (line.events.length) {
      frames.push({ line, from, passes, isToMe: doneTo(line.events, seat).length > 0 });
      passes = 0;
    }
    from = line.ply;
  }
  return frames;
}

function isPass({ events }: TurnLine): boolean {
  return events.length > 0 && events.every(({ kind }) => kind.includes("pass"));
}

/** What others did to a seat: facts of another that name it as well; equal ones are added up. */
export function doneTo(events: EventInfo[], seat: number): EventInfo[] {
  const summed = new Map<string, EventInfo>();
  for (const event of events) {
    if (!isDoneTo(event, seat)) continue;
    const { amount, ...others } = event.fields;
    const key = JSON.stringify([event.kind, others]);
    const known = summed.get(key)?.fields["amount"];
    const isSum = typeof amount === "number" && typeof known === "number";
    summed.set(key, isSum ? { ...event, fields: { ...event.fields, amount: amount + known } } : event);
  }
  return [...summed.values()];
}

function isDoneTo({ fields, people }: EventInfo, seat: number): boolean {
  const doer = fields["seat"];
  return typeof doer === "number" && doer !== seat && people.some((who) => who !== "seat" && fields[who] === seat);
}
