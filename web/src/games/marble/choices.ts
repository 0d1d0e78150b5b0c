/** How City of Marble's answers are pointed at, and which of them commit. */
import type { Answer, Option, Question } from "../../net/api";
import { best } from "../../table/choices";
import type { MarbleView } from "./view";

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

export function pointing({ verb, target }: Answer): string | null {
  const place = PLACES[verb];
  if (!place) return null;
  return verb === "recall" && !target.includes(",") ? `space:${target}` : `${place}:${target}`;
}

/** An action goes on with questions; a place is followed by the magistrate while one is at hand. */
export function isStep(view: MarbleView | null, question: Question, option: Option): boolean {
  if (["do", "play", "spend", "site"].includes(option.verb)) return true;
  if (option.verb === "draw") return question.arguments["number"] === 1;
  if (option.verb === "lay") return Number(question.arguments["pieces"]) > 1;
  return option.verb === "at" && (view?.players[question.seat]?.magistrates ?? 0) > 0;
}

/** A magistrate goes along at first only where that scores more. */
export function preselected(question: Question): Option | null {
  return question.key === "choose-magistrate" ? best(question.options.toReversed(), "points") : null;
}
