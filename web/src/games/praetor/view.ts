/** Praetor's view and printed figures, as the server sends them. */

export interface WorkerView {
  seat: number;
  level: number;
}

export interface TileView {
  tile: string;
  kind: string;
  x: number;
  y: number;
  rotation: number;
  corners: string[];
  owner: number | null;
  builder: WorkerView | null;
  visitor: WorkerView | null;
}

export interface BuildingView {
  tile: string;
  builder: WorkerView;
  x: number | null;
  y: number | null;
}

/** A building whose cell is chosen; which way round is still asked. */
export type PlacedBuilding = BuildingView & { x: number; y: number };

export interface PlayerView {
  seat: number;
  colour: string;
  board: string | null;
  resources: Record<string, number>;
  favor: number;
  earned: Record<string, number>;
  morale: number;
  morale_value: number;
  home: number[];
  villagers: number;
  zone_one: number;
  zone_two: number;
  retired: number;
  retired_away: number;
  upkeep: number;
  tiles: number;
  sections: string[];
  used: string[];
  passed: boolean;
}

export interface PraetorView {
  game: "praetor";
  seat: number | null;
  seats: number;
  options: Record<string, boolean | number | string>;
  round: number;
  last_round: boolean;
  phase: "setup" | "actions" | "maintenance" | "finished";
  over: boolean;
  waiting: number[];
  winners: number[];
  order: number[];
  stacks: number[];
  players: PlayerView[];
  city: TileView[];
  display: string[];
  building: BuildingView | null;
  deck: number;
  age: number;
  wall_pile: number;
  section: string | null;
  unseen_tiles: string[][];
}

export type Amounts = Record<string, number>;

export interface Effect {
  op: string;
  per: string[];
  factor: number;
  divisor: number;
  given: string | null;
  taken: string | null;
  level: number;
}

export interface Kind {
  group: string;
  cost: Amounts;
  favor: number;
  colour: "red" | "green" | "grey" | "none";
  fee: Amounts;
  effect: Effect;
}

export interface PraetorFigures {
  kinds: Record<string, Kind>;
  tiles: Record<string, { kind: string; age: number; corners: string[] }>;
  sections: Record<string, { demand: Amounts; favor: number; bonus: number }>;
  boards: Record<string, { morale: number[]; wage: number; pension: number; buy: Amounts; sell: Amounts }>;
  retire_level: number;
}

export const GOODS = ["gold", "wood", "stone", "marble", "weapons"];

const ICONS: Record<string, string> = {
  weapons: "r-weapon",
  favor: "k-laurel",
  mosaics: "k-laurel",
  morale: "k-morale",
  worker: "k-human",
};

export function icon(id: string): string {
  return ICONS[id] ?? `r-${id}`;
}
