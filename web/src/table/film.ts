/** The film of a table: what happens there is directed, drawn and heard; loaded when a table is looked at. */
import type { View } from "../games/kit";
import type { News, Position } from "../net/api";
import type { Colour } from "../parts/colours";
import { holds } from "../parts/holds.svelte";
import { settings } from "../settings.svelte";
import { Director } from "./director";
import { freshIn } from "./log";
import { Loudspeaker } from "./loudspeaker";
import { type Beat, filmOf, type Scene, type Told } from "./scenes";
import { Layer } from "./screen";
import type { Note, SoundName } from "./sounds";
import type { Table } from "./table.svelte";

/** What is shown again is shown faster. */
const LOOKING_BACK = 1.5;

export class Film {
  private readonly layer = new Layer();
  private readonly loudspeaker = new Loudspeaker(() => settings.volume);
  private readonly director: Director;
  /** The question for which the sound was made last. */
  private rung = -1;

  constructor(private readonly table: Table) {
    this.director = new Director(this.layer, holds, {
      speed: () => settings.pace() * (table.recap.isOpen ? LOOKING_BACK : 1),
      stage: table.stage,
      heard: (beat) => this.sound(beat),
      failed: (problem) => reportError(problem),
    });
    addEventListener("resize", this.finish);
    document.addEventListener("visibilitychange", this.finish);
  }

  /** Called before the page is drawn again: show how this position came to be. */
  show(before: Position, news: News): void {
    const fresh = freshIn(news, before);
    const isPlain = fresh.every((entry) => entry.kind === "move");
    if (!news.position || !isPlain || document.hidden || this.table.recap.isOpen) this.finish();
    else if (news.position.over) this.finish();
    else {
      this.director.ask(news.position.question !== null);
      this.play(fresh, before.view, news.position.view);
    }
  }

  /** Show a turn again, from one position to another. */
  retell(turn: Told, before: View, after: View): void {
    this.finish();
    this.play([turn], before, after);
  }

  /** Only point at what went where in a turn that led to the position which is drawn. */
  trace(turn: Told, before: View, after: View): void {
    this.finish();
    const beats = this.scenes([turn], before, after).flatMap((scene) => scene.beats);
    this.layer.trace(beats.filter((beat) => beat.motion === "fly"));
  }

  private scenes(told: Told[], before: View, after: View): Scene[] {
    const { kit } = this.table;
    const colour = (seat: number): Colour => this.table.colour(seat);
    const isMine = (seat: number): boolean => this.table.mine.includes(seat);
    return kit ? filmOf(told, kit.script, { before, after, earlier: [], colour, isMine }) : [];
  }

  private play(told: Told[], before: View, after: View): void {
    try {
      this.director.play(this.scenes(told, before, after));
    } catch (problem) {
      this.finish();
      reportError(problem);
    }
  }

  /** Whether this player is asked something now. */
  ask(asked: boolean): void {
    this.director.ask(asked);
    const n = this.table.position?.n ?? -1;
    if (!asked || n === this.rung) return;
    this.rung = n;
    if (settings.sounds !== "off") this.loudspeaker.play("your-turn");
  }

  /** Somebody has sat down in the waiting room. */
  takesSeat(): void {
    if (settings.sounds === "all") this.loudspeaker.play("wood");
  }

  get isShowing(): boolean {
    return this.director.isShowing;
  }

  /** End the scene that is shown. */
  skip = (): void => this.director.skip();

  /** Go on with the next player of a stage. */
  nextLane = (): void => this.director.nextLane();

  /** Show the true position, with all that was to be shown. */
  finish = (): void => this.director.finish();

  /** Something was pressed: a page may sound from now on. */
  wake = (): void => {
    if (settings.sounds !== "off") this.loudspeaker.wake();
  };

  close(): void {
    removeEventListener("resize", this.finish);
    document.removeEventListener("visibilitychange", this.finish);
    this.director.finish();
    this.layer.close();
    this.loudspeaker.close();
  }

  /** Let something be heard that is no part of a scene; what it gives lets that fade. */
  ring(sound: SoundName, note: Note = {}): (() => void) | undefined {
    return settings.sounds === "all" && !document.hidden ? this.loudspeaker.play(sound, note) : undefined;
  }

  private sound(beat: Beat): void {
    if (beat.sound && settings.sounds === "all" && !document.hidden)
      this.loudspeaker.play(beat.sound, beat.note, this.layer.across(beat));
  }
}
