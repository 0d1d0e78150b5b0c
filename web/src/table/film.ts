/** The film of a table: what happens there is directed, drawn and heard; loaded when a table is looked at. */
import type { News, Position } from "../net/api";
import { holds } from "../parts/holds.svelte";
import { settings } from "../settings.svelte";
import { Director } from "./director";
import { Loudspeaker } from "./loudspeaker";
import { type Beat, filmOf } from "./scenes";
import { Layer } from "./screen";
import type { Table } from "./table.svelte";

export class Film {
  private readonly layer = new Layer();
  private readonly loudspeaker = new Loudspeaker(() => settings.volume);
  private readonly director: Director;
  /** The question for which the sound was made last. */
  private rung = -1;

  constructor(private readonly table: Table) {
    this.director = new Director(this.layer, holds, {
      speed: () => settings.pace(),
      heard: (beat) => this.sound(beat),
      failed: (problem) => reportError(problem),
    });
    addEventListener("resize", this.finish);
    document.addEventListener("visibilitychange", this.finish);
  }

  /** Called before the page is drawn again: show how this position came to be. */
  show(before: Position, news: News): void {
    const { kit } = this.table;
    const fresh = news.log.filter((entry) => entry.n > before.n);
    if (!kit || !news.position || document.hidden || fresh.some((entry) => entry.kind !== "move")) return this.finish();
    try {
      const setting = {
        before: before.view,
        after: news.position.view,
        earlier: [],
        colour: (seat: number) => this.table.colour(seat),
        isMine: (seat: number) => this.table.mine.includes(seat),
      };
      this.director.play(filmOf(fresh, kit.script, setting));
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

  get isShowing(): boolean {
    return this.director.isShowing;
  }

  /** End the scene that is shown. */
  skip = (): void => this.director.skip();

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

  private sound(beat: Beat): void {
    if (beat.sound && settings.sounds === "all" && !document.hidden)
      this.loudspeaker.play(beat.sound, beat.note, this.layer.across(beat));
  }
}
