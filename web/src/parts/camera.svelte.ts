/** Follows what happens in a city: it goes to a scene that lies outside, and back, or tells on which side that is. */
import type { Roam } from "./roam.svelte";
import { aimed, type Box, boxUnder, type Point, shows, type Sight } from "./sight";

/** The window of a city, as it is now. */
export interface Window {
  readonly node: HTMLElement;
  readonly width: number;
  readonly height: number;
}

/** So far from the edge lies what a lesson points at: nothing over the window covers it there. */
const ROOM = 48;
const STILL: Point = { x: 0, y: 0 };

export class Camera {
  /** Whether a scene outside may move the city: not after a drag, until the player is asked again. */
  follows = $state(true);
  /** Where something happened outside to which the camera did not go. */
  missed = $state.raw<Box | null>(null);
  private from: { moved: Sight | null } | null = null;
  /** How the city lay before a lesson pointed at something in it. */
  private led: { moved: Sight | null } | null = null;

  constructor(
    private readonly roam: Roam,
    private readonly window: () => Window,
  ) {}

  get node(): HTMLElement {
    return this.window().node;
  }

  /** A scene begins in this box of the window: go there, if it lies outside; tells by how much all was moved. */
  async approach(box: Box, milliseconds: number, mayMove: boolean): Promise<Point> {
    const { width, height } = this.window();
    const before = this.roam.sight;
    const place = boxUnder(before, box);
    this.missed = null;
    if (!width || shows(before, width, height, place)) return STILL;
    if (!mayMove || !this.follows || this.roam.isHeld) {
      this.missed = place;
      return STILL;
    }
    this.from ??= { moved: this.roam.moved };
    const there = aimed(before, place, width, height);
    this.roam.touched = false;
    await this.roam.glide(there, milliseconds);
    return { x: there.dx - before.dx, y: there.dy - before.dy };
  }

  /** All scenes are over: go back, unless the player has moved the city since. */
  leave(milliseconds: number): void {
    const { from } = this;
    this.from = null;
    if (from && !this.roam.touched) void this.roam.glide(from.moved, milliseconds);
  }

  /** A lesson points at this box of the window: have it well in sight, else lie as before it pointed. */
  async lead(box: Box | null, milliseconds: number): Promise<void> {
    const { width, height } = this.window();
    if (!box) return this.letGo(milliseconds);
    const room = { x: box.x - ROOM, y: box.y - ROOM, width: box.width + 2 * ROOM, height: box.height + 2 * ROOM };
    const before = this.roam.sight;
    const place = boxUnder(before, room);
    if (!this.follows || this.roam.isHeld || shows(before, width, height, place)) return;
    this.led ??= { moved: this.roam.moved };
    await this.roam.glide(aimed(before, place, width, height), milliseconds);
  }

  private letGo(milliseconds: number): void {
    const { led } = this;
    this.led = null;
    if (led && this.follows) void this.roam.glide(led.moved, milliseconds);
  }

  /** Look at a place outside. */
  visit(spot: Point, milliseconds: number): void {
    const { width, height } = this.window();
    this.missed = null;
    this.roam.touched = true;
    void this.roam.glide(aimed(this.roam.sight, { ...spot, width: 0, height: 0 }, width, height), milliseconds);
  }
}

/** The cameras of the cities on the page. */
export const cameras = new Set<Camera>();
