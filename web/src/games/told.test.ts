import { FluentBundle, FluentResource } from "@fluent/bundle";
import { expect, test } from "vitest";
import type { EventInfo } from "../net/api";
import { GameWords } from "../text/text.svelte";
import type { Amount } from "./kit";
import { add, lineOf, namedIn, peopleIn, seatOf, sentenceFor } from "./told";

const paid: EventInfo = {
  kind: "fee-paid",
  fields: { seat: 1, owner: 0, resource: "gold", amount: 2 },
  people: ["seat", "owner"],
  reveals: false,
};
const name = (seat: number): string => ["Ada", "Livia"][seat] ?? "";

test("a deed is that of its seat, if it has one", () => {
  expect([seatOf(paid), seatOf({ ...paid, fields: {} })]).toEqual([1, null]);
  expect(lineOf(paid, "text")).toEqual({ seat: 1, text: "text", amounts: [] });
});

test("people are called by their names, things by theirs, and numbers stay", () => {
  expect(peopleIn(paid, name)).toEqual({ seat: "Livia", owner: "Ada" });
  const named = namedIn(paid, (id, field) => `${field} ${id}`);
  expect([named["resource"], named["amount"]]).toEqual(["resource gold", 2]);
});

test("what has no short sentence is told as the game tells it", () => {
  const texts = new FluentBundle("en", { useIsolating: false });
  const short = "told-fee-paid = { $seat }: fee";
  texts.addResource(
    new FluentResource(`log-fee-paid = { $seat } pays { $amount } { $resource } to { $owner }\n${short}`),
  );
  const words = new GameWords(texts);
  expect(sentenceFor(words, name, paid, "no-such-kind", {})).toBe("Livia pays 2 gold to Ada");
  expect(sentenceFor(words, name, paid, "fee-paid", {})).toBe("Livia: fee");
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
