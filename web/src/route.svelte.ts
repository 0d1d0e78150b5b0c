/** Where the page is: home, a table, the end of its game, a review of it, a lesson, the rules of a game, or who one is. */

export type Route =
  | { page: "home" | "table" | "end" | "review"; table: string; at: number | null }
  | { page: "me" }
  | { page: "learn"; game: string; step: number | null }
  | { page: "rules" | "aid"; game: string; chapter: string; section: string; language: string };

/** What may be looked at of a table, by the last part of the address. */
const OF_TABLE: Record<string, "end" | "review"> = { end: "end", review: "review" };

export function parse(path: string, query: string, hash = ""): Route {
  const [, first, name = "", rest = ""] = path.split("/");
  const asked = new URLSearchParams(query);
  if (first === "rules" || first === "aid")
    return { page: first, game: name, chapter: rest, section: hash.slice(1), language: asked.get("lang") ?? "" };
  if (first === "me") return { page: "me" };
  if (first === "learn" && name) return { page: "learn", game: name, step: numberOf(asked.get("step")) };
  if (first !== "t" || !name) return { page: "home", table: "", at: null };
  return { page: OF_TABLE[rest] ?? "table", table: name, at: numberOf(asked.get("at")) };
}

function numberOf(text: string | null): number | null {
  return text !== null && /^\d+$/.test(text) ? Number(text) : null;
}

function here(): Route {
  return parse(location.pathname, location.search, location.hash);
}

class Router {
  now = $state.raw(here());

  constructor() {
    addEventListener("popstate", () => (this.now = here()));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.now = here();
    scrollTo(0, 0);
  }

  /** Go on to where a page leads by itself: nobody wants to come back to it. */
  replace(path: string): void {
    history.replaceState(null, "", path);
    this.now = here();
  }

  /** Change the address without a new page in the history. */
  note(path: string): void {
    history.replaceState(null, "", path);
  }
}

export const router = new Router();

/** Follow our own links without loading the page again. */
export function follow(event: MouseEvent): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
  if (
    !link ||
    event.defaultPrevented ||
    event.ctrlKey ||
    event.metaKey ||
    event.shiftKey ||
    link.download ||
    link.target
  )
    return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search + link.hash);
  if (link.hash) document.getElementById(link.hash.slice(1))?.scrollIntoView();
}
