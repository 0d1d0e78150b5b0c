/** The drawings of Praetor's goods and concepts. */

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

const SOURCES: Record<string, string> = {
  start: "k-flag",
  buildings: "praetor-forum",
  mosaics: "m-sun",
  temples: "praetor-temple_apollo",
  wall: "k-wall",
  retirement: "k-laurel",
  upkeep: "r-gold",
  hire: "r-gold",
  active_workers: "k-human",
  trainees: "k-human",
  morale: "k-morale",
  resources: "r-wood",
  largest_area: "praetor-imperial_outpost",
  wall_sections: "k-wall",
  villagers: "k-human",
};

/** What stands for a source of points. */
export function sourceIcon(id: string): string {
  return SOURCES[id] ?? "k-laurel";
}
