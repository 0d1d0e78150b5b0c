/** How Aquileia's answers are pointed at. */
import type { ActionInfo } from "../../net/api";

const PLACES: Record<string, string> = {
  place: "space",
  disc: "track",
  change: "exchange",
  buy: "display",
  servi: "servi",
  play: "hand",
  pay: "hand",
  roll: "roll",
  prize: "prize",
  keep: "keep",
  ante: "ante",
  bid: "bid",
  build: "lot",
};

/** What is chosen beside the board, not on a place of it. */
export const ASIDE = ["exchange", "servi", "roll", "prize", "keep", "ante", "bid"];

export function pointing({ verb, target }: ActionInfo): string | null {
  const place = PLACES[verb];
  return place ? `${place}:${target}` : null;
}

/** Lots have a page of their own on a phone; what is chosen in the sheet needs none. */
export function tabOf(targets: string[]): string {
  const kinds = targets.map((target) => parts(target)[0]);
  if (kinds.every((kind) => kind === "lot")) return "lots";
  return kinds.every((kind) => kind === "hand") ? "" : "city";
}

/** The kind and the id of a target: `lot:villa_blue_2`. */
export function parts(target: string): [kind: string, id: string] {
  const at = target.indexOf(":");
  return [target.slice(0, at), target.slice(at + 1)];
}
