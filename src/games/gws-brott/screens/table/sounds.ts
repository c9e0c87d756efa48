/** The sounds of the game, made of the house's tones and noise. All of them follow from what everybody may know. */
import { type Cue, hiss, tone } from '../../../../web/sound/index.ts';

/** Five dice on a table: short knocks that fall together. */
export const dice: Cue = (on, at) => {
  for (const [when, pitch, loud] of [
    [0, 420, 0.5],
    [0.07, 520, 0.4],
    [0.13, 380, 0.45],
    [0.22, 610, 0.3],
    [0.3, 450, 0.26],
    [0.41, 540, 0.2],
    [0.5, 480, 0.14],
  ] as const) {
    hiss(on, at + when, { filter: 'bandpass', from: pitch * 4, q: 3, length: 0.04, loud });
    tone(on, at + when, { from: pitch, to: pitch * 0.6, length: 0.04, loud: loud * 0.35 });
  }
};

/** A key turns: two clicks and the bolt. */
export const lock: Cue = (on, at) => {
  for (const when of [0, 0.16]) hiss(on, at + when, { filter: 'bandpass', from: 3200, q: 8, length: 0.03, loud: 0.7 });
  tone(on, at + 0.3, { from: 210, to: 90, length: 0.14, loud: 0.5, shape: 'triangle' });
  hiss(on, at + 0.3, { filter: 'bandpass', from: 900, q: 4, length: 0.08, loud: 0.5 });
};

export const alarm: Cue = (on, at) => {
  for (let k = 0; k < 14; k++) tone(on, at + k * 0.07, { from: 1480, length: 0.06, loud: 0.09, shape: 'square' });
};

/** Paper goes through the teeth. */
export const shredder: Cue = (on, at) => {
  tone(on, at, { from: 92, to: 118, length: 1.1, attack: 0.12, loud: 0.16, shape: 'sawtooth' });
  hiss(on, at + 0.1, { filter: 'bandpass', from: 2400, to: 3600, q: 1.4, length: 1, attack: 0.2, loud: 0.28 });
};

/** The click, and the clink of the chain. */
export const click: Cue = (on, at) => {
  hiss(on, at, { filter: 'highpass', from: 2600, length: 0.02, loud: 1 });
  tone(on, at, { from: 320, to: 140, length: 0.06, loud: 0.6, shape: 'square' });
  hiss(on, at + 0.13, { filter: 'highpass', from: 2800, length: 0.02, loud: 0.9 });
  for (const [when, pitch] of [
    [0.22, 2300],
    [0.31, 2700],
    [0.42, 2050],
    [0.58, 2450],
  ] as const)
    tone(on, at + when, { from: pitch, to: pitch * 0.99, length: 0.3, loud: 0.09 });
};

export const rotor: Cue = (on, at) => {
  for (let k = 0; k < 26; k++) {
    const swell = Math.min(1, k / 8) * Math.min(1, (26 - k) / 8);
    hiss(on, at + k * 0.085, { filter: 'lowpass', from: 420, to: 130, length: 0.07, loud: 0.9 * swell });
  }
};

/** One foot on cobbles. */
export const step: Cue = (on, at) => {
  hiss(on, at, { filter: 'bandpass', from: 1100, to: 500, q: 2, length: 0.06, loud: 0.5 });
  tone(on, at, { from: 120, to: 70, length: 0.07, loud: 0.4 });
  hiss(on, at + 0.11, { filter: 'bandpass', from: 1500, q: 3, length: 0.03, loud: 0.22 });
};

const brass: Cue = (on, at) => {
  for (const [when, pitch, length] of [
    [0, 392, 0.16],
    [0.18, 523.3, 0.16],
    [0.36, 659.3, 0.16],
    [0.54, 784, 0.9],
  ] as const)
    for (const [k, loud] of [
      [1, 0.12],
      [1.005, 0.08],
      [0.5, 0.06],
    ] as const)
      tone(on, at + when, { from: pitch * k, length, attack: 0.03, loud, shape: 'sawtooth' });
};
/** For GW. */
export const fanfare: Cue = brass;
/** For whoever got away: the same on a street organ. */
export const getaway: Cue = (on, at) => {
  for (const [when, pitch] of [
    [0, 587.3],
    [0.2, 784],
    [0.4, 740],
    [0.6, 880],
    [0.8, 784],
    [1, 1174.7],
  ] as const)
    tone(on, at + when, { from: pitch, length: when === 1 ? 1 : 0.22, attack: 0.02, loud: 0.16, shape: 'triangle' });
};
