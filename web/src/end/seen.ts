/** Which ends were shown since the page was loaded: each is celebrated once. */
const seen = new Set<string>();

export function isNew(table: string): boolean {
  if (seen.has(table)) return false;
  seen.add(table);
  return true;
}
