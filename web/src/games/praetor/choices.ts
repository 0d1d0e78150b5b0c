/** How Praetor's answers are pointed at, and what each would bring. */
import type { ActionInfo, Option, Question } from "../../net/api";
import { best } from "../../table/choices";

const PLACES: Record<string, string> = {
  build: "shelf",
  activate: "tile",
  use: "tile",
  at: "cell",
  worker: "worker",
  sell: "sell",
  buy: "buy",
  board: "board",
};

export function pointing(option: ActionInfo): string | null {
  const place = PLACES[option.verb];
  return place ? `${place}:${option.target}` : null;
}

/** The page of a phone on which these are answered. */
export function tabOf(targets: string[]): string {
  if (targets.every((target) => target.startsWith("shelf:"))) return "build";
  return targets.every((target) => /^(cell|tile):/.test(target)) ? "city" : "";
}

export function variants(question: Question): Option[] {
  return question.options.filter((option) => option.verb === "turn");
}

/** A tile lies at first the way that matches best; all that can be converted is. */
export function preselected(question: Question): Option | null {
  const turned = variants(question);
  if (turned.length) return best(turned, "mosaics");
  if (question.key === "choose-amount") return question.options.at(-1) ?? null;
  return null;
}

export const CORNERS = ["nw", "ne", "se", "sw"] as const;

/** The corners of a tile after some quarter turns clockwise. */
export function turned(corners: string[], quarters: number): string[] {
  return corners.map((_, at) => corners[(at - quarters + 4) % 4]!);
}
