/** The books that were opened, each fetched once in the language of the page. */
import { api, type BookText, Trouble } from "../net/api";
import { settings } from "../settings.svelte";

export class Shelf {
  book = $state.raw<BookText | null>(null);
  /** Nobody has written a book for this game. */
  missing = $state(false);
  failed = $state(false);

  /** Fetch the book of a game, with the figures that a table began with; called in an effect, which follows the language. */
  async open(game: string, edition = ""): Promise<void> {
    const { language } = settings;
    try {
      const book = await api.book(game, language, edition);
      if (settings.language === language) this.book = book;
    } catch (problem) {
      this.missing = problem instanceof Trouble && problem.status === 404;
      this.failed = !this.missing;
    }
  }
}
