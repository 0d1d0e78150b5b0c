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
