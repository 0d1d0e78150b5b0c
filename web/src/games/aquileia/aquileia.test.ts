import { describe, expect, test } from "vitest";
import { byOne, option, question } from "../../net/samples";
import { candidates } from "../../table/choices";
import { words as own } from "../../text/text.svelte";
import text from "../../../../src/groma/games/aquileia/text/en.ftl?raw";
import { t } from "./text";
import { parts, pointing, tabOf } from "./choices";
import { ghostOf, partsOf, scaleOf } from "./lanes";
import { tell as tellAll } from "../told";
import { amountOf, asides, rolls, touched } from "./told";
import { areaNow, comingUp } from "./course";
import { villasOf, yieldsOf } from "./estates";
import { faceOf } from "./icons";
import { short } from "./name";
import type { LogLine } from "../kit";
import type { AquileiaEvent, ContestView, RunnerView } from "./wire";
import { figures, view } from "./samples";
import { describe as describeTable, header, result, shortage } from "./words";

/** A name with the forms that the server sends along. */
function named(id: string, one: string, the = one, many = one): string {
  const count = `.count = { $amount ->\n        [one] { $amount } ${one}\n       *[other] { $amount } ${many}\n    }`;
  const heading = one.charAt(0).toUpperCase() + one.slice(1);
  return [
    `name-${id} = ${heading}`,
    `.one = ${one}`,
    `.the = ${the}`,
    `.to = to ${the}`,
    `.from = from ${the}`,
    count,
  ].join("\n    ");
}

const NAMES = [
  named("gold", "gold"),
  named("bronze", "bronze"),
  named("forum_1", "Forum 1"),
  named("forum_2", "Forum 2"),
  named("portus_gold", "Portus"),
  named("area_portus", "Portus"),
  named("bank_gold", "gold bank"),
  named("villa_blue_6", "blue villa"),
  named("weapon_2", "2 weapons"),
  named("shop_dyer", "dyer's shop", "the dyer's shop"),
  named("pecunia", "Pecunia"),
  named("red_die", "red die", "the red die", "red dice"),
  named("gold_to_silver", "1 gold for 2 silver"),
  named("stadium_laurel_points_5", "5-point laurel", "the 5-point laurel"),
];
own.learn("aquileia", "en", [...NAMES, text].join("\n"));
const words = own.of("aquileia");
const name = (seat: number): string => ["Ada", "Livia"][seat]!;
const tell = (events: AquileiaEvent[]): LogLine[] => tellAll(words, name, events, { amountOf, asides });
const runner: RunnerView = {
  seat: 0,
  side: "bronze",
  base: 2,
  red: ["gold", "bronze", "bronze"],
  cards: ["weapon_2"],
  blue: ["bronze", "silver"],
  strength: 7,
};
const contest: ContestView = { contest: "arena", step: "cards", runners: [runner], order: [], offered: null };

describe("answers and targets", () => {
  test.each([
    ["place", "forum_2", "space:forum_2"],
    ["disc", "", "track:"],
    ["change", "gold_to_silver", "exchange:gold_to_silver"],
    ["buy", "weapon_2", "display:weapon_2"],
    ["servi", "2", "servi:2"],
    ["play", "weapon_2", "hand:weapon_2"],
    ["pay", "servi_1", "hand:servi_1"],
    ["roll", "3", "roll:3"],
    ["prize", "servi_card", "prize:servi_card"],
    ["keep", "stadium_laurel_blue", "keep:stadium_laurel_blue"],
    ["ante", "gold", "ante:gold"],
    ["bid", "4", "bid:4"],
    ["build", "shop_dyer", "lot:shop_dyer"],
  ])("%s %s is pointed at as %s", (verb, target, expected) => {
    expect(pointing(option(verb, target))).toBe(expected);
  });

  test.each(["pass", "stop", "done", "decline", "activate"])("%s stays in the bar", (verb) => {
    expect(pointing(option(verb))).toBeNull();
  });

  test("a refused space is a target that cannot be chosen", () => {
    const asked = {
      ...question("place-piece", [option("place", "forum_2")]),
      refusals: [{ ...option("place", "forum_1"), rule: "Q6.23" }],
    };
    const found = candidates(asked, pointing);
    expect(found.get("space:forum_2")?.option).not.toBeNull();
    expect(found.get("space:forum_1")?.refused?.rule).toBe("Q6.23");
  });

  test("a target has a kind and an id", () => {
    expect(parts("lot:shop_dyer")).toEqual(["lot", "shop_dyer"]);
    expect(parts("track:")).toEqual(["track", ""]);
  });

  test("lots open their page on a phone, cards of the hand none, everything else the city", () => {
    expect(tabOf(["lot:shop_dyer", "lot:bank_gold"])).toBe("lots");
    expect(tabOf(["hand:weapon_2"])).toBe("");
    expect(tabOf(["space:forum_1", "track:"])).toBe("city");
  });
});

