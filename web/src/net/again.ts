/** Asking again what the server failed to answer. */
import { Trouble } from "./api";

export function pause(milliseconds: number): Promise<void> {
  return new Promise((done) => setTimeout(done, milliseconds));
}

/** Ask until there is an answer, after each of these pauses once more; what will not pass is thrown at once. */
export async function patiently<T>(ask: () => Promise<T>, pauses: Iterable<number>): Promise<T> {
  for (const milliseconds of pauses) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof Trouble && problem.mayPass)) throw problem;
      await pause(milliseconds);
    }
  }
  return ask();
}

const LOAD_AGAIN = 1000;

/**
 * What is loaded when it is needed. A browser does not ask again for what it failed to get, and a new version has other
 * files: then the page is loaded anew.
 */
export async function orAnew<T>(loaded: Promise<T>): Promise<T> {
  try {
    return await loaded;
  } catch {
    await pause(LOAD_AGAIN);
    location.reload();
    return new Promise(() => undefined);
  }
}
