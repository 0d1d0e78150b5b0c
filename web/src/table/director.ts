/**
 * Shows what happened, scene after scene. The page always draws the true position; the director only holds numbers and
 * hides pieces until the motion that changes them has landed. So `finish` is always right, whenever it is called.
 */
import { catchUp, entriesIn, filmLength, isHurried, isTooMuch, lengthOf, millisecondsOf, OVERLAP } from "./rhythm";
import type { EventInfo } from "../net/api";
import type { Beat, Count, Scene } from "./scenes";

/** Where motions are drawn. */
export interface Screen {
  /** Called before the page is drawn again: keep what these beats will set out from. */
  remember(beats: Beat[]): void;
  /** Done when the page is drawn again: what a beat sets out for is there. */
  drawn(): Promise<void>;
  /** Called before a scene is shown: bring where it is played into sight, if anything may move there. */
  approach(beats: Beat[], milliseconds: number, mayMove: boolean): Promise<void>;
  /** Nothing more is shown: look again where one looked before. */
  withdraw(milliseconds: number): void;
  /** Do not draw these pieces, once the page is drawn again. */
  hide(pieces: string[]): void;
  reveal(pieces: string[]): void;
  /** Show a beat; done when it has landed. */
  show(beat: Beat, milliseconds: number): Promise<void>;
  /** Where motion is unwelcome: let what changed light up once. */
  glow(beats: Beat[]): void;
  /** End what moves now. */
  cut(): void;
  /** Draw nothing, hide nothing. */
  clear(): void;
}

/** Where numbers are held. */
export interface Holding {
  has(key: string): boolean;
  drawn(key: string, truth: number): number;
  hold(key: string, value: number): void;
  release(key: string): void;
  clear(): void;
}

/** A scene takes at most so much longer than planned. */
const PATIENCE = { times: 1.5, more: 250 };
/** So long may a film run beside a question. */
const BESIDE_A_QUESTION = 1600;
const WELL_BESIDE = 1000;
/** A number that runs far skips some of its way. */
const MOST_STEPS = 12;
/** So long a stage stays after its last lane, and where nothing moves. */
const LEAVING = 600;
const READ = 4000;
/** Where nothing moves, one sound follows another after so long. */
const BETWEEN_SOUNDS = 120;
/** So long it takes to bring a scene into sight. */
const PAN = 280;
/** Between the deeds of two players. */
const BREATH = 80;

/** What a director has to ask, and to tell. */
interface Reins {
  /** How fast the film runs; 0 where nothing may move. */
  speed: () => number;
  /** A beat can be heard now. */
  heard?: (beat: Beat) => void;
  /** A scene could not be shown. */
  failed?: (problem: unknown) => void;
  stage?: Staging;
}

/** Where all players are shown at once, each in a lane. */
export interface Staging {
  /** Whether nobody wants to see lanes by themselves any more. */
  readonly isUnwanted: boolean;
  open(events: EventInfo[]): void;
  /** Show the lane of a player. */
  turnTo(seat: number): void;
  /** Show all lanes as they are in the end. */
  complete(): void;
  close(): void;
}

export class Director {
  private queue: Scene[] = [];
  private running: Scene | null = null;
  /** Grows with every end: what was started before it counts no more. */
  private take = 0;
  private timers = new Set<ReturnType<typeof setTimeout>>();
  private beside: ReturnType<typeof setTimeout> | null = null;
  private asked = false;
  /** How much faster it must go to be over while a question is read. */
  private press = 1;
  /** Which beat of the scene was begun last, and the numbers from which the scene set out. */
  private at = 0;
  private began: Record<string, number> = {};

  constructor(
    private readonly screen: Screen,
    private readonly holds: Holding,
    private readonly reins: Reins,
  ) {}

  get isShowing(): boolean {
    return this.running !== null;
  }

  /**
   * Called before the page is drawn again: show what leads to the new position, after all that waits. Of too much, and
   * of all that led to a question, only the last is shown.
   */
  play(film: Scene[]): void {
    if (!film.length) return;
    const beats = film.flatMap((scene) => scene.beats);
    if (this.reins.speed() === 0) return this.light(film);
    if (this.asked || isTooMuch([...this.queue, ...film])) this.finish();
    this.queue.push(...film);
    this.press = this.asked ? Math.max(1, filmLength(film) / WELL_BESIDE) : 1;
    this.screen.remember(beats);
    this.screen.hide(beats.flatMap((beat) => beat.reveals ?? []));
    for (const scene of film) for (const key in scene.changes) this.holdFor(scene, key);
    if (this.asked) this.hurry();
    if (!this.running) void this.run();
  }

