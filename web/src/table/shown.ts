/** What a board needs to draw a position, live or of the past. */
import type { BoardKit, View } from "../games/kit";
import type { ActionInfo, EventInfo, Option, Question, RefusedOption, TableInfo } from "../net/api";
import type { Colour } from "../parts/colours";
import type { GameWords } from "../text/text.svelte";
import type { Candidate } from "./choices";
import type { TurnLine } from "./log";
import type { Looking } from "./looking.svelte";

export interface Shown<V = View, E extends EventInfo = EventInfo> {
  readonly words: GameWords;
  readonly view: V | null;
  readonly kit: BoardKit | null;
  readonly question: Question | null;
  /** The question before this one, if the same player has just answered it and may still answer otherwise. */
  readonly answered: Question | null;
  readonly candidates: Map<string, Candidate>;
  readonly turns: TurnLine<E>[];
  /** What a hint advises to point at. */
  readonly hinted: string | null;
  chosen: Option | null;
  /** Answers that will be sent together. */
  gathered: ActionInfo[];
  why: RefusedOption | null;
  colour(seat: number): Colour;
  name(seat: number): string;
  who(seat: number): string;
  choose(option: Option): void;
  /** Answer the question before this one otherwise. */
  instead(option: Option): void;
  rotate(): void;
}

/** A position whose things can be looked at. */
export interface Noted extends Shown {
  readonly info: TableInfo | null;
  readonly looking: Looking;
  /** What ends the gathering of answers, if some are gathered. */
  readonly answering: { readonly end: Option | null };
}
