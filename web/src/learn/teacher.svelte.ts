/** A lesson at a table: what the coach says and asks, and how he answers a try that is not asked for. */
import { api, type LessonAct, type LessonStep, type Option, type Position, type RefusedOption } from "../net/api";
import type { Language } from "../settings.svelte";
import { fetchLesson, type Figures, type LessonWords } from "./words";

/** What a lesson needs of its table. */
export interface Taught {
  readonly id: string;
  readonly info: { game: string } | null;
  readonly position: Position | null;
  readonly why: RefusedOption | null;
  readonly chosen: Option | null;
  readonly answering: { tell(problem: unknown): void };
}

/** So many wrong tries offer to show it, and so many show it. */
const OFFER = 2;
const SHOW = 3;

export class Teacher {
  words = $state.raw<LessonWords | null>(null);
  /** The step and what it asks, to which tries belong. */
  private at = $state("");
  private tries = $state(0);
  private off = $state.raw<Option | null>(null);
  private asked = $state(false);
  private read = $state(false);
  /** Whether what was learned is summed up: at the end of a lesson that this page has seen. */
  private taught = $state(false);
  private language: Language | null = null;
  /** Of the things that the text counts, those on the board now, by their numbers in the lesson. */
  counts = $state.raw<number[]>([]);
  /** Grows when the learner wants to hear it again. */
  repeats = $state(0);

  constructor(private readonly table: Taught) {}

  step = $derived.by<LessonStep | null>(() => this.table.position?.lesson ?? null);
  /** Whether the coach is there. */
  isOpen = $derived.by<boolean>(() => this.step !== null && this.words !== null && (!this.isFree || this.taught));

  get isFree(): boolean {
    return this.step?.kind === "free";
  }

  /** Take the words of a language. */
  async speak(language: Language): Promise<void> {
    const { info } = this.table;
    if (!info || language === this.language) return;
    this.language = language;
    const words = await fetchLesson(info.game, language);
    if (this.language === language) this.words = words ?? this.words;
  }

  /** The table shows a position: what was tried belongs to the step before. */
  follow(): void {
    const at = this.step ? `${this.table.position!.n} ${this.step.step} ${this.step.asked.join()}` : "";
    if (this.step && !this.isFree) this.taught = true;
    if (at === this.at) return;
    this.at = at;
    this.tries = 0;
    this.off = null;
    this.asked = false;
    this.read = false;
  }

  /** A reason was looked at. */
  look(): void {
    if (this.step?.look && this.table.why?.notation === this.step.look) this.read = true;
  }

  /** Whether a move is not made, because the lesson asks for another. */
  declines(option: Option): boolean {
    if (!this.step || this.isFree || this.step.asked.includes(option.notation)) {
      this.off = null;
      return false;
    }
    this.off = option;
    this.tries += 1;
    return true;
  }

  /** What is said to the last try, if it was not asked for. */
  answer = $derived.by<string | null>(() => {
    const { step, off } = this;
    if (!step || !off) return null;
    return this.words?.say(step.off[off.notation] ?? "not-asked", this.figuresOf(off)) ?? null;
  });

  /** What is said now: a step, or what there is to say at the end. */
  get topic(): string {
    if (!this.isFree) return this.step?.id ?? "";
    return this.step?.skipped ? "ended" : "summary";
  }

  /** Whether what is asked was chosen and is only to be confirmed. */
  get isChosen(): boolean {
    const { chosen } = this.table;
    return chosen !== null && this.step?.asked.includes(chosen.notation) === true;
  }

  /** Whether the one target is shown. */
  get shows(): boolean {
    return this.asked || this.tries >= SHOW;
  }

  get offers(): boolean {
    return this.tries >= OFFER;
  }

  /** These are on the board now of what the text counts. */
  count(numbers: number[]): void {
    const inOrder = numbers.toSorted((one, other) => one - other);
    if (inOrder.join() !== this.counts.join()) this.counts = inOrder;
  }

  /** What a thing that the text counts is called: its place among those on the board. */
  countOf(number: number): number {
    return this.counts.indexOf(number) + 1;
  }

  /** Whether the learner may say to go on. */
  get mayGoOn(): boolean {
    return this.step?.ready === true && (this.step.kind === "go" || (this.step.kind === "look" && this.read));
  }

  repeat(): void {
    this.repeats += 1;
  }

  show(): void {
    this.asked = true;
  }

  close(): void {
    this.taught = false;
  }

  async act(act: LessonAct["act"]): Promise<void> {
    if (!this.step) return;
    try {
      await api.lessonAct(this.table.id, { step: this.step.step, act });
    } catch (problem) {
      this.table.answering.tell(problem);
    }
  }

  /** What a try would bring, and what is asked for would. */
  private figuresOf(off: Option): Figures {
    const options = this.table.position?.question?.options ?? [];
    const asked = options.find((option) => this.step!.asked.includes(option.notation));
    const pairs = Object.entries(asked?.preview ?? {}).map(([key, amount]) => [`asked_${key}`, Math.abs(amount)]);
    const own = Object.entries(off.preview).map(([key, amount]) => [key, Math.abs(amount)]);
    return Object.fromEntries([...own, ...pairs]) as Figures;
  }
}
