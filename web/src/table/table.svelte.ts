/** One table as this page knows it: the position shown, the question, and what can be done about it. */
import type { BoardKit } from "../games/kit";
import {
  type ActionInfo,
  api,
  type LogEntry,
  type News,
  type Option,
  type Position,
  type Question,
  type RefusedOption,
  type ServerMessage,
  type TableInfo,
} from "../net/api";
import { Connection } from "../net/connection.svelte";
import type { Colour } from "../parts/colours";
import { router } from "../route.svelte";
import { t, words } from "../text/text.svelte";
import { told } from "../text/trouble";
import { Answering } from "./answering.svelte";
import { Arrivals } from "./arrivals.svelte";
import { Chatting } from "./chatting.svelte";
import { barOptions, candidates } from "./choices";
import type { Film } from "./film";
import type * as Learn from "../learn";
import { Tips } from "../learn/tips.svelte";
import { Hints } from "./hints.svelte";
import { Lateness } from "./lateness";
import { Logbook } from "./logbook.svelte";
import { isSame } from "./question";
import { kept } from "./same";
import { Looking } from "./looking.svelte";
import { Recap } from "./recap.svelte";
import { lastStaged } from "./scenes";
import { Seating } from "./seating.svelte";
import type { Shown } from "./shown";
import { Stage } from "./stage.svelte";
import { Stopping } from "./stopping";
import { Undoing } from "./undoing";

/** So many turns ago is not long ago. */
const NOT_LONG_AGO = 40;

export class Table implements Shown {
  news = $state.raw<News | null>(null);
  readonly connection: Connection;
  readonly arrivals: Arrivals;
  readonly answering: Answering;
  readonly hints: Hints;
  readonly undoing: Undoing;
  readonly stopping: Stopping;
  readonly lateness: Lateness;
  readonly chat: Chatting;
  readonly logbook = new Logbook();
  readonly recap = new Recap(this);
  readonly stage = new Stage();
  readonly looking = new Looking();
  readonly tips = new Tips(this);
  /** What shows how positions come about, once it is loaded. */
  film: Film | null = null;
  /** What gives a lesson here, once it is loaded. */
  school = $state.raw<(Pick<typeof Learn, "Coach" | "Marks" | "Steps"> & { teacher: Learn.Teacher }) | null>(null);
  private readonly seating = new Seating(this);

  constructor(
    readonly id: string,
    private readonly kitOf: (game: string) => BoardKit | null,
  ) {
    const tell = (problem: unknown): void => this.answering.tell(problem);
    this.arrivals = new Arrivals(
      () => this.news,
      () => this.mine,
      (news, filmed) => this.show(news, filmed),
    );
    this.connection = new Connection(
      id,
      () => this.news?.table.n ?? 0,
      (message) => this.receive(message),
    );
    this.answering = new Answering(this);
    this.hints = new Hints(this, tell);
    this.undoing = new Undoing(this, (news) => this.arrivals.takeAtOnce(news), tell);
    this.stopping = new Stopping(this, tell);
    this.lateness = new Lateness(this, tell);
    this.chat = new Chatting(id);
  }

  info = $derived<TableInfo | null>(this.news?.table ?? null);
  position = $derived<Position | null>(this.news?.position ?? null);
  view = $derived(this.position?.view ?? null);
  seats = $derived(this.info?.seats ?? []);
  mine = $derived(this.seats.filter((seat) => seat.mine).map((seat) => seat.number));
  question = $derived.by<Question | null>(() =>
    this.connection.status === "open" ? (this.position?.question ?? null) : null,
  );
  kit = $derived.by<BoardKit | null>(() => (this.info ? this.kitOf(this.info.game) : null));
  words = $derived(words.of(this.info?.game ?? ""));
  candidates = $derived(candidates(this.question, this.pointing));
  barOptions = $derived(barOptions(this.question, this.pointing));
  steps = $derived.by<LogEntry[]>(() =>
    this.question && !this.question.starts_turn ? this.logbook.stepsOf(this.question.seat) : [],
  );

  /** Everyone who plays, with or without a seat at the table. */
  players = $derived<number[]>(
    this.kit && this.view ? this.kit.order(this.view) : this.seats.map((seat) => seat.number),
  );
  /** The points of everyone who plays, by seat. */
  scores = $derived.by<number[]>(() =>
    this.players.reduce<number[]>((all, seat) => {
      all[seat] = this.info?.result?.scores[seat] ?? this.kit?.scoreOf(this.view!, seat) ?? 0;
      return all;
    }, []),
  );
  /** Who won; where no seat did, those who play without one. */
  winners = $derived.by<number[]>(() => {
    const result = this.info?.result;
    if (!result || result.winners.length) return result?.winners ?? [];
    return this.players.filter((seat) => !this.seats[seat]);
  });

