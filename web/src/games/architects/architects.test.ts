import { describe, expect, test } from "vitest";
import { byOne, option, question } from "../../net/samples";
import { candidates } from "../../table/choices";
import { words as own } from "../../text/text.svelte";
import english from "../../../../src/groma/games/architects/text/en.ftl?raw";
import french from "../../../../src/groma/games/architects/text/fr.ftl?raw";
import italian from "../../../../src/groma/games/architects/text/it.ftl?raw";
import type { Language } from "../../settings.svelte";
import { pointing, tabOf } from "./choices";
import { ranks } from "./crowd";
import { effect, sentence } from "./effects";
import { noted, standing } from "./notes";
import { offeredCards, offeredCharacters, offeredDeeds, tradeKinds } from "./offer";
import { shortStrip, strip } from "./strip";
import { tell } from "../told";
import { amountOf, asides, touched } from "./told";
import type { AbilityFigures, ArchitectsEvent, ArchitectsView } from "./wire";
import { figures, labourer, merchant, noAbility, player, table, woodcutter } from "./samples";
import { cardWords, describe as described, header, lack, result } from "./words";

const NAMES = [
  "name-forest = Forest\n    .the = the Forest\n    .from = from the Forest",
  "name-wood = Wood\n    .count = { $amount } wood",
  "name-worker = Worker\n    .count = { $amount ->\n        [one] { $amount } worker\n       *[other] { $amount } workers\n    }",
  "name-stone = Stone",
  "name-tavern = Tavern",
  "name-woodcutter = Woodcutter",
  "name-carpentry = Carpentry",
];
own.learn("architects", "en", [...NAMES, english].join("\n"));
const words = own.of("architects");

describe("pointing", () => {
  test("every answer that has a place on the board is pointed at there", () => {
    expect(pointing(option("place", "forest"))).toBe("place:forest");
    expect(pointing(option("place", "market_middle"))).toBe("place:market_middle");
    expect(pointing(option("retrieve", "prison"))).toBe("place:prison");
    expect(pointing(option("capture", "forest-red"))).toBe("group:forest-red");
    expect(pointing(option("hire", "woodcutter_2"))).toBe("apprentice:woodcutter_2");
    expect(pointing(option("dismiss", "woodcutter_2"))).toBe("own:woodcutter_2");
    expect(pointing(option("advance"))).toBe("place:cathedral");
    expect(pointing(option("draw"))).toBe("deck:draw");
    expect(pointing(option("look"))).toBe("deck:look");
  });

  test("a worker on another board is pointed at on that board", () => {
    expect(pointing(option("retrieve", "green"))).toBe("board:green");
  });

  test("cards are pointed at wherever they lie", () => {
    for (const verb of ["keep", "build", "discard", "resolve"])
      expect(pointing(option(verb, "tavern"))).toBe("card:tavern");
    expect(pointing(option("character", "ada"))).toBe("character:ada");
  });

  test("trades, goods and deeds are offered in the tray", () => {
    expect(pointing(option("trade", "wood-wood-for-virtue"))).toBe("trade:wood-wood-for-virtue");
    expect(pointing(option("take", "gold"))).toBe("take:gold");
    expect(pointing(option("ransom", "debt"))).toBe("deed:ransom-debt");
    expect(pointing(option("send"))).toBe("deed:send");
  });

  test("numbers and refusals of an offer stay in the decision bar", () => {
    for (const verb of ["wood", "gold", "release"]) expect(pointing(option(verb, "3"))).toBeNull();
    for (const verb of ["stop", "decline", "owe", "buy_off", "destroy"]) expect(pointing(option(verb))).toBeNull();
  });

  test("two groups at one location are two targets", () => {
    const asked = question("make-capture", [option("capture", "forest-red"), option("capture", "forest-blue")]);
    expect([...candidates(asked, pointing).keys()]).toEqual(["group:forest-red", "group:forest-blue"]);
  });
});

describe("pages", () => {
  test("a phone opens the page on which one answers", () => {
    expect(tabOf(["card:tavern", "card:keep"])).toBe("hand");
    expect(tabOf(["place:forest", "group:forest-red"])).toBe("city");
    expect(tabOf(["board:red"])).toBe("boards");
    expect(tabOf(["trade:wood-wood-for-virtue"])).toBe("");
    expect(tabOf(["card:tavern", "place:cathedral"])).toBe("hand");
    expect(tabOf(["deed:rescue", "group:forest-red"])).toBe("city");
  });
});

describe("a crowd", () => {
  test("shows each worker of a few, and one figure for many", () => {
    expect(ranks([2, 0, 7])).toEqual([
      { seat: 0, count: 2, figures: 2 },
      { seat: 2, count: 7, figures: 1 },
    ]);
  });

  test("needs less room for each the more players there are", () => {
    expect(ranks([4, 4, 4]).map((rank) => rank.figures)).toEqual([2, 2, 2]);
    expect(ranks([4, 4, 4, 4, 4]).map((rank) => rank.figures)).toEqual([1, 1, 1, 1, 1]);
  });
});

