/** Aquileia's view and printed figures, as the server sends them. */

export type Amounts = Record<string, number>;

export interface PlayerView {
  seat: number;
  colour: string;
  coins: Amounts;
  score: number;
  earned: Amounts;
  henchmen: number;
  disc: number;
  houses: number;
  lots: string[];
  theatrum: string[];
  /** Those that this seat cannot know as nothing. */
  stadium: (string | null)[];
  hand: Amounts | null;
}

export interface RunnerView {
  seat: number;
  side: string;
  base: number;
  red: string[];
  cards: string[];
  blue: string[];
  strength: number;
}

export interface ContestView {
  contest: string;
  step: "cards" | "blue_dice" | "prizes";
  runners: RunnerView[];
  order: number[];
  offered: string | null;
}

export interface AuctionView {
  laurel: string;
  host: number;
  metal: string | null;
  bidder: number | null;
  bid: number;
  out: number[];
}

export interface SpaceView {
  seat: number | null;
  area: string;
  kind: string;
  strength: number;
  metal: string | null;
  coin: number;
}

export interface LotView {
  seat: number | null;
  kind: string;
  cost: Amounts;
  points: number;
  yields: Amounts;
  colour: string | null;
  value: number;
}

export interface CardView {
  deck: string;
  count: number;
  slaves: number;
  arena: number;
  stadium: Amounts;
  colours: string[];
  points: number;
}

export interface AquileiaView {
  game: "aquileia";
  seat: number | null;
  seats: number;
  round: number;
  rounds: number;
  lap: number;
  laps: number;
  phase: "placement" | "action" | "finished";
  over: boolean;
  waiting: number[];
  first: number;
  order: number[];
  resolving: string[];
  spaces: Record<string, SpaceView>;
  /** The seats on the tiebreaker track, best first. */
  track: number[];
  lots: Record<string, LotView>;
  cards: Record<string, CardView>;
  blue_holder: number | null;
  blue_dice: number;
  players: PlayerView[];
  servi: { deck: number };
  equi_et_arma: { deck: number };
  display: (string | null)[];
  stadium_deck: number;
  laurel: string | null;
  theatrum_deck: number;
  contest: ContestView | null;
  auction: AuctionView | null;
}

export interface SpaceFigures {
  red_dice: number;
  blue_dice: number;
  points: number;
  slot: number;
  cost: Amounts;
  deck_cards: number;
  prices: Amounts[];
}

export interface AquileiaFigures {
  areas: { area: string; spaces: string[] }[];
  spaces: Record<string, SpaceFigures>;
  exchanges: Record<string, { cost: Amounts; gain: Amounts }>;
  /** By place, then by the metal of the side. */
  prizes: Record<string, Record<string, Amounts>[]>;
  shops: string[];
  banks: string[];
  villas: Record<string, string[]>;
  henchmen: number;
  positions: number;
}

export const METALS = ["gold", "silver", "bronze"];

const ICONS: Record<string, string> = {
  gold: "c-gold",
  silver: "c-silver",
  bronze: "c-bronze",
  slaves: "k-servi",
  points: "k-points",
  strength: "r-weapon",
};

export function icon(id: string): string {
  return ICONS[id] ?? "k-card";
}

/** What a card of a hand shows: a drawing, how often, and the metal of a horse. */
export function faceOf(card: CardView): { icon: string; count: number; metal: string } {
  const [metal, horses] = Object.entries(card.stadium)[0] ?? ["", 0];
  if (horses) return { icon: "k-horse", count: horses, metal };
  if (card.slaves) return { icon: "k-servi", count: card.slaves, metal: "" };
  return { icon: "r-weapon", count: card.arena, metal: "" };
}

/** What a card adds for a runner: its weapons and slaves in the arena, horses of the own side in the stadium. */
export function strengthOf(contest: ContestView, runner: RunnerView, card: CardView): number {
  return contest.contest === "arena" ? card.arena : (card.stadium[runner.side] ?? 0);
}

/** The area whose space is carried out now. */
export function areaNow(view: AquileiaView): string {
  return view.spaces[view.resolving[0] ?? ""]?.area ?? "";
}

/** The spaces with a henchman that are still to be carried out, in their order. */
export function comingUp(view: AquileiaView, figures: AquileiaFigures): string[] {
  const all = figures.areas.flatMap(({ spaces }) => spaces);
  const at = view.resolving.length ? Math.min(...view.resolving.map((id) => all.indexOf(id))) : all.length;
  return all.slice(at).filter((id) => view.spaces[id]!.seat !== null);
}

/** What a visit to the Portus would bring a player. */
export function yieldsOf(view: AquileiaView, player: PlayerView): Amounts {
  const sum: Amounts = {};
  for (const lot of player.lots) {
    for (const [id, amount] of Object.entries(view.lots[lot]!.yields)) sum[id] = (sum[id] ?? 0) + amount;
  }
  return sum;
}

/** The values of a player's villas, all colours together. */
export function villasOf(view: AquileiaView, player: PlayerView): number {
  return player.lots.reduce((sum, lot) => sum + view.lots[lot]!.value, 0);
}

/** Names such as "Dolus (fraud)" without their gloss. */
export function short(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}
