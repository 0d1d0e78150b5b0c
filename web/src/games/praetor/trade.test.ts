import { expect, test } from "vitest";
import type { ActionInfo } from "../../net/api";
import { option, question, refused } from "../../net/samples";
import { Trade } from "./trade";

const counter = {
  changes: {
    "sell wood": { wood: -1, gold: 1 },
    "sell stone": { stone: -1, gold: 1 },
    "sell marble": { marble: -1, gold: 2 },
    "sell weapons": { weapons: -1, gold: 2 },
    "buy wood": { wood: 1, gold: -2 },
    "buy stone": { stone: 1, gold: -2 },
    "buy marble": { marble: 1, gold: -4 },
    "buy weapons": { weapons: 1, gold: -4 },
  },
  shortages: { gold: "P16.1", wood: "P16.4", stone: "P16.4", marble: "P16.4", weapons: "P16.4" },
};
const STOCK = { gold: 1, wood: 3, stone: 0, marble: 1, weapons: 0 };
const numbered = <A extends ActionInfo>(answers: A[], from: number): A[] =>
  answers.map((answer, n) => ({ ...answer, id: from + n }));
const asked = question("trade", numbered([option("stop"), option("sell", "wood"), option("sell", "marble")], 0), {
  refusals: numbered(
    [
      ...["stone", "weapons"].map((good) => refused("sell", good, "P16.4")),
      ...["wood", "stone", "marble", "weapons"].map((good) => refused("buy", good, "P16.1")),
    ],
    10,
  ),
});

/** The counter after some presses, as "sell wood". */
function pressed(...deeds: string[]): Trade {
  let gathered: ActionInfo[] = [];
  for (const deed of deeds) {
    const [verb, good] = deed.split(" ") as ["sell" | "buy", string];
    gathered = new Trade(STOCK, counter, asked, gathered).with(verb, good);
  }
  return new Trade(STOCK, counter, asked, gathered);
}

test("sales go before purchases, in whatever order they are pressed, and gold is counted", () => {
  const trade = pressed("sell wood", "buy stone", "sell wood");
  expect(trade.with("sell", "wood").map((one) => `${one.verb} ${one.target}`)).toEqual([
    ...["sell wood", "sell wood", "sell wood"],
    "buy stone",
  ]);
  expect([trade.net("wood"), trade.net("stone"), trade.purse]).toEqual([-2, 1, 1]);
});

test("the other way puts back first: nothing is ever sold and bought", () => {
  expect(pressed("sell wood", "buy wood").net("wood")).toBe(0);
  expect(pressed("sell wood", "buy wood").with("buy", "stone")).toHaveLength(1);
});

test("what the purse cannot pay or the stock does not hold is refused by its rule", () => {
  const why = (trade: Trade, verb: "sell" | "buy", good: string): string => trade.refusal(verb, good)?.rule ?? "";
  expect(why(pressed(), "buy", "stone")).toBe("P16.1");
  expect(why(pressed("sell wood"), "buy", "stone")).toBe("");
  expect(why(pressed("sell wood", "sell wood", "sell wood"), "sell", "wood")).toBe("P16.4");
  expect(why(pressed(), "sell", "stone")).toBe("P16.4");
  expect(why(pressed("sell wood", "buy stone"), "buy", "wood")).toBe("P16.1");
});

test("what the table refuses for another reason stays refused, whatever the purse holds", () => {
  const later = { ...asked, refusals: asked.refusals.map((one) => ({ ...one, rule: "P16.2" })) };
  expect(new Trade({ ...STOCK, gold: 9 }, counter, later, []).refusal("buy", "wood")?.rule).toBe("P16.2");
});
