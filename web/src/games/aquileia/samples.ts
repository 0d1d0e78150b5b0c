/** A small table of Aquileia, for tests. */
import type { AquileiaFigures, AquileiaView, CardView, LotView, PlayerView, SpaceView } from "./wire";

export function card(more: Partial<CardView>): CardView {
  return { deck: "", count: 1, slaves: 0, arena: 0, stadium: {}, colours: [], points: 0, ...more };
}

function space(area: string, seat: number | null): SpaceView {
  return { seat, area, kind: "", strength: 0, metal: null, coin: 0 };
}

function lot(more: Partial<LotView>): LotView {
  return { seat: null, kind: "", cost: {}, points: 0, yields: {}, colour: null, value: 0, ...more };
}

const player: PlayerView = {
  seat: 0,
  colour: "blue",
  coins: { gold: 0, bronze: 2 },
  score: 0,
  earned: {},
  henchmen: 0,
  disc: 0,
  houses: 0,
  lots: ["bank_gold", "villa_blue_6"],
  theatrum: [],
  stadium: [],
  hand: { servi_1: 2 },
  remembered: { servi: 0, equi_et_arma: 0, cards: {} },
};

export const view: AquileiaView = {
  game: "aquileia",
  seat: 0,
  seats: 2,
  options: {},
  round: 2,
  rounds: 6,
  lap: 1,
  laps: 1,
  phase: "action",
  over: false,
  waiting: [],
  winners: [],
  first: 0,
  order: [0, 1],
  resolving: ["forum_2"],
  spaces: {
    forum_1: space("forum", 0),
    forum_2: space("forum", 1),
    portus_gold: space("portus", 0),
    portus_silver: space("portus", null),
  },
  track: [],
  lots: {
    shop_dyer: lot({ cost: { gold: 1, slaves: 3 }, yields: { points: 4 } }),
    bank_gold: lot({ seat: 0, cost: { silver: 1 }, yields: { gold: 1 } }),
    villa_blue_6: lot({ seat: 0, value: 6 }),
  },
  cards: {
    weapon_2: card({ arena: 2 }),
    servi_1: card({ arena: 1, slaves: 1 }),
    gold_horse_2: card({ stadium: { gold: 2 } }),
  },
  blue_holder: null,
  blue_dice: 0,
  players: [player],
  servi: { deck: 0, discards: [] },
  equi_et_arma: { deck: 0, discards: [] },
  display: [],
  stadium_deck: 0,
  laurel: null,
  races: [],
  theatrum_deck: 0,
  returned: [],
  contest: null,
  auction: null,
};

export const figures: AquileiaFigures = {
  areas: [
    { area: "forum", spaces: ["forum_1", "forum_2"] },
    { area: "portus", spaces: ["portus_silver", "portus_gold"] },
  ],
  spaces: {},
  exchanges: {},
  prizes: {},
  shops: [],
  banks: [],
  villas: {},
  henchmen: 0,
  positions: 0,
};
