/** Which rules the drawer shows: those that decide now, those of a chapter, or those that hold a word. */
import type { Question, RulesText } from "../net/api";

type Chapter = RulesText["chapters"][number];

/** The rules that put the question or refused an answer to it. */
export function relevant(question: Question | null): string[] {
  return question ? [...new Set([question.rule, ...question.refusals.map((refused) => refused.rule)])] : [];
}

export function found(book: RulesText, search: string, chapter: string, now: Set<string>): Chapter[] {
  const word = search.trim().toLowerCase();
  if (word) return kept(book.chapters, (rule) => `${rule.number} ${rule.text}`.toLowerCase().includes(word));
  if (chapter !== "now") return book.chapters.filter((part) => part.title === chapter);
  const deciding = kept(book.chapters, (rule) => now.has(rule.number));
  const titles = new Set(deciding.map((part) => part.title));
  return titles.size ? book.chapters.filter((part) => titles.has(part.title)) : book.chapters;
}

function kept(chapters: Chapter[], holds: (rule: Chapter["rules"][number]) => boolean): Chapter[] {
  return chapters.map((part) => ({ ...part, rules: part.rules.filter(holds) })).filter((part) => part.rules.length > 0);
}
