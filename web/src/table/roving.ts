/** One tab stop for many targets: arrows go about among them. */
import { type Direction, neighbour, type Spot } from "./choices";

/** What can be chosen, and what can be looked at. */
const STOPS = "[data-target], [data-look]";

export function roving(node: HTMLElement): { destroy: () => void } {
  const targets = (): HTMLElement[] => [...node.querySelectorAll<HTMLElement>(STOPS)];

  function stop(at: HTMLElement | undefined): void {
    for (const target of targets()) target.tabIndex = target === at ? 0 : -1;
  }

  function settle(): void {
    const all = targets();
    if (!all.some((target) => target.tabIndex === 0))
      stop(all.find((target) => target.dataset.target && target.ariaDisabled !== "true") ?? all[0]);
  }

  function keyOf(target: HTMLElement): string {
    return target.dataset.target ?? target.dataset.look ?? "";
  }

  function spot(target: HTMLElement): Spot {
    const box = target.getBoundingClientRect();
    return { target: keyOf(target), x: box.left + box.width / 2, y: box.top + box.height / 2 };
  }

  function next(from: HTMLElement, key: string): HTMLElement | undefined {
    const all = targets();
    if (key === "Home") return all[0];
    if (key === "End") return all.at(-1);
    const found = neighbour(all.map(spot), spot(from), key as Direction);
    return all.find((target) => keyOf(target) === found?.target);
  }

  function onkeydown(event: KeyboardEvent): void {
    const from = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
    if (!from || !/^(Arrow|Home$|End$)/.test(event.key)) return;
    event.preventDefault();
    next(from, event.key)?.focus();
  }

  function onfocusin(event: FocusEvent): void {
    const at = (event.target as HTMLElement).closest<HTMLElement>(STOPS);
    if (at) stop(at);
  }

  const observer = new MutationObserver(settle);
  observer.observe(node, { childList: true, subtree: true });
  node.addEventListener("keydown", onkeydown);
  node.addEventListener("focusin", onfocusin);
  settle();
  return { destroy: () => observer.disconnect() };
}
