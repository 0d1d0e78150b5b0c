/** The drawings of City of Marble's pieces. */

const ICONS: Record<string, string> = { points: "k-laurel", coin: "c-gold", magistrate: "p-magistrate" };

export function icon(id: string): string {
  return ICONS[id] ?? `marble-${typeOf(id)}-small`;
}

/** The kind of building that a tile, an Imperium tile or a space belongs to. */
export function typeOf(id: string): string {
  return id.slice(id.lastIndexOf("_") + 1);
}

/** The ids of what there is, each as often as it is there. */
export function listed(amounts: Record<string, number>): string[] {
  return Object.entries(amounts).flatMap(([id, amount]) => Array<string>(amount).fill(id));
}

const SOURCES: Record<string, string> = {
  buildings: "marble-temple-small",
  bridges: "marble-bridge",
  aqueducts: "marble-aqueduct",
  fountains: "marble-fountain",
  coins: "c-gold",
  most_coins: "c-gold",
  imperium: "k-flag",
};

/** What stands for a source of points. */
export function sourceIcon(id: string): string {
  return SOURCES[id] ?? "k-laurel";
}
