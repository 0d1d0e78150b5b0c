/** Where the page is: home, a table, or a review of it. */

export interface Route {
  page: "home" | "table" | "review";
  table: string;
  at: number | null;
}

export function parse(path: string, query: string): Route {
  const [, first, table, rest] = path.split("/");
  const at = new URLSearchParams(query).get("at") ?? "";
  if (first !== "t" || !table) return { page: "home", table: "", at: null };
  return { page: rest === "review" ? "review" : "table", table, at: /^\d+$/.test(at) ? Number(at) : null };
}

class Router {
  now = $state.raw<Route>(parse(location.pathname, location.search));

  constructor() {
    addEventListener("popstate", () => (this.now = parse(location.pathname, location.search)));
  }

  go(path: string): void {
    history.pushState(null, "", path);
    this.now = parse(location.pathname, location.search);
    scrollTo(0, 0);
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
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey || link.download || link.target) return;
  if (link.pathname.startsWith("/api/")) return;
  event.preventDefault();
  router.go(link.pathname + link.search);
  if (link.hash) document.querySelector(link.hash)?.scrollIntoView();
}
