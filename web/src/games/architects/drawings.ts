/** Which drawing stands for a card or an occasion; a place and a Building have one by their own id. */

/** Copies of an Apprentice have the same face. */
export function portraitOf(id: string): string {
  return `architects-${id.replace(/_\d$/, "")}`;
}

/** A place among signs that are no larger than words. */
export function smallPlace(id: string): string {
  return `architects-${id}-small`;
}

/** When an Apprentice helps: at a place, or on an occasion. */
export function occasionDrawing(when: string): string {
  if (when.startsWith("at:")) return smallPlace(when.slice(3));
  const drawings: Record<string, string> = {
    cathedral_advance: smallPlace("cathedral"),
    debt_paid: "k-debt",
    reset: "u-rotate",
    storehouse: smallPlace("kings_storehouse"),
    captives_to_prison: "k-prison",
  };
  return drawings[when] ?? "u-info";
}
