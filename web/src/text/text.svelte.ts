/** All words of the page: its own, and those of the games, which come from the server. */
import {
  FluentBundle,
  FluentNumber,
  FluentResource,
  FluentType,
  type FluentValue,
  type FluentVariable,
} from "@fluent/bundle";
import { type ActionInfo, ofEdition } from "../net/api";
import { type Language, settings } from "../settings.svelte";
import english from "./en";

export type Arguments = Record<string, FluentVariable>;

type Pattern = Parameters<FluentBundle["formatPattern"]>[0];

const own: Record<Language, () => Promise<string>> = {
  en: async () => english,
  it: async () => (await import("./it")).default,
  fr: async () => (await import("./fr")).default,
};

/** What a sentence may ask of a name, as `{ THE($place) }`; the attribute that holds it has the same name. */
const FORMS = ["one", "many", "the", "a", "to", "of", "from", "in", "on", "gender"];
/** What may stand before a name that has no forms, such as a person's. */
const JOINED = ["and", "to", "of", "from"];
/** Stands before and after what a sentence stresses: people, names, amounts. */
export const MARK = "**";
/** Begins a sentence that is a heading of the log. */
export const HEADED = "# ";

export function marked(said: string): string {
  return MARK + said + MARK;
}

/** A sentence without stress. */
export function plain(sentence: string): string {
  return sentence.replaceAll(MARK, "");
}

/** A name in a sentence, which may be asked for in another form. */
class Name extends FluentType<string> {
  constructor(
    said: string,
    /** Of its message. */
    readonly key: string,
  ) {
    super(said);
  }

  override toString(): string {
    return this.value;
  }
}

export function bundle(language: string, ...texts: string[]): FluentBundle {
  const form = (name: FluentValue, attribute: string, given: Arguments = {}): string | null => {
    const pattern = name instanceof Name && made.getMessage(name.key)?.attributes[attribute];
    return pattern ? made.formatPattern(pattern, given, []) : null;
  };
  const said = (value: FluentValue): string => String(value instanceof FluentType ? value.valueOf() : value);
  /** A name that has no forms, behind its preposition as it is. */
  const joined = (preposition: string, name: string): string => {
    const before = plain(name).normalize("NFD").charAt(0).toLowerCase();
    const pattern = made.getMessage(`joined-${preposition}`)?.value;
    return pattern ? made.formatPattern(pattern, { name, before }, []) : name;
  };
  const forms = [...FORMS, "and"].map((attribute) => [
    attribute.toUpperCase(),
    ([name]: FluentValue[]): string => {
      const asked = form(name!, attribute);
      if (asked === null && JOINED.includes(attribute))
        return joined(attribute, name instanceof Name ? marked(said(name)) : said(name!));
      return attribute === "gender" ? (asked ?? said(name!)) : marked(asked ?? said(name!));
    },
  ]);
  const COUNT = ([amount, name]: FluentValue[]): string =>
    marked(form(name!, "count", { amount: amount as FluentVariable }) ?? `${said(amount!)} ${said(name!)}`);
  const functions = { ...Object.fromEntries(forms), COUNT };
  const made = new FluentBundle(language, { useIsolating: false, functions });
  for (const text of texts) made.addResource(new FluentResource(text), { allowOverrides: true });
  return made;
}

function format(from: FluentBundle, key: string, given: Arguments): string | null {
  const message = from.getMessage(key);
  return message?.value ? from.formatPattern(message.value, given, []) : null;
}

/** The player that an answer speaks of, by name. */
function whose(about: ActionInfo["about"], player: (seat: number) => string): Arguments {
  return "seat" in about ? { seat: player(Number(about["seat"])) } : {};
}

/** The words of one game in the language of the page. */
export class GameWords {
  private readonly names = new Map<string, string>();
  private readonly actions = new Map<string, string>();

  constructor(private readonly texts: FluentBundle) {}

  has(key: string): boolean {
    return this.texts.hasMessage(key);
  }

  say(key: string, given: Arguments = {}): string {
    return this.maybe(key, given) ?? key;
  }

  /** The text if there is one. */
  maybe(key: string, given: Arguments = {}): string | null {
    const said = format(this.texts, key, given);
    return said === null ? null : plain(said);
  }

  /** So many of a component. */
  amount(amount: number, id: string): string {
    const name = this.named(id);
    const counted = name instanceof Name && this.texts.getMessage(name.key)?.attributes["count"];
    return counted ? this.texts.formatPattern(counted, { amount }, []) : `${amount} ${this.name(id)}`;
  }

  /** What so many of a component are called, to stand behind the number. */
  unit(amount: number, id: string): string {
    return this.amount(amount, id).replace(/^\S+ /, "");
  }

  /** The name of a component, the word for another id, or the id itself. */
  name(id: string): string {
    const known = this.names.get(id);
    if (known !== undefined) return known;
    const name = format(this.texts, `name-${id}`, {}) ?? format(this.texts, `word-${id}`, {}) ?? id;
    this.names.set(id, name);
    return name;
  }

  ask(key: string, given: Record<string, number | string>): string {
    return this.say(`ask-${key}`, this.translated(given));
  }

  /** An answer; a `seat` that it speaks of is a player. */
  action({ verb, about }: Pick<ActionInfo, "verb" | "about">, player: (seat: number) => string = String): string {
    const people = whose(about, player);
    const key = JSON.stringify([verb, about, people]);
    const known = this.actions.get(key);
    if (known !== undefined) return known;
    const said = this.say(`action-${verb}`, { ...this.translated(about), ...people });
    this.actions.set(key, said);
    return said;
  }

