/** The words of this board: its own, and where it has none those of the page. */
import { wordsOfBoard } from "../../text/text.svelte";

export const t = wordsOfBoard("ludus");
