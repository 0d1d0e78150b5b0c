/** How home shows the games: a plate for each, and what a first table looks like. */
import type { GameInfo, SeatPlan } from "../net/api";
import aquileia from "./plates/aquileia.svg?raw";
import architects from "./plates/architects.svg?raw";
import marble from "./plates/marble.svg?raw";
import praetor from "./plates/praetor.svg?raw";

export const PLATES: Record<string, string> = { praetor, architects, aquileia, marble };
export const MINUTES: Record<string, number> = { praetor: 75, architects: 80, aquileia: 90, marble: 60 };
/** All four cities, whether or not they can be played here yet. */
export const CITIES = ["praetor", "architects", "aquileia", "marble"];

export type Choice = "me" | "open" | `bot:${string}`;

/** The level that a new table begins with. */
export const firstLevel = (game: GameInfo): string =>
  game.levels.includes("medium") ? "medium" : (game.levels[0] ?? "");

/** Three seats, if the game allows: me and bots. */
export function firstSeats(game: GameInfo): Choice[] {
  const count = game.seats.includes(3) ? 3 : game.seats[0]!;
  return Array.from({ length: count }, (_, seat): Choice => (seat === 0 ? "me" : `bot:${firstLevel(game)}`));
}

export function plan(choice: Choice): SeatPlan {
  if (choice === "me" || choice === "open") return { kind: choice, level: null };
  return { kind: "bot", level: choice.slice(4) };
}

/** The options whose values are few enough for a row of buttons, and the others. */
export function sorted(game: GameInfo, seats: number): { few: string[]; many: string[] } {
  const shown = game.options.filter((option) => (option.values[seats] ?? []).length > 1);
  const few = shown.filter((option) => (option.values[seats] ?? []).length <= 3 && !isDetail(option.name));
  return {
    few: few.map((option) => option.name),
    many: shown.filter((option) => !few.includes(option)).map((option) => option.name),
  };
}

/** Long names of rare choices belong below. */
function isDetail(name: string): boolean {
  return name.length > 12;
}

/** A value that this number of seats may choose. */
export function allowed<T>(values: T[], wanted: T | undefined): T {
  return wanted !== undefined && values.includes(wanted) ? wanted : values[0]!;
}
