/** Where something stands in the players' book, and how it is found. */
import type { BookText } from "../net/api";

export type Chapter = BookText["chapters"][number];
export type Section = Chapter["sections"][number];
export type Block = Section["blocks"][number];
export type Item = Block["rows"][number][number];

/** A place of the book, as it is written in addresses: `chapter#section`. */
export interface Place {
  chapter: string;
  section: string;
}

export interface Found {
  place: Place;
  title: string;
  /** The chapter, where the title is that of a section. */
  chapter: string;
  sentence: string;
  rank: number;
}

/** Instead of a chapter: all of them, to be printed, or the numbered rules. */
export const WHOLE = "all";
export const NUMBERED = "numbered";
/** The chapters that the margin quotes. */
export const QUESTIONS = "questions";
export const WORDS = "words";
const RULE_NUMBER = /^[a-z]{1,2}\d+(\.\d*)*$/i;
const MOST = 24;

export function placeOf(written: string): Place {
  const [chapter = "", section = ""] = written.split("#");
  return { chapter, section };
}

export function addressOf(game: string, { chapter, section }: Place): string {
  return `/rules/${game}/${chapter}${section ? `#${section}` : ""}`;
}

/** Where a rule is explained: itself, or the chapter of rules that it belongs to. */
export function placeOfRule(book: BookText, rule: string): Place | null {
  for (let number = rule; number; number = number.slice(0, Math.max(0, number.lastIndexOf(".")))) {
    const written = book.rules[number];
    if (written) return placeOf(written);
  }
  return null;
}

export function isRuleNumber(search: string): boolean {
  return RULE_NUMBER.test(search.trim());
}

export function textOf(item: Item): string {
  return item.spans.map((span) => span.text).join("");
}

export function itemsOf(blocks: Block[]): Item[] {
  return blocks.flatMap((block) => block.rows.flat());
}

/** What of some blocks goes on a single sheet: lists and tables, without pointing elsewhere. */
export function inBrief(blocks: Block[]): Block[] {
  return blocks
    .filter((block) => ["steps", "points", "table"].includes(block.kind))
    .map((block) => ({ ...block, rows: block.rows.map((row) => row.map(standingAlone)) }));
}

/** An item whose links are words; one at its end, such as "More", is left out. */
function standingAlone(item: Item): Item {
  const kept = item.spans.at(-1)?.style === "link" ? item.spans.slice(0, -1) : item.spans;
  return {
    ...item,
    picture: "",
    spans: kept.map((span) => (span.style === "link" ? { ...span, style: "plain" } : span)),
  };
}

/** Letters as they are compared: small, without accents, with one kind of apostrophe. */
export function folded(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Diacritic}/gu, "")
    .replaceAll("’", "'")
    .toLowerCase();
}

/** What the book has on some words: titles and names before synonyms, these before sentences. */
export function search(book: BookText, words: string): Found[] {
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (!wanted.length) return [];
  const holds = (text: string): boolean => wanted.every((word) => folded(text).includes(word));
  const found = book.chapters.flatMap((chapter) => inChapter(chapter, holds));
  const meant = Object.entries(book.synonyms)
    .filter(([word]) => holds(word))
    .map(([word, written]): Found => ({ ...headed(book, placeOf(written)), sentence: word, rank: 1 }));
  const best = new Map<string, Found>();
  for (const one of [...found, ...meant].sort((a, b) => a.rank - b.rank)) {
    const key = `${one.place.chapter}#${one.place.section}`;
    if (!best.has(key)) best.set(key, one);
  }
  return [...best.values()].slice(0, MOST);
}

function inChapter(chapter: Chapter, holds: (text: string) => boolean): Found[] {
  const whole: Found = { place: { chapter: chapter.id, section: "" }, title: chapter.title, chapter: "", ...told(0) };
  const lead = itemsOf(chapter.lead).map(textOf).find(holds);
  const found = holds(chapter.title) ? [whole] : lead ? [{ ...whole, sentence: lead, rank: 2 }] : [];
  return [...found, ...chapter.sections.flatMap((section) => inSection(chapter, section, holds))];
}

function inSection(chapter: Chapter, section: Section, holds: (text: string) => boolean): Found[] {
  const here = { place: { chapter: chapter.id, section: section.id }, title: section.title, chapter: chapter.title };
  const named = [section.title, ...(section.piece?.names ?? [])].find(holds);
  if (named) return [{ ...here, ...told(0, named === section.title ? "" : named) }];
  const sentence = itemsOf(section.blocks).map(textOf).find(holds);
  return sentence ? [{ ...here, ...told(2, sentence) }] : [];
}

function told(rank: number, sentence = ""): { rank: number; sentence: string } {
  return { rank, sentence };
}

function headed(book: BookText, place: Place): { place: Place; title: string; chapter: string } {
  const chapter = book.chapters.find((one) => one.id === place.chapter);
  const section = chapter?.sections.find((one) => one.id === place.section);
  return { place, title: section?.title ?? chapter?.title ?? "", chapter: section ? chapter!.title : "" };
}

/** The chapters whose words look most like some letters, for whoever found nothing. */
export function nearest(book: BookText, words: string, most = 3): Chapter[] {
  const wanted = threes(folded(words));
  const likeness = (chapter: Chapter): number => {
    const blocks = [...chapter.lead, ...chapter.sections.flatMap((section) => section.blocks)];
    const titles = [chapter.title, ...chapter.sections.map((section) => section.title)];
    const here = threes(folded([...titles, ...itemsOf(blocks).map(textOf)].join(" ")));
    return [...wanted].filter((three) => here.has(three)).length;
  };
  const ranked = book.chapters.map((chapter) => ({ chapter, like: likeness(chapter) }));
  return ranked
    .sort((a, b) => b.like - a.like)
    .slice(0, most)
    .map((one) => one.chapter);
}

function threes(text: string): Set<string> {
  return new Set(Array.from({ length: Math.max(0, text.length - 2) }, (_, at) => text.slice(at, at + 3)));
}

/** Questions, with their answers, that are settled by what a chapter explains. */
export function questionsOn(book: BookText, chapter: string): [Item, Item][] {
  const asked = book.chapters.find((one) => one.id === QUESTIONS);
  return (asked?.sections ?? [])
    .flatMap((section) => section.blocks)
    .map((block): [Item, Item] => [block.rows[0]![0]!, block.rows.at(-1)![0]!])
    .filter(([, answer]) => answer.rules.some((rule) => placeOfRule(book, rule)?.chapter === chapter));
}

/** The words of the book's own list that occur in a chapter. */
export function wordsOn(book: BookText, chapter: Chapter): Item[] {
  const listed = book.chapters.find((one) => one.id === WORDS)?.sections.flatMap((section) => section.blocks) ?? [];
  const blocks = [...chapter.lead, ...chapter.sections.flatMap((section) => section.blocks)];
  const text = folded(itemsOf(blocks).map(textOf).join(" "));
  return itemsOf(listed).filter((item) => item.spans[0] && text.includes(folded(item.spans[0].text)));
}
