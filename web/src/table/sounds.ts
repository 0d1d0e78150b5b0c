/** What each sound is made of: tones and noises, made on the spot. */

export type SoundName =
  | "tick"
  | "wood"
  | "stone"
  | "goods"
  | "coin"
  | "pay"
  | "flip"
  | "turn"
  | "roll"
  | "score"
  | "stamp"
  | "laurel"
  | "horn"
  | "chains"
  | "water"
  | "your-turn"
  | "refuse"
  | "drone"
  | "end";

export type Bus = "ui" | "piece" | "fanfare";

/** Times are milliseconds, pitches Hz; `gain` is the loudest it gets. */
interface Voice {
  at?: number;
  gain: number;
  attack?: number;
  /** How long it stays loudest. */
  hold?: number;
  decay: number;
}

export interface Tone extends Voice {
  wave: OscillatorType;
  pitch: number;
  /** Where the pitch slides to. */
  to?: number;
  slide?: number;
  filter?: Filter;
}

export interface Noise extends Voice {
  filter: Filter;
}

export interface Filter {
  type: BiquadFilterType;
  pitches: number[];
  q?: number;
  /** How long the pitches take, one after the other. */
  slide?: number;
}

export type Part = Tone | Noise;

/** What a sound is about: how many, of what, whether it is taken or given, how long. */
export interface Note {
  amount?: number;
  good?: string;
  falling?: boolean;
  /** How long it lasts, where that is not its own. */
  milliseconds?: number;
}

const GOODS: Record<string, number> = { wood: 700, clay: 1100, stone: 1700, marble: 2400, weapons: 3600 };
const SCALE = [587, 659, 740, 880, 988];
const RUN = 5;
const PLUCKS = 8;
const ROLLS = [0, 55, 105, 160, 230, 310, 410];
const SWELL = 200;
const SEMITONE = 2 ** (1 / 12);

function noise(decay: number, gain: number, type: BiquadFilterType, pitch: number, q?: number, at = 0): Noise {
  return { at, gain, decay, filter: { type, pitches: [pitch], ...(q === undefined ? {} : { q }) } };
}

function tone(wave: OscillatorType, pitch: number, decay: number, gain: number, more: Partial<Tone> = {}): Tone {
  return { wave, pitch, decay, gain, ...more };
}

function wood(pitch = 900, gain = 0.28, at = 0): Part[] {
  const low = tone("sine", pitch / 5, 60, gain * 0.65, { to: pitch / 7.5, at });
  return [noise(18, gain, "bandpass", pitch, 1.4, at), low];
}

function stone(at = 0): Part[] {
  return [
    noise(30, 0.35, "lowpass", 1400, undefined, at),
    tone("triangle", 96, 140, 0.3, { to: 70, at }),
    noise(10, 0.08, "bandpass", 2600, 3, at + 45),
  ];
}

function goods({ good = "wood" }: Note): Part[] {
  const struck = noise(25, 0.2, "bandpass", GOODS[good] ?? 1100, 5);
  return good === "weapons" ? [struck, tone("sine", 2093, 220, 0.02)] : [struck];
}

/** Each next coin of a run is a semitone higher where it is taken, lower where it is paid. */
function coins({ amount = 1, falling = false }: Note): Part[] {
  return Array.from({ length: Math.min(amount, RUN) }, (_, n) => {
    const times = SEMITONE ** (falling ? -n : n);
    const at = 70 * n;
    return [
      tone("sine", 2637 * times, 180, 0.05, { at }),
      tone("sine", 3951 * times, 180, 0.035, { at }),
      noise(6, 0.05, "highpass", 6000, undefined, at),
    ];
  }).flat();
}

function pluck(pitch: number, decay: number, at: number): Part[] {
  return [tone("sine", pitch, decay, 0.06, { at }), tone("triangle", 2 * pitch, decay, 0.018, { at })];
}

/** One pluck for each point, up the scale, and a last one above it. */
function score({ amount = 1 }: Note): Part[] {
  const points = Math.min(Math.max(amount, 1), PLUCKS);
  const steps = Array.from({ length: points - 1 }, (_, n) => pluck(SCALE[n % SCALE.length]!, 120, 60 * n));
  return [...steps.flat(), ...pluck(1175, 300, 60 * (points - 1))];
}

