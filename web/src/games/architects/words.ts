/** What Architects' answers bring, what its cards say, and how the table stands, in sentences. */
import type { ActionInfo, Option, Question } from "../../net/api";
import { inWords } from "../../table/result";
import type { GameWords } from "../../text/text.svelte";
import { effect } from "./effects";
import { t } from "./text";
import type { Result } from "../kit";
import { missing } from "../../parts/price";
import type { Amounts } from "../../parts/price";
import { scoreOf, stores } from "./stores";
import type { ArchitectsFigures, ArchitectsView } from "./wire";

type Namer = (seat: number) => string;

/** "2 wood, 4 stone". */
export function amounts(words: GameWords, of: Amounts): string {
  return Object.entries(of)
    .map(([id, amount]) => words.amount(amount, id))
    .join(", ");
}

/** All that is printed on a card, in sentences. */
export function cardWords(words: GameWords, figures: ArchitectsFigures, id: string): string[] {
  const does = effect(words, figures, id);
  const building = figures.buildings[id];
  const apprentice = figures.apprentices[id];
  const character = figures.characters[id];
  const said: string[] = does ? [`${does}.`] : [];
  if (building) {
    const needs = [amounts(words, building.cost), ...building.skills.map((skill) => words.name(skill))];
    said.push(t("costs", { price: needs.join(", ") }));
    said.push(t("worth", { points: building.vp }));
    if (building.virtue) said.push(t("when-built", { virtue: signedVirtue(building.virtue) }));
  }
  if (apprentice) {
    said.push(t("skills", { skills: apprentice.skills.map((skill) => words.name(skill)).join(", ") }));
    if (apprentice.virtue) said.push(t("when-hired", { virtue: signedVirtue(apprentice.virtue) }));
  }
  if (character) {
    const { goods, silver, virtue, prison, debts, cards } = character;
    said.push(t("begins", { goods: amounts(words, { ...goods, silver, virtue }) }));
    if (prison) said.push(t("begins-prison", { count: prison }));
    if (debts) said.push(t("begins-debts", { count: debts }));
    if (cards) said.push(t("begins-cards", { count: cards }));
  }
  return said;
}

function signedVirtue(steps: number): string {
  return steps < 0 ? `−${-steps}` : `+${steps}`;
}

/** The skills of a Building that nobody of a player has. */
export function lackingSkills(view: ArchitectsView, figures: ArchitectsFigures, seat: number, card: string): string[] {
  const known = view.players[seat]!.apprentices.flatMap((one) => figures.apprentices[one]?.skills ?? []);
  return (figures.buildings[card]?.skills ?? []).filter((skill) => !known.includes(skill));
}

/** What a card in hand lacks, or nothing if it could be constructed. */
export function lack(
  words: GameWords,
  view: ArchitectsView,
  figures: ArchitectsFigures,
  seat: number,
  card: string,
): string {
  const me = view.players[seat]!;
  const building = figures.buildings[card];
  if (!building || !me.forbidden?.[card]) return "";
  const skills = lackingSkills(view, figures, seat, card).map((skill) => words.name(skill));
  if (skills.length) return t("lacks", { skills: skills.join(", ") });
  const [first] = missing(building.cost, stores(me));
  return first ? t("short", { missing: words.amount(first[1], first[0]) }) : "";
}

export function result(
  words: GameWords,
  view: ArchitectsView,
  question: Question,
  option: Option,
  name: Namer,
): Result {
  const sum = inWords(words, option.preview);
  if (option.verb !== "place") return { deed: words.action(option, name), sum };
  const there = view.locations[option.target]?.[question.seat];
  const place = words.name(option.target);
  if (there === undefined) return { deed: place, sum };
  return { deed: t("nth-at", { place, n: there + 1 }), sum };
}

export function header(words: GameWords, view: ArchitectsView): { round: string; age: string } {
  if (view.phase !== "play") return { round: words.name(view.phase), age: "" };
  const { workers, spaces, reset_at } = view.guildhall;
  const round = t("hall", { count: Math.min(workers.length, spaces), spaces });
  if (view.turns_left !== null) return { round, age: t("last-turns", { count: view.turns_left }) };
  const next = reset_at.find((at) => at > workers.length);
  return { round, age: next ? t("next-reset", { at: next }) : "" };
}

export function shortage(
  words: GameWords,
  view: ArchitectsView,
  figures: ArchitectsFigures,
  question: Question,
  { verb, target }: ActionInfo,
): string {
  return verb === "build" ? lack(words, view, figures, question.seat, target) : "";
}

export function describe(words: GameWords, view: ArchitectsView, name: Namer): string {
  const places = Object.entries(view.locations)
    .filter(([, workers]) => workers.some((count) => count))
    .map(([place, workers]) => {
      const who = workers.map((count, seat) => (count ? `${name(seat)} ${count}` : "")).filter(Boolean);
      return `${words.name(place)}: ${who.join(", ")}`;
    });
  const players = view.players.map((player) =>
    t("now-player", {
      name: name(player.seat),
      points: scoreOf(player),
      virtue: player.virtue,
      workers: words.amount(player.reserve, "worker"),
      stores: amounts(words, stores(player)),
      buildings: words.amount(player.buildings.length, "building"),
      cathedral: player.cathedral,
      prison: player.prison,
      hand: words.amount(player.hand_size, "building_card"),
    }),
  );
  return [t("now", { tax: view.tax_stand, places: places.join("; ") || t("now-nobody") }), ...players].join(" ");
}
