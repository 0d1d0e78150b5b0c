/** Amounts in words and figures. */
import type { GameWords } from "../text/text.svelte";

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** With a real minus sign. */
export function minus(amount: number): string {
  return amount < 0 ? `−${-amount}` : String(amount);
}

/** "+3 wood, −1 gold"; corners and other ids without a name are left out. */
export function inWords(words: GameWords, preview: Record<string, number>): string {
  return Object.entries(preview)
    .filter(([id, amount]) => amount !== 0 && hasName(words, id))
    .sort(([, a], [, b]) => b - a)
    .map(([id, amount]) => `${amount < 0 ? "−" : "+"}${words.amount(Math.abs(amount), keyOf(words, id))}`)
    .join(", ");
}

/** What is no component and has no word of its own is a term of the rules. */
function keyOf(words: GameWords, id: string): string {
  return words.has(`name-${id}`) || words.has(`word-${id}`) ? id : `term_${id}`;
}

function hasName(words: GameWords, id: string): boolean {
  return words.has(`name-${id}`) || words.has(`word-${id}`) || words.has(`name-term_${id}`);
}
