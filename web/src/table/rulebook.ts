/** Which rules the drawer shows: those that decide now, those of their chapters, or those that hold a word. */
import type { Question, RulesText } from "../net/api";

type Chapter = RulesText["chapters"][number];

/** The rules that put the question or refused an answer to it. */
export function relevant(question: Question | null): string[] {
  return question ? [...new Set([question.rule, ...question.refusals.map((refused) => refused.rule)])] : [];
}

/** The numbered rules that hold a word, or else the chapters of some rules, or else all. */
export function found(book: RulesText, search: string, now: ReadonlySet<string>): Chapter[] {
  const word = search.trim().toLowerCase();
  if (word) return kept(book.chapters, (rule) => `${rule.number} ${rule.text}`.toLowerCase().includes(word));
  const titles = new Set(kept(book.chapters, (rule) => now.has(rule.number)).map((part) => part.title));
  return titles.size ? book.chapters.filter((part) => titles.has(part.title)) : book.chapters;
}

function kept(chapters: Chapter[], holds: (rule: Chapter["rules"][number]) => boolean): Chapter[] {
  return chapters.map((part) => ({ ...part, rules: part.rules.filter(holds) })).filter((part) => part.rules.length > 0);
}
