/** What went wrong, in the language of the page where it knows the case, else in the server's words. */
import { Trouble } from "../net/api";
import { t, words } from "./text.svelte";

export function told(error: string, message: string): string {
  return words.maybe(`trouble-${error}`) ?? (message || t("broken"));
}

export function troubleText(problem: unknown): string {
  return problem instanceof Trouble ? told(problem.error, problem.message) : t("broken");
}
