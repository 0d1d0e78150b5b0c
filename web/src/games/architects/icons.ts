/** The drawings of Architects' goods and concepts. */

export const GOODS = ["clay", "wood", "stone", "gold", "marble"];

const ICONS: Record<string, string> = {
  points: "k-laurel",
  stock: "architects-kings_storehouse-small",
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

const SOURCES: Record<string, string> = {
  buildings: "architects-castle",
  building_effects: "k-card",
  cathedral: "architects-church",
  virtue: "k-virtue",
  debts: "k-debt",
  gold_and_marble: "r-gold",
  coins: "r-silver",
  prisoners: "k-prison",
  apprentices: "k-human",
};

/** What stands for a source of points. */
export function sourceIcon(id: string): string {
  return SOURCES[id] ?? "k-laurel";
}
