/** Prices and stores. */

/** How much of each thing, by its id. */
export type Amounts = Record<string, number>;

/** What a price asks beyond what is there. */
export function missing(price: Amounts, stock: Amounts): [string, number][] {
  return Object.entries(price)
    .map(([good, amount]): [string, number] => [good, amount - (stock[good] ?? 0)])
    .filter(([, amount]) => amount > 0);
}
