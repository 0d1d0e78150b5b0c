/** Answering a question: what is chosen, what is sent, and why it was not played. */
import type { BoardKit } from "../games/kit";
import {
  type ActionInfo,
  api,
  type News,
  type Option,
  type Position,
  type Question,
  type RefusedOption,
} from "../net/api";
import { settings } from "../settings.svelte";
import { troubleText } from "../text/trouble";
import { following } from "./choices";
import { isSame } from "./question";

/** Why an answer was not played. */
export interface Rejection {
  rule: string | null;
  message: string;
}

/** What is asked, and where the answer goes. */
export interface Asked {
  readonly id: string;
  readonly position: Position | null;
  readonly question: Question | null;
  readonly kit: BoardKit | null;
  readonly connection: { send(message: object): boolean };
  /** Whether an answer is not given, whatever the rules say. */
  declines?(option: Option): boolean;
}

export class Answering {
  chosen = $state.raw<Option | null>(null);
  /** Answers that will be sent together, before the one that ends them. */
  gathered = $state.raw<ActionInfo[]>([]);
  /** The question before this one, if the same player has just answered it and may still answer otherwise. */
  answered = $state.raw<Question | null>(null);
  rejection = $state.raw<Rejection | null>(null);
  /** The refused answer whose reason is shown. */
  why = $state.raw<RefusedOption | null>(null);
  sending = $state(false);
  /** What the answers sent from this page were about, by their notation. */
  readonly sent = new Map<string, Option["about"]>();

  constructor(private readonly table: Asked) {}

  private variants = $derived.by<Option[]>(() => {
    const { kit, question } = this.table;
    return kit && question ? kit.variants(question) : [];
  });

  /** Point at an answer: what leads on is sent at once, the last one is shown first and sent when confirmed. */
  choose(option: Option): void {
    this.rejection = null;
    this.why = null;
    if (this.table.declines?.(option)) return;
    const again = this.chosen?.id === option.id;
    if (again || !this.needsConfirm(option)) this.send(option);
    else this.chosen = option;
  }

  /** Answer without being asked again. */
  answer(option: Option): void {
    this.rejection = null;
    this.why = null;
    this.send(option);
  }

  confirm(): void {
    const end = this.gathered.length ? this.end : null;
    if (end) this.send(...this.gathered, end);
    else if (this.chosen && !this.table.declines?.(this.chosen)) this.send(this.chosen);
  }

  /** The answer that ends a question for which answers are gathered. */
  get end(): Option | null {
    const { kit, question } = this.table;
    return (question && kit?.gathering?.end(question)) ?? null;
  }

  rotate(): void {
    if (this.variants.length) this.chosen = following(this.variants, this.chosen);
  }

  /** Take back what is only chosen; tells whether there was anything. What can be turned always has a way round. */
  unchoose(): boolean {
    if (this.gathered.length) {
      this.gathered = [];
      return true;
    }
    if (!this.chosen || this.variants.length) return false;
    this.chosen = null;
    return true;
  }

  tell(problem: unknown): void {
    this.reject(null, troubleText(problem));
  }

  reject(rule: string | null, message: string): void {
    this.rejection = { rule, message };
  }

  /** A position follows another: a choice is kept while the same is asked. */
  moveOn(before: Position | null, news: News): void {
    const now = news.position;
    this.sending = false;
    if (before?.n !== now?.n) this.answered = isNextStep(before, news) ? before!.question : null;
    if (before?.n === now?.n && before?.question?.seat === now?.question?.seat) return;
    if (!isSame(before?.question, now?.question)) this.begin();
    if (before && now && now.n > before.n) this.rejection = null;
  }

  /** After a reload: ask what was asked before this, where that may still be answered otherwise. */
  async recall(): Promise<void> {
    const { position, question } = this.table;
    if (!position || !question || !this.variants.length) return;
    const past = await api.replay(this.table.id, position.ply - 1, question.seat);
    if (this.table.position?.n === position.n) this.answered = past.position.question;
  }

  /** The board came after the question: what it chooses beforehand is chosen. */
  drawn(): void {
    if (!this.chosen) this.begin();
  }

  private begin(): void {
    const { kit, question } = this.table;
    this.chosen = kit && question ? kit.preselected(question) : null;
    this.gathered = [];
    this.why = null;
  }

  private needsConfirm(option: Option): boolean {
    if (settings.confirm !== "last") return settings.confirm === "always";
    return !option.leads_on;
  }

  private send(...answers: ActionInfo[]): void {
    const { question, position, connection } = this.table;
    if (!question || !position || this.sending) return;
    for (const { notation, about } of answers) this.sent.set(notation, about);
    const [action, ...then] = answers.map((answer) => answer.notation);
    const more = then.length ? { then } : {};
    this.sending = connection.send({ type: "play", n: position.n, action, ...more, seat: question.seat });
  }
}

/** Whether the news are that a seat has answered, and is asked again. */
function isNextStep(before: Position | null, news: News): boolean {
  const seat = before?.question?.seat;
  if (seat === undefined || news.position?.question?.seat !== seat) return false;
  const fresh = news.log.filter((entry) => entry.n > before!.n);
  return fresh.length === 1 && fresh[0]!.kind === "move" && fresh[0]!.seat === seat;
}
