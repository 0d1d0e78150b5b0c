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

const MOST = 5;

/** The same drawing as often as there is of it, but never a swarm. */
export function several(amount: number, flight: Flight): Flight[] {
  return Array<Flight>(Math.min(amount, MOST)).fill(flight);
}

/** What may travel: a piece beside the city that is no panel or stock. */
const BESIDE = '[data-piece]:not(g, [data-piece*="-"])';

function place(key: string): DOMRect | undefined {
  return document.querySelector(`[data-piece="${CSS.escape(key)}"]`)?.getBoundingClientRect();
}

/** Called before the page is drawn again: remembers where what may travel is, and moves what moved. */
export function flyPieces(milliseconds: number, flights: Flight[] = []): void {
  if (milliseconds === 0) return;
  const before = [...document.querySelectorAll(BESIDE)].map((element) => ({
    key: element.getAttribute("data-piece")!,
    element,
    box: element.getBoundingClientRect(),
  }));
  void tick().then(() => {
    before.filter(({ element }) => !element.isConnected).forEach(({ key, box }) => arrive(key, box, milliseconds));
    flights.forEach((flight, n) => fly(flight, milliseconds, n));
  });
}

/** What left its place travels to where it is now. */
function arrive(key: string, from: DOMRect, milliseconds: number): void {
  const element = document.querySelector(`[data-piece="${CSS.escape(key)}"]`);
  const to = element?.getBoundingClientRect();
  if (element && to && from.width && distance(from, to) > FARTHEST) travel(element, from, to, milliseconds);
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

function fly(flight: Flight, milliseconds: number, n: number): void {
  const from = place(flight.from);
  const to = place(flight.to);
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
