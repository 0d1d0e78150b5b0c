/** What a game's drawing brings: its components, and how its answers are pointed at. */
import type { Component } from "svelte";
import type { ActionInfo, EventInfo, Option, Question, RefusedOption } from "../net/api";
import type { Box } from "../parts/sight";
import type { Script } from "../table/scenes";
import type { Shown } from "../table/shown";
import type { GameWords } from "../text/text.svelte";

/** The view of a game, whichever it is: only its own board knows more. */
export type View = Record<string, unknown>;
/** Printed figures of the components, as the server gives them, of whichever game. */
export type Figures = Record<string, unknown>;

/** A result in words: what happens in bold, the sum behind it after. */
export interface Result {
  deed: string;
  sum: string;
}

/** A line of the log: a sentence with the names in bold, and amounts with their drawings. */
export interface LogLine {
  /** Whose deed it is; nothing for a heading. */
  seat: number | null;
  text: string;
  amounts: Amount[];
}

export interface Amount {
  id: string;
  amount: number;
}

/** What a note says of one thing in this position. */
export interface Standing {
  /** Its name, where that is not the name of what is noted. */
  name?: string;
  /** Whose it is, who is there, how many there are. */
  state?: string;
  /** What it does, where that stands on the thing itself. */
  does?: string;
  /** Its drawing. */
  picture?: string;
}

export interface BoardProps<V, F, E extends EventInfo = EventInfo> {
  table: Shown<V, E>;
  figures: F;
}

export interface PlayerProps<V, F, E extends EventInfo = EventInfo> extends BoardProps<V, F, E> {
  seat: number;
}

/** What happened to one player where something happens to all at once. */
export interface LaneProps<V, F, E extends EventInfo = EventInfo> extends PlayerProps<V, F, E> {
  events: E[];
  /** Before it happens, only what the player has is shown. */
  state: "waits" | "now" | "done";
  /** Whether there is room for more than a line. */
  isTall: boolean;
  /** Whether the view is the position that it led to; later, only what happened is known. */
  isPresent: boolean;
}

/** What happens to all players at once, in columns. */
export interface Lanes<V, F, E extends EventInfo = EventInfo> {
  title(words: GameWords): string;
  headings(words: GameWords): string[];
  /** How wide the columns are, as a grid's. */
  widths: string;
  /** The cells of a player. */
  Cells: Component<LaneProps<V, F, E>>;
}

export interface Gathering<V> {
  /** The answer that ends it; nothing for a question that wants one answer. */
  end(question: Question): Option | null;
  /** Whether an answer belongs with others that are taken back together, by its notation. */
  joins(notation: string): boolean;
  told(words: GameWords, view: V, question: Question, gathered: ActionInfo[]): Result;
  /** Why one more of what a target means is refused, after what is gathered; nothing where it is not. */
  refusal(view: V, question: Question, gathered: ActionInfo[], target: string): RefusedOption | null;
}

/**
 * The kit of a game, with the types of its views, figures and events. What the page shares holds a kit of any game, and
 * gives it what the server sent of a table of that game.
 */
export interface BoardKit<V = any, F = any, E extends EventInfo = any> {
  /** The whole board on a wide screen, and its tabs on a phone. */
  Board: Component<BoardProps<V, F, E> & { tab: string }>;
  Tray: Component<BoardProps<V, F, E>>;
  /** What a panel tells of one player below the name. */
  Player: Component<PlayerProps<V, F, E>>;
  /** The goods row of a phone's sheet. */
  Stock: Component<BoardProps<V, F, E>>;
  /** Whether the whole board also fits a space that is taller than wide: else such a tablet gets a phone's pages. */
  standsUpright?: boolean;
  tabs: { id: string; icon: string }[];
  /** Drawings of the game that stand side by side in the waiting room, as symbols. */
  skyline?: string[];
  /** How high the tray is in a high window, on a laptop, and on a small one, where that is unusual. */
  trays?: [high: number, low: number, lowest: number];
  /** How wide the side is on a laptop, where the board needs the room. */
  rail?: number;
  /** Whether players hide something from each other: then the device is handed over behind a curtain. */
  hasSecrets: boolean;
  /** The id of what a score counts. */
  points: string;
  /** The drawing of a resource or concept. */
  icon(id: string): string;
  pointing(option: ActionInfo): string | null;
  /** The page of a phone on which these targets are answered; nothing where none has to be opened. */
  tabOf?(targets: string[]): string;
  /** The name of a player of the game who has no seat at the table. */
  stranger?(words: GameWords, view: V, seat: number): string;
  /** The key that goes round the answers of the bar, where a question has one. */
  roundKey?(question: Question): string | null;
  /** The answers that turn what is already placed. */
  variants(question: Question): Option[];
  preselected(question: Question): Option | null;
  /** How answers are gathered where a question asks for one more until it is enough: they are sent together. */
  gathering?: Gathering<V>;
  result(
    words: GameWords,
    view: V,
    figures: F,
    question: Question,
    option: Option,
    name: (seat: number) => string,
  ): Result;
  /** Amounts on top of what the preview of an answer says, such as what is missing. */
  shortage(words: GameWords, view: V, figures: F, question: Question, option: ActionInfo): string;
  /** What lies where an answer is pointed at, as notes call it: `sawmill/sawmill_a`. */
  noted(view: V, figures: F, target: string): string | null;
  /** What is to be said of that very thing now. */
  standing(
    words: GameWords,
    view: V,
    figures: F,
    thing: string,
    which: string,
    who: (seat: number) => string,
  ): Standing;
  header(words: GameWords, view: V): { round: string; age: string; phases: string[]; phase: number };
  /** What a fact counts and how much, where the log may show it as a figure beside the deed before it. */
  amountOf(event: E): [string, number] | null;
  /** The kinds of facts that are told by the way, such as a fee: what is counted after them belongs to the deed before. */
  asides?: readonly E["kind"][];
  /** How what happened is shown. */
  script: Script<V, E>;
  /** How what happens to all players at once is shown, where sentences are not enough. */
  lanes?: Lanes<V, F, E>;
  /** What the last events touched, as targets. */
  touched(events: E[]): string[];
  /** The position in sentences. */
  describe(words: GameWords, view: V, name: (seat: number) => string): string;
  scoreOf(view: V, seat: number): number;
  order(view: V): number[];
  /** Points by source, for the end of the game. */
  sources(view: V): { id: string; points: number[] }[];
  /** The thing whose note tells of a source of points. */
  sourceNote(id: string): string | null;
  /** The drawing that stands for a source of points. */
  sourceIcon?(id: string): string;
  /** What was built in the game, for the postcard of its end: a drawing, and what it takes. */
  picture?: { Drawing: Component<BoardProps<V, F, E>>; box(view: V): Box };
}
