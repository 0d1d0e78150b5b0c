/** A trade at the counter: how many of each good, what is paid for them, and why not more. */
import type { ActionInfo, Option, Question, RefusedOption } from "../../net/api";
import type { Amounts } from "../../parts/price";
import type { Shown } from "../../table/shown";
import type { GameWords } from "../../text/text.svelte";
import type { Result } from "../kit";
import { GOODS } from "./icons";
import { t } from "./text";
import type { PraetorFigures, PraetorView } from "./wire";

type Deed = "sell" | "buy";
/** Rules by which the counter itself counts before anything is sent: gold for a purchase, and goods for a sale. */
const GOLD_COVERS = "P16.1";
const NONE_LEFT = "P16.4";

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
    private readonly stock: Record<string, number>,
    private readonly prices: Record<Deed, Record<string, number>>,
    private readonly question: Question,
    private readonly gathered: ActionInfo[],
  ) {}

  count(verb: Deed, good: string): number {
    return this.gathered.filter((one) => one.verb === verb && one.target === good).length;
  }

  price(verb: Deed, good: string): number {
    return this.prices[verb][good]!;
  }

  before(good: string): number {
    return this.stock[good]!;
  }

  /** What is bought, less what is sold. */
  net(good: string): number {
    return this.count("buy", good) - this.count("sell", good);
  }

  /** The gold that all sales bring, or all purchases cost. */
  gold(verb: Deed): number {
    return TRADED.reduce((sum, good) => sum + this.count(verb, good) * this.price(verb, good), 0);
  }

  get purse(): number {
    return this.before("gold") + this.gold("sell") - this.gold("buy");
  }

  /** The trade with one unit more bought, or more sold; what was gathered the other way is put back first. */
  with(verb: Deed, good: string): ActionInfo[] {
    const back = this.gathered.findIndex((one) => one.verb !== verb && one.target === good);
    if (back >= 0) return this.gathered.filter((_, n) => n !== back);
    const all = [...this.gathered, this.answer(verb, good)!];
    return [...all.filter((one) => one.verb === "sell"), ...all.filter((one) => one.verb === "buy")];
  }

  /** Why not one unit more; nothing where it can be done. */
  refusal(verb: Deed, good: string): RefusedOption | null {
    const answer = this.answer(verb, good)!;
    if (verb === "sell" && this.net(good) > 0) return null;
    const cost = verb === "sell" ? 0 : this.net(good) < 0 ? this.price("sell", good) : this.price("buy", good);
    if (verb === "buy" && this.purse < cost) return { ...answer, rule: GOLD_COVERS };
    if (verb === "buy" && this.net(good) < 0) return null;
    if (verb === "sell" && this.before(good) + this.net(good) <= 0) return { ...answer, rule: NONE_LEFT };
    const refused = this.question.refusals.find((one) => one.id === answer.id);
    return refused && refused.rule !== GOLD_COVERS ? refused : null;
  }

  answer(verb: Deed, good: string): ActionInfo | undefined {
    const { options, refusals } = this.question;
    return [...options, ...refusals].find((one) => one.verb === verb && one.target === good);
  }
}

/** The trade of whoever is asked, at the prices of their board. */
export function tradeOf(view: PraetorView, figures: PraetorFigures, question: Question, gathered: ActionInfo[]): Trade {
  const me = view.players[question.seat]!;
  return new Trade(me.resources, figures.boards[me.board!]!, question, gathered);
}

/** Why the counter cannot take one more of a good, pointed at as `buy:wood`. */
export function refusal(
  view: PraetorView,
  figures: PraetorFigures,
  question: Question,
  gathered: ActionInfo[],
  target: string,
): RefusedOption | null {
  const [verb, good] = target.split(":") as [Deed, string];
  return TRADED.includes(good) ? tradeOf(view, figures, question, gathered).refusal(verb, good) : null;
}

/** What a player has, after the trade that is put together at the counter. */
export function stockAfter({ question, gathered }: Shown, view: PraetorView, figures: PraetorFigures): Amounts {
  const stock = view.seat === null ? {} : view.players[view.seat]!.resources;
  if (!question || !asks(question) || !gathered.length) return stock;
  const trade = tradeOf(view, figures, question, gathered);
  const goods = TRADED.map((good) => [good, trade.before(good) + trade.net(good)]);
  return { ...Object.fromEntries(goods), gold: trade.purse };
}

/** "Sell 4 wood, buy 2 stone", and what that leaves in the purse. */
export function told(
  words: GameWords,
  view: PraetorView,
  figures: PraetorFigures,
  question: Question,
  gathered: ActionInfo[],
): Result {
  const trade = tradeOf(view, figures, question, gathered);
  const list = (verb: Deed): string =>
    TRADED.filter((good) => trade.count(verb, good))
      .map((good) => words.amount(trade.count(verb, good), good))
      .join(", ");
  const deed = t("trade-told", { sold: list("sell") || "none", bought: list("buy") || "none" });
  return { deed, sum: t("trade-gold", { before: trade.before("gold"), after: trade.purse }) };
}
