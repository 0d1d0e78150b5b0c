/** A small table of City of Marble, for tests. */
import type { MarbleFigures, MarbleView, PreviewView } from "./wire";

export const board: MarbleView["board"] = {
  q: [0, 12],
  r: [0, 10],
  q_plus_r: [5, 17],
  bank: [
    { q: 5, r: 0 },
    { q: 0, r: 5 },
    { q: 0, r: 10 },
  ],
};

export const figures: MarbleFigures = {
  districts: [
    {
      type: "theatre",
      tile: "neighbourhood_theatre",
      imperium: "imperium_theatre",
      space: "imperium_space_theatre",
      meet: 5,
      points: 5,
    },
  ],
  treasury: "treasury",
  actions: [],
  rhombi: {
    R: {
      wide: [
        { q: 1, r: 0 },
        { q: 0, r: 1 },
      ],
      narrow: [
        { q: 0, r: 0 },
        { q: 1, r: 1 },
      ],
    },
  },
  triangles: {},
  magistrates: 0,
};

/** A table at which a theatre tile is being played. */
export function placing(preview: PreviewView): MarbleView {
  return {
    game: "marble",
    seat: 0,
    seats: 2,
    options: { fountain_shortage: "plaza" },
    phase: "turns",
    over: false,
    waiting: [0],
    winners: [],
    start: 0,
    active: 0,
    finals: 0,
    players: [],
    stacks: {},
    imperium: {},
    civic_tiles: [],
    fountains: 0,
    coins: 0,
    hills: [],
    bridges: [],
    aqueducts: [],
    tiles: [],
    sites: [],
    board,
    playing: { seat: 0, tile: "neighbourhood_theatre", place: preview.place },
    resolving: null,
    previews: [preview],
    bridge_values: [],
  };
}
