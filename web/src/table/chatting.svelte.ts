/** What is said at a table, and how much of it has been read. */
import { api, type ChatLine } from "../net/api";

export class Chatting {
  lines = $state.raw<ChatLine[]>([]);
  private read = $state(0);

  constructor(private readonly table: string) {}

  unread = $derived(this.lines.filter((line) => line.id > this.read && !line.mine).length);

  /** Lines may come twice: each is kept once. */
  receive(lines: ChatLine[]): void {
    this.lines = [...this.lines, ...lines.filter(({ id }) => !this.lines.some((known) => known.id === id))];
  }

  readAll(): void {
    this.read = this.lines.at(-1)?.id ?? 0;
  }

  async say(text: string): Promise<void> {
    await api.say(this.table, text);
  }
}
