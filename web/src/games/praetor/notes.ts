/** What notes say of Praetor's things in a position: whose they are, who is there, how many there are. */
import type { GameWords } from "../../text/text.svelte";
import type { Standing } from "../kit";
import { GOODS, icon } from "./icons";
import { t } from "./text";
import type { PraetorFigures, PraetorView } from "./wire";

type Player = PraetorView["players"][number];

export function noted(view: PraetorView, figures: PraetorFigures, target: string): string | null {
  const [kind = "", id = ""] = target.split(":");
  const tile = figures.tiles[id];
  if (tile) return `${tile.kind}/${id}`;
  if (kind === "sell" || kind === "buy") return `${id}/${view.seat ?? ""}`;
  return { worker: `worker/${view.seat ?? ""}`, cell: "cell", board: `board/${id}` }[kind] ?? null;
}

export function standing(
  words: GameWords,
  view: PraetorView,
  figures: PraetorFigures,
  thing: string,
  which: string,
  who: (seat: number) => string,
): Standing {
  if (figures.kinds[thing]) return ofTile(words, view, figures, thing, which, who);
  if (thing === "section") return { name: t("wall"), picture: "praetor-wall" };
  if (thing === "board") return { name: words.name(which) };
  if (thing === "mosaics" && which) return { state: words.name(which), picture: `m-${which}` };
  const player = view.players[Number(which)];
  if (!which || !player) return {};
  return { state: held(player, thing, who), ...(GOODS.includes(thing) ? { picture: icon(thing) } : {}) };
}

function ofTile(
  words: GameWords,
  view: PraetorView,
  figures: PraetorFigures,
  kind: string,
  id: string,
  who: (seat: number) => string,
): Standing {
  const tile = view.city.find((one) => one.tile === id);
  const { cost, favor } = figures.kinds[kind]!;
  const price = Object.entries(cost).map(([good, amount]) => words.amount(amount, good));
  const state = tile
    ? t(tile.visitor ? "note-visited" : "note-open", {
        owner: tile.owner === null ? t("neutral") : t("owned-by", { name: who(tile.owner) }),
        name: tile.visitor ? who(tile.visitor.seat) : "",
      })
    : t("note-to-build", { price: price.join(", "), favor });
  return { name: words.name(id || kind), state, picture: `praetor-${kind}` };
}

function held(player: Player, thing: string, who: (seat: number) => string): string {
  const counts: Record<string, number> = {
    ...player.resources,
    favor: player.favor,
    morale: player.morale_value,
    villagers: player.villagers,
    trainees: player.zone_one + player.zone_two,
    worker: player.home.reduce((sum, workers) => sum + workers, 0),
    retired: player.retired + player.retired_away,
    wages: player.upkeep,
    sections: player.sections.length,
    tiles: player.tiles,
  };
  const amount = counts[thing];
  return amount === undefined ? who(player.seat) : t("note-held", { name: who(player.seat), amount });
}

/** The things that tell where points of the final table come from; the others bear the names of their sources. */
const TOLD_BY: Record<string, string> = {
  start: "favor",
  buildings: "favor",
  temples: "favor",
  wall: "sections",
  retirement: "retired",
  upkeep: "wages",
  hire: "villagers",
  active_workers: "worker",
  resources: "gold",
  largest_area: "ranking",
  wall_sections: "ranking",
};

export function sourceNote(source: string): string {
  return TOLD_BY[source] ?? source;
}
