/** Names for little room. */

/** Names such as "Servi (top)" without what stands in brackets. */
export function short(name: string): string {
  return name.replace(/ \(.*\)$/, "");
}
