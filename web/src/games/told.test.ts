import { expect, test } from "vitest";
import type { EventInfo } from "../net/api";
import { bundle, GameWords } from "../text/text.svelte";
import type { Amount } from "./kit";
import { add, isHeading, peopleIn, seatOf, tell } from "./told";

const paid: EventInfo = {
  kind: "fee-paid",
  fields: { seat: 1, owner: 0, resource: "gold", amount: 2 },
  people: ["seat", "owner"],
  reveals: false,
};
const name = (seat: number): string => ["Ada", "Livia"][seat] ?? "";

const gained: EventInfo = {
  kind: "gained",
  fields: { seat: 1, resource: "gold", amount: 1 },
  people: ["seat"],
  reveals: false,
};

const words = new GameWords(
  bundle(
    "en",
    `name-gold = Gold
    .count = { $amount ->
        [one] { $amount } gold coin
       *[other] { $amount } gold coins
    }
log-fee-paid = { $seat } pays { COUNT($amount, $resource) } to { $owner }
log-sent = { $seat } sends a worker
log-gained = { $seat } gains { COUNT($amount, $resource) }
log-round = # Round { $round }`,
  ),
);

test("a deed is that of its seat, if it has one", () => {
  expect([seatOf(paid), seatOf({ ...paid, fields: {} })]).toEqual([1, null]);
});

test("people are called by their names", () => {
  expect(peopleIn(paid, name)).toEqual({ seat: "Livia", owner: "Ada" });
});

test("every fact is told in the sentence of its game, which stresses people, names and amounts", () => {
  const [line] = tell(words, name, [paid]);
  expect(line).toEqual({ seat: 1, text: "**Livia** pays **2 gold coins** to **Ada**", amounts: [] });
});

test("what a fact counts stands beside the deed of the same player, or is told by itself", () => {
  const amountOf = ({ kind }: EventInfo): [string, number] | null => (kind === "gained" ? ["gold", 1] : null);
  const heading: EventInfo = { kind: "round", fields: { round: 2 }, people: [], reveals: false };
  const lines = tell(words, name, [paid, gained, gained, heading, gained], { amountOf });
  expect(lines.map(({ text }) => text)).toEqual([
    "**Livia** pays **2 gold coins** to **Ada**",
    "# Round 2",
    "**Livia** gains **1 gold coin**",
  ]);
  expect(lines[0]!.amounts).toEqual([{ id: "gold", amount: 2 }]);
  expect(lines.map(isHeading)).toEqual([false, true, false]);
});

test("what is gained after a fee stands beside the deed that brought it, not beside the fee", () => {
  const amountOf = ({ kind }: EventInfo): [string, number] | null => (kind === "gained" ? ["gold", 1] : null);
  const sent: EventInfo = { kind: "sent", fields: { seat: 1 }, people: ["seat"], reveals: false };
  const lines = tell(words, name, [sent, paid, gained], { amountOf, asides: ["fee-paid"] });
  expect(lines.map(({ text, amounts }) => [text, amounts.length])).toEqual([
    ["**Livia** sends a worker", 1],
    ["**Livia** pays **2 gold coins** to **Ada**", 0],
  ]);
});

test("amounts of the same thing are added up", () => {
  const amounts: Amount[] = [];
  add(amounts, "gold", 2);
  add(amounts, "wood", 1);
  add(amounts, "gold", -3);
  expect(amounts).toEqual([
    { id: "gold", amount: -1 },
    { id: "wood", amount: 1 },
  ]);
});
