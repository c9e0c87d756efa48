/** The sounds of this game. What they sound like never depends on anything that somebody hides. */
import { bell, type Cue, drum, hiss, pluck, tone } from '../../../../web/sound/synth.ts';

export const sounds = {
  /** An alarm in the night, and flour. */
  alarm: (on, at) => {
    for (let k = 0; k < 5; k++) bell(on, at + k * 0.22, k % 2 ? 980 : 1310, 0.1, 0.5);
    hiss(on, at + 1.1, { filter: 'lowpass', from: 900, to: 200, length: 0.9, attack: 0.05, loud: 0.4 });
  },
  oven: (on, at) => {
    bell(on, at, 1760, 0.16, 1.4);
    hiss(on, at + 0.1, { filter: 'highpass', from: 3600, to: 2400, length: 0.8, attack: 0.2, loud: 0.05 });
  },
  /** The same at every pass. */
  rustle: (on, at) => {
    for (const [when, from] of [
      [0, 2600],
      [0.09, 3400],
      [0.2, 2900],
      [0.34, 3800],
    ] as const)
      hiss(on, at + when, { filter: 'bandpass', from, to: from * 1.3, q: 1.2, length: 0.07, loud: 0.3 });
  },
  flip: (on, at) => {
    hiss(on, at, { filter: 'bandpass', from: 1400, to: 3200, q: 1.4, length: 0.1, loud: 0.4 });
    pluck(on, at + 0.07, 330);
  },
  coin: (on, at) => {
    tone(on, at, { from: 2300, length: 0.16, loud: 0.1 });
    tone(on, at + 0.03, { from: 3450, length: 0.2, loud: 0.07 });
  },
  /** The door creaks, the shop bell rings. */
  home: (on, at) => {
    tone(on, at, { from: 210, to: 330, length: 0.5, attack: 0.2, loud: 0.05, shape: 'sawtooth' });
    bell(on, at + 0.62, 1568, 0.14, 1.2);
    bell(on, at + 0.78, 2093, 0.1, 1);
  },
  crunch: (on, at) => {
    for (let k = 0; k < 4; k++)
      hiss(on, at + k * 0.19, { filter: 'bandpass', from: 700 + (k % 2) * 500, q: 2, length: 0.09, loud: 0.6 });
    tone(on, at + 1, { from: 430, to: 250, length: 0.12, attack: 0.02, loud: 0.07, shape: 'sawtooth' });
  },
  roll: (on, at) => {
    for (let k = 0; k < 26; k++) drum(on, at + k * 0.036, 150, 0.1 + k * 0.012);
  },
  siren: (on, at) => {
    drum(on, at, 70, 0.9);
    for (let k = 0; k < 3; k++)
      tone(on, at + 0.1 + k * 0.62, { from: 620, to: 1180, length: 0.56, attack: 0.04, loud: 0.08, shape: 'sawtooth' });
  },
  /** A sad trumpet, and coins counted into two hands. */
  trumpet: (on, at) => {
    for (const [when, from, to, length] of [
      [0, 392, 385, 0.34],
      [0.42, 370, 362, 0.34],
      [0.84, 349, 340, 0.34],
      [1.26, 330, 262, 1.1],
    ] as const)
      tone(on, at + when, { from, to, length, attack: 0.05, loud: 0.1, shape: 'sawtooth' });
    for (let k = 0; k < 6; k++) tone(on, at + 2.5 + k * 0.17, { from: 2200 + (k % 2) * 500, length: 0.14, loud: 0.08 });
  },
  till: (on, at) => {
    hiss(on, at, { filter: 'bandpass', from: 1200, q: 3, length: 0.08, loud: 0.5 });
    bell(on, at + 0.12, 2093, 0.14, 1.3);
  },
  /** Steps, and a window. */
  night: (on, at) => {
    for (let k = 0; k < 5; k++) hiss(on, at + k * 0.42, { filter: 'lowpass', from: 420, length: 0.08, loud: 0.5 });
    tone(on, at + 2.2, { from: 520, to: 760, length: 0.5, attack: 0.15, loud: 0.04, shape: 'sawtooth' });
  },
  gong: (on, at) => {
    bell(on, at, 110, 0.4, 3.4);
    bell(on, at, 147, 0.2, 2.6);
  },
  honk: (on, at) => {
    tone(on, at, { from: 196, to: 175, length: 0.3, attack: 0.02, loud: 0.2, shape: 'sawtooth' });
    tone(on, at, { from: 392, to: 350, length: 0.3, attack: 0.02, loud: 0.08, shape: 'square' });
  },
} as const satisfies { readonly [name: string]: Cue };
