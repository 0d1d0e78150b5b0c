/** Names for little room. */

/** Names such as "Dolus (fraud)" without their gloss. */
export function short(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}
