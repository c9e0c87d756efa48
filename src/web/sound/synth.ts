/**
 * The sounds of the house, made of oscillators and noise: no file is fetched. A cue is a function of an instrument and a
 * time; what it sounds like never depends on anything that somebody hides.
 */
import { seeded } from '../art/lino.ts';

export interface Instrument {
  readonly context: BaseAudioContext;
  readonly out: AudioNode;
  readonly noise: AudioBuffer;
}

type Shape = OscillatorType;

export function makeNoise(context: BaseAudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate * 2, context.sampleRate);
  const data = buffer.getChannelData(0);
  const random = seeded(7);
  for (let i = 0; i < data.length; i++) data[i] = random() * 2 - 1;
  return buffer;
}

/** Rises at once or slowly, then fades. */
function envelope({ context }: Instrument, at: number, attack: number, length: number, loud: number): GainNode {
  const gain = context.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(loud, at + attack);
  gain.gain.exponentialRampToValueAtTime(0.0001, at + attack + length);
  return gain;
}

interface Tone {
  readonly from: number;
  readonly to?: number;
  readonly length: number;
  readonly loud?: number;
  readonly attack?: number;
  readonly shape?: Shape;
}

export function tone(
  on: Instrument,
  at: number,
  { from, to = from, length, loud = 0.3, attack = 0.005, shape = 'sine' }: Tone,
) {
  const voice = on.context.createOscillator();
  voice.type = shape;
  voice.frequency.setValueAtTime(from, at);
  voice.frequency.exponentialRampToValueAtTime(to, at + attack + length);
  voice.connect(envelope(on, at, attack, length, loud)).connect(on.out);
  voice.start(at);
  voice.stop(at + attack + length + 0.05);
}

interface Hiss {
  readonly filter: BiquadFilterType;
  readonly from: number;
  readonly to?: number;
  readonly q?: number;
  readonly length: number;
  readonly loud?: number;
  readonly attack?: number;
}

export function hiss(
  on: Instrument,
  at: number,
  { filter, from, to = from, q = 1, length, loud = 0.2, attack = 0.004 }: Hiss,
) {
  const source = on.context.createBufferSource();
  source.buffer = on.noise;
  source.loop = true;
  const colour = on.context.createBiquadFilter();
  colour.type = filter;
  colour.Q.value = q;
  colour.frequency.setValueAtTime(from, at);
  colour.frequency.exponentialRampToValueAtTime(to, at + attack + length);
  source
    .connect(colour)
    .connect(envelope(on, at, attack, length, loud))
    .connect(on.out);
  source.start(at, (at * 0.37) % 1.5);
  source.stop(at + attack + length + 0.05);
}

export const drum = (on: Instrument, at: number, deep = 88, loud = 0.7): void => {
  tone(on, at, { from: deep * 1.9, to: deep * 0.62, length: 0.42, loud });
  hiss(on, at, { filter: 'lowpass', from: 900, to: 180, length: 0.09, loud: loud * 0.35 });
};

export const bell = (on: Instrument, at: number, pitch: number, loud: number, length: number): void => {
  for (const [k, part] of [
    [1, 1],
    [2.76, 0.42],
    [5.4, 0.2],
  ] as const)
    tone(on, at, { from: pitch * k, length: length / k ** 0.6, loud: loud * part });
};

export const pluck = (on: Instrument, at: number, pitch: number): void =>
  tone(on, at, { from: pitch, length: 0.5, loud: 0.16, shape: 'triangle' });

/** A chord that swells and goes, for the calm after the game. */
const swell = (on: Instrument, at: number, pitches: readonly number[]): void => {
  for (const pitch of pitches) tone(on, at, { from: pitch, length: 7, attack: 2.4, loud: 0.05, shape: 'triangle' });
};

/** A pentatonic scale: each duel of a series is one step higher. */
const step = (on: Instrument, at: number, nth: number): void => {
  const pitch = 330 * 2 ** ([0, 2, 4, 7, 9, 12, 14, 16][nth - 1]! / 12);
  tone(on, at, { from: pitch, length: 0.5, loud: 0.26, shape: 'triangle' });
  tone(on, at, { from: pitch * 2, length: 0.3, loud: 0.08 });
};

const CHORDS = [
  [196, 246.9, 293.7],
  [174.6, 220, 261.6],
  [164.8, 196, 246.9],
  [146.8, 220, 293.7],
] as const;

