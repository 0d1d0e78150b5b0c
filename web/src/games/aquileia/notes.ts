/** What notes say of Aquileia's things in a position: who is there, whose they are, how many there are. */
import type { GameWords } from "../../text/text.svelte";
import type { Amounts } from "../../parts/price";
import type { Standing } from "../kit";
import { parts } from "./choices";
import { villasOf } from "./estates";
import { icon, METALS } from "./icons";
import { t } from "./text";
import type { AquileiaFigures, AquileiaView } from "./wire";

/** The one space whose buyer draws a further card. */
const LEFT = "equi_et_arma_left";

export function noted(view: AquileiaView, _figures: AquileiaFigures, target: string): string | null {
  const [kind, id] = parts(target);
  if (kind === "space") return ofSpace(view, id);
  if (kind === "lot") return `${view.lots[id]!.kind}/${id}`;
  if (["display", "hand", "keep"].includes(kind)) return ofCard(view, id);
  if (kind === "ante" || kind === "bid") return `${kind === "ante" ? id : view.auction?.metal}/${view.seat ?? ""}`;
  return (
    { track: "tiebreaker_disc", exchange: `exchange/${id}`, servi: "servi", roll: "blue_die", prize: "prize" }[kind] ??
    null
  );
}

export function ofSpace(view: AquileiaView, id: string): string {
  return `${id === LEFT ? LEFT : view.spaces[id]!.kind}/${id}`;
}

/** What a card is told of as: its deck, or what it shows. */
export function ofCard(view: AquileiaView, id: string | null): string {
  const card = id === null ? undefined : view.cards[id];
  if (!card) return "hidden_laurel";
  if (card.deck === "servi") return `servi_card/${id}`;
  if (card.deck !== "equi_et_arma") return `${card.deck}/${id}`;
  return `${card.arena ? "weapon" : "horse"}/${id}`;
}

export function standing(
  words: GameWords,
  view: AquileiaView,
  _figures: AquileiaFigures,
  thing: string,
  which: string,
  who: (seat: number) => string,
): Standing {
  const space = view.spaces[which];
  if (space) {
    const area = words.name(`area_${space.area}`);
    const state = space.seat === null ? t("note-free", { area }) : t("note-taken", { area, name: who(space.seat) });
    return { name: words.name(which), state, picture: `aquileia-${space.area}` };
  }
  if (view.lots[which]) return ofLot(words, view, which, who);
  if (view.cards[which]) return { name: words.name(which), picture: drawingOf(view, which) };
  if (thing === "exchange") return { name: words.name(which) };
  if (thing === "area") return { name: words.name(`area_${which}`), picture: `aquileia-${which}` };
  return ofPlayer(view, thing, which, who);
}

function drawingOf(view: AquileiaView, id: string): string {
  return view.cards[id]!.points ? "aquileia-stadium_laurel_points" : `aquileia-${id}`;
}

function ofLot(words: GameWords, view: AquileiaView, id: string, who: (seat: number) => string): Standing {
  const lot = view.lots[id]!;
  const price = said(words, lot.cost);
  const yields = said(words, lot.yields);
  const picture = lot.kind === "villa" ? "aquileia-villa" : `aquileia-${id}`;
  const state =
    lot.seat === null
      ? t(yields ? "note-lot-yields" : "note-lot", { price, yields })
      : t(yields ? "note-lot-works" : "note-lot-owned", { name: who(lot.seat), yields });
  return { name: words.name(id), state, picture };
}

function ofPlayer(view: AquileiaView, thing: string, which: string, who: (seat: number) => string): Standing {
  const player = which ? view.players[Number(which)] : undefined;
  if (!player) return {};
  const counts: Record<string, number> = {
    ...player.coins,
    points: player.score,
    henchman: player.henchmen,
    house: player.houses,
    villas: villasOf(view, player),
  };
  const amount = counts[thing];
  const state = amount === undefined ? who(player.seat) : t("note-held", { name: who(player.seat), amount });
  return { state, ...(METALS.includes(thing) ? { picture: icon(thing) } : {}) };
}

function said(words: GameWords, amounts: Amounts): string {
  return Object.entries(amounts)
    .map(([id, amount]) => words.amount(amount, id))
    .join(", ");
}

/** The things that tell where points of the final table come from; the others bear the names of their sources. */
const TOLD_BY: Record<string, string> = {
  lots: "points",
  shops: "shop",
  laurels: "stadium_laurel",
};

export function sourceNote(source: string): string {
  return TOLD_BY[source] ?? source;
}
