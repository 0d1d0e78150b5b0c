/** Prices and stores. */

/** What a price asks beyond what is there. */
export function missing(price: Record<string, number>, stock: Record<string, number>): [string, number][] {
  return Object.entries(price)
    .map(([good, amount]): [string, number] => [good, amount - (stock[good] ?? 0)])
    .filter(([, amount]) => amount > 0);
}
