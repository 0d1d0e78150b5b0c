/** Draws motions over the page: copies that fly, numbers beside numbers, badges; the page below is never changed. */
import { tick } from "svelte";
import { cameras } from "../parts/camera.svelte";
import { around } from "../parts/sight";
import type { Screen } from "./director";
import "./film.css";
import { anchored, anchorsOf, everyone, Memory } from "./memory";
import { APART, COPIES } from "./rhythm";
import type { Beat, Count, Dim, Fly, InPlace, Stamp } from "./scenes";

const EASE = "cubic-bezier(.2,.7,.2,1)";
const PIECE = 26;
const GROWN = 34 / PIECE;
const NEAR = { pixels: 300, share: 320 / 440 };
const BESIDE = 1200;
const ABOVE = 12;
const STAMPED = 900;
const DIM_OUT = 200;
const GLOW = 160;
/** More lines than these tell nothing. */
const TRACES = 8;
const SVG = "http://www.w3.org/2000/svg";
/** What is dimmed; never the seam, the rail or the tray. */
const DIMMED = "main";

export class Layer implements Screen {
  private readonly memory = new Memory();
  private readonly layer: HTMLElement;
  private readonly running = new Set<Animation>();
  private readonly hidden = new Map<string, Animation[]>();
  private drawing = 0;

  constructor() {
    this.layer = document.createElement("div");
    this.layer.className = "film";
    this.layer.setAttribute("aria-hidden", "true");
    document.body.append(this.layer);
  }

  remember(beats: Beat[]): void {
    this.memory.keep(beats);
  }

  drawn(): Promise<void> {
    return tick();
  }

  async approach(beats: Beat[], milliseconds: number, mayMove: boolean): Promise<void> {
    const pieces = beats.flatMap(anchorsOf).flatMap((anchor) => anchored(anchor) ?? []);
    for (const camera of cameras) {
      const { left, top } = camera.node.getBoundingClientRect();
      const boxes = pieces
        .filter((piece) => camera.node.contains(piece))
        .map((piece) => piece.getBoundingClientRect())
        .map(({ x, y, width, height }) => ({ x: x - left, y: y - top, width, height }));
      if (boxes.length) this.memory.move(await camera.approach(around(boxes), milliseconds, mayMove));
    }
  }

  withdraw(milliseconds: number): void {
    for (const camera of cameras) camera.leave(milliseconds);
  }

  hide(pieces: string[]): void {
    const { drawing } = this;
    void tick().then(() => {
      if (drawing !== this.drawing) return;
      for (const piece of pieces) {
        const unseen = everyone(piece).map((one) => one.animate([{ opacity: 0 }, { opacity: 0 }], ENDLESS));
        this.hidden.set(piece, [...(this.hidden.get(piece) ?? []), ...unseen]);
      }
    });
  }

  reveal(pieces: string[]): void {
    for (const piece of pieces) {
      this.hidden.get(piece)?.forEach((one) => one.cancel());
      this.hidden.delete(piece);
    }
  }

  async show(beat: Beat, milliseconds: number): Promise<void> {
    if (beat.motion === "fly") await this.fly(beat, milliseconds);
    else if (beat.motion === "count") this.tell(beat);
    else if (beat.motion === "stamp") await this.stamp(beat, milliseconds);
    else if (beat.motion === "dim") this.dim(beat, milliseconds);
    else await this.turn(beat, milliseconds);
  }

  glow(beats: Beat[]): void {
    const { drawing } = this;
    void tick().then(() => {
      if (drawing !== this.drawing) return;
      for (const key of new Set(beats.flatMap(keysOf)))
        for (const one of everyone(key))
          this.run(one, [{ boxShadow: "0 0 0 3px var(--last-line)" }, { boxShadow: "none" }], { duration: GLOW });
    });
  }

  /** Dotted lines from where things set out to where they are, once the page is drawn again. */
  trace(flights: Fly[]): void {
    const { drawing } = this;
    void tick().then(() => {
      if (drawing !== this.drawing) return;
      const lines = document.createElementNS(SVG, "svg");
      lines.setAttribute("class", "film-traces");
      this.layer.append(lines);
      for (const flight of flights.slice(0, TRACES)) this.draw(flight, lines);
    });
  }

