/** Moving about: a finger or the mouse drags the city, two fingers or the wheel change its size. */
import { type Point, type Sight, zoomed } from "./sight";

const STEADY = 6;
/** How near to the edge something still counts as seen. */
const MARGIN = 30;

/** What Roam looks at of a pointer. */
export type Finger = Pick<PointerEvent, "pointerId" | "clientX" | "clientY" | "currentTarget">;

export class Roam {
  /** Where the player has moved the city; nothing while it fits itself. */
  moved = $state.raw<Sight | null>(null);
  private readonly holding = new Map<number, Point>();
  private dragged = false;

  constructor(private readonly home: () => Sight) {}

  get sight(): Sight {
    return this.moved ?? this.home();
  }

  press = (event: Finger): void => {
    if (!this.holding.size) this.dragged = false;
    this.holding.set(event.pointerId, pointer(event));
  };

  drag = (event: Finger): void => {
    const from = this.holding.get(event.pointerId);
    if (!from) return;
    const to = pointer(event);
    const [other] = [...this.holding].filter(([id]) => id !== event.pointerId).map(([, point]) => point);
    if (other) this.pinch(from, to, other);
    else if (this.dragged || Math.hypot(to.x - from.x, to.y - from.y) > STEADY) {
      this.moved = { ...this.sight, dx: this.sight.dx + to.x - from.x, dy: this.sight.dy + to.y - from.y };
    } else return;
    this.dragged = true;
    this.holding.set(event.pointerId, to);
  };

  release = (event: Finger): void => {
    this.holding.delete(event.pointerId);
  };

  /** A drag that ends on a target chooses nothing. */
  click = (event: Pick<MouseEvent, "stopPropagation">): void => {
    if (this.dragged) event.stopPropagation();
    this.dragged = false;
  };

  wheel = (event: WheelEvent): void => {
    event.preventDefault();
    this.moved = zoomed(this.sight, Math.exp(-event.deltaY / 500), pointer(event));
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
    const { scale, dx, dy } = this.sight;
    this.moved = { scale, dx: dx + around.width / 2 - x, dy: dy + around.height / 2 - y };
  };

  /** Larger or smaller about a point, by a button or a key. */
  zoom(factor: number, about: Point): void {
    this.moved = zoomed(this.sight, factor, about);
  }

  private pinch(from: Point, to: Point, other: Point): void {
    const before = Math.max(1, Math.hypot(from.x - other.x, from.y - other.y));
    const factor = Math.hypot(to.x - other.x, to.y - other.y) / before;
    this.moved = zoomed(this.sight, factor, { x: (to.x + other.x) / 2, y: (to.y + other.y) / 2 });
  }
}

/** Where the pointer is, from the corner of what holds the city. */
export function pointer(event: Pick<MouseEvent, "clientX" | "clientY" | "currentTarget">): Point {
  const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
  return { x: event.clientX - box.left, y: event.clientY - box.top };
}