describe("what is offered", () => {
  test("cards in hand are not offered twice", () => {
    const asked = question("keep-card", [option("keep", "tavern"), option("keep", "keep")]);
    expect(offeredCards(asked, ["keep"])).toEqual(["tavern"]);
    expect(offeredCharacters(question("pick-character", [option("character", "ada")]))).toEqual(["ada"]);
    expect(offeredCards(null, [])).toEqual([]);
  });

  test("a trade shows what is printed, refused or not", () => {
    const refused = { verb: "trade", target: "merchant", notation: "trade merchant", rule: "F1.4", id: 1, about: {} };
    const asked = question("make-trade", [option("trade", "wood-wood-for-virtue"), option("stop")], {
      refusals: [refused],
    });
    expect(offeredDeeds(asked, figures).map(({ target, pay, gain }) => [target, pay, gain])).toEqual([
      ["trade:wood-wood-for-virtue", { wood: 2 }, { virtue: 1 }],
      ["trade:merchant", { silver: 2 }, { gold: 1 }],
    ]);
  });

  test("a deed shows what it costs and brings", () => {
    const asked = question("act-at-guardhouse", [option("ransom", "silver", { silver: -5, worker: 3 })]);
    expect(offeredDeeds(asked, figures)[0]).toMatchObject({ pay: { silver: 5 }, gain: { worker: 3 } });
  });

  test("trades that differ in their mix only are printed together", () => {
    expect(tradeKinds(figures.trades)).toEqual([
      { count: 2, goods: ["wood", "stone"], gain: "virtue" },
      { count: 3, goods: ["stone"], gain: "marble" },
    ]);
  });
});

describe("cards", () => {
  test("an Apprentice shows where it helps and what it brings", () => {
    expect(strip(woodcutter)).toEqual([
      { kind: "place", id: "architects-forest-small" },
      { kind: "text", text: "+1" },
      { kind: "icon", id: "r-wood" },
    ]);
    expect(strip(merchant)[0]).toEqual({ kind: "place", id: "architects-kings_storehouse-small" });
    expect(shortStrip(merchant)[0]).toEqual({ kind: "text", text: "2" });
  });

  test.each<[Partial<AbilityFigures>, string, string]>([
    [{ silver_off: 1 }, "−1", "r-silver"],
    [{ virtue_off: 1 }, "+1", "k-virtue"],
    [{ extra_workers: 1 }, "+1", "k-human"],
    [{ released: 2 }, "2", "k-prison"],
  ])("what an Apprentice spares or adds is drawn: %o", (ability, text, id) => {
    const drawn = strip({ ...labourer, abilities: [{ ...noAbility, when: "at:tax_stand", ...ability }] });
    expect(drawn).toEqual([
      { kind: "place", id: "architects-tax_stand-small" },
      { kind: "text", text },
      { kind: "icon", id },
    ]);
  });

  test("the words of a card begin with its effect, and copies share them", () => {
    expect(cardWords(words, figures, "tavern")[0]).toBe("You may hire any faceup Apprentice for nothing.");
    expect(cardWords(words, figures, "woodcutter_2")[0]).toBe("Forest: gain 1 wood.");
    expect(cardWords(words, figures, "labourer")[0]).toBe("No ability beyond the skills.");
  });

  test("a card with two effects says both, and what is no card says nothing", () => {
    const both = { ...woodcutter, effects: [...woodcutter.effects, ...figures.buildings["tavern"]!.effects] };
    const said = effect(words, { ...figures, apprentices: { both } }, "both");
    expect(said).toBe("Forest: gain 1 wood. You may hire any faceup Apprentice for nothing");
    expect(effect(words, figures, "wood")).toBe("");
  });

  test.each<[Language, string, string[]]>([
    ["en", english, ["At the end: 1 VP for every paid Debt", "At the end: 1 VP for every 2 paid Debts"]],
    ["it", italian, ["Alla fine: 1 PV per ogni Debito pagato", "Alla fine: 1 PV per ogni 2 Debiti pagati"]],
    ["fr", french, ["À la fin\u00a0: 1 PV par Dette payée", "À la fin\u00a0: 1 PV par tranche de 2 Dettes payées"]],
  ])("an effect is said as %s counts", (language, text, said) => {
    own.learn(`architects in ${language}`, language, text);
    const spoken = own.of(`architects in ${language}`);
    const perDebts = (per: number): string =>
      sentence(spoken, {
        sentence: "effect-vp_per",
        arguments: { vp: 1, per, of: "paid_debts" },
        occasion: "occasion-score",
      });
    expect([1, 2].map(perDebts)).toEqual(said);
  });

  test("a card in hand says what it lacks, skills before goods", () => {
    const view = (apprentices: string[], forbidden: Record<string, string>): ArchitectsView =>
      table([player({ apprentices, forbidden, goods: { wood: 1, stone: 2 } })]);
    expect(lack(words, view([], { tavern: "Q1.2" }), figures, 0, "tavern")).toContain("Carpentry");
    expect(lack(words, view(["woodcutter"], { tavern: "Q1.1" }), figures, 0, "tavern")).toContain("2 wood");
    expect(lack(words, view(["woodcutter"], {}), figures, 0, "tavern")).toBe("");
  });

  test("a note says what is printed on a card, and who is at a place", () => {
    const view = table([player({ seat: 0 }), player({ seat: 1 })], { locations: { forest: [0, 3] } });
    const told = (thing: string, which = ""): object =>
      standing(words, view, figures, thing, which, (seat) => ["Ada", "Livia"][seat]!);
    expect(told("building", "tavern")).toMatchObject({ name: "Tavern", picture: "architects-tavern" });
    expect(told("forest")).toMatchObject({ state: "Livia: 3" });
    expect(noted(view, figures, "own:woodcutter_2")).toBe("apprentice/woodcutter_2");
    expect(noted(view, figures, "place:forest")).toBe("forest");
  });
});