describe("the fight strip", () => {
  test("a lane is made of base, counting dice and cards, and sums up to the strength", () => {
    const made = partsOf(view, contest, runner, 0);
    expect(made.map((part) => part.kind)).toEqual(["base", "red", "red", "card", "blue"]);
    expect(made.reduce((sum, part) => sum + part.strength, 0)).toBe(runner.strength);
  });

  test("in the race only faces and horses of the own side count", () => {
    const race: ContestView = { ...contest, contest: "stadium" };
    const gold = { ...runner, side: "gold", cards: ["gold_horse_2"], blue: [] };
    expect(partsOf(view, race, gold, 0).map((part) => part.strength)).toEqual([2, 1, 2]);
  });

  test("the card in hand is shown as a ghost, and the scale grows with the strongest", () => {
    const ghost = ghostOf(option("play", "weapon_2", { strength: 2 }));
    expect(partsOf(view, contest, runner, ghost).at(-1)).toMatchObject({ kind: "ghost", strength: 2 });
    expect(ghostOf(option("roll", "2"))).toBe(0);
    expect(scaleOf(contest, 0)).toBe(12);
    expect(scaleOf({ ...contest, runners: [{ ...runner, strength: 14 }] }, 2)).toBe(17);
  });
});

describe("the table", () => {
  test("cards show slaves, weapons or horses of a metal", () => {
    expect(faceOf(view.cards["servi_1"]!)).toEqual({ icon: "k-servi", count: 1, metal: "" });
    expect(faceOf(view.cards["weapon_2"]!)).toEqual({ icon: "r-weapon", count: 2, metal: "" });
    expect(faceOf(view.cards["gold_horse_2"]!)).toEqual({ icon: "k-horse", count: 2, metal: "gold" });
  });

  test("what comes up begins with the space that is carried out", () => {
    expect(areaNow(view)).toBe("forum");
    expect(comingUp(view, figures)).toEqual(["forum_2", "portus_gold"]);
    expect(comingUp({ ...view, resolving: [] }, figures)).toEqual([]);
  });

  test("yields and values are summed up over the houses of a player", () => {
    expect(yieldsOf(view, view.players[0]!)).toEqual({ gold: 1 });
    expect(villasOf(view, view.players[0]!)).toBe(6);
  });

  test("the table in words tells who is where, and which areas have room", () => {
    const told = describeTable(words, { ...view, track: [1, 0] }, name);
    expect(told).toContain("Henchmen, from the Mercatus to the Portus: Forum 1: Ada; Forum 2: Livia; Portus: Ada.");
    expect(told).toContain("Free spaces: Portus 1. On the tiebreaker track, from the first: Livia, Ada.");
    expect(told).toContain("Houses: Gold bank: Ada; Blue villa: Ada.");
  });

  test("names lose what stands in brackets where there is little room", () => {
    expect(short("Servi (top)")).toBe("Servi");
    expect(short("Forum 2")).toBe("Forum 2");
  });

  test("the header counts the rounds", () => {
    expect(header(words, view)).toMatchObject({ round: t("round-of", { round: 2, rounds: 6 }), phase: 1 });
  });
});

describe("what answers bring", () => {
  test("a card says the strength that it leads to", () => {
    const shown = result(
      words,
      question("play-cards", [], { arguments: { strength: 4 } }),
      option("play", "weapon_2", { strength: 2 }),
    );
    expect(shown).toEqual({ deed: "Strength 4 + 2 = 6", sum: "Play the card with 2 weapons" });
  });

  test("a lot that is too dear says what is missing of coins and slaves", () => {
    const missing = shortage(words, view, question("choose-lot"), option("build", "shop_dyer"));
    expect(missing).toBe("1 gold short, you have 0. 1 slave short, you have 2.");
  });
});

