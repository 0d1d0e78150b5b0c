/** What a game's drawing brings: its components, and how its answers are pointed at. */
import type { Component } from "svelte";
import type { Answer, EventInfo, Option, Question } from "../net/api";
import type { Flight } from "../table/flight";
import type { Shown } from "../table/shown";
import type { GameWords } from "../text/text.svelte";

export type View = Record<string, unknown>;
/** Printed figures of the components, as the server gives them. */
export type Figures = Record<string, unknown>;

/** A result in words: what happens in bold, the sum behind it after. */
export interface Result {
  deed: string;
  sum: string;
}

/** A line of the log: a sentence with the names in bold, and amounts with their drawings. */
export interface Told {
  /** Whose deed it is; nothing for a heading. */
  seat: number | null;
  text: string;
  amounts: Amount[];
}

export interface Amount {
  id: string;
  amount: number;
}

export interface BoardProps {
  table: Shown;
  figures: Figures;
}

export interface PlayerProps extends BoardProps {
  seat: number;
}

export interface BoardKit {
  /** The whole board on a wide screen, and its tabs on a phone. */
  Board: Component<BoardProps & { tab: string }>;
  Tray: Component<BoardProps>;
  /** What a panel tells of one player below the name. */
  Player: Component<PlayerProps>;
  /** The goods row of a phone's sheet. */
  Stock: Component<BoardProps>;
  /** Whether the whole board also fits a space that is taller than wide: else such a tablet gets a phone's pages. */
  standsUpright?: boolean;
  tabs: { id: string; icon: string }[];
  /** How high the tray is, where the cards in it need more room than usual. */
  tray?: number;
  /** Whether players hide something from each other: then the device is handed over behind a curtain. */
  hasSecrets: boolean;
  /** The id of what a score counts. */
  points: string;
  /** The drawing of a resource or concept. */
  icon(id: string): string;
  pointing(option: Answer): string | null;
  /** The page of a phone on which these targets are answered; nothing where none has to be opened. */
  tabOf?(targets: string[]): string;
  /** An answer in words, where the game's own text does not know the players' names. */
  answer?(words: GameWords, view: View, answer: Answer, name: (seat: number) => string): string;
  /** The name of a player of the game who has no seat at the table. */
  stranger?(words: GameWords, view: View, seat: number): string;
  /** The key that goes round the answers of the bar, where a question has one. */
  roundKey?(question: Question): string | null;
  /** The answers that turn what is already placed. */
  variants(question: Question): Option[];
  preselected(question: Question): Option | null;
  result(
    words: GameWords,
    view: View,
    figures: Figures,
    question: Question,
    option: Option,
    name: (seat: number) => string,
  ): Result;
  /** Amounts on top of what the preview of an answer says, such as what is missing. */
  shortage(words: GameWords, view: View, figures: Figures, question: Question, option: Answer): string;
  header(words: GameWords, view: View): { round: string; age: string; phases: string[]; phase: number };
  tell(words: GameWords, name: (seat: number) => string, events: EventInfo[]): Told[];
  /** What flies where, for the motion between two positions. */
  flights(events: EventInfo[], colour: (seat: number) => string): Flight[];
  /** What the last events touched, as targets. */
  touched(events: EventInfo[]): string[];
  /** The position in sentences. */
  describe(words: GameWords, view: View, name: (seat: number) => string): string;
  scoreOf(view: View, seat: number): number;
  order(view: View): number[];
  /** Points by source, for the end of the game. */
  sources(view: View): { id: string; points: number[] }[];
}
