/** A small table of Architects, for tests. */
import type { AbilityFigures, ApprenticeFigures, ArchitectsFigures, ArchitectsView, PlayerView } from "./wire";

export function player(more: Partial<PlayerView>): PlayerView {
  return {
    seat: 0,
    rival: null,
    colour: "blue",
    character: null,
    goods: {},
    silver: 0,
    stock: 0,
    virtue: 0,
    cathedral: 0,
    reserve: 0,
    prison: 0,
    guildhall: 0,
    captives: [],
    unpaid_debts: 0,
    paid_debts: 0,
    apprentices: [],
    apprentice_limit: 5,
    buildings: [],
    hand_size: 0,
    hand: null,
    forbidden: null,
    points: {},
    ...more,
  };
}

export function table(players: PlayerView[], more: Partial<ArchitectsView> = {}): ArchitectsView {
  return {
    game: "architects",
    seat: 0,
    seats: players.length,
    options: {},
    phase: "play",
    over: false,
    waiting: [],
    winners: [],
    first: 0,
    turn: null,
    turns_left: null,
    players,
    locations: {},
    market: [],
    market_small: 0,
    market_large: [],
    guildhall: { columns: 3, spaces: 12, workers: [], reset_at: [], turnover_at: [] },
    tax_stand: 0,
    apprentices: [],
    apprentice_deck: 0,
    apprentices_under: [],
    deck: 0,
    rewards: 0,
    rewards_taken: [],
    pack: [],
    pack_sizes: [],
    looked: [],
    looked_size: 0,
    schemes: 0,
    schemes_shown: [],
    ...more,
  };
}

export const noAbility: AbilityFigures = {
  when: "",
  trade: null,
  gain: {},
  silver_off: 0,
  virtue_off: 0,
  extra_workers: 0,
  released: 0,
};

export const woodcutter: ApprenticeFigures = {
  kind: "woodcutter",
  skills: ["carpentry"],
  virtue: -1,
  effects: [{ sentence: "effect-gain", arguments: { gain: { wood: 1 }, amount: 1 }, occasion: "name-forest" }],
  abilities: [{ ...noAbility, when: "at:forest", gain: { wood: 1 } }],
};
const deal = { pay: { silver: 2 }, gain: { gold: 1 } };
export const merchant: ApprenticeFigures = {
  kind: "merchant",
  skills: ["masonry"],
  virtue: 0,
  effects: [{ sentence: "effect-trade", arguments: deal, occasion: "name-kings_storehouse" }],
  abilities: [{ ...noAbility, when: "storehouse", trade: { trade: "merchant", ...deal } }],
};
export const labourer: ApprenticeFigures = {
  kind: "labourer",
  skills: ["carpentry", "tiling", "masonry"],
  virtue: 0,
  effects: [],
  abilities: [],
};

export const figures: ArchitectsFigures = {
  yields: {},
  buildings: {
    tavern: {
      skills: ["carpentry"],
      cost: { wood: 3, stone: 2 },
      vp: 6,
      virtue: 1,
      effects: [{ sentence: "effect-hire_free", arguments: {}, occasion: "" }],
    },
  },
  apprentices: { woodcutter, woodcutter_2: woodcutter, merchant, labourer },
  characters: {},
  market: [],
  levels: [],
  virtue: { vp: [], tax_evaded: [], market_max: 0, cathedral_min: 0 },
  trades: [
    { trade: "wood-wood-for-virtue", pay: { wood: 2 }, gain: { virtue: 1 } },
    { trade: "wood-stone-for-virtue", pay: { wood: 1, stone: 1 }, gain: { virtue: 1 } },
    { trade: "stone-stone-stone-for-marble", pay: { stone: 3 }, gain: { marble: 1 } },
  ],
  tax_stand: { virtue: 0 },
  hand_limit: 6,
};
