/** City of Marble's view and printed figures, as the server sends them. */

export interface Vertex {
  q: number;
  r: number;
}

export interface TriangleView {
  kind: "D" | "U";
  q: number;
  r: number;
}

export interface TileView {
  id: string;
  place: { q: number; r: number; o: string };
  tile: string;
  type: string;
  magistrate: number | null;
}

export interface SiteView {
  id: string;
  vertex: Vertex;
  standing: string;
  owner: number | null;
}

export interface BridgeView {
  bridge: string;
  triangle: TriangleView;
  bank: Vertex[];
  owner: number | null;
  value: number | null;
}

export interface AqueductView {
  aqueduct: string;
  colour: "white" | "grey" | "brown";
  source: Vertex;
  line: Vertex[];
  left: number;
}

/** A site that the tile in hand would complete at a place. */
export interface PreviewView {
  place: string;
  site: string;
  building: string | null;
  points: number;
  builder: number | null;
  builder_with_magistrate: number | null;
}

export interface PlayerView {
  seat: number;
  colour: string;
  score: number;
  earned: Record<string, number>;
  atrium: Record<string, number>;
  domus: Record<string, number>;
  magistrates: number;
  sent: Record<string, number>;
  imperium: Record<string, number>;
  coins: number;
  cubes: number;
  buildings: number;
  bridges: string[];
  at_end: number;
}

export interface MarbleView {
  game: "marble";
  seat: number | null;
  seats: number;
  phase: "turns" | "last_round" | "finished";
  over: boolean;
  waiting: number[];
  winners: number[];
  start: number;
  active: number;
  finals: number;
  players: PlayerView[];
  stacks: Record<string, number>;
  imperium: Record<string, number>;
  civic_tiles: number[];
  fountains: number;
  coins: number;
  hills: { hill: string; triangle: TriangleView; in_play: boolean }[];
  bridges: BridgeView[];
  aqueducts: AqueductView[];
  tiles: TileView[];
  sites: SiteView[];
  board: { q: number[]; r: number[]; q_plus_r: number[]; bank: Vertex[] };
  playing: { seat: number; tile: string; place: string | null } | null;
  resolving: { site: string; space: string } | null;
  previews: PreviewView[];
}

export interface District {
  type: string;
  tile: string;
  imperium: string;
  space: string;
  meet: number;
  points: number;
}

export interface Corners {
  wide: [number, number][];
  narrow: [number, number][];
}

export interface MarbleFigures {
  districts: District[];
  treasury: string;
  actions: string[];
  rhombi: Record<string, Corners>;
  triangles: Record<string, [number, number][]>;
  magistrates: number;
}

const ICONS: Record<string, string> = { points: "k-laurel", coin: "c-gold", magistrate: "p-magistrate" };

export function icon(id: string): string {
  return ICONS[id] ?? `b-${id.replace(/^(neighbourhood|imperium)_/, "")}`;
}

/** The kind of building that a tile, an Imperium tile or a space belongs to. */
export function typeOf(id: string): string {
  return id.slice(id.lastIndexOf("_") + 1);
}

/** The ids of what there is, each as often as it is there. */
export function listed(amounts: Record<string, number>): string[] {
  return Object.entries(amounts).flatMap(([id, amount]) => Array<string>(amount).fill(id));
}
