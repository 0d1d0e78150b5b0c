/** From facts to what is seen: a game's rules read the events of an entry and give beats, the smallest motions. */
import type { EventInfo, LogEntry } from "../net/api";
import type { Colour } from "../parts/colours";
import type { Note, SoundName } from "./sounds";

/** Where something is, as `data-piece`: the first of these that is on the page. */
export type Anchor = string[];

interface Seen {
  /** In whose lane it is seen, where all players are shown at once. */
  lane?: number;
  sound?: SoundName;
  note?: Note;
  /** What is not drawn before this beat has landed. */
  reveals?: string[];
}

/** This went from there to here: a drawing, so often, or the piece itself. */
export interface Fly extends Seen {
  motion: "fly";
  from: Anchor;
  to: Anchor;
  icon?: string;
  colour?: Colour;
  amount?: number;
  piece?: string;
}

/** These numbers changed, by so much. */
export interface Count extends Seen {
  motion: "count";
  by: Record<string, number>;
}

/** This was hidden and is now known; a die gained a level; a die is rolled. */
export interface InPlace extends Seen {
  motion: "flip" | "turn" | "roll";
  at: Anchor;
}

/** This is settled, and it is big. */
export interface Stamp extends Seen {
  motion: "stamp";
  at: Anchor;
  text: string;
}

/** Look here. */
export interface Dim extends Seen {
  motion: "dim";
  keep: Anchor[];
}

export type Beat = Fly | Count | InPlace | Stamp | Dim;

/** What a rule may ask about the position, and about who plays. */
export interface Setting<V = any, E extends EventInfo = any> {
  before: V;
  after: V;
  /** What the same entry told before. */
  earlier: E[];
  colour: (seat: number) => Colour;
  isMine: (seat: number) => boolean;
}

/** How long a scene may be: a turn, a turn with something great in it, the change of a round, or all players at once. */
export type Weight = "turn" | "climax" | "round" | "stage";

export interface Rule<V = any, E extends EventInfo = any> {
  /** Kinds of events in a row, such as `sent fee-paid* gained+`. */
  on: string;
  weight?: Weight;
  beats: (events: E[], setting: Setting<V, E>) => Beat[];
}

/** How a game is filmed. */
export interface Script<V = any, E extends EventInfo = any> {
  /** The numbers that a page draws, by `data-piece`. */
  figures: (view: V) => Record<string, number>;
  rules: Rule<V, E>[];
}

/** What is shown without a break: its beats one after the other, and where its numbers go. */
export interface Scene {
  n: number;
  /** Milliseconds at the speed of the table. */
  limit: number;
  beats: Beat[];
  /** What happens to all players at once, in lanes. */
  stage: EventInfo[] | null;
  /** The numbers that this scene brings to their end. */
  changes: Record<string, { before: number; after: number }>;
}

interface Part {
  weight: Weight;
  beats: Beat[];
  events: EventInfo[];
}

const LONGEST = { own: 700, turn: 1600, climax: 2600, round: 1200 };
const LANE = 1000;
const OWN_LANE = 2800;
const LONGEST_STAGE = 7000;

/** What a film tells of: an entry of the log, or a whole turn. */
export type Told = Pick<LogEntry, "n" | "seat" | "events">;

/** The scenes of entries that lead from one view to the next. */
export function filmOf<V>(entries: Told[], script: Script<V>, setting: Setting<V>): Scene[] {
  const scenes = entries.flatMap((entry) => scenesOf(entry, script, setting));
  const last = entries.at(-1);
  if (!last) return [];
  const rest: Scene = { n: last.n, limit: LONGEST.own, beats: [], stage: null, changes: {} };
  assign([...scenes, rest], script.figures(setting.before), script.figures(setting.after));
  return [...scenes, rest].filter((scene) => scene.beats.length);
}

function scenesOf<V>({ n, seat, events }: Told, script: Script<V>, setting: Setting<V>): Scene[] {
  const parts: Part[] = [];
  for (const { weight, beats, events: these } of read(events, script.rules, setting)) {
    const last = parts.at(-1);
    const open = last && isTurn(last.weight) === isTurn(weight) && (isTurn(weight) || last.weight === weight);
    if (!open) parts.push({ weight, beats: [...beats], events: [...these] });
    else {
      last.beats.push(...beats);
      if (weight === "climax") last.weight = weight;
      last.events.push(...these);
    }
  }
  const own = setting.isMine(seat);
  return parts.map((part) => ({
    n,
    limit: limitOf(part, own, setting),
    beats: own && part.weight === "turn" ? part.beats.filter(isPlain) : part.beats,
    stage: part.weight === "stage" ? part.events : null,
    changes: {},
  }));
}

function isTurn(weight: Weight): boolean {
  return weight === "turn" || weight === "climax";
}

/** Whoever moved knows what it was: piece and gain are enough. */
function isPlain({ motion }: Beat): boolean {
  return motion !== "stamp" && motion !== "dim";
}