  get turns() {
    return this.logbook.turns;
  }

  /** The last turn that had something for all players at once, if that was not long ago. */
  staged = $derived.by(() => (this.kit ? lastStaged(this.turns.slice(-NOT_LONG_AGO), this.kit.script) : null));

  get hinted(): string | null {
    const best = this.hints.hint?.options[0];
    return best ? this.pointing(best) : null;
  }

  private get pointing(): (option: ActionInfo) => string | null {
    return this.kit?.pointing ?? (() => null);
  }

  colour(seat: number): Colour {
    return this.seating.colour(seat);
  }

  name(seat: number): string {
    return this.seating.name(seat);
  }

  /** "You" where that is clear, else the name. */
  who(seat: number): string {
    return this.mine.length === 1 && this.mine[0] === seat ? t("you") : this.name(seat);
  }

  // What a board answers with

  get chosen(): Option | null {
    return this.answering.chosen;
  }

  set chosen(option: Option | null) {
    this.answering.chosen = option;
  }

  get gathered(): ActionInfo[] {
    return this.answering.gathered;
  }

  set gathered(answers: ActionInfo[]) {
    this.recap.close();
    this.answering.gathered = answers;
  }

  get answered(): Question | null {
    return this.answering.answered;
  }

  get why(): RefusedOption | null {
    return this.answering.why;
  }

  set why(refused: RefusedOption | null) {
    this.answering.why = refused;
  }

  choose(option: Option): void {
    this.recap.close();
    this.answering.choose(option);
  }

  /** Answer with what was named in full. */
  answer(option: Option): void {
    this.recap.close();
    this.answering.answer(option);
  }

  rotate(): void {
    this.answering.rotate();
  }

  /** Whether an answer is not given, because a lesson asks for another. */
  declines(option: Option): boolean {
    return this.school?.teacher.declines(option) ?? false;
  }

  /** Who gives a lesson, as long as it is given. */
  get teacher(): Learn.Teacher | null {
    return this.school?.teacher.isOpen ? this.school.teacher : null;
  }

  /** Take an option that a hint names. */
  takeHint(advised: ActionInfo): void {
    const option = this.question?.options.find((one) => one.id === advised.id);
    if (option) this.choose(option);
  }

  /** One step back: what is chosen first, then the last move. */
  async back(): Promise<void> {
    if (!this.answering.unchoose()) await this.undoing.stepBack();
  }

  async instead(option: Option): Promise<void> {
    if (this.undoing.back === null) return;
    await this.undoing.stepBack();
    if (this.question?.options.some((one) => one.id === option.id)) this.choose(option);
  }

  /** Begin another game with the same players, or come to the one that they have begun. */
  async again(): Promise<void> {
    try {
      router.go(`/t/${(await api.rematch(this.id)).id}`);
    } catch (problem) {
      this.answering.tell(problem);
    }
  }

  // What arrives

  private receive(message: ServerMessage): void {
    if (message.type === "news") this.arrivals.take(message);
    if (message.type === "chat") this.chat.receive(message.lines);
    if (message.type === "accepted") this.answering.sending = false;
    if (message.type === "refused") {
      this.answering.sending = false;
      this.answering.reject(message.rule ?? null, told(message.error, message.message));
      if (message.news) this.arrivals.takeAtOnce(message.news);
    }
  }

  private show(news: News, filmed: boolean): void {
    const before = this.position;
    if (before && filmed) this.film?.show(before, news);
    else this.film?.finish();
    void words.need(news.table.game, news.table.components);
    this.logbook.add(news);
    this.news = kept(this.news, news);
    this.answering.moveOn(before, news);
    if (!isSame(before?.question, news.position?.question)) {
      this.hints.putAway();
      this.recap.close();
      void this.tips.ask();
    }
    if (!before) this.recall();
    if (!filmed) this.recap.comeBack();
  }

  /** Whether what was answered at a ply belongs with others that are taken back together. */
  joins(ply: number): boolean {
    const notation = this.logbook.at(ply)?.notation;
    return notation ? (this.kit?.gathering?.joins(notation) ?? false) : false;
  }

  /** The board of the game was loaded. */
  drawn(): void {
    this.answering.drawn();
    this.recall();
    this.recap.comeBack();
  }

  private recall(): void {
    if (this.steps.length) void this.answering.recall().catch(() => undefined);
  }

  /** The connection went away: what comes next is shown at once. */
  interrupted(): void {
    this.recap.goAway();
    this.arrivals.interrupted();
    this.answering.sending = false;
  }

  close(): void {
    this.film?.close();
    this.connection.close();
  }
}
