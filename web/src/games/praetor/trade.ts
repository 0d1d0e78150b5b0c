/** A trade at the counter: how many of each good, what that changes, and why not more, as the server says. */
import type { ActionInfo, Option, Question, RefusedOption } from "../../net/api";
import type { Amounts } from "../../parts/price";
import type { Shown } from "../../table/shown";
import type { GameWords } from "../../text/text.svelte";
import type { Result } from "../kit";
import { GOODS } from "./icons";
import { t } from "./text";
import type { CounterView, PraetorView } from "./wire";

type Deed = "sell" | "buy";

export const TRADED = GOODS.filter((good) => good !== "gold");

export const asks = (question: Question | null): boolean => question?.key === "trade";

/** The answer with which a trade is over. */
export function end(question: Question): Option | null {
  return asks(question) ? (question.options.find((option) => option.verb === "stop") ?? null) : null;
}

/** What a visit to the market is made of, by its notation. */
export const joins = (notation: string): boolean => /^(sell |buy |stop$)/.test(notation);

/** A trade before it is made. */
export class Trade {
  constructor(
    private readonly stock: Amounts,
    private readonly counter: CounterView,
    private readonly question: Question,
    private readonly gathered: ActionInfo[],
  ) {}

  count(verb: Deed, good: string): number {
    return this.gathered.filter((one) => one.verb === verb && one.target === good).length;
  }

  price(verb: Deed, good: string): number {
    return Math.abs(this.change(this.answer(verb, good), "gold"));
  }

  before(id: string): number {
    return this.stock[id]!;
  }

  after(id: string, gathered = this.gathered): number {
    return gathered.reduce((sum, one) => sum + this.change(one, id), this.before(id));
  }

  /** What is bought, less what is sold. */
  net(good: string): number {
    return this.after(good) - this.before(good);
  }

  /** The gold that all sales bring, or all purchases cost. */
  gold(verb: Deed): number {
    const made = this.gathered.filter((one) => one.verb === verb);
    return Math.abs(this.after("gold", made) - this.before("gold"));
  }

  get purse(): number {
    return this.after("gold");
  }

  /** The trade with one unit more bought, or more sold; what was gathered the other way is put back first. */
  with(verb: Deed, good: string): ActionInfo[] {
    const back = this.gathered.findIndex((one) => one.verb !== verb && one.target === good);
    if (back >= 0) return this.gathered.filter((_, n) => n !== back);
    const order = Object.keys(this.counter.changes);
    const place = (one: ActionInfo): number => order.indexOf(one.notation);
    return [...this.gathered, this.answer(verb, good)].sort((one, other) => place(one) - place(other));
  }

  /** Why not one unit more; nothing where it can be done. */
  refusal(verb: Deed, good: string): RefusedOption | null {
    const answer = this.answer(verb, good);
    const next = this.with(verb, good);
    const short = Object.entries(this.counter.shortages).find(([id]) => this.after(id, next) < 0);
    if (short) return { ...answer, rule: short[1] };
    const refused = this.question.refusals.find((one) => next.includes(answer) && one.id === answer.id);
    return refused && !Object.values(this.counter.shortages).includes(refused.rule) ? refused : null;
  }

  answer(verb: Deed, good: string): ActionInfo {
    const { options, refusals } = this.question;
    return [...options, ...refusals].find((one) => one.verb === verb && one.target === good)!;
  }

  private change(answer: ActionInfo, id: string): number {
    return this.counter.changes[answer.notation]![id] ?? 0;
  }
}

/** The trade of whoever is asked. */
export function tradeOf(view: PraetorView, question: Question, gathered: ActionInfo[]): Trade {
  return new Trade(view.players[question.seat]!.resources, view.counter!, question, gathered);
}

/** Why the counter cannot take one more of a good, pointed at as `buy:wood`. */
export function refusal(
  view: PraetorView,
  question: Question,
  gathered: ActionInfo[],
  target: string,
): RefusedOption | null {
  const [verb, good] = target.split(":") as [Deed, string];
  return TRADED.includes(good) ? tradeOf(view, question, gathered).refusal(verb, good) : null;
}

/** What a player has, after the trade that is put together at the counter. */
export function stockAfter({ question, gathered }: Shown, view: PraetorView): Amounts {
  const stock = view.seat === null ? {} : view.players[view.seat]!.resources;
  if (!question || !asks(question) || !gathered.length) return stock;
  const trade = tradeOf(view, question, gathered);
  return Object.fromEntries(GOODS.map((good) => [good, trade.after(good)]));
}

/** "Sell 4 wood, buy 2 stone", and what that leaves in the purse. */
export function told(words: GameWords, view: PraetorView, question: Question, gathered: ActionInfo[]): Result {
  const trade = tradeOf(view, question, gathered);
  const list = (verb: Deed): string =>
    TRADED.filter((good) => trade.count(verb, good))
      .map((good) => words.amount(trade.count(verb, good), good))
      .join(", ");
  const deed = t("trade-told", { sold: list("sell") || "none", bought: list("buy") || "none" });
  return { deed, sum: t("trade-gold", { before: trade.before("gold"), after: trade.purse }) };
}