  private draw(flight: Fly, lines: SVGElement): void {
    const [from, to] = [flight.from, flight.to]
      .map((anchor) => this.memory.boxOf(anchor))
      .map((box) => box && inTheMiddle(box));
    if (!from || !to || Math.hypot(from.x - to.x, from.y - to.y) < PIECE) return;
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("d", `M${from.x + PIECE / 2} ${from.y + PIECE / 2}L${to.x + PIECE / 2} ${to.y + PIECE / 2}`);
    lines.append(line);
    if (!flight.icon) return;
    const copy = drawingOf(flight);
    place(copy, to);
    this.layer.append(copy);
  }

  /** Where on the page a beat is, from 0 to 1, for its sound. */
  across(beat: Beat): number {
    const box = anchorsOf(beat)
      .map((anchor) => this.memory.boxOf(anchor))
      .findLast(Boolean);
    return box ? (box.left + box.width / 2) / innerWidth : 0.5;
  }

  cut(): void {
    this.running.forEach((one) => one.finish());
    this.running.clear();
    this.layer.replaceChildren();
  }

  clear(): void {
    this.drawing += 1;
    this.cut();
    this.reveal([...this.hidden.keys()]);
    this.memory.forget();
  }

  close(): void {
    this.clear();
    this.layer.remove();
  }

  private async fly(beat: Fly, milliseconds: number): Promise<void> {
    if (beat.piece) return this.travel(beat.piece, beat, milliseconds);
    const [from, to] = [this.memory.boxOf(beat.from), this.memory.boxOf(beat.to)];
    if (!from || !to) return;
    const copies = Math.min(beat.amount ?? 1, COPIES);
    const each = (milliseconds * 440) / (440 + APART * (copies - 1));
    const flights = Array.from({ length: copies }, (_, n) => {
      const copy = drawingOf(beat);
      if (n === COPIES - 1 && beat.amount! > COPIES) copy.append(numberOf(beat.amount!));
      const wait = copies > 1 ? ((milliseconds - each) * n) / (copies - 1) : 0;
      return this.launch(copy, inTheMiddle(from), inTheMiddle(to), each, wait);
    });
    await Promise.all(flights);
  }

  /** The piece itself goes where it lies now. */
  private async travel(piece: string, beat: Fly, milliseconds: number): Promise<void> {
    const [copy, from, to] = [this.memory.copyOf(piece), this.memory.wasAt(beat.from), this.memory.boxOf(beat.to)];
    if (copy && from && to) await this.launch(copy, from, to, milliseconds, 0);
  }

  private launch(copy: HTMLElement, from: DOMRect, to: DOMRect, milliseconds: number, delay: number): Promise<void> {
    place(copy, to);
    this.layer.append(copy);
    const [x, y] = [from.left - to.left, from.top - to.top];
    const size = from.width / (to.width || 1);
    const near = Math.hypot(x, y) < NEAR.pixels;
    const middle = `translate(${x / 2}px, ${y / 2}px) scale(${((1 + size) / 2) * (copy.dataset["grows"] ? GROWN : 1)})`;
    const start = `translate(${x}px, ${y}px) scale(${size})`;
    return this.run(copy, [{ transform: start }, { transform: middle, offset: 0.5 }, { transform: "none" }], {
      duration: near ? milliseconds * NEAR.share : milliseconds,
      delay,
      easing: EASE,
      fill: "backwards",
    }).then(() => copy.remove());
  }

