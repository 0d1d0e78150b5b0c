/** What Aquileia's answers bring, and how the table stands, in sentences. */
import type { ActionInfo, Option, Question } from "../../net/api";
import { inWords } from "../../table/result";
import type { GameWords } from "../../text/text.svelte";
import { t } from "./text";
import type { Result } from "../kit";
import { areaNow } from "./course";
import { villasOf } from "./estates";
import { METALS } from "./icons";
import type { AquileiaView, PlayerView } from "./wire";

type Namer = (seat: number) => string;

export function result(words: GameWords, question: Question, option: Option): Result {
  const deed = words.action(option);
  const more = option.preview["strength"];
  if (more === undefined) return { deed, sum: inWords(words, option.preview) };
  const now = Number(question.arguments["strength"]);
  return { deed: t("strength-sum", { now, more, sum: now + more }), sum: deed };
}

/** What a player lacks for a lot. */
export function shortage(words: GameWords, view: AquileiaView, question: Question, option: ActionInfo): string {
  const lot = option.verb === "build" ? view.lots[option.target] : undefined;
  if (!lot || lot.seat !== null) return "";
  const player = view.players[question.seat]!;
  const missing = Object.entries(lot.cost).filter(([id, amount]) => amount > stockOf(view, player, id));
  return missing
    .map(([id, amount]) => {
      const stock = stockOf(view, player, id);
      const missing = amount - stock;
      return t("short-of", { amount: missing, missing: words.amount(missing, id), stock });
    })
    .join(" ");
}

function stockOf(view: AquileiaView, player: PlayerView, id: string): number {
  if (id !== "slaves") return player.coins[id] ?? 0;
  return Object.entries(player.hand ?? {}).reduce((sum, [card, count]) => sum + view.cards[card]!.slaves * count, 0);
}

export function header(words: GameWords, view: AquileiaView): { round: string; phases: string[]; phase: number } {
  return {
    round: view.over ? words.name(view.phase) : t("round-of", { round: view.round, rounds: view.rounds }),
    phases: ["placement", "action"].map((phase) => words.name(phase)),
    phase: view.phase === "placement" ? 0 : 1,
  };
}

export function describe(words: GameWords, view: AquileiaView, name: Namer): string {
  const area = areaNow(view);
  const where = area ? t("now-area", { area: words.name(`area_${area}`) }) : "";
  const players = view.players.map((player) =>
    t("now-player", {
      name: name(player.seat),
      points: words.amount(player.score, "points"),
      coins: METALS.map((metal) => words.amount(player.coins[metal] ?? 0, metal)).join(", "),
      henchmen: words.amount(player.henchmen, "henchman"),
      houses: words.amount(player.lots.length, "house"),
      villas: villasOf(view, player),
      laurels: t("laurel-count", { count: player.stadium.length + player.theatrum.length }),
    }),
  );
  return [`${header(words, view).round}.`, where, ...layout(words, view, name), ...players].filter(Boolean).join(" ");
}

/** Who is where: henchmen on their spaces, discs on the track, houses on the lots, and which areas have room. */
function layout(words: GameWords, { spaces, track, lots }: AquileiaView, name: Namer): string[] {
  const taken = (places: Record<string, { seat: number | null }>): string =>
    Object.entries(places)
      .flatMap(([id, { seat }]) => (seat === null ? [] : [`${words.name(id)}: ${name(seat)}`]))
      .join("; ");
  const free = Object.values(spaces).filter(({ seat }) => seat === null);
  const areas = [...new Set(free.map(({ area }) => area))].map(
    (area) => `${words.name(`area_${area}`)} ${free.filter((space) => space.area === area).length}`,
  );
  const [henchmen, houses, names] = [taken(spaces), taken(lots), track.map(name).join(", ")];
  return [
    henchmen && t("now-henchmen", { henchmen }),
    areas.length ? t("now-free", { areas: areas.join(", ") }) : "",
    names && t("now-track", { names }),
    houses && t("now-houses", { houses }),
  ];
}
