/** The name on a tile: one line or two, as large as the corners leave room for. */

export interface Lines {
  lines: string[];
  size: number;
}

export function lines(name: string): Lines {
  const parts = name.length > 10 && name.includes(" ") ? split(name) : [name];
  const longest = Math.max(...parts.map((part) => part.length));
  const largest = parts.length > 1 ? 11.5 : 12;
  return { lines: parts, size: Math.min(largest, 116 / longest) };
}

/** Break at the space that leaves the shorter longest line. */
function split(name: string): string[] {
  const spaces = [...name.matchAll(/ /g)].map((match) => match.index);
  const at = spaces.reduce((best, space) =>
    Math.max(space, name.length - space) < Math.max(best, name.length - best) ? space : best,
  );
  return [name.slice(0, at), name.slice(at + 1)];
}