  /** A question has come, or is answered: it never waits, so the film may not run beside it for long. */
  ask(asked: boolean): void {
    this.asked = asked;
    if (asked) this.reins.stage?.close();
    if (asked) this.screen.withdraw(this.panTime());
    if (asked && this.running) this.hurry();
  }

  /** End the scene that is shown, and go on with the next. */
  skip(): void {
    const { running } = this;
    if (!running) return;
    this.stop();
    this.screen.cut();
    this.settle(running);
    void this.run();
  }

  /** All players are shown at once: go on with the next of them, as if this one had been seen. */
  nextLane(): void {
    const { running } = this;
    const lane = running?.beats[this.at]?.lane;
    const next = running?.beats.findIndex((beat, n) => n > this.at && beat.lane !== undefined && beat.lane !== lane);
    if (!running || !next || next < 0) return this.skip();
    this.halt();
    this.screen.cut();
    const later = { ...running, beats: running.beats.slice(next) };
    this.leap(running, running.beats.slice(0, next), later.beats);
    this.queue.unshift(later);
    void this.run();
  }

  /** Show the true position now. */
  finish(): void {
    this.stop();
    this.queue = [];
    this.running = null;
    this.holds.clear();
    this.screen.clear();
    this.screen.withdraw(0);
  }

  /** Nothing may move: what changed lights up, and is heard in its order. */
  private light(film: Scene[]): void {
    const beats = film.flatMap((scene) => scene.beats);
    const staged = film.flatMap((scene) => scene.stage ?? []);
    this.screen.glow(beats);
    void this.screen.drawn().then(() => this.screen.approach(beats, 0, false));
    if (staged.length && !this.reins.stage?.isUnwanted) {
      this.reins.stage?.open(staged);
      this.reins.stage?.complete();
      this.later(() => this.reins.stage?.close(), READ);
    }
    const heard = beats.filter((beat) => beat.sound);
    heard.forEach((beat, n) => this.later(() => this.reins.heard?.(beat), n * BETWEEN_SOUNDS));
  }

  private fail(problem: unknown): void {
    this.finish();
    this.reins.failed?.(problem);
  }

  private stop(): void {
    this.halt();
    this.reins.stage?.close();
  }

  /** Whatever runs now goes no further. */
  private halt(): void {
    this.take += 1;
    this.timers.forEach(clearTimeout);
    this.timers.clear();
    if (this.beside) clearTimeout(this.beside);
    this.beside = null;
  }

  private hurry(): void {
    this.beside ??= setTimeout(() => this.finish(), BESIDE_A_QUESTION);
  }

  private holdFor(scene: Scene, key: string): void {
    if (!this.holds.has(key)) this.holds.hold(key, scene.changes[key]!.before);
  }

  private async run(): Promise<void> {
    const { take } = this;
    let before: Scene | null = null;
    while (take === this.take) {
      const scene = this.queue.shift() ?? null;
      this.running = scene;
      if (!scene) break;
      await this.screen.drawn();
      if (take === this.take && before && before.n !== scene.n) await this.pause(BREATH / this.rate(scene));
      if (take === this.take && !scene.stage) await this.approach(scene);
      if (take === this.take && !(scene.stage && this.reins.stage?.isUnwanted)) await this.perform(scene);
      if (take === this.take) this.settle(scene);
      before = scene;
    }
    if (take !== this.take) return;
    this.screen.withdraw(this.panTime());
    if (this.beside) clearTimeout(this.beside);
    this.beside = null;
  }

  /** Whoever is asked looks for an answer: then nothing moves under the pointer. */
  private approach(scene: Scene): Promise<void> {
    return this.screen.approach(scene.beats, PAN / this.rate(scene), !this.asked);
  }

  private panTime(): number {
    const speed = this.reins.speed();
    return speed && PAN / speed;
  }

  private rate(scene: Scene): number {
    return (this.reins.speed() || 1) * this.press * catchUp(entriesIn(this.queue)) * lengthOf(scene).haste;
  }

