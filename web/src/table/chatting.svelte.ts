/** What is said at a table, how much of it has been read, and whom one does not want to hear. */
import { api, type ChatLine } from "../net/api";

/** Someone else who has said something. */
export interface Speaker {
  id: string;
  name: string;
  isMuted: boolean;
  /** One of the lines, by which the table knows who is meant. */
  line: number;
}

/** A line, or in place of several hidden ones of one speaker the first, and how many they are. */
export interface ShownLine {
  line: ChatLine;
  hidden: number;
}

export class Chatting {
  lines = $state.raw<ChatLine[]>([]);
  private read = $state(0);

  constructor(private readonly table: string) {}

  unread = $derived(this.lines.filter((line) => line.id > this.read && !line.mine && !line.muted).length);
  shown = $derived(gathered(this.lines));
  speakers = $derived(othersIn(this.lines));

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

  /** Hide what someone says, or show it again; the table knows which lines that are. */
  async toggle(speaker: Speaker): Promise<void> {
    await (speaker.isMuted ? api.unmute : api.mute)(this.table, speaker.line);
    const { lines } = await api.chat(this.table);
    const last = lines.at(-1)?.id ?? 0;
    this.lines = [...lines, ...this.lines.filter(({ id }) => id > last)];
  }
}

function gathered(lines: ChatLine[]): ShownLine[] {
  const shown: ShownLine[] = [];
  for (const line of lines) {
    const last = shown.at(-1);
    if (line.muted && last?.hidden && last.line.speaker === line.speaker) last.hidden += 1;
    else shown.push({ line, hidden: line.muted ? 1 : 0 });
  }
  return shown;
}

function othersIn(lines: ChatLine[]): Speaker[] {
  const others = lines.filter((line) => !line.mine);
  const found = others.map(({ id, speaker, name, muted }) => ({ id: speaker, name, isMuted: muted, line: id }));
  return [...new Map(found.map((speaker) => [speaker.id, speaker])).values()];
}
