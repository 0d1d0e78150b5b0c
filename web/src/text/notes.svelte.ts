/** What is told of the things of a game: fetched when the first of them is looked at. */
import { api, type Schemas } from "../net/api";
import { settings } from "../settings.svelte";
import type { GameWords } from "./text.svelte";

type Index = Schemas["NotesText"]["notes"];

class Notes {
  private known = $state.raw<ReadonlyMap<GameWords, Index>>(new Map());
  private wanted = new WeakSet<GameWords>();

  /** Fetch the notes in the language of these words, once. */
  async need(game: string, edition: string, words: GameWords): Promise<void> {
    if (this.wanted.has(words)) return;
    this.wanted.add(words);
    try {
      const { notes, text } = await api.notes(game, settings.language, edition);
      words.learn(text);
      this.known = new Map([[words, notes]]);
    } catch {
      this.wanted.delete(words);
    }
  }

  of(words: GameWords, thing: string): Index[string] | undefined {
    return this.known.get(words)?.[thing];
  }
}

export const notes = new Notes();
