/** What a newcomer is told in ordinary games: a line when something is new, which the server chooses. */
import { api, type Position, type Question, type Tip } from "../net/api";
import { type Language, settings } from "../settings.svelte";
import { bundle } from "../text/text.svelte";

/** What tips need of their table. */
export interface Coached {
  readonly id: string;
  readonly info: { game: string } | null;
  readonly position: Position | null;
  readonly question: Question | null;
}

type Texts = ReturnType<typeof bundle>;

export class Tips {
  private tip = $state.raw<Tip | null>(null);
  private texts = $state.raw<Texts | null>(null);
  private language: Language | null = null;

  constructor(private readonly table: Coached) {}

  /** Whether lines come: not to whoever wants none, nor to whoever knows the game. */
  coach = $derived(this.tip?.coach ?? "on");

  /** The line, as long as its turn lasts. */
  line = $derived.by<string | null>(() => {
    if (!this.tip?.topic || !this.table.question || !settings.tips) return null;
    const pattern = this.texts?.getMessage(`topic-${this.tip.topic}`)?.value;
    return pattern ? this.texts!.formatPattern(pattern) : null;
  });

  rule = $derived(this.tip?.rule ?? null);

  /** Another question is asked: perhaps something about it is new. A line that cannot be had is not missed. */
  async ask(): Promise<void> {
    const { question = null, lesson = null } = this.table.position ?? {};
    const isTaught = lesson !== null && lesson.kind !== "free";
    if (!question || isTaught || !settings.tips || this.coach !== "on") return;
    const tip = await api.tip(this.table.id, question.seat).catch(() => null);
    if (tip && this.table.position?.question?.seat === question.seat) this.tip = tip;
    if (tip?.topic) await this.speak(settings.language);
  }

  /** Take the lines of a language. */
  async speak(language: Language): Promise<void> {
    const { info } = this.table;
    if (!this.tip?.topic || !info || language === this.language) return;
    this.language = language;
    const answer = await fetch(`/api/games/${info.game}/topics/${language}`).catch(() => null);
    const text = answer?.ok ? await answer.text() : null;
    if (text !== null && this.language === language) this.texts = bundle(language, text);
  }

  /** Put this line away for good. */
  async close(): Promise<void> {
    this.tip = { coach: "on", topic: null, rule: null };
    await api.closeTip(this.table.id).catch(() => undefined);
  }

  /** Have lines in this game, from the first one on, or none. */
  async want(on: boolean): Promise<void> {
    if (on) settings.tips = true;
    this.tip = { coach: on ? "on" : "off", topic: null, rule: null };
    if (this.table.info) await api.wantTips(this.table.info.game, on).catch(() => undefined);
    if (on) await this.ask();
  }
}