  /** By how much a number changed stands beside it for a while. */
  private tell({ by }: Count): void {
    for (const [key, amount] of Object.entries(by)) {
      const box = this.memory.boxOf([key]);
      if (!box || !amount) continue;
      const chip = written(amount < 0 ? `−${-amount}` : `+${amount}`, `film-change ${amount < 0 ? "down" : "up"}`);
      chip.style.left = `${box.right}px`;
      chip.style.top = `${box.top - ABOVE}px`;
      this.layer.append(chip);
      void this.run(chip, [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }], { duration: BESIDE }).then(
        () => chip.remove(),
      );
    }
  }

  private async stamp({ at, text }: Stamp, milliseconds: number): Promise<void> {
    const box = this.memory.boxOf(at);
    if (!box) return;
    this.layer.querySelectorAll(".film-stamp").forEach((one) => one.remove());
    const badge = written(text, "film-stamp");
    badge.style.left = `${box.left + box.width / 2}px`;
    badge.style.top = `${box.top + box.height / 2}px`;
    this.layer.append(badge);
    const settled = "translate(-50%, -50%) rotate(-5deg)";
    await this.run(
      badge,
      [
        { transform: `${settled} scale(1.6)`, opacity: 0 },
        { transform: settled, opacity: 1 },
      ],
      {
        duration: milliseconds,
        easing: EASE,
      },
    );
    void this.run(badge, [{ opacity: 1 }, { opacity: 1, offset: 0.85 }, { opacity: 0 }], { duration: STAMPED }).then(
      () => badge.remove(),
    );
  }

  /** All but the places named grows dim, until the next beat is shown. */
  private dim({ keep }: Dim, milliseconds: number): void {
    const board = document.querySelector(DIMMED)?.getBoundingClientRect();
    const holes = keep.map((anchor) => this.memory.boxOf(anchor)).filter((box) => box !== undefined);
    if (!board || !holes.length) return;
    const veil = document.createElement("div");
    veil.className = "film-veil";
    place(veil, board);
    veil.style.clipPath = `path(evenodd, "${[board, ...holes].map((box) => outline(box, board)).join("")}")`;
    this.layer.append(veil);
    const lasting = milliseconds + STAMPED + DIM_OUT;
    const frames = [
      { opacity: 0 },
      { opacity: 1, offset: milliseconds / lasting },
      { opacity: 1, offset: 1 - DIM_OUT / lasting },
      { opacity: 0 },
    ];
    void this.run(veil, frames, { duration: lasting }).then(() => veil.remove());
  }

  /** Something turns over, up or about in its place. */
  private async turn({ motion, at }: InPlace, duration: number): Promise<void> {
    const found = anchored(at);
    if (!found) return;
    const pieces = motion === "roll" ? [...found.querySelectorAll("svg")] : [found];
    await Promise.all(pieces.map((piece) => this.run(piece, framesOf(motion, piece), { duration, easing: EASE })));
  }

  private async run(element: Element, frames: Keyframe[], timing: KeyframeAnimationOptions): Promise<void> {
    const animation = element.animate(frames, timing);
    this.running.add(animation);
    await animation.finished.catch(() => undefined);
    this.running.delete(animation);
  }
}

const ENDLESS: KeyframeAnimationOptions = { duration: 1000, iterations: Infinity };

/** What is part of a drawing has its place by a transform of its own: it can only fade. */
function framesOf(motion: InPlace["motion"], piece: Element): Keyframe[] {
  if (piece instanceof SVGElement && !(piece instanceof SVGSVGElement)) return [{ opacity: 0 }, { opacity: 1 }];
  if (motion === "flip") return [{ transform: "rotateY(90deg)" }, { transform: "none" }];
  if (motion === "turn") return [{ transform: "rotateX(90deg)" }, { transform: "none" }];
  return [
    { transform: "rotate(-200deg) scale(.6)", opacity: 0.2 },
    { transform: "rotate(-70deg) scale(1.12)", opacity: 1, offset: 0.5 },
    { transform: "none" },
  ];
}

/** The pieces that a beat changes. */
function keysOf(beat: Beat): string[] {
  if (beat.motion === "count") return Object.keys(beat.by);
  return beat.motion === "fly" ? beat.to.slice(0, 1) : [];
}

function inTheMiddle(box: DOMRect): DOMRect {
  return new DOMRect(box.left + box.width / 2 - PIECE / 2, box.top + box.height / 2 - PIECE / 2, PIECE, PIECE);
}

function place(element: HTMLElement, { left, top, width, height }: DOMRect): void {
  Object.assign(element.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
}

function drawingOf({ icon = "", colour }: Fly): HTMLElement {
  const copy = document.createElement("span");
  copy.className = "film-piece";
  copy.dataset["grows"] = "true";
  if (colour) {
    copy.style.setProperty("--pc", `var(--p-${colour})`);
    copy.style.setProperty("--on", `var(--on-${colour})`);
  }
  const drawing = document.createElementNS(SVG, "svg");
  const use = document.createElementNS(SVG, "use");
  use.setAttribute("href", `#${icon}`);
  drawing.append(use);
  copy.append(drawing);
  return copy;
}

function numberOf(amount: number): HTMLElement {
  return written(String(amount), "film-number");
}

function written(text: string, name: string): HTMLElement {
  const element = document.createElement("span");
  element.className = name;
  element.textContent = text;
  return element;
}

function outline(box: DOMRect, within: DOMRect): string {
  const [x, y] = [box.left - within.left, box.top - within.top];
  return `M${x} ${y}h${box.width}v${box.height}h${-box.width}Z`;
}
