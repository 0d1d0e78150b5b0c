/** A game move by move: the position looked at, and where the rounds and turns begin. */
import { boards } from "../games/boards.svelte";
import { patiently, pause } from "../net/again";
import { api, type Option, type RefusedOption, type Replay, type Review, type Timeline } from "../net/api";
import type { Colour } from "../parts/colours";
import type { Candidate } from "../table/choices";
import type { TurnLine } from "../table/log";
import { kept } from "../table/same";
import { Seating } from "../table/seating.svelte";
import type { Shown } from "../table/shown";
import { words } from "../text/text.svelte";
import { troubleText } from "../text/trouble";
import { moveLines } from "./timeline";

const ASK_AGAIN = 600;
const PATIENCE = [1000, 2000, 4000];

export class Past implements Shown {
  timeline = $state.raw<Timeline | null>(null);
  shown = $state.raw<Replay | null>(null);
  at = $state(0);
  /** Whether somebody wanted to see this very ply; else it is where the game stands. */
  isWanted = $state(false);
  /** How the decisions are judged, as far as that has come. */
  review = $state.raw<Review | null>(null);
  judging = $state(false);
  /** Why the judging stopped, if it did. */
  trouble = $state("");
  chosen: Option | null = null;
  why: RefusedOption | null = null;
  readonly question = null;
  readonly answered = null;
  readonly hinted = null;
  readonly candidates = new Map<string, Candidate>();
  private readonly seating = new Seating(this);
  private closed = false;
  private known = new Map<number, Replay>();

  constructor(readonly id: string) {}

  last = $derived(this.timeline?.moves.length ?? 0);
  info = $derived(this.shown?.table ?? null);
  view = $derived(this.shown?.position.view ?? null);
  words = $derived(words.of(this.info?.game ?? ""));
  kit = $derived(this.info ? boards.of(this.info.game) : null);
  lines = $derived<TurnLine[]>(this.timeline ? moveLines(this.timeline.moves) : []);
  turns = $derived(this.lines.filter((line) => line.ply <= this.at || line.n <= this.at));

  async load(at: number | null): Promise<void> {
    this.timeline = await api.timeline(this.id);
    if (at === null) await this.look(this.timeline.moves.length);
    else await this.go(at);
  }

  /** Look at the position after so many moves. */
  async go(at: number): Promise<void> {
    this.isWanted = true;
    await this.look(at);
  }

  private async look(at: number): Promise<void> {
    const ply = Math.min(Math.max(0, at), this.last);
    this.at = ply;
    const position = this.known.get(ply) ?? (await api.replay(this.id, ply));
    this.known.set(ply, position);
    void words.need(position.table.game, position.table.components);
    if (this.at === ply) this.shown = kept(this.shown, position);
  }

  /** Have the decisions judged; the page shows how far that has come. */
  async judge(): Promise<void> {
    this.judging = true;
    this.trouble = "";
    try {
      await this.follow();
    } catch (problem) {
      this.trouble = troubleText(problem);
    }
    this.judging = false;
  }

  /** Ask how far the judging has come until it is complete. */
  private async follow(): Promise<void> {
    while (!this.review?.is_complete && !this.closed) {
      this.review = await patiently(() => api.review(this.id), PATIENCE);
      if (!this.review.is_complete) await pause(ASK_AGAIN);
    }
  }

  close(): void {
    this.closed = true;
  }

  colour(seat: number): Colour {
    return this.seating.colour(seat);
  }

  name(seat: number): string {
    return this.seating.name(seat);
  }

  who(seat: number): string {
    return this.name(seat);
  }

  choose(): void {}

  instead(): void {}

  rotate(): void {}
}