  /** An answer of which not everything may be known; nothing if its sentence would have a gap. */
  answered({ verb, about }: Pick<ActionInfo, "verb" | "about">, player: (seat: number) => string): string | null {
    const message = this.texts.getMessage(`action-${verb}`);
    const gaps: Error[] = [];
    const people = whose(about, player);
    const said =
      message?.value && this.texts.formatPattern(message.value, { ...this.translated(about), ...people }, gaps);
    return said && !gaps.length ? plain(said) : null;
  }

  /** Learn further sentences of the game. */
  learn(text: string): void {
    this.texts.addResource(new FluentResource(text), { allowOverrides: true });
  }

  /** A sentence with what its attributes say, by their names. */
  entry(key: string, given: Record<string, unknown>): { text: string; parts: [name: string, text: string][] } | null {
    const message = this.texts.getMessage(key);
    if (!message?.value) return null;
    const said = (pattern: Pattern): string => plain(this.texts.formatPattern(pattern, this.translated(given), []));
    const parts = Object.entries(message.attributes).map(([name, pattern]): [string, string] => [name, said(pattern)]);
    return { text: said(message.value), parts };
  }

  refusal(rule: string): string {
    return this.say(`refusal-${rule.replaceAll(".", "-")}`);
  }

  /** The sentence of a fact, with what it stresses marked; fields that are ids become names, people are names. */
  log(kind: string, fields: Record<string, unknown>, people: Record<string, string>): string {
    const stressed = Object.entries(people).map(([field, name]) => [field, marked(name)]);
    const given = { ...this.translated(fields), ...Object.fromEntries(stressed) };
    return format(this.texts, `log-${kind}`, given) ?? kind;
  }

  /** What a line of the statistics is about. */
  fact(key: string, about: Record<string, number | string>): string {
    return this.say(`stat-${key}`, this.translated(about));
  }

  /** What an id is called, as a sentence takes it. */
  private named(id: string): Name | string {
    const key = [`name-${id}`, `word-${id}`].find((one) => this.texts.hasMessage(one));
    return key ? new Name(this.name(id), key) : id;
  }

  private translated(fields: Record<string, unknown>): Arguments {
    const pairs = Object.entries(fields).map(([key, value]): [string, FluentVariable] => {
      if (typeof value === "number") return [key, value];
      return [key, typeof value === "string" ? this.named(value) : String(value)];
    });
    return Object.fromEntries(pairs);
  }
}

/** A part of the whole, written as the language writes it. */
export function percent(part: number): FluentNumber {
  return new FluentNumber(part, { style: "percent", maximumFractionDigits: 0 });
}

/** The same, to stand alone. */
export function percentText(part: number): string {
  const format = new Intl.NumberFormat(settings.language, { style: "percent", maximumFractionDigits: 0 });
  return format.format(part).replace("-", "−");
}

class Words {
  private texts = $state.raw(bundle("en", english));
  private games = $state.raw<Record<string, GameWords>>({});
  /** The games that the page needs, each with the digest of the components whose names it shows. */
  private wanted = new Map<string, string>();

  /** Show another language, with the texts of the games that the page needs. */
  async speak(language: Language): Promise<void> {
    const texts = bundle(language, english, await own[language]());
    const names = [...this.wanted.keys()];
    const fetched = await Promise.all(names.map((game) => fetchGame(game, language, this.wanted.get(game)!)));
    if (settings.language !== language) return;
    this.texts = texts;
    this.games = Object.fromEntries(names.map((game, n) => [game, new GameWords(bundle(language, fetched[n] ?? ""))]));
  }

  /** Fetch the words of a game, with the names of the components that a table began with. */
  async need(game: string, edition = ""): Promise<void> {
    const known = this.wanted.get(game);
    if (known !== undefined && (known === edition || !edition)) return;
    this.wanted.set(game, edition);
    const { language } = settings;
    const text = await fetchGame(game, language, edition);
    if (settings.language === language && this.wanted.get(game) === edition) this.learn(game, language, text);
  }

  /** Take over the text of a game. */
  learn(game: string, language: Language, text: string): void {
    this.games = { ...this.games, [game]: new GameWords(bundle(language, text)) };
  }

  of(game: string): GameWords {
    return this.games[game] ?? nothing;
  }

  ready(game: string): boolean {
    return game in this.games;
  }

  t = (key: string, given: Arguments = {}): string => this.maybe(key, given) ?? key;

  /** The text if there is one. */
  maybe(key: string, given: Arguments = {}): string | null {
    const said = format(this.texts, key, given);
    return said === null ? null : plain(said);
  }
}

async function fetchGame(game: string, language: Language, edition: string): Promise<string> {
  const answer = await fetch(`/api/games/${game}/text/${language}${ofEdition(edition)}`).catch(() => null);
  return answer?.ok ? answer.text() : "";
}

const nothing = new GameWords(bundle("en"));

export const words = new Words();
export const t = words.t;

/** What a level is called; a bot of the server's own has nothing but its name. */
export const levelName = (level: string): string => words.maybe(`level-${level}`) ?? level;

/** How a bot of a level plays. */
export const aboutLevel = (level: string): string => words.maybe(`level-about-${level}`) ?? t("level-about-own");

/** What a game's board says: the words that its game has for the page, then those of the page itself. */
export function wordsOfBoard(game: string): typeof t {
  return (key, given = {}) => words.of(game).maybe(`page-${key}`, given) ?? t(key, given);
}
