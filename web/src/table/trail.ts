/** The steps of a turn in a few words. */
import { type GameWords, t, words as own } from "../text/text.svelte";

export function stepName(words: GameWords, notation: string): string {
  const [verb = "", ...rest] = notation.split(" ");
  const target = rest.join(" ");
  if (words.has(`name-${target}`)) return words.name(target);
  return own.maybe(`step-${verb}`, { target }) ?? (verb ? words.action(verb, target) : t("step"));
}
