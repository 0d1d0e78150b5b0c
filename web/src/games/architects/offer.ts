/** What the question at hand lays before its player: cards that are not in the hand, and deeds in a few words. */
import type { ActionInfo, Question } from "../../net/api";
import { pointing } from "./choices";
import type { Amounts } from "../../parts/price";
import type { ArchitectsFigures, TradeFigures } from "./wire";

export interface Deed {
  target: string;
  answer: ActionInfo;
  /** What is given and what is taken; nothing where words must do. */
  pay: Amounts;
  gain: Amounts;
}

function answers(question: Question | null): ActionInfo[] {
  return question ? [...question.options, ...question.refusals] : [];
}

function named(question: Question | null, kind: string): string[] {
  const targets = answers(question).map((answer) => pointing(answer));
  return targets.filter((target) => target?.startsWith(`${kind}:`)).map((target) => target!.slice(kind.length + 1));
}

/** Cards to choose from that the player does not hold. */
export function offeredCards(question: Question | null, hand: string[]): string[] {
  return named(question, "card").filter((card) => !hand.includes(card));
}

export function offeredCharacters(question: Question | null): string[] {
  return named(question, "character");
}

/** Trades, goods to take and deeds: the possible ones first. */
export function offeredDeeds(question: Question | null, figures: ArchitectsFigures): Deed[] {
  return deeds(question, figures, (target) => /^(trade|take|deed):/.test(target));
}

/** Work on the Cathedral, where it cannot be seen beside the cards. */
export function offeredWork(question: Question | null, figures: ArchitectsFigures): Deed[] {
  return deeds(question, figures, (target) => target === "place:cathedral");
}

function deeds(question: Question | null, figures: ArchitectsFigures, wanted: (target: string) => boolean): Deed[] {
  return answers(question).flatMap((answer) => {
    const target = pointing(answer) ?? "";
    return wanted(target) ? [{ target, answer, ...exchanged(answer, figures) }] : [];
  });
}

function exchanged(answer: ActionInfo, figures: ArchitectsFigures): { pay: Amounts; gain: Amounts } {
  const trade = answer.verb === "trade" ? tradeOf(answer.target, figures) : undefined;
  if (trade) return { pay: trade.pay, gain: trade.gain };
  const preview = "preview" in answer ? (answer.preview as Amounts) : {};
  const split = (sign: number): Amounts =>
    Object.fromEntries(
      Object.entries(preview)
        .filter(([, amount]) => amount * sign > 0)
        .map(([id, amount]) => [id, amount * sign]),
    );
  return { pay: split(-1), gain: split(1) };
}

/** A trade by its name: one that is printed on the board, or that of an Apprentice. */
function tradeOf(name: string, { trades, apprentices }: ArchitectsFigures): TradeFigures | undefined {
  const own = (apprentices[name]?.abilities ?? []).flatMap(({ trade }) => trade ?? []);
  return [...trades, ...own].find(({ trade }) => trade === name);
}

/** The trades that differ in the mix of goods only, told together. */
export function tradeKinds(trades: ArchitectsFigures["trades"]): { count: number; goods: string[]; gain: string }[] {
  const gains = [...new Set(trades.map((trade) => Object.keys(trade.gain)[0]!))];
  return gains.map((gain) => {
    const same = trades.filter((trade) => gain in trade.gain);
    const goods = [...new Set(same.flatMap((trade) => Object.keys(trade.pay)))];
    return { count: Object.values(same[0]!.pay).reduce((sum, amount) => sum + amount, 0), goods, gain };
  });
}