describe("the log", () => {
  test("a price stands beside the deed that it pays for", () => {
    const told = tell([
      { kind: "built", fields: { seat: 0, lot: "shop_dyer" }, ...byOne },
      { kind: "paid", fields: { seat: 0, metal: "gold", amount: 1 }, ...byOne },
      { kind: "scored", fields: { seat: 0, source: "lots", amount: 2, score: 2 }, ...byOne },
    ]);
    expect(told).toEqual([
      {
        seat: 0,
        text: "**Ada** builds **the dyer's shop**",
        amounts: [
          { id: "gold", amount: -1 },
          { id: "points", amount: 2 },
        ],
      },
    ]);
  });

  test("what nothing stands before has a sentence of its own", () => {
    const told = tell([{ kind: "scored", fields: { seat: 0, source: "pecunia", amount: 4, score: 9 }, ...byOne }]);
    expect(told.map(({ text }) => text)).toEqual(["**Ada** scores **4 points** **from Pecunia** (now 9)"]);
  });

  test("a roll tells its faces, and what it adds to the strength", () => {
    const roll: AquileiaEvent = {
      kind: "dice-rolled",
      fields: { seat: 1, die: "red_die", dice: 3, gold: 1, silver: 0, bronze: 2 },
      ...byOne,
    };
    const reached = (amount: number): AquileiaEvent => ({
      kind: "strength-reached",
      fields: { seat: 1, amount, strength: 3 },
      ...byOne,
    });
    const [line, ...more] = tell([roll, reached(2)]);
    expect(line!.text).toBe("**Livia** rolls **3 red dice**: 1 gold, 2 bronze");
    expect([line!.amounts, more]).toEqual([[{ id: "strength", amount: 2 }], []]);
    expect(tell([roll, reached(0)])[1]!.text).toBe("The strength of **Livia** stays 3");
  });

  test("an exchange tells its coins itself", () => {
    const told = tell([{ kind: "coins-changed", fields: { seat: 0, exchange: "gold_to_silver" }, ...byOne }]);
    expect(told).toEqual([{ seat: 0, text: "**Ada** changes **1 gold for 2 silver**", amounts: [] }]);
  });

  test("the final scoring tells its points in sentences", () => {
    const told = tell([
      { kind: "laurel-revealed", fields: { seat: 0, laurel: "stadium_laurel_points_5" }, ...byOne },
      { kind: "scored", fields: { seat: 0, source: "laurels", amount: 5, score: 30 }, ...byOne },
    ]);
    expect(told.map(({ text }) => text)).toEqual([
      "**Ada** reveals **the 5-point laurel**",
      "**Ada** scores **5 points** **from laurels** (now 30)",
    ]);
  });

  test("dice outside a contest are remembered, those of a contest are not", () => {
    const roll: AquileiaEvent = {
      kind: "dice-rolled",
      fields: { seat: 0, die: "red_die", dice: 2, gold: 1, silver: 1, bronze: 0 },
      ...byOne,
    };
    expect(rolls([roll])).toEqual([{ seat: 0, faces: ["gold", "silver"] }]);
    expect(rolls([{ kind: "area-began", fields: { area: "area_arena" }, ...byOne }, roll])).toEqual([]);
    expect(
      rolls([roll, { kind: "ranked", fields: { seat: 0, contest: "arena", place: 1, strength: 3 }, ...byOne }]),
    ).toEqual([]);
  });

  test("the places of henchmen and houses are marked", () => {
    const events: AquileiaEvent[] = [
      { kind: "henchman-placed", fields: { seat: 0, space: "forum_2" }, ...byOne },
      { kind: "built", fields: { seat: 0, lot: "shop_dyer" }, ...byOne },
    ];
    expect(
      touched([...events, { kind: "disc-placed", fields: { seat: 0, position: 2, forced: false }, ...byOne }]),
    ).toEqual(["space:forum_2", "lot:shop_dyer", "track:2"]);
  });
});
