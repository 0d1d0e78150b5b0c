/** What is heard at the end of a game: a drone under the counting, a stone for each source, a fanfare for who won. */
import type { Note, SoundName } from "../table/sounds";
import type { Act } from "./plan";

/** Lets a sound be heard; what it gives ends the sound. */
type Ring = (sound: SoundName, note?: Note) => (() => void) | undefined;

export class Music {
  private drone: (() => void) | undefined;
  private isCounting = false;

  constructor(
    private readonly ring: Ring,
    /** How long the counting takes. */
    private readonly milliseconds: () => number,
  ) {}

  hear = (act: Act): void => {
    if (act === "count" && !this.isCounting) this.drone = this.ring("drone", { milliseconds: this.milliseconds() });
    this.isCounting = act === "count";
    if (act === "count") this.ring("stone");
    if (act !== "laurel") return;
    this.end();
    this.ring("end");
  };

  /** Nothing goes on. */
  end(): void {
    this.drone?.();
    this.drone = undefined;
  }
}
