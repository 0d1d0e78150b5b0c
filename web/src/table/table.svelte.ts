/** One table as this page knows it: the position shown, the question, what is chosen, and how to answer. */
import type { BoardKit } from "../games/kit";
import {
  type Answer,
  api,
  type ChatLine,
  type EventInfo,
  type Hint,
  type LogEntry,
  type News,
  type Option,
  type Position,
  type Question,
  type RefusedOption,
  type SeatInfo,
  type ServerMessage,
  type TableInfo,
} from "../net/api";
import { Connection } from "../net/connection.svelte";
import { type Colour, coloursOf } from "../parts/colours";
import { settings } from "../settings.svelte";
import { t, words } from "../text/text.svelte";
import { told, troubleText } from "../text/trouble";
import { barOptions, candidates, following } from "./choices";
import { merged, steps, type TurnLine, turns } from "./log";
import { kept } from "./same";
import type { Shown } from "./shown";

const BOT_NAMES = ["Frontinus", "Vitruvius", "Agrippa", "Livia", "Apollodorus"];
const PACE = 330;
const LONGEST = 1200;

export function seatName(seat: SeatInfo | undefined): string {
  if (!seat) return "";
  return seat.name ?? (seat.kind === "bot" ? BOT_NAMES[seat.number % BOT_NAMES.length]! : t("open-seat"));
}

/** Why an answer was not played. */
export interface Rejection {
  rule: string | null;
  message: string;
}

/** Whether a question has only been waiting while others answered theirs: then a choice is kept. */
function isSame(before: Question | null | undefined, now: Question | null | undefined): boolean {
  return !!before && !!now && before.seat === now.seat && before.asked === now.asked && before.key === now.key;
}

