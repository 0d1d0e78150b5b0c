/** What Praetor's answers bring, and how the table stands, in sentences. */
import type { ActionInfo, Option, Question } from "../../net/api";
import { inWords } from "../../table/result";
import type { GameWords } from "../../text/text.svelte";
import { t } from "./text";
import type { Result } from "../kit";
import { missing } from "../../parts/price";
import type { PraetorFigures, PraetorView } from "./wire";

export function result(
  words: GameWords,
  view: PraetorView,
  figures: PraetorFigures,
  question: Question,
  option: Option,
  name: (seat: number) => string,
): Result {
  if (option.verb === "turn") return placed(words, view, figures, option);
  const deed = words.action(option, name);
  const tile = question.arguments["tile"];
  const about =
    option.verb === "worker" && tile
      ? `${words.name(String(tile))}, ${t("worker-level", { level: option.target })}`
      : deed;
  return { deed: about, sum: inWords(words, option.preview) };
}

/** "Blacksmith here: 7 favour", and the sum behind it. */
function placed(words: GameWords, view: PraetorView, figures: PraetorFigures, option: Option): Result {
  const tile = view.building!.tile;
  const printed = figures.kinds[figures.tiles[tile]!.kind]!.favor;
  const mosaics = option.preview["mosaics"] ?? 0;
  return {
    deed: t("placed-here", { tile: words.name(tile), favor: printed + mosaics }),
    sum: t("placed-sum", { printed, mosaics }),
  };
}

/** What is missing for a refused answer, beside what there is. */
export function shortage(
  words: GameWords,
  view: PraetorView,
  figures: PraetorFigures,
  question: Question,
  option: ActionInfo,
): string {
  const price = priceOf(view, figures, option);
  const stock = view.players[question.seat]?.resources ?? {};
  return missing(price, stock)
    .map(([good, amount]) => t("short-of", { amount, missing: words.amount(amount, good), stock: stock[good] ?? 0 }))
    .join(" ");
}

function priceOf(view: PraetorView, figures: PraetorFigures, option: ActionInfo): Record<string, number> {
  const kind = figures.kinds[figures.tiles[option.target]?.kind ?? ""];
  if (option.verb === "build") return kind?.cost ?? {};
  if (kind?.effect.op === "wall" && view.section) return figures.sections[view.section]!.demand;
  return kind?.fee ?? {};
}

const PHASES = ["setup", "actions", "maintenance", "finished"];

export function header(
  words: GameWords,
  view: PraetorView,
): { round: string; age: string; phases: string[]; phase: number } {
  const phases = ["term_turn_order_phase", "term_action_phase", "term_maintenance_phase"];
  return {
    round: t(view.last_round ? "round-last" : "round", { round: view.round }),
    age: view.age === 1 ? words.name("term_age_one") : words.name("term_age_two"),
    phases: phases.map((phase) => words.name(phase)),
    phase: PHASES.indexOf(view.phase),
  };
}

export function describe(words: GameWords, view: PraetorView, name: (seat: number) => string): string {
  const players = view.order.map((seat) => {
    const player = view.players[seat]!;
    const goods = Object.entries(player.resources).map(([good, amount]) => words.amount(amount, good));
    const points = words.amount(player.favor, "favor");
    return t("now-player", { name: name(seat), points, goods: goods.join(", "), tiles: player.tiles });
  });
  const city = t("now-city", { rows: rowsOf(words, view, name).join("; ") });
  return [t("now-round", { round: view.round, tiles: view.city.length }), ...players, city].join(" ");
}

/** How the city lies: its rows from the north, each from the west, with the cells that are free between tiles. */
function rowsOf(words: GameWords, { city }: PraetorView, name: (seat: number) => string): string[] {
  const west = Math.min(...city.map((tile) => tile.x));
  const rows = [...new Set(city.map((tile) => tile.y))].sort((one, other) => one - other);
  return rows.map((y, n) => {
    const tiles = city.filter((tile) => tile.y === y).sort((one, other) => one.x - other.x);
    const told = tiles.flatMap((tile, at) => {
      const free = tile.x - (at ? tiles[at - 1]!.x + 1 : west);
      const owned = words.name(tile.tile) + (tile.owner === null ? "" : ` (${name(tile.owner)})`);
      return free ? [t("now-free", { count: free }), owned] : [owned];
    });
    return t("now-row", { row: n + 1, tiles: told.join(", ") });
  });
}
