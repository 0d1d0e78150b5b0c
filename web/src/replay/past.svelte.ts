/** A game move by move: the position looked at, and where the rounds and turns begin. */
import { boards } from "../games/boards.svelte";
import {
  type ActionInfo,
  api,
  type Option,
  type RefusedOption,
  type Replay,
  type ReviewedMove,
  type Timeline,
} from "../net/api";
import type { Colour } from "../parts/colours";
import type { Candidate } from "../table/choices";
import { Looking } from "../table/looking.svelte";
import type { TurnLine } from "../table/log";
import { kept } from "../table/same";
import { Seating } from "../table/seating.svelte";
import type { Noted } from "../table/shown";
import { words } from "../text/text.svelte";
import { Judged } from "./judged.svelte";
import { moveLines } from "./timeline";

export class Past implements Noted {
  timeline = $state.raw<Timeline | null>(null);
  shown = $state.raw<Replay | null>(null);
  at = $state(0);
  /** Whether somebody wanted to see this very ply; else it is where the game stands. */
  isWanted = $state(false);
  readonly judged: Judged;
  chosen: Option | null = null;
  gathered: ActionInfo[] = [];
  why: RefusedOption | null = null;
  readonly question = null;
  readonly answered = null;
  readonly hinted = null;
  readonly answering = { end: null };
  readonly looking = new Looking();
  readonly candidates = new Map<string, Candidate>();
  private readonly seating = new Seating(this);
  private known = new Map<number, Replay>();

  constructor(readonly id: string) {
    this.judged = new Judged(id);
  }

  /** How many moves the game has. */
  played = $derived(this.timeline?.moves.length ?? 0);
  lines = $derived<TurnLine[]>(this.timeline ? moveLines(this.timeline.moves) : []);
  /** The last step: the final scoring, where there is one, else the last move. */
  last = $derived(Math.max(this.played, this.lines.at(-1)?.ply ?? 0));
  /** The points of all seats at every step. */
  scores = $derived.by<number[][] | null>(() => {
    const scores = this.timeline?.scores;
    return scores ? [...scores, ...scores.slice(scores.length - (this.last - this.played), scores.length)] : null;
  });
  info = $derived(this.shown?.table ?? null);
  view = $derived(this.shown?.position.view ?? null);
  words = $derived(words.of(this.info?.game ?? ""));
  kit = $derived(this.info ? boards.of(this.info.game) : null);
  mine = $derived(this.info?.seats.filter((seat) => seat.mine).map((seat) => seat.number) ?? []);
  turns = $derived(this.lines.filter((line) => line.ply <= this.at || line.n <= this.at));

  async load(at: number | null): Promise<void> {
    this.timeline = await api.timeline(this.id);
    if (at === null) await this.look(this.last);
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
    const move = Math.min(ply, this.played);
    const position = this.known.get(move) ?? (await api.replay(this.id, move));
    this.known.set(move, position);
    void words.need(position.table.game, position.table.components);
    if (this.at === ply) this.shown = kept(this.shown, position);
  }

  /** Whether the final scoring is looked at. */
  get isScored(): boolean {
    return this.at > this.played;
  }

  /** Make a practice table that goes on before a decision, in the seat that made it. */
  async tryAgain({ ply, seat }: ReviewedMove): Promise<string> {
    const seats = this.info!.seats.map(({ number }) => ({
      kind: number === seat ? ("me" as const) : ("bot" as const),
    }));
    return (await api.tryFromHere(this.id, ply - 1, seats)).id;
  }

  close(): void {
    this.judged.close();
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
