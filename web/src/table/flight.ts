/** Pieces on their way: what changed its place travels there; the position itself is already shown. */
import { tick } from "svelte";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const FARTHEST = 12;

/** A drawing that flies from one piece to another. */
export interface Flight {
  from: string;
  to: string;
  icon: string;
  /** Of the player whose piece it is. */
  colour?: string;
}

function places(): Map<string, { box: DOMRect; element: Element }> {
  const found = new Map<string, { box: DOMRect; element: Element }>();
  for (const element of document.querySelectorAll("[data-piece]")) {
    found.set(element.getAttribute("data-piece")!, { box: element.getBoundingClientRect(), element });
  }
  return found;
}

/** Called before the page is drawn again: remembers where everything is, and moves what moved. */
export function flyPieces(milliseconds: number, flights: Flight[] = []): void {
  if (milliseconds === 0) return;
  const before = places();
  if (!before.size) return;
  void tick().then(() => {
    const after = places();
    for (const [key, { box, element }] of after) {
      const from = before.get(key)?.box;
      if (from?.width && isTile(key) && distance(from, box) > FARTHEST && before.get(key)!.element !== element) {
        travel(element, from, box, milliseconds);
      }
    }
    flights.forEach((flight, n) => fly(flight, after, milliseconds, n));
  });
}

/** Panels and stocks stay; only what lies on the table travels. */
function isTile(key: string): boolean {
  return !key.includes("-");
}

function distance(a: DOMRect, b: DOMRect): number {
  return Math.hypot(a.left - b.left, a.top - b.top);
}

function travel(element: Element, from: DOMRect, to: DOMRect, milliseconds: number): void {
  const copy = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  copy.setAttribute("viewBox", "0 0 97 97");
  copy.append(...[...element.cloneNode(true).childNodes]);
  launch(copy, from, to, milliseconds, 0);
}

function fly(flight: Flight, pieces: Map<string, { box: DOMRect }>, milliseconds: number, n: number): void {
  const from = pieces.get(flight.from)?.box;
  const to = pieces.get(flight.to)?.box;
  if (!from || !to) return;
  const drawing = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const use = document.createElementNS("http://www.w3.org/2000/svg", "use");
  use.setAttribute("href", `#${flight.icon}`);
  drawing.append(use);
  if (flight.colour) drawing.style.setProperty("--pc", `var(--p-${flight.colour})`);
  const size = 26;
  const at = (box: DOMRect): DOMRect =>
    new DOMRect(box.left + box.width / 2 - size / 2, box.top + box.height / 2 - size / 2, size, size);
  launch(drawing, at(from), at(to), milliseconds * 1.2, n * 40);
}

function launch(drawing: SVGElement, from: DOMRect, to: DOMRect, milliseconds: number, delay: number): void {
  Object.assign(drawing.style, {
    position: "fixed",
    left: `${to.left}px`,
    top: `${to.top}px`,
    width: `${to.width}px`,
    height: `${to.height}px`,
    pointerEvents: "none",
    zIndex: "30",
    transformOrigin: "0 0",
  });
  drawing.setAttribute("aria-hidden", "true");
  document.body.append(drawing);
  const start = `translate(${from.left - to.left}px, ${from.top - to.top}px) scale(${from.width / to.width})`;
  const travelling = drawing.animate([{ transform: start }, { transform: "none" }], {
    duration: milliseconds,
    delay,
    easing: EASE,
    fill: "backwards",
  });
  travelling.onfinish = () => drawing.remove();
  travelling.oncancel = () => drawing.remove();
}
