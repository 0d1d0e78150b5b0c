/** Architects' view and printed figures, as the server sends them. */

export type Amounts = Record<string, number>;

export interface PlayerView {
  seat: number;
  rival: string | null;
  colour: string;
  character: string | null;
  goods: Amounts;
  silver: number;
  stock: number;
  virtue: number;
  cathedral: number;
  reserve: number;
  prison: number;
  guildhall: number;
  captives: number[];
  unpaid_debts: number;
  paid_debts: number;
  apprentices: string[];
  apprentice_limit: number;
  buildings: string[];
  hand_size: number;
  hand: string[] | null;
  /** For each card in hand that cannot be constructed now, the rule that forbids it. */
  forbidden: Record<string, string> | null;
  points: Amounts;
}

export interface ApprenticeView {
  apprentice: string;
  silver: number;
}

export interface MarketView {
  space: string;
  seat: number | null;
  silver: number;
  goods: Amounts;
}

export interface GuildhallView {
  columns: number;
  spaces: number;
  workers: number[];
  reset_at: number[];
  turnover_at: number[];
}

export interface ArchitectsView {
  game: "architects";
  seat: number | null;
  seats: number;
  phase: "setup" | "play" | "finished";
  over: boolean;
  waiting: number[];
  winners: number[];
  first: number;
  turn: number | null;
  turns_left: number | null;
  players: PlayerView[];
  locations: Record<string, number[]>;
  market: MarketView[];
  market_small: number;
  market_large: string[];
  guildhall: GuildhallView;
  tax_stand: number;
  apprentices: (ApprenticeView | null)[][];
  apprentice_deck: number;
  deck: number;
  rewards: number;
  pack: string[];
  looked: string[];
  schemes: number;
  schemes_shown: string[];
}

export interface BuildingFigures {
  skills: string[];
  cost: Amounts;
  vp: number;
  virtue: number;
}

export interface EffectFigures {
  when: string;
  op: string;
  pay: Amounts;
  gain: Amounts;
  what: string;
  number: number;
}

export interface ApprenticeFigures {
  kind: string;
  skills: string[];
  virtue: number;
  effects: EffectFigures[];
}

export interface CharacterFigures {
  prison: number;
  silver: number;
  virtue: number;
  goods: Amounts;
  cards: number;
  debts: number;
}

export interface LevelFigures {
  pay: Amounts;
  mixed: number;
  vp: number;
  spaces: number;
}

export interface YieldFigures {
  good: string;
  base: number;
  per: number;
}

export interface ArchitectsFigures {
  yields: Record<string, YieldFigures[]>;
  buildings: Record<string, BuildingFigures>;
  apprentices: Record<string, ApprenticeFigures>;
  characters: Record<string, CharacterFigures>;
  market: { space: string; silver: number; virtue: number; draw: number }[];
  levels: LevelFigures[];
  virtue: { vp: number[]; tax_evaded: number[]; market_max: number; cathedral_min: number };
  trades: { trade: string; pay: Amounts; gain: Amounts }[];
  tax_stand: { virtue: number };
  hand_limit: number;
}

export const GOODS = ["clay", "wood", "stone", "gold", "marble"];

const ICONS: Record<string, string> = {
  points: "k-laurel",
  stock: "b-storehouse",
  vp: "k-laurel",
  virtue: "k-virtue",
  debt: "k-debt",
  building_card: "k-card",
  tax: "r-tax",
  worker: "k-human",
  carpentry: "k-carp",
  masonry: "k-mason",
  tiling: "k-tiler",
};

export function icon(id: string): string {
  return ICONS[id] ?? `r-${id}`;
}

/** All that a player has in store, silver with the goods. */
export function stores(player: PlayerView): Amounts {
  return { ...player.goods, silver: player.silver };
}

export function scoreOf(player: PlayerView | undefined): number {
  return Object.values(player?.points ?? {}).reduce((sum, points) => sum + points, 0);
}
