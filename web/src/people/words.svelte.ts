/** The words about people, which nobody loads who does not open them. */
import { type Language, settings } from "../settings.svelte";
import { type Arguments, bundle, plain, t as ofThePage } from "../text/text.svelte";
import { Trouble } from "../net/api";
import { troubleText } from "../text/trouble";
import english from "./text/en.ftl?raw";

const OWN: Record<Language, () => Promise<string>> = {
  en: async () => english,
  it: async () => (await import("./text/it.ftl?raw")).default,
  fr: async () => (await import("./text/fr.ftl?raw")).default,
};

class PeopleWords {
  private texts = $state.raw(bundle("en", english));

  async speak(language: Language): Promise<void> {
    const texts = bundle(language, english, await OWN[language]());
    if (settings.language === language) this.texts = texts;
  }

  maybe(key: string, given: Arguments = {}): string | null {
    const message = this.texts.getMessage(key);
    return message?.value ? plain(this.texts.formatPattern(message.value, given, [])) : null;
  }
}

export const words = new PeopleWords();

/** What is said about people, else what the page says. */
export const t = (key: string, given: Arguments = {}): string => words.maybe(key, given) ?? ofThePage(key, given);

/** What went wrong, in words. */
export function sorry(problem: unknown): string {
  const known = problem instanceof Trouble ? words.maybe(`trouble-${problem.error}`) : null;
  return known ?? troubleText(problem);
}

/** A day, as the language writes it. */
export function day(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { dateStyle: "long" }).format(seconds * 1000);
}

export function month(seconds: number): string {
  return new Intl.DateTimeFormat(settings.language, { month: "long", year: "numeric" }).format(seconds * 1000);
}
