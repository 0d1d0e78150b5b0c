/** How Architects' answers are pointed at. */
import type { ActionInfo } from "../../net/api";

const PLACES: Record<string, string> = {
  place: "place",
  capture: "group",
  trade: "trade",
  take: "take",
  spare: "take",
  keep: "card",
  build: "card",
  discard: "card",
  resolve: "card",
  hire: "apprentice",
  dismiss: "own",
  character: "character",
};

/** Deeds that name nothing, and where they are done. */
const DEEDS: Record<string, string> = {
  draw: "deck:draw",
  look: "deck:look",
  advance: "place:cathedral",
  send: "deed:send",
  free: "deed:free",
  rescue: "deed:rescue",
  settle: "deed:settle",
};

const COLOURS = ["blue", "green", "purple", "red", "yellow"];

export function pointing({ verb, target }: ActionInfo): string | null {
  if (verb === "retrieve") return COLOURS.includes(target) ? `board:${target}` : `place:${target}`;
  if (verb === "ransom") return `deed:ransom-${target}`;
  const place = PLACES[verb];
  return place ? `${place}:${target}` : (DEEDS[verb] ?? null);
}

const TABS: Record<string, string> = { card: "hand", character: "hand", own: "hand", board: "boards" };
/** Answered in the sheet, whatever page is open. */
const SHEET = ["trade", "take", "deed"];

/** The page of a phone on which one answers: the hand if cards are asked for, then the city, then the boards. */
export function tabOf(targets: string[]): string {
  const kinds = targets.map((target) => target.slice(0, target.indexOf(":")));
  const tabs = kinds.filter((kind) => !SHEET.includes(kind)).map((kind) => TABS[kind] ?? "city");
  return ["hand", "city", "boards"].find((tab) => tabs.includes(tab)) ?? "";
}
