/** Messages as the server might send them, for tests. */
import type {
  ChatLine,
  Hint,
  JudgedOption,
  LogEntry,
  News,
  Option,
  Position,
  Question,
  RefusedOption,
  ReviewedMove,
  SeatInfo,
} from "./api";

export function option(verb: string, target = "", preview: Record<string, number> = {}): Option {
  return { id: 0, verb, target, about: { target }, notation: `${verb} ${target}`.trim(), preview, leads_on: false };
}

export function refused(verb: string, target: string, rule: string): RefusedOption {
  return { id: 0, verb, target, about: { target }, notation: `${verb} ${target}`.trim(), rule };
}

export function question(key: string, options: Option[] = [], more: Partial<Question> = {}): Question {
  return {
    seat: 0,
    key,
    rule: "",
    arguments: {},
    asked: 0,
    starts_turn: false,
    hints: false,
    options,
    refusals: [],
    ...more,
  };
}

/** What an event of one player says besides its kind and its fields. */
export const byOne = { people: ["seat"], reveals: false };

function judged(id: number): JudgedOption {
  return { id, verb: "", target: "", about: {}, notation: "", share: 0, chance: 0, points: 0, reason: "" };
}

export function reviewed(ply: number): ReviewedMove {
  return { ply, seat: 0, best: [], played: judged(0), chances: [], cost: 0 };
}

/** One of several options that only differ by their ids. */
export function sampleOption(id: number, fields: Partial<Option> = {}): Option {
  return { ...option("build", "mill"), id, notation: `build mill ${id}`, ...fields };
}

/** The question with which a turn begins. */
export function sampleQuestion(fields: Partial<Question> = {}): Question {
  return question("take-turn", [], { asked: 1, starts_turn: true, hints: true, ...fields });
}

export function samplePosition(n: number, fields: Partial<Position> = {}): Position {
  const undo = { free: [], wish: null, request: null, restart: null };
  return {
    n,
    ply: n,
    last: n,
    over: false,
    question: null,
    seat: 0,
    undo,
    view: {},
    waiting: [],
    lesson: null,
    ...fields,
  };
}

export function sampleMove(n: number, seat: number, fields: Partial<LogEntry> = {}): LogEntry {
  return {
    n,
    seat,
    at: 0,
    back_to: null,
    events: [],
    kind: "move",
    notation: "pass",
    ply: n,
    starts_turn: true,
    undone: false,
    ...fields,
  };
}

export function sampleSeat(number: number, fields: Partial<SeatInfo> = {}): SeatInfo {
  const kind = "human";
  return {
    number,
    kind,
    colour: null,
    ready: false,
    level: null,
    may_hand_over: false,
    named: false,
    former: null,
    mine: false,
    name: null,
    present: true,
    seen: null,
    ...fields,
  };
}

export function sampleNews(n: number, fields: Partial<Omit<News, "table">> = {}, seats: SeatInfo[] = []): News {
  return {
    type: "news",
    log: [],
    position: samplePosition(n),
    since: 0,
    table: {
      am_host: true,
      commitment: "",
      components: "",
      created: 0,
      game: "architects",
      host: "",
      id: "x",
      imported: false,
      lesson: null,
      listed: false,
      my_turn: false,
      n,
      options: {},
      origin: null,
      pace: null,
      clock: null,
      clocks: [],
      on_timeout: "stand-in",
      practice: false,
      rematch: null,
      again: [],
      quiet: false,
      repeated: false,
      salt: null,
      result: null,
      rules_version: "1",
      seats,
      seed: null,
      status: "running",
      stopped: null,
      waiting: [],
      waiting_since: 0,
      watching: [],
    },
    ...fields,
  };
}

export function sampleHint(id: number): Hint {
  const advised = { ...option("build", "mill"), id, chance: 0.5, points: 0, reason: "" };
  return { n: 1, seat: 0, options: [{ ...advised, share: 1 }] };
}

export function sampleLine(id: number, fields: Partial<ChatLine> = {}): ChatLine {
  return { id, at: 0, mine: false, muted: false, name: "Ada", seats: [0], speaker: "a", text: "Salve", ...fields };
}
