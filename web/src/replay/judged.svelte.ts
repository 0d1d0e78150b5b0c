/** How the decisions of a finished game are judged, as far as that has come. */
import { patiently, pause } from "../net/again";
import { api, type Review } from "../net/api";
import { troubleText } from "../text/trouble";

const ASK_AGAIN = 600;
const PATIENCE = [1000, 2000, 4000];

export class Judged {
  review = $state.raw<Review | null>(null);
  judging = $state(false);
  /** Why the judging stopped, if it did. */
  trouble = $state("");
  private closed = false;

  constructor(private readonly id: string) {}

  /** Look whether somebody had the decisions judged before, and follow that to its end. */
  async recall(): Promise<void> {
    const known = await api.review(this.id, false).catch(() => null);
    if (!known?.total) return;
    this.review = known;
    if (!known.is_complete) await this.judge();
  }

  /** Have the decisions judged; the page shows how far that has come. */
  async judge(): Promise<void> {
    this.judging = true;
    this.trouble = "";
    try {
      await this.follow();
    } catch (problem) {
      this.trouble = troubleText(problem);
    }
    this.judging = false;
  }

  /** Ask how far the judging has come until it is complete. */
  private async follow(): Promise<void> {
    while (!this.review?.is_complete && !this.closed) {
      this.review = await patiently(() => api.review(this.id), PATIENCE);
      if (!this.review.is_complete) await pause(ASK_AGAIN);
    }
  }

  close(): void {
    this.closed = true;
  }
}