export type Cue = (on: Instrument, at: number) => void;

export const cues = {
  paper: (on, at) => {
    hiss(on, at, { filter: 'highpass', from: 2600, to: 5200, length: 0.16, loud: 0.16, attack: 0.03 });
    hiss(on, at + 0.17, { filter: 'bandpass', from: 1800, q: 2, length: 0.06, loud: 0.2 });
  },
  owl: (on, at) => {
    for (const [when, length] of [
      [0, 0.34],
      [0.55, 0.16],
      [0.78, 0.62],
    ] as const)
      tone(on, at + when, { from: 400, to: 345, length, attack: 0.07, loud: 0.2 });
  },
  bell: (on, at) => bell(on, at, 1240, 0.07, 0.5),
  church: (on, at) => bell(on, at, 330, 0.2, 3),
  rooster: (on, at) => {
    for (const [when, from, to, length] of [
      [0, 520, 760, 0.14],
      [0.2, 760, 980, 0.16],
      [0.42, 980, 1180, 0.2],
      [0.66, 1180, 640, 0.62],
    ] as const)
      tone(on, at + when, { from, to, length, attack: 0.03, loud: 0.09, shape: 'sawtooth' });
  },
  hourglass: (on, at) => {
    hiss(on, at, { filter: 'bandpass', from: 700, q: 6, length: 0.12, loud: 0.7 });
    tone(on, at, { from: 190, to: 120, length: 0.16, loud: 0.4 });
    hiss(on, at + 0.16, { filter: 'bandpass', from: 520, q: 6, length: 0.1, loud: 0.5 });
    hiss(on, at + 0.34, { filter: 'highpass', from: 5200, length: 1.8, loud: 0.03, attack: 0.3 });
  },
  heartbeat: (on, at) => {
    tone(on, at, { from: 68, to: 44, length: 0.16, loud: 0.7 });
    tone(on, at + 0.22, { from: 58, to: 40, length: 0.2, loud: 0.5 });
  },
  chalk: (on, at) => {
    hiss(on, at, { filter: 'bandpass', from: 2400, to: 3600, q: 5, length: 0.5, loud: 0.8, attack: 0.03 });
    hiss(on, at + 0.56, { filter: 'bandpass', from: 1500, q: 3, length: 0.05, loud: 0.9 });
  },
  candle: (on, at) => {
    hiss(on, at, { filter: 'bandpass', from: 900, to: 2600, q: 1.2, length: 0.5, loud: 0.2, attack: 0.05 });
    for (const when of [0.7, 0.94, 1.3, 1.36])
      hiss(on, at + when, { filter: 'highpass', from: 3800, length: 0.02, loud: 0.05 });
  },
  candleOut: (on, at) =>
    hiss(on, at, { filter: 'lowpass', from: 2400, to: 240, length: 0.5, loud: 0.22, attack: 0.02 }),
  drum: (on, at) => drum(on, at),
  hit: (on, at) => {
    drum(on, at, 70, 0.95);
    bell(on, at, 440, 0.1, 1.4);
    hiss(on, at, { filter: 'highpass', from: 3000, length: 0.5, loud: 0.12 });
  },
  hands: (on, at) => {
    hiss(on, at, { filter: 'bandpass', from: 500, to: 1900, q: 0.8, length: 0.24, loud: 0.24, attack: 0.03 });
    pluck(on, at + 0.12, 392);
  },
  thread: (on, at) => {
    pluck(on, at, 293.7);
    pluck(on, at + 0.08, 440);
  },
  back: (on, at) => {
    pluck(on, at, 440);
    pluck(on, at + 0.08, 293.7);
  },
  rope: (on, at) => {
    for (const [when, from, to] of [
      [0, 210, 290],
      [0.55, 250, 190],
      [1.2, 190, 240],
    ] as const) {
      tone(on, at + when, { from, to, length: 0.42, attack: 0.12, loud: 0.14, shape: 'sawtooth' });
      hiss(on, at + when, { filter: 'bandpass', from: from * 5, q: 9, length: 0.4, loud: 0.5, attack: 0.1 });
    }
  },
  door: (on, at) => {
    tone(on, at, { from: 260, to: 330, length: 0.5, attack: 0.2, loud: 0.03, shape: 'sawtooth' });
    drum(on, at + 0.62, 62, 0.6);
    hiss(on, at + 0.62, { filter: 'lowpass', from: 700, length: 0.12, loud: 0.4 });
  },
  wind: (on, at) => {
    for (const [when, low, high] of [
      [0, 260, 520],
      [2.6, 420, 300],
    ] as const)
      hiss(on, at + when, { filter: 'bandpass', from: low, to: high, q: 3, length: 3.4, attack: 1.5, loud: 0.7 });
  },
  dog: (on, at) => {
    for (const when of [0, 0.32, 1.05])
      tone(on, at + when, { from: 430, to: 250, length: 0.12, attack: 0.02, loud: 0.07, shape: 'sawtooth' });
  },
  steam: (on, at) => hiss(on, at, { filter: 'highpass', from: 3200, to: 5600, length: 2.2, attack: 0.5, loud: 0.05 }),
  press: (on, at) => {
    for (let k = 0; k < 6; k++) {
      hiss(on, at + k * 0.17, { filter: 'bandpass', from: k % 2 ? 900 : 480, q: 3, length: 0.1, loud: 0.4 });
      tone(on, at + k * 0.17, { from: k % 2 ? 120 : 90, to: 60, length: 0.1, loud: 0.35 });
    }
    hiss(on, at + 1.05, { filter: 'highpass', from: 2600, to: 5200, length: 0.3, loud: 0.14 });
  },
  applause: (on, at) => {
    for (let k = 0; k < 90; k++) {
      const when = (k * 0.618) % 1;
      hiss(on, at + when * 3.4, {
        filter: 'bandpass',
        from: 900 + ((k * 271) % 1500),
        q: 1.6,
        length: 0.05,
        loud: 0.45,
      });
    }
  },
  calm: (on, at) => swell(on, at, CHORDS[Math.floor(at / 8) % CHORDS.length]!),
  soft: (on, at) => swell(on, at, [220, 277.2, 329.6]),
  riffle: (on, at) => {
    for (let k = 0; k < 22; k++)
      hiss(on, at + k * 0.032 + (k % 3) * 0.006, {
        filter: 'bandpass',
        from: 1400 + k * 90,
        q: 3,
        length: 0.03,
        loud: 0.3,
      });
    hiss(on, at + 0.85, { filter: 'lowpass', from: 1200, to: 300, length: 0.12, loud: 0.4 });
  },
  snap: (on, at) => {
    hiss(on, at, { filter: 'highpass', from: 3000, length: 0.025, loud: 0.5, attack: 0.001 });
    tone(on, at, { from: 240, to: 120, length: 0.05, loud: 0.35 });
  },
  gong: (on, at) => {
    bell(on, at, 172, 0.4, 2.2);
    hiss(on, at, { filter: 'lowpass', from: 1800, to: 200, length: 0.5, loud: 0.12 });
  },
  roll: (on, at) => {
    for (let k = 0; k < 18; k++) drum(on, at + k * 0.045, 130, 0.1 + k * 0.012);
  },
  glissando: (on, at) => {
    for (let k = 0; k < 14; k++) pluck(on, at + k * 0.045, 330 * 2 ** (k / 7));
  },
  stamp: (on, at) => {
    drum(on, at, 70, 0.8);
    hiss(on, at, { filter: 'bandpass', from: 700, q: 2, length: 0.08, loud: 0.3 });
  },
  shutter: (on, at) => {
    hiss(on, at, { filter: 'bandpass', from: 2600, q: 4, length: 0.03, loud: 0.5 });
    hiss(on, at + 0.09, { filter: 'bandpass', from: 1700, q: 4, length: 0.04, loud: 0.5 });
  },
  step1: (on, at) => step(on, at, 1),
  step2: (on, at) => step(on, at, 2),
  step3: (on, at) => step(on, at, 3),
  step4: (on, at) => step(on, at, 4),
  step5: (on, at) => step(on, at, 5),
  step6: (on, at) => step(on, at, 6),
  step7: (on, at) => step(on, at, 7),
  step8: (on, at) => step(on, at, 8),
  fanfare: (on, at) => {
    for (const [when, nth] of [
      [0, 1],
      [0.16, 3],
      [0.32, 4],
      [0.52, 6],
    ] as const)
      step(on, at + when, nth);
  },
} as const satisfies { readonly [name: string]: Cue };

export type CueId = keyof typeof cues;
