/** The steps of a turn in a few words. */
import { type GameWords, t } from "../text/text.svelte";

export function stepName(words: GameWords, notation: string): string {
  const [verb = "", ...rest] = notation.split(" ");
  const target = rest.join(" ");
  const named = words.has(`name-${target}`) ? words.name(target) : target;
  const said = words.maybe(`step-${verb}`, { target: named });
  if (said) return said;
  if (named !== target) return named;
  return verb ? words.action({ verb, about: { target } }) : t("step");
}
