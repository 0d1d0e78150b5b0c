/** What a card does, in sentences: one for each of its effects. */
import type { Arguments, GameWords } from "../../text/text.svelte";
import type { ArchitectsFigures, EffectFigures } from "./wire";

/** What a card or a character does; nothing for what is neither. */
export function effect(words: GameWords, figures: ArchitectsFigures, id: string): string {
  const card = figures.buildings[id] ?? figures.apprentices[id] ?? figures.characters[id];
  if (!card) return "";
  return card.effects.map((each) => sentence(words, each)).join(". ") || words.say("effect-none");
}

/** When an effect happens and what it does. */
export function sentence(words: GameWords, { sentence, arguments: given, occasion }: EffectFigures): string {
  const clause = words.say(sentence, inWords(words, given));
  const said = occasion ? words.say("effect-on", { occasion: words.say(occasion), effect: clause }) : clause;
  return said.charAt(0).toUpperCase() + said.slice(1);
}

/** A skill by its name, amounts as a list; other ids choose among the variants of a sentence. */
function inWords(words: GameWords, given: EffectFigures["arguments"]): Arguments {
  const pairs = Object.entries(given).map(([key, value]): [string, number | string] => {
    if (typeof value === "object") return [key, listed(words, value)];
    return [key, key === "skill" ? words.name(String(value)) : value];
  });
  return Object.fromEntries(pairs);
}

function listed(words: GameWords, amounts: Record<string, number>): string {
  return Object.entries(amounts)
    .map(([id, amount]) => words.amount(amount, id))
    .join(", ");
}
