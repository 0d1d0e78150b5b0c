/** The waiting room in words: what is still missing, and whom one waits for. */
import type { GameInfo, SeatInfo, TableInfo } from "../net/api";

/** What keeps a game from starting: free seats first, then people who are not ready. */
export interface Missing {
  open: number[];
  unready: SeatInfo[];
}

/** The host, who starts, waits for everyone else. */
export function missing({ seats, am_host }: TableInfo): Missing {
  const people = seats.filter((seat) => seat.kind === "human" && !(am_host && seat.mine));
  return {
    open: seats.filter((seat) => seat.kind === "open").map((seat) => seat.number),
    unready: people.filter((seat) => !seat.ready || !seat.present),
  };
}

/** How many of the drawings stand in full colour: two for each seat that is taken. */
export function built(seats: SeatInfo[]): number {
  return 2 * seats.filter((seat) => seat.kind !== "open").length;
}

/** Whether the game can do without one of the seats. */
export function mayClose(game: GameInfo | null, seats: SeatInfo[]): boolean {
  return game?.seats.includes(seats.length - 1) ?? false;
}
