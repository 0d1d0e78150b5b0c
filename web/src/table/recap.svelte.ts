/** Looks back at what happened since one's own turn, on the board itself. */
import type { Amount, View } from "../games/kit";
import { isHeading, tell } from "../games/told";
import { api, type EventInfo } from "../net/api";
import { plain, t } from "../text/text.svelte";
import { troubleText } from "../text/trouble";
import { doneTo, type Frame, framesOf, MOST_FRAMES } from "./recap";
import type { TurnLine } from "./log";
import { hasClimax } from "./scenes";
import type { Shown } from "./shown";
import type { Table } from "./table.svelte";

/** So long a frame is looked at while they are played. */
const STAY = 1600;
/** So many turns of others are told one by one; of more only what concerns the one who listens. */
const FEW = 3;

export class Recap {
  /** Which frame is looked at; nothing while the present is. */
  at = $state<number | null>(null);
  playing = $state(false);
  /** The ply from which on the player was away; nothing while the player is here. */
  private awayFrom: number | null = 0;
  private view = $state.raw<View | null>(null);
  private readonly known = new Map<number, Promise<View>>();

  constructor(private readonly table: Table) {}

  private me = $derived.by(() => (this.table.mine.length === 1 ? this.table.mine[0]! : -1));
  private all = $derived.by(() => framesOf(this.table.turns, this.me));
  /** The turns that can be looked at. */
  frames = $derived(this.all.slice(-MOST_FRAMES));
  /** How many turns before these are only told. */
  before = $derived(this.all.length - this.frames.length);
  frame = $derived<Frame | null>(this.at === null ? null : (this.frames[this.at] ?? null));

  get isOpen(): boolean {
    return this.at !== null;
  }

  /** What others did to this player since the last own turn, in sentences. */
  summary = $derived.by<string>(() => {
    const events = this.all.flatMap(({ line }) => line.events);
    const deeds = doneTo(events, this.me).map((event) => this.said(event));
    return deeds.length ? t("since-turn", { deeds: deeds.join(", ") }) : "";
  });

  /** What is told to those who listen, once they are asked: all that happened since their turn, in one go. */
  heard = $derived.by<string>(() => {
    const { question, arrivals } = this.table;
    if (!question) return this.lastDeed;
    const missed = arrivals.missed ? t("missed", { count: arrivals.missed }) : "";
    const told = this.all.length > FEW ? t("recap-heard", { count: this.all.length }) : this.deeds.join(". ");
    return [missed, told, this.all.length > FEW ? this.summary : ""].filter(Boolean).join(". ");
  });

  private deeds = $derived.by<string[]>(() => this.all.map(({ line }) => this.sentence(line.events)).filter(Boolean));

  /** What another has just done. */
  private lastDeed = $derived.by<string>(() => {
    const last = this.table.turns.at(-1);
    return last && !this.table.mine.includes(last.seat) ? this.sentence(last.events) : "";
  });

  /** What a board draws instead of the present. */
  look = $derived.by<Shown | null>(() => (this.frame && this.view ? this.glance(this.frame, this.view) : null));

  /** The player looks elsewhere, or cannot see the table. */
  goAway(): void {
    this.awayFrom ??= this.table.position?.ply ?? 0;
  }

  /** The player is here again: what was great meanwhile is shown, unless the player is asked already. */
  comeBack(): void {
    const { awayFrom } = this;
    const { kit, question } = this.table;
    if (awayFrom === null || !kit) return;
    this.awayFrom = null;
    const at = this.frames.findIndex(({ line }) => line.ply > awayFrom && hasClimax(line.events, kit.script));
    if (at >= 0 && !question && !this.table.position?.over) void this.go(at);
  }

  /** Look at the first frame, or at the present again. */
  toggle(): void {
    if (this.isOpen) this.close();
    else if (this.frames.length) void this.go(0);
  }

