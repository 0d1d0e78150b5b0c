/** Rounds, turns and points along a game. */
import type { EventInfo, TimelineMove } from "../net/api";
import { joined, type TurnLine } from "../table/log";

/**
 * One line for each turn; `n` is the ply before its first move, `ply` the one after its last. The final scoring is a
 * step of its own, one ply after the last move.
 */
export function moveLines(moves: TimelineMove[]): TurnLine[] {
  const lines = joined(moves.map((move) => ({ ...move, n: move.ply - 1 })));
  const last = lines.at(-1);
  const at = last?.events.findIndex(isScoring) ?? -1;
  if (!last || at < 0) return lines;
  const { seat, ply, events } = last;
  return [
    ...lines.slice(0, -1),
    { ...last, events: events.slice(0, at) },
    { n: ply, seat, ply: ply + 1, events: events.slice(at) },
  ];
}

/** Whether the final scoring begins here. */
export function isScoring({ kind }: EventInfo): boolean {
  return kind.endsWith("scoring-began");
}

export interface RoundMark {
  round: number;
  at: number;
}

/** Where each round begins: after so many moves. */
export function rounds(opening: EventInfo[], moves: TimelineMove[]): RoundMark[] {
  const begins = (events: EventInfo[], at: number): RoundMark[] =>
    events
      .filter((event) => event.kind === "round-began")
      .map((event) => ({ round: Number(event.fields["round"]), at }));
  return [...begins(opening, 0), ...moves.flatMap((move) => begins(move.events, move.ply))];
}

export function roundAt(marks: RoundMark[], at: number): number {
  return marks.findLast((mark) => mark.at <= at)?.round ?? 1;
}

/** The nearest turn of a seat, or of anyone, before or after a ply. */
export function turnNear(lines: TurnLine[], at: number, forward: boolean, seat: number | null): number | null {
  const ends = lines.filter((line) => seat === null || line.seat === seat).map((line) => line.ply);
  return (forward ? ends.find((ply) => ply > at) : ends.findLast((ply) => ply < at)) ?? null;
}

/** How the points of a seat changed with a turn. */
export function change(scores: number[][] | null, line: TurnLine): number | null {
  const before = scores?.[line.n]?.[line.seat];
  const after = scores?.[line.ply]?.[line.seat];
  return before === undefined || after === undefined ? null : after - before;
}
