/** Messages as the server might send them, for tests. */
import type { JudgedOption, Option, Question, RefusedOption, ReviewedMove } from "./api";

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

function judged(id: number): JudgedOption {
  return { id, verb: "", target: "", notation: "", share: 0, chance: 0, points: 0, reason: "" };
}

export function reviewed(ply: number): ReviewedMove {
  return { ply, seat: 0, best: [], played: judged(0), chances: [], cost: 0 };
}
