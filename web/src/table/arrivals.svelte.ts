/** News on their way to the screen: what is true is shown at once; how it came about is filmed where one was there. */
import type { News } from "../net/api";

export class Arrivals {
  /** How many moves of others came while the connection was away. */
  missed = $state(0);
  missedFrom = $state(0);
  private away = false;

  constructor(
    private readonly shown: () => News | null,
    private readonly mine: () => number[],
    private readonly show: (news: News, filmed: boolean) => void,
  ) {}

  /** Take in news; those that were overtaken are none. */
  take(news: News): void {
    const behind = this.behind(news);
    if (behind < 0) return;
    if (this.away && behind > 0 && this.isOfOthers(news)) {
      this.missed = behind;
      this.missedFrom = this.shown()?.position?.ply ?? 0;
    }
    const filmed = !this.away;
    this.away = false;
    this.show(news, filmed);
  }

  /** Take in news that nobody wants to see happen. */
  takeAtOnce(news: News): void {
    if (this.behind(news) >= 0) this.show(news, false);
  }

  /** The connection went away: what comes next is not filmed. */
  interrupted(): void {
    this.away = true;
  }

  private behind(news: News): number {
    return news.table.n - (this.shown()?.table.n ?? news.table.n);
  }

  private isOfOthers(news: News): boolean {
    const fresh = news.log.filter((entry) => entry.n > (this.shown()?.table.n ?? 0));
    return fresh.length > 0 && fresh.every((entry) => !this.mine().includes(entry.seat));
  }
}