export class Table implements Shown {
  news = $state.raw<News | null>(null);
  log = $state.raw<LogEntry[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  chosen = $state.raw<Option | null>(null);
  answered = $state.raw<Question | null>(null);
  rejection = $state.raw<Rejection | null>(null);
  /** The refused answer whose reason is shown. */
  why = $state.raw<RefusedOption | null>(null);
  /** Whether that reason stays when the pointer leaves. */
  whyStays = $state(false);
  sending = $state(false);
  /** The advice that was asked for, if it is about this question. */
  hint = $state.raw<Hint | null>(null);
  /** The question about which advice is being thought out. */
  private pondered = $state.raw<Question | null>(null);
  /** What happened between the last position shown and this one. */
  fresh: EventInfo[] = [];
  readChat = $state(0);
  /** How many moves of others came while the connection was away. */
  missed = $state(0);
  missedFrom = $state(0);
  readonly connection: Connection;
  private queue: News[] = [];
  private told: TurnLine[] = [];
  private pacing: ReturnType<typeof setTimeout> | null = null;
  private away = false;

  constructor(
    readonly id: string,
    private readonly kitOf: (game: string) => BoardKit | null,
  ) {
    this.connection = new Connection(
      id,
      () => this.latest?.table.n ?? 0,
      (message) => this.receive(message),
    );
  }

  // What is shown

  info = $derived<TableInfo | null>(this.news?.table ?? null);
  position = $derived(this.news?.position ?? null);
  view = $derived(this.position?.view ?? null);
  seats = $derived(this.info?.seats ?? []);
  mine = $derived(this.seats.filter((seat) => seat.mine).map((seat) => seat.number));
  question = $derived.by<Question | null>(() =>
    this.connection.standing === "open" ? (this.position?.question ?? null) : null,
  );
  kit = $derived.by<BoardKit | null>(() => (this.info ? this.kitOf(this.info.game) : null));
  words = $derived(words.of(this.info?.game ?? ""));
  candidates = $derived(candidates(this.question, this.pointing));
  barOptions = $derived(barOptions(this.question, this.pointing));
  turns = $derived.by(() => (this.told = turns(this.log, this.told)));
  steps = $derived(this.question && !this.question.starts_turn ? steps(this.log, this.question.seat) : []);
  hinting = $derived(this.isAsked(this.pondered));
  hinted = $derived(this.hint?.options[0] ? this.pointing(this.hint.options[0]) : null);
  undoTo = $derived(this.position?.undo.free[0] ?? null);
  unread = $derived(this.chat.filter((line) => line.id > this.readChat && !line.mine).length);

  /** Everyone who plays, with or without a seat at the table. */
  players = $derived<number[]>(
    this.kit && this.view ? this.kit.order(this.view) : this.seats.map((seat) => seat.number),
  );
  /** Who won; where no seat did, those who play without one. */
  winners = $derived.by<number[]>(() => {
    const result = this.info?.result;
    if (!result || result.winners.length) return result?.winners ?? [];
    return this.players.filter((seat) => !this.seats[seat]);
  });

  private get pointing(): (option: Answer) => string | null {
    return this.kit?.pointing ?? (() => null);
  }

  private get latest(): News | null {
    return this.queue.at(-1) ?? this.news;
  }

  private colours = $derived(
    coloursOf(((this.view?.["players"] ?? []) as { colour?: string }[]).map((player) => player.colour)),
  );

  colour(seat: number): Colour {
    return this.colours[seat] ?? "lapis";
  }

  name(seat: number): string {
    const known = this.seats[seat];
    if (!known && this.view && this.kit?.stranger) return this.kit.stranger(this.words, this.view, seat);
    return seatName(known);
  }

  /** "You" where that is clear, else the name. */
  who(seat: number): string {
    return this.mine.length === 1 && this.mine[0] === seat ? t("you") : this.name(seat);
  }

  // Answering

  /** Point at an answer: a step is sent at once, the last one is shown first and sent when confirmed. */
  choose(option: Option): void {
    this.rejection = null;
    this.why = null;
    const again = this.chosen?.id === option.id;
    if (again || !this.needsConfirm(option)) void this.send(option);
    else this.chosen = option;
  }

  private needsConfirm(option: Option): boolean {
    if (settings.confirm !== "last") return settings.confirm === "always";
    return !option.leads_on;
  }

  /** Ask what a strong player would do here; asked again, put the advice away. */
  async askHint(): Promise<void> {
    const { question, position } = this;
    if (this.hint || !question?.hints || !position || this.hinting) {
      this.hint = null;
      return;
    }
    this.pondered = question;
    try {
      const hint = await api.hint(this.id, position.n, question.seat);
      if (this.isAsked(question)) this.hint = hint;
    } catch (problem) {
      if (this.isAsked(question)) this.tell(problem);
    } finally {
      if (this.pondered === question) this.pondered = null;
    }
  }

  /** Whether this is still the question, however many others have answered theirs. */
  private isAsked(question: Question | null): boolean {
    return isSame(question, this.position?.question);
  }

  /** Take an option that a hint names. */
  takeHint(advised: Answer): void {
    const option = this.question?.options.find((one) => one.id === advised.id);
    if (option) this.choose(option);
  }

  confirm(): void {
    if (this.chosen) void this.send(this.chosen);
  }

  rotate(): void {
    if (this.question && this.kit?.variants(this.question).length) {
      this.chosen = following(this.kit.variants(this.question), this.chosen);
    }
  }

  private async send(option: Option): Promise<void> {
    if (!this.question || !this.position || this.sending) return;
    this.sending = this.connection.send({
      type: "play",
      n: this.position.n,
      action: option.notation,
      seat: this.question.seat,
    });
  }

  /** One step back: what is chosen first, then the last move. */
  async back(): Promise<void> {
    if (this.chosen && !this.kit?.variants(this.question!).length) this.chosen = null;
    else if (this.undoTo !== null) await this.undo(this.undoTo);
  }

  async undo(to: number): Promise<void> {
    if (!this.position) return;
    try {
      this.take(await api.undo(this.id, this.position.n, to), true);
    } catch (problem) {
      this.tell(problem);
    }
  }

  async instead(option: Option): Promise<void> {
    if (this.undoTo === null) return;
    await this.undo(this.undoTo);
    if (this.question?.options.some((one) => one.id === option.id)) this.choose(option);
  }

  async answerUndo(agree: boolean): Promise<void> {
    const request = this.position?.undo.request;
    if (!request) return;
    try {
      this.take(await api.answerUndo(this.id, request.n, agree), true);
    } catch (problem) {
      this.tell(problem);
    }
  }

  tell(problem: unknown): void {
    this.rejection = { rule: null, message: troubleText(problem) };
  }

  // Receiving

  private receive(message: ServerMessage): void {
    if (message.type === "news") this.take(message, false);
    if (message.type === "chat") this.chat = [...this.chat, ...message.lines.filter((line) => this.isNew(line))];
    if (message.type === "accepted") this.sending = false;
    if (message.type === "refused") {
      this.sending = false;
      this.rejection = { rule: message.rule ?? null, message: told(message.error, message.message) };
      if (message.news) this.take(message.news, true);
    }
  }

  private isNew(line: ChatLine): boolean {
    return !this.chat.some((known) => known.id === line.id);
  }

  /** Show news: at once if they are mine or far behind, else one after the other. */
  private take(news: News, now: boolean): void {
    const shown = this.latest;
    if (shown && news.table.n < shown.table.n) return;
    void words.need(news.table.game);
    const behind = shown ? news.table.n - shown.table.n : 0;
    if (this.away && behind > 0 && this.isOfOthers(news)) {
      this.missed = behind;
      this.missedFrom = shown?.position?.place ?? 0;
    }
    this.queue.push(news);
    if (now || !this.news || this.away || behind > 12 || !this.isOfOthers(news)) this.jump();
    else this.pace();
    this.away = false;
  }

  private isOfOthers(news: News): boolean {
    const fresh = news.log.filter((entry) => entry.n > (this.news?.table.n ?? 0));
    return fresh.length > 0 && fresh.every((entry) => !this.mine.includes(entry.seat));
  }

  /** Show everything that has arrived. */
  jump = (): void => {
    if (this.pacing) clearTimeout(this.pacing);
    this.pacing = null;
    while (this.queue.length) this.show(this.queue.shift()!);
  };

  private pace(): void {
    if (this.pacing) return;
    const next = this.queue.shift();
    if (!next) return;
    this.show(next);
    const wait = Math.min(settings.duration(PACE), LONGEST / (this.queue.length + 1));
    this.pacing = setTimeout(() => {
      this.pacing = null;
      this.pace();
    }, wait);
  }

  private show(news: News): void {
    const before = this.position;
    this.fresh = before ? news.log.filter((entry) => entry.n > before.n).flatMap((entry) => entry.events) : [];
    if (before?.n !== news.position?.n) this.answered = this.isMyNextStep(before, news) ? before!.question : null;
    this.log = merged(this.log, news.log, news.since);
    this.news = kept(this.news, news);
    this.sending = false;
    if (before?.n !== news.position?.n || before?.question?.seat !== news.position?.question?.seat) {
      if (!isSame(before?.question, news.position?.question)) {
        this.chosen = this.kit && this.question ? this.kit.preselected(this.question) : null;
        this.why = null;
        this.hint = null;
      }
      if (before && news.position && news.position.n > before.n) this.rejection = null;
    }
    if (!before) void this.recall().catch(() => undefined);
  }

  /** After a reload: ask what was asked before this, where that may still be answered otherwise. */
  private async recall(): Promise<void> {
    const { position, question } = this;
    if (!position || !question || !this.steps.length || !this.kit?.variants(question).length) return;
    const past = await api.replay(this.id, position.place - 1, question.seat);
    if (this.position?.n === position.n) this.answered = past.position.question;
  }

  private isMyNextStep(before: Position | null, news: News): boolean {
    const seat = before?.question?.seat;
    if (seat === undefined || news.position?.question?.seat !== seat) return false;
    const fresh = news.log.filter((entry) => entry.n > before!.n);
    return fresh.length === 1 && fresh[0]!.kind === "move" && fresh[0]!.seat === seat;
  }

  /** The connection went away: what comes next is shown at once. */
  interrupted(): void {
    this.away = true;
    this.sending = false;
  }

  close(): void {
    if (this.pacing) clearTimeout(this.pacing);
    this.connection.close();
  }
}
