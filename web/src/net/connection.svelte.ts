/** The websocket of one table: it reconnects by itself, asks for what it missed, and says how it stands. */
import type { ServerMessage } from "./api";

export type Status = "connecting" | "open" | "lost" | "gone";

const PATIENCE = [1, 2, 4, 8, 15];
const PULSE = 20_000;

export class Connection {
  status = $state<Status>("connecting");
  /** Seconds until the next attempt. */
  retryIn = $state(0);
  private socket: WebSocket | null = null;
  private attempts = 0;
  private timers: ReturnType<typeof setTimeout>[] = [];
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly since: () => number,
    private readonly receive: (message: ServerMessage) => void,
  ) {}

  /** Connect, or try now without waiting for the next attempt. */
  open = (): void => {
    this.clear();
    this.socket?.close();
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.table}/live?since=${this.since()}`);
    this.socket = socket;
    socket.onopen = () => this.opened();
    socket.onmessage = (message) => this.receive(JSON.parse(String(message.data)) as ServerMessage);
    socket.onclose = (event) => {
      if (socket === this.socket) this.lost(event);
    };
  };

  send(message: object): boolean {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  close(): void {
    this.closed = true;
    this.clear();
    this.socket?.close();
  }

  private opened(): void {
    this.status = "open";
    this.attempts = 0;
    this.timers.push(setInterval(() => this.send({ type: "ping" }), PULSE));
  }

  private lost(event: CloseEvent): void {
    this.clear();
    if (this.closed) return;
    if (event.code === 4404) {
      this.status = "gone";
      return;
    }
    this.status = "lost";
    this.retryIn = PATIENCE[Math.min(this.attempts, PATIENCE.length - 1)]!;
    this.attempts += 1;
    this.timers.push(setInterval(() => this.count(), 1000));
  }

  private count(): void {
    this.retryIn -= 1;
    if (this.retryIn <= 0) this.open();
  }

  private clear(): void {
    this.timers.forEach(clearInterval);
    this.timers = [];
  }
}
