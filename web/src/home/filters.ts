/** Which open tables are shown: the wishes stand in the address, so that they stay and can be sent. */
import type { TableInfo } from "../net/api";

export interface Filters {
  game: string;
  seats: number;
  pace: "" | "none" | "live" | "days";
}

const PACES = ["none", "live", "days"];

export function filtersOf(query: string): Filters {
  const asked = new URLSearchParams(query);
  const pace = asked.get("pace") ?? "";
  return {
    game: asked.get("game") ?? "",
    seats: Number(asked.get("seats")) || 0,
    pace: (PACES.includes(pace) ? pace : "") as Filters["pace"],
  };
}

/** The address of the first page with these wishes. */
export function addressOf({ game, seats, pace }: Filters): string {
  const asked = new URLSearchParams();
  if (game) asked.set("game", game);
  if (seats) asked.set("seats", String(seats));
  if (pace) asked.set("pace", pace);
  const query = asked.toString();
  return query ? `/?${query}` : "/";
}

export function isWanted(table: TableInfo, { game, seats, pace }: Filters): boolean {
  return (
    (!game || table.game === game) &&
    (!seats || table.seats.length === seats) &&
    (!pace || (table.clock?.kind ?? "none") === pace)
  );
}