function laurel(at = 0): Part[] {
  return [293.7, 440, 587.3].flatMap((pitch) =>
    [-6, 6].map((cents) =>
      tone("sawtooth", pitch * 2 ** (cents / 1200), 500, 0.07, {
        at,
        attack: 40,
        hold: 260,
        filter: { type: "lowpass", pitches: [500, 1800, 700], slide: 400 },
      }),
    ),
  );
}

function horn(at = 0): Part[] {
  const blown = (pitch: number, from: number): Part[] =>
    [pitch, pitch * 1.006].map((one) =>
      tone("sawtooth", one, 300, 0.1, {
        at: from,
        attack: 60,
        hold: 240,
        filter: { type: "lowpass", pitches: [300, 900], q: 2, slide: 120 },
      }),
    );
  return [...blown(220, at), ...blown(330, at + 180)];
}

function chains(): Part[] {
  const links = Array.from({ length: 5 }, (_, n) => noise(20, 0.07, "bandpass", 4200, 9, 38 * n));
  return [...links, ...wood(450, 0.28, 190)];
}

/** Lies under the counting, and fades after it. */
function drone({ milliseconds = 0 }: Note): Part[] {
  const hold = Math.max(0, milliseconds - SWELL);
  return [146.8, 220].map((pitch) => tone("triangle", pitch, 800, 0.03, { attack: SWELL, hold }));
}

function end(): Part[] {
  const bells = [1175, 1760, 2349].map((pitch, n) => tone("sine", pitch, 1600, 0.04, { at: 400 + 120 * n }));
  return [...laurel(), ...horn(300), ...bells];
}

const RECIPES: Record<SoundName, (note: Note) => Part[]> = {
  tick: () => [tone("sine", 1320, 45, 0.06, { to: 990, slide: 25, attack: 2 })],
  wood: () => wood(),
  stone: () => stone(),
  goods,
  coin: coins,
  pay: (note) => coins({ ...note, falling: true }),
  flip: () => [
    {
      gain: 0.12,
      attack: 40,
      decay: 50,
      filter: { type: "bandpass", pitches: [1200, 3800], q: 0.8, slide: 90 },
    },
  ],
  turn: () => [tone("triangle", 420, 40, 0.12), tone("triangle", 560, 40, 0.12, { at: 55 })],
  roll: () => ROLLS.flatMap((at, n) => wood(600 + 500 * Math.random(), 0.2 - 0.018 * n, at)),
  score,
  stamp: () => [tone("sine", 140, 120, 0.5, { to: 55 }), noise(12, 0.3, "lowpass", 2500)],
  laurel: () => laurel(),
  horn: () => horn(),
  chains,
  water: () => [
    {
      gain: 0.08,
      attack: 80,
      hold: 170,
      decay: 200,
      filter: { type: "bandpass", pitches: [1050, 1350, 1050, 750, 1050, 1350, 1050], q: 2, slide: 450 },
    },
  ],
  "your-turn": () => [523, 784].map((pitch, n) => tone("sine", pitch, 500, 0.08, { at: 90 * n, attack: 6 })),
  refuse: () => [tone("triangle", 196, 90, 0.1, { to: 165, filter: { type: "lowpass", pitches: [700] } })],
  drone,
  end,
};

const FANFARES: SoundName[] = ["laurel", "horn", "score", "drone", "end", "your-turn"];
const OF_THE_PAGE: SoundName[] = ["tick", "refuse"];

export function partsOf(name: SoundName, note: Note = {}): Part[] {
  return RECIPES[name](note);
}

export function busOf(name: SoundName): Bus {
  if (FANFARES.includes(name)) return "fanfare";
  return OF_THE_PAGE.includes(name) ? "ui" : "piece";
}

/** Notes are played as they are written; all else sounds a little different every time. */
export function isTuned(name: SoundName): boolean {
  return FANFARES.includes(name);
}
