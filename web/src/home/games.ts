/** What a first table of a game looks like. */
import type { GameInfo, SeatPlan } from "../net/api";
import { settings } from "../settings.svelte";

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

/** Everyone takes a colour with a seat. */
const CHOSEN_AT_THE_TABLE = "colours";

/** The options whose values are few enough for a row of buttons, and the others. */
export function sorted(game: GameInfo, seats: number): { few: string[]; many: string[] } {
  const shown = game.options.filter(
    (option) => (option.values[seats] ?? []).length > 1 && option.name !== CHOSEN_AT_THE_TABLE,
  );
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

/** What a game is called in the language of the page. */
export function titleOf({ name, titles }: GameInfo): string {
  return titles[settings.language] ?? name;
}
