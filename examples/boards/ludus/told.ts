/** Ludus's log, and its table in sentences. */
import type { GameWords } from "../../text/text.svelte";
import type { LogLine } from "../kit";
import { lineOf, type Namer, namedIn, sentenceFor } from "../told";
import { t } from "./text";
import type { LudusEvent, LudusView } from "./wire";

export function tell(words: GameWords, name: Namer, events: LudusEvent[]): LogLine[] {
  return events.map((event) => {
    const named = namedIn(event, (id) => words.name(id));
    return lineOf(event, sentenceFor(words, name, event, event.kind, named));
  });
}

export function describe(view: LudusView, name: Namer): string {
  return view.players.map(({ seat, storeys }) => `${t("house", { name: name(seat), storeys })}.`).join(" ");
}
