/** What is said in a lesson, in one language; the words come from the server when a lesson is opened. */
import type { FluentBundle } from "@fluent/bundle";
import type { Language } from "../settings.svelte";
import { bundle } from "../text/text.svelte";

export type Figures = Record<string, number>;

const LINES = ["one", "two", "three", "four", "five", "six"];

export class LessonWords {
  private readonly texts: FluentBundle;

  constructor(language: Language, text: string) {
    this.texts = bundle(language, text);
  }

  /** A message of the lesson, or a part of one; nothing where it has no such part. */
  say(key: string, figures: Figures = {}, part = ""): string | null {
    const message = this.texts.getMessage(`lesson-${key}`);
    const pattern = part ? message?.attributes[part] : message?.value;
    return pattern ? this.texts.formatPattern(pattern, figures, []) : null;
  }

  /** What a text counts. */
  lines(key: string, figures: Figures = {}): string[] {
    return LINES.map((line) => this.say(key, figures, line)).filter((line) => line !== null);
  }
}

export async function fetchLesson(game: string, language: Language): Promise<LessonWords | null> {
  const answer = await fetch(`/api/games/${game}/lesson/${language}`).catch(() => null);
  return answer?.ok ? new LessonWords(language, await answer.text()) : null;
}
