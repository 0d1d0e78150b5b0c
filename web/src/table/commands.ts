/** Answers that are typed: by their names in the language of the page, or by their notations. */
import type { Option } from "../net/api";

/** An answer, and how it is called. */
export interface Command {
  option: Option;
  name: string;
}

/** What Enter would do with what was typed: play it, or say what could be meant. */
export interface Meant {
  command: Command | null;
  fitting: Command[];
}

/** The answers that fit what was typed: every word of it begins one of theirs. What is typed in full comes first. */
export function completions(commands: Command[], typed: string): Command[] {
  const wanted = wordsOf(typed);
  const fits = (text: string): boolean => {
    const known = wordsOf(text);
    return wanted.every((word) => known.some((one) => one.startsWith(word)));
  };
  return commands
    .filter(({ option, name }) => fits(name) || fits(option.notation))
    .sort((one, other) => Number(isFull(other, wanted)) - Number(isFull(one, wanted)));
}

/** One answer that is typed in full, or the only one that fits; what is only begun plays nothing. */
export function meant(commands: Command[], typed: string): Meant {
  const fitting = typed.trim() ? completions(commands, typed) : [];
  const full = fitting.filter((command) => isFull(command, wordsOf(typed)));
  const command = full[0] ?? (fitting.length === 1 ? fitting[0]! : null);
  return { command, fitting: typed.trim() ? fitting : commands };
}

function isFull({ option, name }: Command, wanted: string[]): boolean {
  return [name, option.notation].some((text) => wordsOf(text).join(" ") === wanted.join(" "));
}

/** Words without capitals, accents and brackets; signs of a notation such as `3,-1` stay. */
function wordsOf(text: string): string[] {
  const bare = text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return bare
    .split(/[\s'’()]+/)
    .map((word) => word.replace(/[,;:.]+$/, ""))
    .filter(Boolean);
}