  step(by: number): void {
    if (this.at !== null) void this.go(this.at + by);
  }

  /** Look at a frame: its scene is shown once both positions are known. */
  async go(wanted: number): Promise<void> {
    await this.visit(wanted, (line, from, to) => {
      this.table.film?.retell(line, from, to);
      this.view = to;
    });
  }

  /** Look at a frame on the way to another: only what went where is pointed at. */
  async scrub(wanted: number): Promise<void> {
    if (wanted === this.at) return;
    this.playing = false;
    await this.visit(wanted, (line, from, to) => {
      this.view = to;
      this.table.film?.trace(line, from, to);
    });
  }

  private async visit(wanted: number, draw: (line: TurnLine, from: View, to: View) => void): Promise<void> {
    const at = Math.min(Math.max(0, wanted), this.frames.length - 1);
    const frame = this.frames[at];
    if (!frame) return;
    this.at = at;
    try {
      const [from, to] = await Promise.all([this.viewAt(frame.from), this.viewAt(frame.line.ply)]);
      if (this.frame?.line.n !== frame.line.n) return;
      draw(frame.line, from, to);
      const next = this.frames[at + 1];
      if (next) void this.viewAt(next.line.ply);
    } catch (problem) {
      this.close();
      this.table.answering.reject(null, troubleText(problem));
    }
  }

  /** Go through the frames one by one; called in an effect. */
  run(): (() => void) | undefined {
    if (!this.playing) return undefined;
    const going = setInterval(() => {
      if (this.at === null || this.at >= this.frames.length - 1) this.playing = false;
      else this.step(1);
    }, STAY);
    return () => clearInterval(going);
  }

  close(): void {
    if (this.at === null) return;
    this.table.film?.finish();
    this.at = null;
    this.view = null;
    this.playing = false;
  }

  /** The name of what a turn was about, and the most that it brought. */
  titleOf({ line }: Frame): { name: string; gain: Amount | null } {
    const { kit, words } = this.table;
    const touched = kit?.touched(line.events).map((target) => target.slice(target.indexOf(":") + 1)) ?? [];
    const known = touched.find((id) => words.has(`name-${id}`));
    const gains = line.events.flatMap((event) => {
      const counted = event.fields["seat"] === line.seat ? kit?.amountOf(event) : null;
      return counted && counted[1] > 0 ? [{ id: counted[0], amount: counted[1] }] : [];
    });
    const gain = gains.toSorted((a, b) => b.amount - a.amount)[0] ?? null;
    return { name: known ? words.name(known) : this.sentence(line.events), gain };
  }

  /** What was done in a turn, in its first sentence. */
  sentence(events: EventInfo[]): string {
    const lines = tell(this.table.words, (seat) => this.table.name(seat), events, this.table.kit);
    return plain(lines.find((line) => !isHeading(line))?.text ?? "");
  }

  private said(event: EventInfo): string {
    const name = (seat: number): string => (seat === this.me ? t("you-too") : this.table.name(seat));
    return plain(tell(this.table.words, name, [event])[0]?.text ?? "");
  }

  private viewAt(ply: number): Promise<View> {
    const known = this.known.get(ply) ?? api.replay(this.table.id, ply).then(({ position }) => position.view);
    this.known.set(ply, known);
    known.catch(() => this.known.delete(ply));
    return known;
  }

  private glance({ line }: Frame, view: View): Shown {
    const { table } = this;
    return {
      view,
      words: table.words,
      kit: table.kit,
      turns: table.turns.slice(0, table.turns.indexOf(line) + 1),
      question: null,
      answered: null,
      candidates: new Map(),
      hinted: null,
      chosen: null,
      gathered: [],
      why: null,
      colour: (seat) => table.colour(seat),
      name: (seat) => table.name(seat),
      who: (seat) => table.who(seat),
      choose: () => {},
      instead: () => {},
      rotate: () => {},
    };
  }
}
