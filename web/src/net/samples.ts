/** Messages as the server might send them, for tests. */
import type { JudgedOption, News, Option, Position, Question, RefusedOption, ReviewedMove, TableInfo } from "./api";

export function option(verb: string, target = "", preview: Record<string, number> = {}): Option {
  return { id: 0, verb, target, notation: `${verb} ${target}`.trim(), preview, leads_on: false };
}

export function refused(verb: string, target: string, rule: string): RefusedOption {
  return { id: 0, verb, target, notation: `${verb} ${target}`.trim(), rule };
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

function table(n: number, game: string): TableInfo {
  return {
    id: "x",
    game,
    n,
    status: "running",
    options: {},
    seats: [],
    waiting: [],
    waiting_since: 0,
    watching: [],
    created: 0,
    host: "",
    am_host: false,
    my_turn: false,
    listed: false,
    practice: false,
    imported: false,
    repeated: false,
    pace: null,
    origin: null,
    rematch: null,
    result: null,
    commitment: "",
    components: "",
    rules_version: "1",
    seed: null,
  };
}

function position(n: number, asked: Question | null): Position {
  const undo = { free: [], may_ask: false, request: null, restart: null };
  return { n, place: n, last: n, seat: 0, view: {}, waiting: [0], over: false, question: asked, undo };
}

/** A running table at an entry, with what is asked there. */
export function news(n: number, game: string, asked: Question | null): News {
  return { type: "news", table: table(n, game), position: position(n, asked), log: [], since: 0 };
}

export function judged(id: number): JudgedOption {
  return { id, verb: "", target: "", notation: "", attention: 0, chance: 0, points: 0, reason: "" };
}

export function reviewed(place: number): ReviewedMove {
  return { place, seat: 0, best: [], played: judged(0), chances: [], cost: 0 };
}
