/** Looks back at what happened since one's own turn, on the board itself. */
import type { Amount, View } from "../games/kit";
import { isHeading, tell } from "../games/told";
import { api, type EventInfo } from "../net/api";
import { plain, t } from "../text/text.svelte";
import { troubleText } from "../text/trouble";
import { doneTo, type Frame, framesOf, MOST_FRAMES } from "./recap";
import type { Shown } from "./shown";
import type { Table } from "./table.svelte";

/** So long a frame is looked at while they are played. */
const STAY = 1600;

export class Recap {
  /** Which frame is looked at; nothing while the present is. */
  at = $state<number | null>(null);
  playing = $state(false);
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

  /** What a board draws instead of the present. */
  look = $derived.by<Shown | null>(() => (this.frame && this.view ? this.glance(this.frame, this.view) : null));

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
    const at = Math.min(Math.max(0, wanted), this.frames.length - 1);
    const frame = this.frames[at];
    if (!frame) return;
    this.at = at;
    try {
      const [from, to] = await Promise.all([this.viewAt(frame.from), this.viewAt(frame.line.ply)]);
      if (this.frame?.line.n !== frame.line.n) return;
      this.table.film?.retell(frame.line, from, to);
      this.view = to;
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
