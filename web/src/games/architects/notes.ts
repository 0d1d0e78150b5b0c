/** What notes say of Architects' things in a position: what cards say, who is at a place, how many there are. */
import type { GameWords } from "../../text/text.svelte";
import type { Standing } from "../kit";
import { portraitOf } from "./drawings";
import { GOODS, icon } from "./icons";
import { scoreOf, stores } from "./stores";
import { t } from "./text";
import type { ArchitectsFigures, ArchitectsView } from "./wire";
import { cardWords } from "./words";

type Namer = (seat: number) => string;

/** What is told of an answer that lies on no thing of its own. */
const THINGS: Record<string, string> = {
  group: "worker",
  trade: "kings_storehouse",
  deck: "deck",
  deed: "guardhouse",
  board: "captive",
};
const CARDS: Record<string, string> = {
  card: "building",
  apprentice: "apprentice",
  own: "apprentice",
  character: "character",
};

export function noted(_view: ArchitectsView, figures: ArchitectsFigures, target: string): string | null {
  const at = target.indexOf(":");
  const [kind, id] = [target.slice(0, at), target.slice(at + 1)];
  if (kind === "place") return id;
  if (kind === "card" && !figures.buildings[id]) return null;
  return CARDS[kind] ? `${CARDS[kind]}/${id}` : (THINGS[kind] ?? null);
}

export function standing(
  words: GameWords,
  view: ArchitectsView,
  figures: ArchitectsFigures,
  thing: string,
  which: string,
  who: Namer,
): Standing {
  if (which && Object.values(CARDS).includes(thing))
    return { name: words.name(which), does: cardWords(words, figures, which).join(" "), picture: portraitOf(which) };
  const place = ofPlace(words, view, thing, who);
  return place ?? ofPlayer(view, thing, which, who);
}

/** Who is at a place; nothing for what is none. */
function ofPlace(words: GameWords, view: ArchitectsView, thing: string, who: Namer): Standing | null {
  const market = view.market.find((one) => one.space === thing);
  if (market) {
    const state = market.seat === null ? t("note-free") : t("note-there", { who: who(market.seat) });
    return { name: words.name(thing), state, picture: "architects-black_market" };
  }
  const counts = countsAt(view, thing);
  if (!counts) return null;
  const crowds = counts.flatMap((count, seat) => (count ? [t("workers-of", { name: who(seat), count })] : []));
  return { name: words.name(thing), state: crowds.join(", ") || t("note-free"), picture: `architects-${thing}` };
}

function countsAt(view: ArchitectsView, place: string): number[] | null {
  if (place === "prison") return view.players.map((player) => player.prison);
  if (place === "guildhall")
    return view.players.map(({ seat }) => view.guildhall.workers.filter((one) => one === seat).length);
  if (place === "cathedral" || place === "black_market") return [];
  return view.locations[place] ?? null;
}

function ofPlayer(view: ArchitectsView, thing: string, which: string, who: Namer): Standing {
  const player = which ? view.players[Number(which)] : undefined;
  if (!player) return {};
  const counts: Record<string, number> = {
    ...stores(player),
    points: scoreOf(player),
    virtue: player.virtue,
    worker: player.reserve,
    hand: player.hand_size,
    debt: player.unpaid_debts,
    prison: player.prison,
  };
  const amount = counts[thing];
  const state = amount === undefined ? who(player.seat) : t("note-held", { name: who(player.seat), amount });
  return { state, ...([...GOODS, "silver"].includes(thing) ? { picture: icon(thing) } : {}) };
}

/** The things that tell where points of the final table come from; the others bear the names of their sources. */
const TOLD_BY: Record<string, string> = {
  buildings: "building",
  building_effects: "building",
  debts: "debt",
  gold_and_marble: "points",
  coins: "silver",
  prisoners: "prison",
  apprentices: "apprentice",
  stock: "rival",
};

export function sourceNote(source: string): string {
  return TOLD_BY[source] ?? source;
}
