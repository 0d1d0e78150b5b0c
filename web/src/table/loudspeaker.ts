/** Plays sounds in the browser, once somebody has pressed something. */
import { type Bus, busOf, isTuned, type Note, type Part, partsOf, type SoundName, type Tone } from "./sounds";

const LOUDNESS: Record<Bus, number> = { ui: 0.6, piece: 0.8, fanfare: 0.7 };
const WET = 0.12;
const ROOM = { seconds: 0.35, decay: 9, lowpass: 3500 };
const SILENCE = 0.0001;
const REST = 1000;
const AGAIN = 45;
const MOST = 6;
const WIDTH = 0.6;
const DETUNED = 0.02;
const FADING = 0.15;

/** All that one sound is made of, so that it can be ended. */
interface Playing {
  out: GainNode;
  sources: AudioScheduledSourceNode[];
}

export class Loudspeaker {
  private context: AudioContext | null = null;
  private buses: Partial<Record<Bus, GainNode>> = {};
  private master: GainNode | null = null;
  private hiss: AudioBuffer | null = null;
  private playing: Playing[] = [];
  private resting: ReturnType<typeof setTimeout> | null = null;
  private last = new Map<SoundName, number>();

  constructor(private readonly volume: () => number) {}

  /** Called with every press: before the first one a page is silent. */
  wake(): void {
    this.context ??= this.build();
  }

  /** Play a sound; `across` is where on the page it comes from, from 0 to 1. What it gives lets the sound fade. */
  play(name: SoundName, note: Note = {}, across = 0.5): (() => void) | undefined {
    const { context, master } = this;
    if (!context || !master || this.isTooSoon(name)) return undefined;
    if (context.state === "suspended") void context.resume();
    master.gain.value = this.volume();
    const pan = context.createStereoPanner();
    pan.pan.value = (across - 0.5) * WIDTH;
    const out = new GainNode(context);
    pan.connect(out).connect(this.buses[busOf(name)]!);
    const times = isTuned(name) ? 1 : 1 + DETUNED * (2 * Math.random() - 1);
    const sources = partsOf(name, note).map((part) => this.start(context, part, pan, times));
    this.keep({ out, sources });
    return () => fade(context, out);
  }

  close(): void {
    void this.context?.close();
    this.context = null;
  }

  private isTooSoon(name: SoundName): boolean {
    const now = performance.now();
    if (now - (this.last.get(name) ?? -AGAIN) < AGAIN) return true;
    this.last.set(name, now);
    return false;
  }

  /** Of too many sounds the oldest ends. */
  private keep(one: Playing): void {
    this.playing.push(one);
    one.sources.at(-1)!.onended = () => this.drop(one);
    if (this.playing.length > MOST) this.playing.shift()!.out.disconnect();
  }

  private drop(one: Playing): void {
    this.playing = this.playing.filter((other) => other !== one);
    if (this.resting) clearTimeout(this.resting);
    this.resting = setTimeout(() => this.rest(), REST);
  }

  /** What is silent costs nothing. */
  private rest(): void {
    if (!this.playing.length && this.context?.state === "running") void this.context.suspend();
  }

  private build(): AudioContext {
    const context = new AudioContext();
    const compressor = new DynamicsCompressorNode(context, { threshold: -18, ratio: 4, attack: 0.003, release: 0.12 });
    this.master = new GainNode(context, { gain: this.volume() });
    this.master.connect(compressor).connect(context.destination);
    this.hiss = noiseOf(context, 1, () => 1);
    const room = new ConvolverNode(context, {
      buffer: noiseOf(context, ROOM.seconds, (t) => Math.exp(-ROOM.decay * t)),
    });
    const wet = new GainNode(context, { gain: WET });
    room.connect(new BiquadFilterNode(context, { type: "lowpass", frequency: ROOM.lowpass })).connect(wet);
    wet.connect(this.master);
    for (const name of Object.keys(LOUDNESS) as Bus[]) {
      const bus = new GainNode(context, { gain: LOUDNESS[name] });
      bus.connect(this.master);
      if (name !== "ui") bus.connect(room);
      this.buses[name] = bus;
    }
    return context;
  }

  private start(context: AudioContext, part: Part, out: AudioNode, times: number): AudioScheduledSourceNode {
    const from = context.currentTime + (part.at ?? 0) / 1000;
    const source = "wave" in part ? toneOf(context, part, from, times) : this.noise(context);
    const loud = envelope(context, part, from);
    const filter = part.filter && filterOf(context, part.filter, from, times);
    if (filter) source.connect(filter).connect(loud);
    else source.connect(loud);
    loud.connect(out);
    source.start(from);
    source.stop(from + lengthOf(part));
    return source;
  }

  private noise(context: AudioContext): AudioBufferSourceNode {
    return new AudioBufferSourceNode(context, { buffer: this.hiss, loop: true });
  }
}

function fade(context: AudioContext, { gain }: GainNode): void {
  if (context.state !== "closed") gain.setTargetAtTime(0, context.currentTime, FADING);
}

function lengthOf({ attack = 1, hold = 0, decay }: Part): number {
  return (attack + hold + decay) / 1000;
}

function envelope(context: AudioContext, part: Part, from: number): GainNode {
  const { attack = 1, hold = 0, gain } = part;
  const loud = new GainNode(context, { gain: SILENCE });
  loud.gain.setValueAtTime(SILENCE, from);
  loud.gain.linearRampToValueAtTime(gain, from + attack / 1000);
  loud.gain.setValueAtTime(gain, from + (attack + hold) / 1000);
  loud.gain.exponentialRampToValueAtTime(SILENCE, from + lengthOf(part));
  return loud;
}

function toneOf(context: AudioContext, part: Tone, from: number, times: number): OscillatorNode {
  const { wave, pitch, to, slide = part.decay } = part;
  const source = new OscillatorNode(context, { type: wave, frequency: pitch * times });
  source.frequency.setValueAtTime(pitch * times, from);
  if (to !== undefined) source.frequency.exponentialRampToValueAtTime(to * times, from + slide / 1000);
  return source;
}

function filterOf(
  context: AudioContext,
  { type, pitches, q, slide = 0 }: NonNullable<Part["filter"]>,
  from: number,
  times: number,
): BiquadFilterNode {
  const filter = new BiquadFilterNode(context, { type, frequency: pitches[0]! * times, ...(q ? { Q: q } : {}) });
  filter.frequency.setValueAtTime(pitches[0]! * times, from);
  pitches.slice(1).forEach((pitch, n) => {
    const until = (slide * (n + 1)) / (pitches.length - 1);
    filter.frequency.linearRampToValueAtTime(pitch * times, from + until / 1000);
  });
  return filter;
}

function noiseOf(context: AudioContext, seconds: number, loudness: (second: number) => number): AudioBuffer {
  const buffer = context.createBuffer(1, Math.ceil(seconds * context.sampleRate), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let n = 0; n < samples.length; n += 1) samples[n] = (2 * Math.random() - 1) * loudness(n / context.sampleRate);
  return buffer;
}
