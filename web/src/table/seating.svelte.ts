/** Who plays: the names and colours of everyone in a game, live or of the past. */
import type { BoardKit, View } from "../games/kit";
import type { SeatInfo, TableInfo } from "../net/api";
import { type Colour, coloursOf } from "../parts/colours";
import { type GameWords, t } from "../text/text.svelte";

const BOT_NAMES = ["Frontinus", "Vitruvius", "Agrippa", "Livia", "Apollodorus"];

export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  if (seat.former) return t("former-player", { letter: seat.former });
  return seat.name ?? (seat.kind === "bot" ? BOT_NAMES[seat.number % BOT_NAMES.length]! : t("open-seat"));
}

/** Whether somebody sits here who has no handle. */
export function isGuest(seat: SeatInfo | undefined): boolean {
  return seat?.kind === "human" && !seat.named && !seat.former;
}

/** A game that is shown. */
export interface Played {
  readonly info: TableInfo | null;
  readonly view: View | null;
  readonly kit: BoardKit | null;
  readonly words: GameWords;
}

export class Seating {
  constructor(private readonly game: Played) {}

  private colours = $derived.by(() => {
    const players = (this.game.view?.["players"] ?? this.game.info?.seats ?? []) as { colour?: string }[];
    const chosen = this.game.info?.seats.map((seat) => seat.colour) ?? [];
    return coloursOf(
      players.map((player) => player.colour),
      chosen,
    );
  });

  colour(seat: number): Colour {
    return this.colours[seat] ?? "lapis";
  }

  name(seat: number): string {
    const { info, view, kit, words } = this.game;
    const known = info?.seats[seat];
    if (!known && view && kit?.stranger) return kit.stranger(words, view, seat);
    return seatName(known);
  }
}
