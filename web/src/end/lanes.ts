/** The points of all players as lanes on a ruler, part after part in the order of the rules. */
import type { Source } from "../games/standing";

export interface Part {
  id: string;
  points: number;
  /** Where it begins on the ruler. */
  from: number;
}

export interface Lane {
  seat: number;
  parts: Part[];
  /** What was lost, as points below nothing. */
  losses: Part[];
  total: number;
}

/** The lane of a player as long as these sources make it. */
export function laneOf(seat: number, sources: Source[]): Lane {
  const lane: Lane = { seat, parts: [], losses: [], total: 0 };
  const counted = sources.map(({ id, points }) => ({ id, points: points[seat] ?? 0 }));
  let end = 0;
  for (const { id, points } of counted.filter((one) => one.points > 0)) {
    lane.parts.push({ id, points, from: end });
    end += points;
  }
  for (const { id, points } of counted.filter((one) => one.points < 0)) {
    end += points;
    lane.losses.push({ id, points, from: Math.max(0, end) });
  }
  lane.total = end;
  return lane;
}

/** How far the ruler goes, and where it is marked. */
export function rulerOf(lanes: Lane[]): { end: number; ticks: number[] } {
  const most = Math.max(10, ...lanes.flatMap(({ parts }) => parts.map(({ from, points }) => from + points)));
  const step = most > 150 ? 50 : most > 60 ? 20 : 10;
  const end = Math.ceil(most / step) * step;
  return { end, ticks: Array.from({ length: end / step + 1 }, (_, n) => n * step) };
}

/** The players as they came in: who won first, then by points; equals stay in turn order. */
export function ranked(lanes: Lane[], winners: number[]): Lane[] {
  const won = ({ seat }: Lane): number => Number(winners.includes(seat));
  return lanes.toSorted((a, b) => won(b) - won(a) || b.total - a.total);
}

/** The sources that are counted one by one at the end; all of them, where that is not known. */
export function finalsOf(sources: Source[], counted: { id: string; final: number[] }[] | null): Source[] {
  const early = (id: string): boolean => counted?.find((one) => one.id === id)?.final.every((one) => !one) ?? false;
  return sources.filter(({ id, points }) => points.some((one) => one !== 0) && !early(id));
}

/** Whether the last source that is counted changes who leads. */
export function turnsAtLast(seats: number[], sources: Source[], finals: Source[]): boolean {
  const last = finals.at(-1);
  if (!last) return false;
  const leader = (of: Source[]): number[] => {
    const lanes = seats.map((seat) => laneOf(seat, of));
    const most = Math.max(...lanes.map(({ total }) => total));
    return lanes.filter(({ total }) => total === most).map(({ seat }) => seat);
  };
  return leader(sources.filter((one) => one !== last)).join() !== leader(sources).join();
}
