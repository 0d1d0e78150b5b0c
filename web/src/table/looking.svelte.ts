/** What is looked at: opened by a pointer that rests, a finger that stays, a key, or a press on what cannot be played. */
import { type Direction, neighbour, type Spot } from "./choices";
import { THINGS } from "./note";

const RESTING = 400;
const PRESSED = 450;
/** By how many pixels a finger may stray while it presses. */
const STRAY = 10;

export interface Looked {
  element: Element;
  /** Whether it stays when the pointer leaves. */
  stays: boolean;
  /** Whether the keyboard opened it: then it has the focus. */
  byKey: boolean;
}

export class Looking {
  at = $state.raw<Looked | null>(null);
  private timer = 0;
  private under: Element | null = null;
  private finger: { x: number; y: number } | null = null;
  /** Whether the mouse has moved since it was pressed: what only came to lie under it is not looked at. */
  private moved = false;
  /** Whether the press that opened a note is still down: letting go must not play. */
  private held = false;
  /** What had the focus before a note. */
  private before: HTMLElement | null = null;

  look(element: Element, stays: boolean): void {
    clearTimeout(this.timer);
    this.at = { element, stays, byKey: false };
  }

  close(): void {
    clearTimeout(this.timer);
    if (this.at?.byKey) this.before?.focus();
    this.at = null;
  }

  /** What is no longer drawn is not looked at any more. */
  refresh(): void {
    if (this.at && !this.at.element.isConnected) this.close();
  }

  // The mouse

  over(event: PointerEvent): void {
    if (event.pointerType !== "mouse" || !this.moved) return;
    const thing = thingAt(event.target);
    if (thing === this.under) return;
    this.under = thing;
    clearTimeout(this.timer);
    if (this.at && !this.at.stays) this.close();
    if (thing && !event.buttons && !this.at) this.timer = setTimeout(() => this.look(thing, false), RESTING);
  }

  // The finger

  down(event: PointerEvent): void {
    clearTimeout(this.timer);
    this.held = false;
    this.moved = false;
    const thing = event.pointerType === "mouse" ? null : thingAt(event.target);
    this.finger = thing && { x: event.clientX, y: event.clientY };
    if (thing) this.timer = setTimeout(() => this.press(thing), PRESSED);
  }

  private press(thing: Element): void {
    this.held = true;
    this.look(thing, true);
  }

  move(event: PointerEvent): void {
    if (!this.moved) {
      this.moved = true;
      this.over(event);
    }
    if (this.finger && Math.hypot(event.clientX - this.finger.x, event.clientY - this.finger.y) > STRAY) this.up();
  }

  up(): void {
    if (!this.finger) return;
    clearTimeout(this.timer);
    this.finger = null;
  }

  /** A press that was long has shown a note, and does nothing else; what cannot be played is looked at. */
  click(event: MouseEvent): void {
    if (this.held) {
      this.held = false;
      event.preventDefault();
      event.stopPropagation();
      return;
    }
    const thing = thingAt(event.target);
    if (!thing || isPlayable(event.target as Element)) return;
    if (this.at?.stays && this.at.element === thing) this.close();
    else this.look(thing, true);
  }

  /** The menu of the browser is not for what was pressed long. */
  menu(event: Event): void {
    if (this.held) event.preventDefault();
  }

  // The keyboard

  /** Look at what has the focus, else at the first thing of its part of the page; what is looked at stays. */
  key(): void {
    if (this.at?.byKey) return this.close();
    const from = document.activeElement;
    const thing = this.at?.element ?? thingAt(from) ?? first(from);
    if (!thing) return;
    this.before = from instanceof HTMLElement ? from : null;
    this.at = { element: thing, stays: true, byKey: true };
  }

  /** Go on to the next thing that way. */
  step(direction: Direction): void {
    if (!this.at) return;
    const all = things();
    const spots = all.map((element, n) => spotOf(element, String(n)));
    const found = neighbour(spots, spotOf(this.at.element, "from"), direction);
    if (found) this.at = { ...this.at, element: all[Number(found.target)]! };
  }
}

export function thingAt(target: unknown): Element | null {
  return target instanceof Element ? target.closest(THINGS) : null;
}

/** What answers a question where a thing lies: the thing itself, or what lies on it. */
export function targetOf(thing: Element): string {
  const answer = thing.matches("[data-target]") ? thing : thing.querySelector(":scope > [data-target]");
  return answer?.getAttribute("data-target") ?? "";
}

/** What a thing says that it is; what only lies on it is the same thing. */
export function noteOf(thing: Element): string {
  const own = thing.getAttribute("data-note");
  return own ?? thing.parentElement?.getAttribute("data-note") ?? "";
}

/** Everything that can be looked at now; what answers a question lies on what it is. */
function things(within: ParentNode = document): Element[] {
  return [...within.querySelectorAll(THINGS)].filter((one) => {
    const box = one.getBoundingClientRect();
    const isHidden = !box.width || one.closest("[inert], .vh");
    return !isHidden && !one.parentElement?.closest("[data-note]:has(> [data-target])");
  });
}

function first(from: Element | null): Element | undefined {
  const part = from?.closest("main, .tray, .players, .bar");
  return (part && things(part)[0]) ?? things(document.querySelector("main") ?? document)[0];
}

function spotOf(element: Element, target: string): Spot {
  const box = element.getBoundingClientRect();
  return { target, x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Whether a press does something else than to look. */
function isPlayable(pressed: Element): boolean {
  const button = pressed.closest("button, a, input, select, summary, [role=button]");
  return button !== null && button.ariaDisabled !== "true" && !button.matches("[data-look]");
}
