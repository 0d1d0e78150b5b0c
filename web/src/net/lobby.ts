/** The websocket of the first page: it hears that something changed, and that a table was found. */
import type { Schemas } from "./api";

const AGAIN = 5000;

/** Listen until the answer is called; while nothing answers, it is tried again. */
export function listen(heard: (news: Schemas["LobbyNews"]) => void): () => void {
  let socket: WebSocket;
  let timer: ReturnType<typeof setTimeout>;
  let closed = false;
  const open = (): void => {
    socket = new WebSocket(`${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/api/lobby/live`);
    socket.onmessage = (message) => heard(JSON.parse(String(message.data)) as Schemas["LobbyNews"]);
    socket.onclose = () => {
      if (!closed) timer = setTimeout(open, AGAIN);
    };
  };
  open();
  return () => {
    closed = true;
    clearTimeout(timer);
    socket.close();
  };
}
