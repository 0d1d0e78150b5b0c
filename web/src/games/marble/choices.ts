/** How City of Marble's answers are pointed at. */
import type { ActionInfo, Option, Question } from "../../net/api";
import { best } from "../../table/choices";

const PLACES: Record<string, string> = {
  do: "do",
  draw: "stack",
  play: "atrium",
  at: "cell",
  lay: "edge",
  recall: "tile",
  move: "tile",
  site: "site",
  spend: "imperium",
};

export function pointing({ verb, target }: ActionInfo): string | null {
  const place = PLACES[verb];
  if (!place) return null;
  return verb === "recall" && !target.includes(",") ? `space:${target}` : `${place}:${target}`;
}

/** A magistrate goes along at first only where that scores more. */
export function preselected(question: Question): Option | null {
  return question.key === "choose-magistrate" ? best(question.options.toReversed(), "points") : null;
}

/** With or without a magistrate is one key. */
export function roundKey(question: Question): string | null {
  return question.key === "choose-magistrate" ? "m" : null;
}
