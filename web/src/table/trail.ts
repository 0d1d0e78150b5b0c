/** The steps of a turn in a few words. */
import type { ActionInfo } from "../net/api";
import { type GameWords, t } from "../text/text.svelte";

/** What was answered; of what one did not answer on this page, `about` is not known, and perhaps only that it was a step. */
export function stepName(
  words: GameWords,
  notation: string,
  about: ActionInfo["about"] | undefined,
  player: (seat: number) => string,
): string {
  const [verb = "", ...rest] = notation.split(" ");
  const target = rest.join(" ");
  const named = words.has(`name-${target}`) ? words.name(target) : target;
  const said = words.maybe(`step-${verb}`, { target: named });
  if (said) return said;
  if (named !== target) return named;
  return words.answered({ verb, about: about ?? { target } }, player) ?? t("step");
}
