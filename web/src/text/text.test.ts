import { afterAll, expect, test } from "vitest";
import { type Language, settings } from "../settings.svelte";
import french from "./fr";
import english from "./en";
import { aboutLevel, levelName, t, words } from "./text.svelte";

const speak = async (language: Language): Promise<void> => {
  settings.language = language;
  await words.speak(language);
};

afterAll(() => speak("en"));

test.each<[Language, string, string, string]>([
  ["en", "0 seats free", "1 seat free", "2 seats free"],
  ["it", "0 posti liberi", "1 posto libero", "2 posti liberi"],
  ["fr", "0 place libre", "1 place libre", "2 places libres"],
])("in %s none, one and two are counted as the language does", async (language, none, one, two) => {
  await speak(language);
  expect([0, 1, 2].map((count) => t("free-seats", { count }))).toEqual([none, one, two]);
});

test.each<[Language, string, string]>([
  ["en", "Ada wins", "Ada, Ben win together"],
  ["it", "Vince Ada", "Vincono insieme Ada, Ben"],
  ["fr", "Ada gagne", "Ada, Ben gagnent ensemble"],
])("in %s the verb follows the number of winners", async (language, one, two) => {
  await speak(language);
  expect(t("won", { names: "Ada", count: 1 })).toBe(one);
  expect(t("won", { names: "Ada, Ben", count: 2 })).toBe(two);
});

test.each<[Language, string, string, string]>([
  ["it", "turn-of", "Tocca ad Ada", "Tocca a Livia"],
  ["fr", "turns-of", "Tours d'Élise", "Tours de Livia"],
])("in %s a preposition sounds well before a name", async (language, key, vowel, other) => {
  await speak(language);
  expect(["Ada", "Élise", "Livia"].map((name) => t(key, { name }))).toEqual(expect.arrayContaining([vowel, other]));
});

test("what French counts as one may be nothing, and so is told by its number", () => {
  expect(french.match(/\[one\][^\n]*(?<![\w+])1 .*/g)).toBeNull();
});

test("a bot of the server's own is called by its name", () => {
  expect(["hard", "Otto"].map(levelName)).toEqual([t("level-hard"), "Otto"]);
  expect(aboutLevel("Otto")).toBe(t("level-about-own"));
});

const SOURCES = import.meta.glob<string>("../**/*.{ts,svelte}", { eager: true, import: "default", query: "?raw" });
const PEOPLE = import.meta.glob<string>("../people/text/en.ftl", { eager: true, import: "default", query: "?raw" });
const TEXTS = import.meta.glob<string>("../../../src/groma/games/*/text/en.ftl", {
  eager: true,
  import: "default",
  query: "?raw",
});
const has = (text: string, key: string): boolean => new RegExp(`^${key} =`, "m").test(text);

/** The text of the game whose board a source belongs to, or of those who name themselves. */
function gameText(source: string): string {
  if (source.startsWith("../people/")) return Object.values(PEOPLE)[0]!.replaceAll(/^(?=[a-z-]+ =)/gm, "page-");
  const game = /\/games\/(\w+)\//.exec(source)?.[1];
  return TEXTS[`../../../src/groma/games/${game}/text/en.ftl`] ?? "";
}

test("every word that the page says is written, in the game's file or in the page's", () => {
  const said = Object.entries(SOURCES).flatMap(([source, code]) =>
    source.endsWith(".test.ts")
      ? []
      : [...code.matchAll(/\bt\("([\w-]+)"/g)].map((found) => [source, found[1]!] as const),
  );
  expect(said.length).toBeGreaterThan(400);
  const missing = said.filter(([source, key]) => !has(gameText(source), `page-${key}`) && !has(english, key));
  expect(missing).toEqual([]);
});
