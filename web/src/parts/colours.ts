/** Five colours, each with its shape; the games' own colours are mapped onto them. */
import type { SeatInfo } from "../net/api";

export type Colour = NonNullable<SeatInfo["colour"]>;

export const COLOURS: Colour[] = ["lapis", "ochre", "cinnabar", "basalt", "murex"];

const OF_THE_BOX: Record<string, Colour> = {
  blue: "lapis",
  yellow: "ochre",
  white: "cinnabar",
  red: "cinnabar",
  black: "basalt",
  purple: "murex",
  orange: "ochre",
  ivory: "lapis",
};

/** The colours of all seats: those that were chosen, or of the box where we have them, else the first that is free. */
export function coloursOf(boxes: (string | undefined)[], chosen: (Colour | null)[] = []): Colour[] {
  const wanted = boxes
    .map((box) => OF_THE_BOX[box ?? ""])
    .map((colour) => (chosen.includes(colour!) ? undefined : colour));
  const kept = wanted.map((colour, seat) => chosen[seat] ?? (wanted.indexOf(colour) === seat ? colour : undefined));
  const free = COLOURS.filter((colour) => !kept.includes(colour));
  return kept.map((colour) => colour ?? free.shift() ?? COLOURS[0]!);
}

export const SHAPE: Record<Colour, string> = {
  lapis: "M0-.84A.84.84 0 1 1 0 .84 .84.84 0 1 1 0-.84Z",
  ochre: "M0-.98 1 .78-1 .78Z",
  cinnabar: "M-.76-.76H.76V.76H-.76Z",
  murex: "M-.34-.96H.34V-.34H.96V.34H.34V.96H-.34V.34H-.96V-.34H-.34Z",
  basalt: "M0-1 .8 0 0 1-.8 0Z",
};

/** The line of a player in a graph. */
export const DASH: Record<Colour, string> = {
  lapis: "",
  ochre: "9 4",
  cinnabar: "14 4",
  murex: "10 3 2 3",
  basalt: "2 4",
};
