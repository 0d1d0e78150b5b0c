/** What a strong player would do: advice that is asked for, and shown while its question is. */
import { api, type Hint, type Position, type Question } from "../net/api";
import { isSame } from "./question";

/** What advice is asked about. */
export interface Advised {
  readonly id: string;
  readonly position: Position | null;
  readonly question: Question | null;
}

export class Hints {
  /** The advice that was asked for, if it is about this question. */
  hint = $state.raw<Hint | null>(null);
  /** The question about which advice is being thought out. */
  private pondered = $state.raw<Question | null>(null);

  constructor(
    private readonly table: Advised,
    private readonly tell: (problem: unknown) => void,
  ) {}

  pondering = $derived.by(() => this.isAsked(this.pondered));

  /** Ask what a strong player would do here; asked again, put the advice away. */
  async ask(): Promise<void> {
    const { id, question, position } = this.table;
    if (this.hint || !question?.hints || !position || this.pondering) return this.putAway();
    this.pondered = question;
    try {
      const hint = await api.hint(id, position.n, question.seat);
      if (this.isAsked(question)) this.hint = hint;
    } catch (problem) {
      if (this.isAsked(question)) this.tell(problem);
    } finally {
      if (this.pondered === question) this.pondered = null;
    }
  }

  putAway(): void {
    this.hint = null;
  }

  /** Whether this is still the question, however many others have answered theirs. */
  private isAsked(question: Question | null): boolean {
    return isSame(question, this.table.position?.question);
  }
}
