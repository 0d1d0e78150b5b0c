/** The printed figures of a game, without which no board can be drawn. */
import type { Figures } from "../games/kit";
import { api, Trouble } from "./api";

const ASK_AGAIN = 1000;

/** Ask until the server answers: it may just be starting again. */
export async function figuresOf(game: string): Promise<Figures> {
  for (;;) {
    try {
      return await api.figures(game);
    } catch (problem) {
      const passes = problem instanceof Trouble && (problem.status === 0 || problem.status >= 500);
      if (!passes) throw problem;
      await new Promise((done) => setTimeout(done, ASK_AGAIN));
    }
  }
}
