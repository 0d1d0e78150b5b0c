/** Moving about: a finger or the mouse drags the city, two fingers or the wheel change its size. */
import { between, type Limits, LOOSE, type Point, type Sight, zoomed } from "./sight";

const STEADY = 6;
/** How near to the edge something still counts as seen. */
const MARGIN = 30;
/** A city that was let go in motion goes on for so long. */
const INERTIA = 200;
/** The wheel of a mouse turns by at least so much; less is a trackpad. */
const NOTCH = 40;

/** What Roam looks at of a pointer. */
export type Finger = Pick<PointerEvent, "pointerId" | "clientX" | "clientY" | "currentTarget" | "timeStamp">;

/** How a city may be moved. */
export interface Reach {
  /** How it lies by itself. */
  home: () => Sight;
  limits?: () => Limits;
  /** Whether things may move by themselves. */
  moves?: () => boolean;
}

export class Roam {
  /** Where the player has moved the city; nothing while it fits itself. */
  moved = $state.raw<Sight | null>(null);
  /** Whether the player has moved the city since this was last set. */
  touched = false;
  private readonly holding = new Map<number, Point>();
  private dragged = false;
  private speed: Point = { x: 0, y: 0 };
  private dragTime = 0;
  /** Grows with everything that moves the city: what glides then is no longer wanted. */
  private way = 0;

  constructor(private readonly reach: Reach) {}

  get sight(): Sight {
    return this.moved ?? this.reach.home();
  }

  get isHeld(): boolean {
    return this.holding.size > 0;
  }

  /** Whether the press that ends now was a drag. */
  get isDragged(): boolean {
    return this.dragged;
  }

  press = (event: Finger): void => {
    if (!this.holding.size) this.dragged = false;
    this.speed = { x: 0, y: 0 };
    this.holding.set(event.pointerId, pointer(event));
  };

  drag = (event: Finger): void => {
    const from = this.holding.get(event.pointerId);
    if (!from) return;
    const to = pointer(event);
    const [other] = [...this.holding].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) this.pinch(from, to, other);
    else if (this.dragged || Math.hypot(to.x - from.x, to.y - from.y) > STEADY) this.pull(from, to, event.timeStamp);
    else return;
    this.dragged = true;
    this.holding.set(event.pointerId, to);
  };

  release = (event: Finger): void => {
    const wasHeld = this.holding.delete(event.pointerId);
    if (!wasHeld || this.holding.size || !this.dragged || !this.reach.moves?.()) return;
    if (event.timeStamp - this.dragTime > INERTIA / 4) return;
    const { scale, dx, dy } = this.sight;
    const far = INERTIA / 3;
    void this.glide({ scale, dx: dx + this.speed.x * far, dy: dy + this.speed.y * far }, INERTIA);
  };

  /** A drag that ends on a target chooses nothing. */
  click = (event: Pick<MouseEvent, "stopPropagation">): void => {
    if (this.dragged) event.stopPropagation();
    this.dragged = false;
  };

  /** The wheel changes the size about the pointer; with Shift, or two fingers on a trackpad, it moves the city. */
  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    if (!isPan(event)) return this.zoom(Math.exp(-event.deltaY / 500), pointer(event));
    const [x, y] = event.shiftKey && !event.deltaX ? [event.deltaY, 0] : [event.deltaX, event.deltaY];
    this.pan({ x: -x, y: -y });
  };

  /** The keyboard may reach what lies outside: then the city comes along. */
  follow = (event: FocusEvent): void => {
    const target = event.target as HTMLElement;
    if (!target.matches(":focus-visible")) return;
    const around = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const box = target.getBoundingClientRect();
    const x = box.left + box.width / 2 - around.left;
    const y = box.top + box.height / 2 - around.top;
    if (x > MARGIN && x < around.width - MARGIN && y > MARGIN && y < around.height - MARGIN) return;
    this.pan({ x: around.width / 2 - x, y: around.height / 2 - y });
  };

  /** Larger or smaller about a point. */
  zoom(factor: number, about: Point): void {
    this.put(zoomed(this.sight, factor, about, this.reach.limits?.() ?? LOOSE));
  }

  pan(by: Point): void {
    const { scale, dx, dy } = this.sight;
    this.put({ scale, dx: dx + by.x, dy: dy + by.y });
  }

  /** The player wants the city so, or as it lies by itself. */
  put(moved: Sight | null): void {
    this.way += 1;
    this.touched = true;
    this.moved = moved;
  }

  /** Move to another sight, or home, in so many milliseconds; done when it is there or something else moved it. */
  async glide(to: Sight | null, milliseconds: number): Promise<void> {
    const way = ++this.way;
    const [from, start] = [this.sight, performance.now()];
    for (let share = 0; milliseconds && share < 1; share = (performance.now() - start) / milliseconds) {
      const slowing = 1 - (1 - share) ** 3;
      this.moved = between(from, to ?? this.reach.home(), slowing);
      await new Promise(requestAnimationFrame);
      if (way !== this.way) return;
    }
    this.moved = to;
  }

  private pull(from: Point, to: Point, time: number): void {
    const elapsed = Math.max(1, time - this.dragTime);
    this.speed = this.dragged ? { x: (to.x - from.x) / elapsed, y: (to.y - from.y) / elapsed } : { x: 0, y: 0 };
    this.dragTime = time;
    this.pan({ x: to.x - from.x, y: to.y - from.y });
  }

  private pinch(from: Point, to: Point, other: Point): void {
    const before = Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
    const factor = Math.hypot(to.x - other.x, to.y - other.y) / before;
    this.zoom(factor, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
  }
}

/** Whether a turn of the wheel moves a city; two fingers that close on a trackpad come with Control. */
export function isPan({ shiftKey, ctrlKey, deltaMode, deltaX, deltaY }: WheelEvent): boolean {
  if (ctrlKey) return false;
  return shiftKey || (deltaMode === 0 && (deltaX !== 0 || Math.abs(deltaY) < NOTCH));
}

/** Where the pointer is, from the corner of what holds the city. */
export function pointer(event: Pick<MouseEvent, "clientX" | "clientY" | "currentTarget">): Point {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
