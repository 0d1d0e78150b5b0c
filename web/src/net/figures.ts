/** The printed figures of a game, without which no board can be drawn. */
import type { Figures } from "../games/kit";
import { patiently } from "./again";
import { api } from "./api";

const ASK_AGAIN = 1000;

function* forever(): Generator<number> {
  for (;;) yield ASK_AGAIN;
}

/** Ask until the server answers: it may just be starting again. */
export function figuresOf(game: string, edition: string): Promise<Figures> {
  return patiently(() => api.figures(game, edition), forever());
}
