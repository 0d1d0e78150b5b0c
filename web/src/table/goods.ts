/** How goods are taken and given in the scripts of games: by `data-piece`, in every panel, one's own in the tray as well. */
import { count, fly, panel } from "./beats";
import type { Anchor, Beat, Setting } from "./scenes";

type Given = Setting<{ seat: number | null }>;

/** Where a player keeps something. */
export function store(seat: number, good: string, { after }: Given): Anchor {
  const own = seat === after.seat ? [`stock-${good}`] : [];
  return [...own, `goods-${seat}-${good}`, ...panel(seat)];
}

/** By how much the numbers of a store change. */
export function counted(seat: number, good: string, amount: number, { after }: Given): Record<string, number> {
  return { [`goods-${seat}-${good}`]: amount, ...(seat === after.seat ? { [`stock-${good}`]: amount } : {}) };
}

/** The numbers of a store, by `data-piece`. */
export function stored(seat: number, goods: Record<string, number>, own: boolean): Record<string, number> {
  const keys = Object.entries(goods).flatMap(([good, amount]): [string, number][] => [
    [`goods-${seat}-${good}`, amount],
    ...(own ? [[`stock-${good}`, amount] as [string, number]] : []),
  ]);
  return Object.fromEntries(keys);
}

/** Taking and giving where goods have these drawings, and some of them sound like coins. */
export class Dealing {
  constructor(
    private readonly icon: (good: string) => string,
    private readonly coins: string[],
  ) {}

  take(seat: number, good: string, amount: number, given: Given, from: Anchor): Beat[] {
    const sound = this.coins.includes(good) ? "coin" : "goods";
    const way = fly(from, store(seat, good, given), this.icon(good), { amount, sound, note: { amount, good } });
    return [way, count(counted(seat, good, amount, given))];
  }

  /** From where a player keeps it, or from a place that is nearer while it is shown. */
  give(seat: number, good: string, amount: number, given: Given, to: Anchor, nearer: Anchor = []): Beat[] {
    if (!amount) return [];
    const sound = this.coins.includes(good) ? "pay" : "goods";
    const from = [...nearer, ...store(seat, good, given)];
    const way = fly(from, to, this.icon(good), { amount, sound, note: { amount, good } });
    return [count(counted(seat, good, -amount, given)), way];
  }

  /** From one player to another. */
  pass(seat: number, to: number, good: string, amount: number, given: Given): Beat[] {
    const way = fly(store(seat, good, given), store(to, good, given), this.icon(good), { amount });
    const changes = { ...counted(seat, good, -amount, given), ...counted(to, good, amount, given) };
    return [{ ...way, sound: "coin", note: { amount } }, count(changes)];
  }
}
