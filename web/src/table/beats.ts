/** How beats are written down in the scripts of games. */
import type { EventInfo } from "../net/api";
import type { Colour } from "../parts/colours";
import type { Anchor, Beat, Count, Dim, Fly, InPlace, Rule, Setting, Stamp, Weight } from "./scenes";
import type { Note, SoundName } from "./sounds";

/** A number of points that is worth a stamp. */
const BIG = 8;

/** A panel, wherever it is: with all that is known of a player, or in a strip. */
export function panel(seat: number): Anchor {
  return [`player-${seat}`];
}

/** A drawing flies, so often. */
export function fly(from: Anchor, to: Anchor, icon: string, more: Partial<Fly> = {}): Fly {
  return { motion: "fly", from, to, icon, ...more };
}

/** A piece of somebody goes to its place, where it is drawn when it is there. */
export function send(from: Anchor, to: Anchor, icon: string, colour: Colour, reveals: string[] = []): Fly {
  return fly(from, to, icon, { colour, reveals, sound: "wood" });
}

/** What lay somewhere else lies here now. */
export function travel(piece: string, sound: SoundName): Fly {
  return { motion: "fly", from: [piece], to: [piece], piece, reveals: [piece], sound };
}

export function count(by: Record<string, number>, sound?: SoundName, note?: Note): Count {
  return { motion: "count", by, ...(sound && { sound }), ...(note && { note }) };
}

export function stamp(at: Anchor, text: string, sound: SoundName = "stamp"): Stamp {
  return { motion: "stamp", at, text, sound };
}

export function dim(...keep: Anchor[]): Dim {
  return { motion: "dim", keep };
}

/** Something is turned over, and only then drawn. */
export function flip(piece: string, sound: SoundName = "flip"): InPlace {
  return { motion: "flip", at: [piece], reveals: [piece], sound };
}

export function inPlace(motion: InPlace["motion"], at: Anchor, sound: SoundName): InPlace {
  return { motion, at, sound };
}

/** Points: their number runs, and many of them are stamped. */
export function points(seat: number, amount: number): Beat[] {
  const at = [`score-${seat}`, ...panel(seat)];
  const note = { amount };
  const counted = count({ [`score-${seat}`]: amount }, amount < 0 ? "refuse" : "score", note);
  return amount >= BIG ? [stamp(at, `+${amount}`), counted] : [counted];
}

/** What a single fact of each kind shows. */
export type Shots<V, E extends EventInfo> = {
  [K in E["kind"]]?: (fields: Extract<E, { kind: K }>["fields"], setting: Setting<V, E>) => Beat[];
};

/** What facts show, one after the other. */
export function shown<V, E extends EventInfo>(shots: Shots<V, E>, events: E[], setting: Setting<V, E>): Beat[] {
  return events.flatMap((event) => {
    const shot = shots[event.kind as E["kind"]] as ((fields: unknown, setting: Setting<V, E>) => Beat[]) | undefined;
    return shot?.(event.fields, setting) ?? [];
  });
}

/** Rules for facts that are shown the same way wherever they come. */
export function plainly<V, E extends EventInfo>(
  shots: Shots<V, E>,
  weights: Record<string, Weight> = {},
): Rule<V, E>[] {
  return Object.keys(shots).map((on) => ({
    on,
    weight: weights[on] ?? "turn",
    beats: (events, setting) => shown(shots, events, setting),
  }));
}