function limitOf<V>({ weight, events }: Part, own: boolean, { isMine }: Setting<V>): number {
  if (weight === "turn") return own ? LONGEST.own : LONGEST.turn;
  if (weight !== "stage") return LONGEST[weight];
  const seats = new Set(events.flatMap((event) => laneOf(event) ?? []));
  const lanes = [...seats].map((seat) => (isMine(seat) ? OWN_LANE : LANE));
  return Math.min(
    LONGEST_STAGE,
    lanes.reduce((sum, lane) => sum + lane, 0),
  );
}

/** Whose lane a fact belongs to. */
function laneOf({ fields }: EventInfo): number | null {
  return typeof fields["seat"] === "number" ? fields["seat"] : null;
}

/** What the rules make of events. */
function read<V>(events: EventInfo[], rules: Rule<V>[], setting: Setting<V>): Part[] {
  return fitting(events, rules).map(({ rule, at, length }) =>
    partOf(rule, events.slice(at, at + length), { ...setting, earlier: events.slice(0, at) }),
  );
}

/** Whether something great happened. */
export function hasClimax(events: EventInfo[], { rules }: Script): boolean {
  return fitting(events, rules).some(({ rule }) => rule.weight === "climax");
}

/** What happened to all players at once, shown in lanes. */
export function stagedIn(events: EventInfo[], { rules }: Script): EventInfo[] {
  return fitting(events, rules)
    .filter(({ rule }) => rule.weight === "stage")
    .flatMap(({ at, length }) => events.slice(at, at + length));
}

/** The last of these turns that had something for all players at once, what that was, and whether it is the last of all. */
export function lastStaged<T extends { events: EventInfo[] }>(turns: T[], script: Script) {
  const line = turns.findLast(({ events }) => stagedIn(events, script).length);
  return line ? { line, events: stagedIn(line.events, script), isPresent: line === turns.at(-1) } : null;
}

/** The rules that read events, from left to right; the longest rule that fits comes first. */
function fitting<V>(events: EventInfo[], rules: Rule<V>[]): { rule: Rule<V>; at: number; length: number }[] {
  const sorted = rules.toSorted((a, b) => tokens(b).length - tokens(a).length);
  const found: { rule: Rule<V>; at: number; length: number }[] = [];
  for (let at = 0; at < events.length;) {
    const rule = sorted.find((one) => matched(one, events, at));
    const length = rule ? matched(rule, events, at) : 1;
    if (rule) found.push({ rule, at, length });
    at += length;
  }
  return found;
}

function partOf<V>(rule: Rule<V>, events: EventInfo[], setting: Setting<V>): Part {
  const weight = rule.weight ?? "turn";
  const beats = rule.beats(events, setting);
  const lane = laneOf(events[0]!);
  const isStaged = weight === "stage" && lane !== null;
  return { weight, events, beats: isStaged ? beats.map((beat) => ({ ...beat, lane })) : beats };
}

function tokens({ on }: Rule): string[] {
  return on.split(" ");
}

/** How many events from here a rule reads; none if it does not fit. */
export function matched(rule: Rule, events: EventInfo[], from: number): number {
  let at = from;
  for (const token of tokens(rule)) {
    const kind = token.replace(/[+*?]$/, "");
    const most = /[+*]$/.test(token) ? Infinity : 1;
    const start = at;
    while (at - start < most && events[at]?.kind === kind) at += 1;
    if (at === start && !/[*?]$/.test(token)) return 0;
  }
  return at - from;
}

/** Give every count its last number; numbers of which no rule speaks are counted in the end. */
function assign(scenes: Scene[], before: Record<string, number>, after: Record<string, number>): void {
  const last = new Map<string, { scene: Scene; beat: Count }>();
  for (const scene of scenes)
    for (const beat of scene.beats)
      if (beat.motion === "count") for (const key in beat.by) last.set(key, { scene, beat });
  for (const key in after) {
    const [from, to] = [before[key], after[key]!];
    if (from === undefined || (from === to && !last.has(key))) continue;
    const { scene } = last.get(key) ?? { scene: scenes.at(-1)! };
    if (!last.has(key)) addUp(scene, key, to - from);
    scene.changes[key] = { before: from, after: to };
  }
  for (const scene of scenes) scene.beats = scene.beats.filter((beat) => counts(beat, before, after));
}

/** Whether a beat is more than a count of what is not drawn. */
function counts(beat: Beat, before: Record<string, number>, after: Record<string, number>): boolean {
  if (beat.motion !== "count") return true;
  for (const key in beat.by) if (!(key in before) || !(key in after)) delete beat.by[key];
  return Object.keys(beat.by).length > 0;
}

function addUp(scene: Scene, key: string, by: number): void {
  const end = scene.beats.at(-1);
  if (end?.motion === "count") end.by[key] = by;
  else scene.beats.push({ motion: "count", by: { [key]: by } });
}
