import { expect, test } from "vitest";
import type { BookText } from "../net/api";
import { addressOf, inBrief, isRuleNumber, nearest, placeOf, placeOfRule, questionsOn, search, wordsOn } from "./book";

type Block = BookText["chapters"][number]["lead"][number];
const item = (text: string, ...rules: string[]) => ({
  spans: [{ style: "strong" as const, text, to: "" }],
  picture: "",
  rules,
});
const block = (kind: Block["kind"], ...rows: ReturnType<typeof item>[]): Block => ({
  kind,
  rows: rows.map((one) => [one]),
});
const book: BookText = {
  game: "toy",
  language: "it",
  title: "Toy",
  chapters: [
    {
      id: "upkeep",
      title: "Aggiornamento",
      lead: [],
      sections: [
        { id: "wages", title: "Salari", blocks: [block("text", item("Ogni mastro costa.", "P17.12"))], piece: null },
      ],
    },
    {
      id: "tiles",
      title: "Tessere",
      lead: [],
      sections: [
        {
          id: "sawmill",
          title: "Segheria",
          blocks: [block("text", item("Dà legno: è l’inizio."))],
          piece: { picture: "", names: ["Sawmill", "Scierie"], facts: [] },
        },
      ],
    },
    {
      id: "questions",
      title: "Domande",
      lead: [],
      sections: [
        { id: "all", title: "", blocks: [block("question", item("Si paga?"), item("Sì.", "P17.12"))], piece: null },
      ],
    },
    {
      id: "words",
      title: "Parole",
      lead: [],
      sections: [{ id: "short", title: "", blocks: [block("points", item("Mastro"), item("Cittadino"))], piece: null }],
    },
  ],
  rules: { P17: "upkeep", "P17.12": "upkeep#wages" },
  synonyms: { stipendi: "upkeep#wages" },
  aid: { sections: [], pieces: "tiles" },
  steps: {},
};
const where = (words: string) => search(book, words).map((one) => `${one.place.chapter}#${one.place.section}`);

test("a rule is explained where the index says, or where its chapter is", () => {
  expect(placeOfRule(book, "P17.12")).toEqual({ chapter: "upkeep", section: "wages" });
  expect(placeOfRule(book, "P17.3")).toEqual({ chapter: "upkeep", section: "" });
  expect(placeOfRule(book, "P1.1")).toBeNull();
  expect(addressOf("toy", placeOf("upkeep#wages"))).toBe("/rules/toy/upkeep#wages");
});

test("titles, names of other languages, synonyms and sentences are found, whatever their accents", () => {
  expect(where("salari")).toEqual(["upkeep#wages"]);
  expect(where("scierie")).toEqual(["tiles#sawmill"]);
  expect(where("stipendi")).toEqual(["upkeep#wages"]);
  expect(where("legno e l'inizio")).toEqual(["tiles#sawmill"]);
  expect(search(book, "legno")[0]!.sentence).toBe("Dà legno: è l’inizio.");
  expect(where("anfora")).toEqual([]);
  expect(nearest(book, "salarrio")[0]!.id).toBe("upkeep");
});

test("what looks like the number of a rule is looked up among the numbered ones", () => {
  expect(["P11.2", "q8.3.", "M4"].map(isRuleNumber)).toEqual([true, true, true]);
  expect(["gold", "2", "P", ""].map(isRuleNumber)).toEqual([false, false, false, false]);
});

test("the margin has the questions and the words of its chapter", () => {
  expect(questionsOn(book, "upkeep").map(([question]) => question.spans[0]!.text)).toEqual(["Si paga?"]);
  expect(questionsOn(book, "tiles")).toEqual([]);
  expect(wordsOn(book, book.chapters[0]!).map((one) => one.spans[0]!.text)).toEqual(["Mastro"]);
});

test("on a sheet a list stands alone: links are words, and one that only points on is left out", () => {
  const link = (text: string) => ({ style: "link" as const, text, to: "a" });
  const plain = (text: string) => ({ style: "plain" as const, text, to: "" });
  const list: Block = {
    kind: "points",
    rows: [[{ spans: [plain("The "), link("wall"), plain(" grows. "), link("More")], picture: "", rules: [] }]],
  };
  const [kept, ...others] = inBrief([list, block("text", item("Prose."))]);
  expect(others).toEqual([]);
  expect(kept!.rows[0]![0]!.spans.map((span) => `${span.style}:${span.text}`)).toEqual([
    "plain:The ",
    "plain:wall",
    "plain: grows. ",
  ]);
});
