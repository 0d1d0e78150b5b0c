/** Which drawing stands for a place, a card or an occasion. */

const PLACES: Record<string, string> = {
  quarry: "quarry",
  forest: "forest",
  mines: "mine",
  silversmith: "silversmith",
  kings_storehouse: "storehouse",
  workshop: "workshop",
  town_centre: "town",
  tax_stand: "taxstand",
  guardhouse: "guardhouse",
  black_market: "blackmarket",
  guildhall: "guildhall",
  cathedral: "cathedral",
  prison: "guardhouse",
};

const BUILDINGS: Record<string, string> = {
  aqueduct: "arch",
  armoury: "smith",
  barracks: "camp",
  betting_house: "arena",
  castle: "outpost",
  chapel: "t-maia",
  church: "cathedral",
  clay_pit: "mine",
  drafting_room: "academy",
  dungeon: "guardhouse",
  factory: "marble",
  fortress: "outpost",
  fountain: "baths",
  gamblers_den: "arena",
  hideout: "blackmarket",
  keep: "guardhouse",
  library: "academy",
  lighthouse: "statue",
  lumber_camp: "sawmill",
  moneylender: "bank",
  monument: "statue",
  observatory: "oracle",
  palace: "curia",
  reservoir: "baths",
  smithy: "smith",
  steeple: "cathedral",
  tavern: "shop",
  thieves_den: "blackmarket",
  trading_post: "storehouse",
  treasury: "bank",
  university: "academy",
  watchtower: "guardhouse",
  well: "baths",
  crane: "workshop",
  graveyard: "t-pluto",
  museum: "temple",
};

export function placeDrawing(id: string): string {
  return `b-${PLACES[id] ?? "town"}`;
}

/** Markets and the craftsmen's huts share theirs. */
export function buildingDrawing(id: string): string {
  if (id.endsWith("_market")) return "b-market";
  if (id.endsWith("_hut")) return "b-labour";
  return `b-${BUILDINGS[id] ?? "villa"}`;
}

/** When an Apprentice helps: at a place, or on an occasion. */
export function occasionDrawing(when: string): string {
  if (when.startsWith("at:")) return placeDrawing(when.slice(3));
  const drawings: Record<string, string> = {
    cathedral_advance: placeDrawing("cathedral"),
    debt_paid: "k-debt",
    reset: "u-rotate",
    storehouse: placeDrawing("kings_storehouse"),
    captives_to_prison: "k-prison",
  };
  return drawings[when] ?? "u-info";
}
