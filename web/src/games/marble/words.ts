/** What City of Marble's answers bring, and how the table stands, in sentences. */
import type { Option, Question } from "../../net/api";
import { inWords } from "../../table/result";
import type { GameWords } from "../../text/text.svelte";
import { t } from "./text";
import type { Result } from "../kit";
import { labelOf } from "./geometry";
import type { MarbleFigures, MarbleView, PreviewView } from "./wire";

type Namer = (seat: number) => string;

export function result(words: GameWords, view: MarbleView, question: Question, option: Option, name: Namer): Result {
  if (!["magistrate", "decline", "at"].includes(option.verb) || !view.playing)
    return { deed: words.action(option), sum: inWords(words, option.preview) };
  const place = option.verb === "at" ? option.target : view.playing.place;
  const completed = view.previews.filter((preview) => preview.place === place);
  const sites = completed.map((preview) => site(words, view, preview, question.seat, option, name));
  const bridge = option.preview["bridge_tile"] ? [t("takes-bridge")] : [];
  const [deed, ...others] = [...sites, ...bridge];
  const sum = others.length ? others.join(" · ") : manned(option);
  return { deed: deed ?? t("completes-nothing"), sum };
}

function manned(option: Option): string {
  return t(option.verb === "magistrate" ? "manned" : "unmanned");
}

/** Whether no fountain is left for a site, at a table where they can run out. */
export function isDry({ fountains, options }: MarbleView): boolean {
  return !fountains && options["fountain_shortage"] === "plaza";
}

/** The spaces to which the sites lead that are being resolved, or that the tile in hand would complete. */
export function spacesAhead(view: MarbleView, figures: MarbleFigures, withMagistrate: boolean): string[] {
  if (view.resolving) return [view.resolving.space];
  const completed = view.previews.filter((preview) => preview.place === view.playing?.place && preview.building);
  return completed.flatMap((preview) => {
    const district = figures.districts.find((one) => one.type === preview.building);
    if (builderOf(preview, withMagistrate) !== null) return [district!.space];
    return isDry(view) ? [] : [figures.treasury];
  });
}

/** Who would build at a site, with or without the magistrate in hand. */
export function builderOf(preview: PreviewView, withMagistrate: boolean): number | null {
  return withMagistrate ? preview.builder_with_magistrate : preview.builder;
}

function site(
  words: GameWords,
  view: MarbleView,
  preview: PreviewView,
  seat: number,
  option: Option,
  name: Namer,
): string {
  const builder = builderOf(preview, option.verb === "magistrate");
  if (!preview.building) return t("completes-plaza");
  if (builder === null) return t(isDry(view) ? "completes-dry" : "completes-fountain");
  const points = words.amount(preview.points, "points");
  const told = { building: words.name(preview.building), points, name: name(builder) };
  return t(builder === seat ? "completes-mine" : "completes-theirs", told);
}

export function header(words: GameWords, view: MarbleView): { round: string; age: string } {
  if (view.over) return { round: words.name(view.phase), age: "" };
  if (view.phase === "last_round") return { round: t("last-round"), age: t("finals", { count: view.finals }) };
  const empty = Object.values(view.stacks).filter((left) => left === 0).length;
  return { round: t("empty", { empty, all: Object.keys(view.stacks).length }), age: t("ends") };
}

export function describe(words: GameWords, view: MarbleView, name: Namer): string {
  const players = view.players.map((player) => {
    const tiles = Object.entries(player.atrium)
      .filter(([, amount]) => amount)
      .map(([tile, amount]) => words.amount(amount, tile));
    return t("now-player", {
      name: name(player.seat),
      points: words.amount(player.score, "points"),
      buildings: words.amount(player.buildings, "buildings"),
      magistrates: words.amount(player.magistrates, "magistrate"),
      coins: words.amount(player.coins, "coin"),
      tiles: tiles.join(", ") || t("none"),
    });
  });
  const city = {
    tiles: words.amount(view.tiles.length, "neighbourhood_tile"),
    sites: view.sites.length,
  };
  const built = view.sites.map(({ vertex, standing, owner }) => {
    const whose = owner === null ? "" : ` (${name(owner)})`;
    return `${words.name(standing)} ${labelOf(view.board, vertex)}${whose}`;
  });
  const layout = built.length ? [t("now-sites", { sites: built.join(", ") })] : [];
  return [t("now", city), ...layout, ...players].join(" ");
}