  private async perform(scene: Scene): Promise<void> {
    const { take } = this;
    const rate = this.rate(scene);
    const planned = (lengthOf(scene).milliseconds * lengthOf(scene).haste) / rate;
    const watchdog = this.later(() => this.finish(), planned * PATIENCE.times + PATIENCE.more);
    const landings: Promise<void>[] = [];
    if (scene.stage && !this.asked) this.reins.stage?.open(scene.stage);
    this.began = Object.fromEntries(countedIn(scene.beats).map((key) => [key, this.holds.drawn(key, 0)]));
    for (const [n, beat] of scene.beats.entries()) {
      this.at = n;
      if (beat.motion === "dim" && isHurried(entriesIn(this.queue))) continue;
      const milliseconds = millisecondsOf(beat) / rate;
      if (beat.lane !== undefined && beat.lane !== scene.beats[n - 1]?.lane) await this.turnTo(beat.lane);
      if (take !== this.take) return;
      landings.push(this.land(beat, scene, milliseconds).catch((problem) => this.fail(problem)));
      await this.pause(OVERLAP * milliseconds);
      if (take !== this.take) return;
    }
    await Promise.all(landings);
    this.forget(watchdog);
    if (scene.stage && take === this.take) await this.leave();
  }

  /** What a lane shows is there before anything moves in it. */
  private async turnTo(lane: number): Promise<void> {
    this.reins.stage?.turnTo(lane);
    await this.screen.drawn();
  }

  /** The stage is looked at for a moment before it goes. */
  private async leave(): Promise<void> {
    const { take } = this;
    this.reins.stage?.complete();
    if (!this.asked) await this.pause(LEAVING);
    if (take === this.take) this.reins.stage?.close();
  }

  private async land(beat: Beat, scene: Scene, milliseconds: number): Promise<void> {
    const { take } = this;
    const lands = beat.motion === "fly";
    if (!lands) this.reins.heard?.(beat);
    const shown = this.screen.show(beat, milliseconds);
    if (beat.motion === "count") await this.count(beat, scene, milliseconds);
    await shown;
    if (take !== this.take) return;
    if (lands) this.reins.heard?.(beat);
    if (beat.reveals) this.screen.reveal(beat.reveals);
  }

  /** Let numbers run to where a beat brings them: to their end, if no later beat of the scene counts them. */
  private async count(beat: Count, scene: Scene, milliseconds: number): Promise<void> {
    const { take } = this;
    const ways = Object.keys(beat.by).map((key) => {
      const from = this.holds.drawn(key, 0);
      const rest = scene.beats.slice(scene.beats.indexOf(beat) + 1);
      const isLast = key in scene.changes && !rest.some((one) => one.motion === "count" && key in one.by);
      return { key, from, to: isLast ? scene.changes[key]!.after : from + beat.by[key]! };
    });
    const steps = Math.min(MOST_STEPS, Math.max(1, ...ways.map(({ from, to }) => Math.abs(to - from))));
    for (let step = 1; step <= steps; step += 1) {
      await this.pause(milliseconds / steps);
      if (take !== this.take) return;
      for (const { key, from, to } of ways)
        if (this.holds.has(key)) this.holds.hold(key, Math.round(from + ((to - from) * step) / steps));
    }
  }

  /** What a scene changed is as it is now, unless a later one changes it too. */
  private settle(scene: Scene): void {
    this.screen.reveal(scene.beats.flatMap((beat) => beat.reveals ?? []));
    for (const key in scene.changes) this.settleNumber(scene, key);
  }

  private settleNumber(scene: Scene, key: string): void {
    if (this.queue.some((later) => key in later.changes)) this.holds.hold(key, scene.changes[key]!.after);
    else this.holds.release(key);
  }

  /** The numbers of a scene are where its first beats bring them, whatever was seen of these. */
  private leap(scene: Scene, seen: Beat[], rest: Beat[]): void {
    this.screen.reveal(seen.flatMap((beat) => beat.reveals ?? []));
    const later = countedIn(rest);
    for (const key of countedIn(seen).filter((one) => this.holds.has(one))) {
      const by = seen.reduce((sum, beat) => sum + (beat.motion === "count" ? (beat.by[key] ?? 0) : 0), 0);
      if (key in scene.changes && !later.includes(key)) this.settleNumber(scene, key);
      else this.holds.hold(key, this.began[key]! + by);
    }
  }

  private pause(milliseconds: number): Promise<void> {
    return new Promise((resolve) => void this.later(resolve, milliseconds));
  }

  private later(act: () => void, milliseconds: number): ReturnType<typeof setTimeout> {
    const timer = setTimeout(() => {
      this.timers.delete(timer);
      act();
    }, milliseconds);
    this.timers.add(timer);
    return timer;
  }

  private forget(timer: ReturnType<typeof setTimeout>): void {
    clearTimeout(timer);
    this.timers.delete(timer);
  }
}

/** The numbers that beats count. */
function countedIn(beats: Beat[]): string[] {
  return [...new Set(beats.flatMap((beat) => (beat.motion === "count" ? Object.keys(beat.by) : [])))];
}
