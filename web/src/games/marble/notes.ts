/** What notes say of City of Marble's things in a position: whose they are, who is there, how many are left. */
import type { GameWords } from "../../text/text.svelte";
import type { Standing } from "../kit";
import { icon, typeOf } from "./icons";
import { t } from "./text";
import type { MarbleFigures, MarbleView } from "./wire";

type Namer = (seat: number) => string;

export function noted(_view: MarbleView, figures: MarbleFigures, target: string): string | null {
  const at = target.indexOf(":");
  const [kind, id] = [target.slice(0, at), target.slice(at + 1)];
  const things: Record<string, string> = {
    do: id,
    stack: `stack/${id}`,
    atrium: `neighbourhood/${id}`,
    cell: "cell",
    edge: "aqueduct",
    tile: "magistrate",
    site: "site",
    imperium: `imperium/${id}`,
    space: ofSpace(figures, id),
  };
  return things[kind] ?? null;
}

export function ofSpace(figures: MarbleFigures, space: string): string {
  return space === figures.treasury ? "treasury" : `imperium_space/${space}`;
}

export function standing(
  words: GameWords,
  view: MarbleView,
  figures: MarbleFigures,
  thing: string,
  which: string,
  who: Namer,
): Standing {
  const district = figures.districts.find((one) => one.type === thing);
  if (district || thing === "fountain") return ofBuilding(words, view, thing, which, who);
  if (thing === "neighbourhood") return ofTile(words, view, which, who);
  if (thing === "stack") return { name: words.name(which), state: t("left", { count: view.stacks[which] ?? 0 }) };
  if (thing === "imperium_space" || thing === "treasury") return ofNiche(words, view, figures, thing, which, who);
  if (thing === "aqueduct") return ofAqueduct(words, view, which);
  if (thing === "bridge") return { name: words.name(which), picture: `marble-${which}` };
  if (thing === "hill") return { name: words.name(which), picture: `marble-${which}` };
  if (thing === "imperium" && which) return { name: words.name(which), picture: `marble-${typeOf(which)}` };
  if (figures.actions.includes(thing)) return { name: t(`do-${thing}`) };
  return ofPlayer(view, thing, which, who);
}

function ofBuilding(words: GameWords, view: MarbleView, thing: string, which: string, who: Namer): Standing {
  const site = view.sites.find((one) => one.id === which);
  const owner = site && site.owner !== null ? t("note-of", { name: who(site.owner) }) : "";
  const left = thing === "fountain" && !site ? t("left", { count: view.fountains }) : "";
  return { name: words.name(thing), state: owner || left, picture: `marble-${thing}` };
}

function ofTile(words: GameWords, view: MarbleView, which: string, who: Namer): Standing {
  const tile = view.tiles.find((one) => one.id === which);
  const picture = `marble-${tile?.type ?? typeOf(which)}`;
  if (!tile) return { name: words.name(which), picture };
  const state = tile.magistrate === null ? t("unmanned") : t("note-manned", { name: who(tile.magistrate) });
  return { name: words.name(tile.tile), state, picture };
}

function ofNiche(
  words: GameWords,
  view: MarbleView,
  figures: MarbleFigures,
  thing: string,
  which: string,
  who: Namer,
): Standing {
  const space = thing === "treasury" ? figures.treasury : which;
  const waiting = view.players.flatMap(({ seat, sent }) =>
    sent[space] ? [t("waits", { name: who(seat), count: sent[space] })] : [],
  );
  return { name: words.name(space), state: waiting.join(", ") };
}

function ofAqueduct(words: GameWords, view: MarbleView, which: string): Standing {
  const found = view.aqueducts.find((one) => one.aqueduct === which);
  if (!found) return { name: t("note-aqueduct"), picture: "marble-aqueduct" };
  return { name: words.name(which), state: t("left", { count: found.left }), picture: "marble-aqueduct" };
}

function ofPlayer(view: MarbleView, thing: string, which: string, who: Namer): Standing {
  const player = which ? view.players[Number(which)] : undefined;
  if (!player) return {};
  const counts: Record<string, number> = {
    points: player.score,
    magistrate: player.magistrates,
    coin: player.coins,
    commission_cube: player.cubes,
    at_end: player.at_end,
  };
  const amount = counts[thing];
  const state = amount === undefined ? who(player.seat) : t("note-held", { name: who(player.seat), amount });
  return { state, ...(thing === "coin" ? { picture: icon("coin") } : {}) };
}

/** The things that tell where points of the final table come from; the others bear the names of their sources. */
const TOLD_BY: Record<string, string> = {
  buildings: "points",
  bridges: "bridge_tile",
  aqueducts: "aqueduct",
  fountains: "fountain",
  coins: "coin",
  most_coins: "coin",
};

export function sourceNote(source: string): string {
  return TOLD_BY[source] ?? source;
}
