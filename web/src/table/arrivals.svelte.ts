/** News on their way to the screen: what others did is shown move by move, all else at once. */
import type { News } from "../net/api";
import { settings } from "../settings.svelte";

const PACE = 330;
const LONGEST = 1200;
/** So many moves behind, nobody wants to see each of them. */
const FAR = 12;

export class Arrivals {
  /** How many moves of others came while the connection was away. */
  missed = $state(0);
  missedFrom = $state(0);
  private queue: News[] = [];
  private pacing: ReturnType<typeof setTimeout> | null = null;
  private away = false;

  constructor(
    private readonly shown: () => News | null,
    private readonly mine: () => number[],
    private readonly show: (news: News) => void,
  ) {}

  /** What the last news said, shown or not. */
  get latest(): News | null {
    return this.queue.at(-1) ?? this.shown();
  }

  /** Take in news: they are shown at once if they are mine or far behind, else one after the other. */
  take(news: News): void {
    const atOnce = !this.shown() || this.away || this.behind(news) > FAR || !this.isOfOthers(news);
    if (!this.add(news)) return;
    if (atOnce) this.jump();
    else this.pace();
  }

  takeAtOnce(news: News): void {
    if (this.add(news)) this.jump();
  }

  /** Show everything that has arrived. */
  jump = (): void => {
    this.stop();
    while (this.queue.length) this.show(this.queue.shift()!);
  };

  /** The connection went away: what comes next is shown at once. */
  interrupted(): void {
    this.away = true;
  }

  stop(): void {
    if (this.pacing) clearTimeout(this.pacing);
    this.pacing = null;
  }

  /** Whether the news are any; those that were overtaken are not. */
  private add(news: News): boolean {
    const behind = this.behind(news);
    if (behind < 0) return false;
    if (this.away && behind > 0 && this.isOfOthers(news)) {
      this.missed = behind;
      this.missedFrom = this.latest?.position?.ply ?? 0;
    }
    this.away = false;
    this.queue.push(news);
    return true;
  }

  private behind(news: News): number {
    const { latest } = this;
    return latest ? news.table.n - latest.table.n : 0;
  }

  private isOfOthers(news: News): boolean {
    const fresh = news.log.filter((entry) => entry.n > (this.shown()?.table.n ?? 0));
    return fresh.length > 0 && fresh.every((entry) => !this.mine().includes(entry.seat));
  }

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
}