describe("sentences", () => {
  const view = table([player({ seat: 0, colour: "blue" }), player({ seat: 1, colour: "red" })], {
    guildhall: { columns: 3, spaces: 12, workers: [0, 1, 0], reset_at: [7, 10], turnover_at: [] },
    locations: { forest: [0, 3] },
  });
  const name = (seat: number): string => ["Ada", "Livia"][seat]!;

  test("a group is told by its player and its number, not by a colour of the box", () => {
    const asked = question("make-capture", []);
    const deed = (verb: string, about: Record<string, number | string>): string =>
      result(words, view, asked, { ...option(verb), about }, name).deed;
    const group = { place: "forest", seat: 1, amount: 3 };
    expect(deed("capture", { ...group, own: 0 })).toBe("Capture 3 workers of Livia at the Forest");
    expect(deed("capture", { ...group, own: 1 })).toBe("Take back 3 workers from the Forest");
    expect(deed("retrieve", { place: "board", seat: 1 })).toBe("Take a worker back from the board of Livia");
    expect(deed("retrieve", { place: "forest" })).toBe("Take a worker back from the Forest");
  });

  test("behind a number stands the name of one or of many", () => {
    expect([0, 1, 2].map((count) => words.unit(count, "worker"))).toEqual(["workers", "worker", "workers"]);
  });

  test("the table is told with amounts of one and of many", () => {
    const told = described(words, table([player({ reserve: 1 }), player({ seat: 1, reserve: 2 })]), name);
    expect(told).toContain("1 worker at hand");
    expect(told).toContain("2 workers at hand");
    expect(told).toContain("Workers: none.");
  });

  test("the header tells how full the Guildhall is and when the next Reset comes", () => {
    expect(header(words, view)).toEqual({ round: "Guildhall 3 of 12", age: "next Reset at 7" });
  });

  test("what a deed brings stands beside it in the log", () => {
    const events: ArchitectsEvent[] = [
      { kind: "worker-placed", fields: { seat: 1, place: "forest" }, ...byOne },
      { kind: "gained", fields: { seat: 1, resource: "wood", amount: 2 }, ...byOne },
      { kind: "gained", fields: { seat: 1, resource: "wood", amount: 1 }, ...byOne },
      { kind: "tax-paid", fields: { seat: 1, amount: 2 }, ...byOne },
      {
        kind: "workers-captured",
        fields: { seat: 1, owner: 0, location: "forest", amount: 2 },
        ...byOne,
        people: ["seat", "owner"],
      },
      { kind: "virtue-lost", fields: { seat: 1, amount: 1, virtue: 6 }, ...byOne },
    ];
    const told = tell(words, name, events, { amountOf, asides });
    expect(told.map(({ text, amounts }) => [text, amounts])).toEqual([
      [
        "**Livia** places a worker at **the Forest**",
        [
          { id: "wood", amount: 3 },
          { id: "silver", amount: -2 },
        ],
      ],
      ["**Livia** captures **2 workers** of **Ada** at **the Forest**", []],
      ["**Livia** loses **1 virtue** (now 6)", []],
    ]);
  });

  test("the place of a worker is marked", () => {
    const events: ArchitectsEvent[] = [
      { kind: "worker-placed", fields: { seat: 1, place: "forest" }, ...byOne },
      { kind: "gained", fields: { seat: 1, resource: "wood", amount: 2 }, ...byOne },
    ];
    expect(touched(events)).toEqual(["place:forest"]);
  });
});
