/** Taking moves back: freely, or by asking the others. */
import { api, type News, type Position } from "../net/api";

/** Where moves can be taken back. */
export interface Undoable {
  readonly id: string;
  readonly position: Position | null;
  /** Whether what was answered at a ply is taken back together with others like it. */
  joins(ply: number): boolean;
}

export class Undoing {
  constructor(
    private readonly table: Undoable,
    private readonly show: (news: News) => void,
    private readonly tell: (problem: unknown) => void,
  ) {}

  /** The ply that one free step back leads to: before the last answer, or before all that were sent with it. */
  get back(): number | null {
    const free = this.table.position?.undo.free ?? [];
    let back = free[0] ?? null;
    while (back !== null && this.table.joins(back) && free.includes(back - 1) && this.table.joins(back - 1)) back -= 1;
    return back;
  }

  /** Take the last move back, where that is free. */
  async stepBack(): Promise<void> {
    if (this.back !== null) await this.to(this.back);
  }

  /** The ply that the others may be asked to go back to: before the own last step, with all that followed. */
  get wish(): number | null {
    return this.table.position?.undo.wish ?? null;
  }

  async ask(): Promise<void> {
    if (this.wish !== null) await this.to(this.wish);
  }

  /** Go back to a ply; where that is not free, the others are asked. */
  async to(ply: number): Promise<void> {
    const { id, position } = this.table;
    if (position) await this.follow(api.undo(id, position.n, ply));
  }

  /** Agree, or not, to what another player wants to take back. */
  async answer(agree: boolean): Promise<void> {
    const { id, position } = this.table;
    const request = position?.undo.request;
    if (request) await this.follow(api.answerUndo(id, request.n, agree));
  }

  private async follow(answer: Promise<News>): Promise<void> {
    try {
      this.show(await answer);
    } catch (problem) {
      this.tell(problem);
    }
  }
}
