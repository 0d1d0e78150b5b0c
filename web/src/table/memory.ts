/** Where pieces are, and where those were that have gone: a motion may set out from what is no longer drawn. */
import type { Point } from "../parts/sight";
import type { Anchor, Beat } from "./scenes";

const SVG = "http://www.w3.org/2000/svg";
/** What makes a piece one of the page: a copy has none of it. */
const MARKS = ["id", "data-piece", "data-value", "data-target", "data-lot", "data-space", "aria-label", "role"];

/** What can be moved about under its pieces. */
const MOVED = ".city";

interface Kept {
  box: DOMRect;
  isMoved: boolean;
  copy: HTMLElement | null;
}

export class Memory {
  private kept = new Map<string, Kept>();

  /** Keep where these beats set out from, while it is still drawn. */
  keep(beats: Beat[]): void {
    const travelling = new Set(beats.map((beat) => (beat.motion === "fly" ? beat.piece : undefined)));
    for (const key of new Set(beats.flatMap(anchorsOf).flat())) {
      const element = find(key);
      if (!element) continue;
      const copy = travelling.has(key) ? copied(element) : null;
      const isMoved = element.closest(MOVED) !== null;
      this.kept.set(key, { box: element.getBoundingClientRect(), isMoved, copy });
    }
  }

  /** Where the first of these is that is on the page, or else was. */
  boxOf(anchor: Anchor): DOMRect | undefined {
    return anchored(anchor)?.getBoundingClientRect() ?? this.wasAt(anchor);
  }

  /** Where the first of these was that was on the page. */
  wasAt(anchor: Anchor): DOMRect | undefined {
    return anchor.map((key) => this.kept.get(key)?.box).find(Boolean);
  }

  /** A city was moved by so much, and where pieces lay in it with it. */
  move({ x, y }: Point): void {
    for (const one of this.kept.values())
      if (one.isMoved) one.box = new DOMRect(one.box.x + x, one.box.y + y, one.box.width, one.box.height);
  }

  copyOf(piece: string): HTMLElement | null {
    return this.kept.get(piece)?.copy ?? null;
  }

  forget(): void {
    this.kept.clear();
  }
}

/** The first of these that is on the page. */
export function anchored(anchor: Anchor): Element | undefined {
  for (const key of anchor) {
    const found = find(key);
    if (found) return found;
  }
  return undefined;
}

export function anchorsOf(beat: Beat): Anchor[] {
  if (beat.motion === "fly") return [beat.from, beat.to];
  if (beat.motion === "count") return Object.keys(beat.by).map((key) => [key]);
  return beat.motion === "dim" ? beat.keep : [beat.at];
}

function find(key: string): Element | undefined {
  return everyone(key).find((one) => one.getClientRects().length > 0);
}

/** All that a key means: `mill` a piece, `mill/visitor` a part of it. */
export function everyone(key: string): Element[] {
  const [piece, part] = key.split("/");
  const within = part ? ` [data-part="${part}"]` : "";
  return [...document.querySelectorAll(`[data-piece="${CSS.escape(piece!)}"]${within}`)];
}

/** A drawing of a piece that is no part of the page. */
function copied(element: Element): HTMLElement {
  const copy = document.createElement("span");
  copy.className = "film-piece";
  const drawing = element.querySelector(":scope > svg") ?? element;
  copy.append(drawing instanceof SVGGElement ? drawingOf(drawing) : drawing.cloneNode(true));
  for (const mark of MARKS) copy.querySelectorAll(`[${mark}]`).forEach((one) => one.removeAttribute(mark));
  return copy;
}

function drawingOf(group: SVGGElement): SVGElement {
  const { x, y, width, height } = group.getBBox();
  const drawing = document.createElementNS(SVG, "svg");
  drawing.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  drawing.append(...group.cloneNode(true).childNodes);
  return drawing;
}
