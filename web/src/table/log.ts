/** The log as people read it: one line for each turn, grouped by round, with what came of it. */
import type { EventInfo, LogEntry } from "../net/api";

/** One turn, or the part of it that has been played; undone moves are left out. */
export interface TurnLine<E extends EventInfo = EventInfo> {
  /** Of its first entry. */
  n: number;
  seat: number;
  /** How many moves the line has after it: the position to look at. */
  ply: number;
  events: E[];
}

/**
 * Join the moves of each turn; what nobody decided (maintenance) belongs to the turn that caused it. Lines that were
 * known and have not grown stay the same objects: of a long log only the end is drawn again.
 */
export function turns(entries: LogEntry[], known: TurnLine[] = []): TurnLine[] {
  const before = new Map(known.map((line) => [line.n, line]));
  return joined(played(entries)).map((line) => {
    const old = before.get(line.n);
    return old?.ply === line.ply && old.events.length === line.events.length ? old : line;
  });
}

/** One move, of a log or of a whole game. */
interface Move {
  n: number;
  seat: number;
  ply: number;
  starts_turn: boolean;
  events: EventInfo[];
}

/** One line for the moves of each turn. */
export function joined(moves: Move[]): TurnLine[] {
  const lines: TurnLine[] = [];
  for (const { n, seat, ply, starts_turn, events } of moves) {
    const last = lines.at(-1);
    if (last && last.seat === seat && !starts_turn) {
      last.ply = ply;
      last.events.push(...events);
    } else {
      lines.push({ n, seat, ply, events: [...events] });
    }
  }
  return lines;
}

/** What was played and not taken back. */
function played(entries: LogEntry[]): Move[] {
  return entries.flatMap((entry) =>
    entry.kind === "move" && entry.ply !== null ? [{ ...entry, ply: entry.ply }] : [],
  );
}

/** What came after a position that was shown. */
export function freshIn({ log }: { log: LogEntry[] }, before: { n: number }): LogEntry[] {
  return log.filter((entry) => entry.n > before.n);
}

/** The moves of the present turn of a seat: the steps that the decision bar shows and goes back to. */
export function steps(entries: LogEntry[], seat: number): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of entries.toReversed()) {
    if (entry.kind !== "move" || entry.ply === null) continue;
    if (entry.seat !== seat) break;
    found.unshift(entry);
    if (entry.starts_turn) return found;
  }
  return [];
}

/** Merge what was known with what arrived; an undo marks entries before it, so the newer text of an entry counts. */
export function merged(known: LogEntry[], arrived: LogEntry[], since: number): LogEntry[] {
  const kept = known.filter((entry) => entry.n <= since);
  const undo = arrived.findLast((entry) => entry.kind === "undo");
  const back = arrived.filter((entry) => entry.kind === "undo").map((entry) => entry.back_to ?? 0);
  if (!undo) return [...kept, ...arrived];
  const limit = Math.min(...back);
  return [...kept.map((entry) => unplaced(entry, limit)), ...arrived];
}

function unplaced(entry: LogEntry, limit: number): LogEntry {
  return entry.ply !== null && entry.ply > limit ? { ...entry, ply: null, undone: true } : entry;
}

/** The first turn after the last one of a seat, if that has played. */
export function firstSince(lines: TurnLine[], seat: number): TurnLine | null {
  const last = lines.findLastIndex((line) => line.seat === seat);
  return last < 0 ? null : (lines[last + 1] ?? null);
}
