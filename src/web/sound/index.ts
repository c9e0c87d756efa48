/**
 * Sound and voice of the table screen. Browsers let a page sound only after somebody has touched it: until then
 * `isBlocked` says so, and everything that would have sounded is dropped, never played late.
 */
import { computed, effect, type ReadonlySignal, signal, untracked } from '@preact/signals';
import type { Language } from '../../kernel/game.ts';
import { keep, recall } from '../memory.ts';
import { type Cue, type CueId, cues, type Instrument, makeNoise } from './synth.ts';

export { type Cue, type CueId, hiss, tone } from './synth.ts';
/** One of the house's own, or one that a game brings along. */
export type Sound = CueId | Cue;

const number = (key: string, fallback: number): number => {
  const kept = Number(recall(key) ?? Number.NaN);
  return Number.isFinite(kept) ? Math.min(1, Math.max(0, kept)) : fallback;
};

/** This browser's own, remembered. */
export const volume = signal(number('volume', 0.7));
/** The narrator's own. */
export const voiceVolume = signal(number('voice-volume', 0.7));
export const isMuted = signal(recall('muted') === 'yes');
export const hasVoice = signal(recall('voice') !== 'no');
effect(() => keep('volume', String(volume.value)));
effect(() => keep('voice-volume', String(voiceVolume.value)));
effect(() => keep('muted', isMuted.value ? 'yes' : 'no'));
effect(() => keep('voice', hasVoice.value ? 'yes' : 'no'));

const running = signal(false);
/** Somebody wants sound, and the browser waits for a touch. */
export const isBlocked: ReadonlySignal<boolean> = computed(() => !running.value && !isMuted.value);

let context: AudioContext | undefined;
let instrument: Instrument | undefined;
let master: GainNode | undefined;

function open(): void {
  if (context || typeof AudioContext === 'undefined') return;
  context = new AudioContext();
  master = context.createGain();
  const even = context.createDynamicsCompressor();
  master.connect(even).connect(context.destination);
  instrument = { context, out: master, noise: makeNoise(context) };
  const look = () => {
    running.value = context!.state === 'running';
  };
  context.addEventListener('statechange', look);
  look();
  effect(() => {
    master!.gain.setTargetAtTime(isMuted.value ? 0 : volume.value, context!.currentTime, 0.03);
  });
}

let mayBreathe = true;

/**
 * An iPhone lets a page speak by itself only after it has spoken at a touch: a breath that nobody hears, until one of them
 * was let out.
 */
function breathe(): void {
  if (!mayBreathe || !hasVoice.peek() || typeof speechSynthesis === 'undefined' || speechSynthesis.speaking) return;
  const breath = new SpeechSynthesisUtterance(' ');
  breath.volume = 0;
  breath.onend = () => {
    mayBreathe = false;
  };
  speechSynthesis.speak(breath);
}

/** Called by a touch or a key; harmless at any other time. A call that came in has stopped it, too, and a touch wakes it. */
export function wake(): void {
  open();
  void context?.resume().catch(() => {});
  breathe();
}

/** A finger counts as it goes up, a mouse and a key as they come down; WebKit heeds the oldest of their names. */
const TOUCHES = ['pointerdown', 'pointerup', 'touchend', 'keydown'] as const;

/** From now on the first touch or key anywhere wakes the sound. Returns what takes it back. */
export function awaitTouch(): () => void {
  open();
  for (const event of TOUCHES) addEventListener(event, wake, { passive: true });
  return () => {
    for (const event of TOUCHES) removeEventListener(event, wake);
    hush();
  };
}

const isAudible = (): boolean => running.peek() && !isMuted.peek();

/** Plays that many milliseconds from now, to the sample. */
export function play(cue: Sound, inMs = 0): void {
  if (!instrument || !isAudible()) return;
  const late = (context!.outputLatency || 0) * 1000;
  const sound = typeof cue === 'string' ? cues[cue] : cue;
  sound(instrument, instrument.context.currentTime + Math.max(0, inMs - late) / 1000 + 0.005);
}

/** A cue at a moment of game time. */
export interface Note {
  readonly at: number;
  readonly cue: Sound;
}

const AHEAD_MS = 180;
const TOO_LATE_MS = 120;

/** Plays a score in time with the game; returns what stops it. Notes whose moment has passed are left out. */
export function score(notes: readonly Note[], now: () => number): () => void {
  const timers = notes.flatMap(({ at, cue }) => {
    const left = at - untracked(now);
    if (left < -TOO_LATE_MS) return [];
    const ring = () => {
      const inMs = at - untracked(now);
      if (inMs > -TOO_LATE_MS) play(cue, inMs);
    };
    return [setTimeout(ring, Math.max(0, left - AHEAD_MS))];
  });
  return () => timers.forEach(clearTimeout);
}

/** Again and again; returns what ends it. The first comes at once. */
export function repeat(cue: Sound, everyMs: number): () => void {
  play(cue);
  const timer = setInterval(() => play(cue), everyMs);
  return () => clearInterval(timer);
}

const TAGS: { readonly [language in Language]: readonly string[] } = {
  en: ['en-gb', 'en'],
  da: ['da'],
  sv: ['sv'],
  nb: ['nb', 'no'],
};

function voiceFor(language: Language): SpeechSynthesisVoice | undefined {
  const voices = speechSynthesis.getVoices();
  for (const tag of TAGS[language]) {
    const found = voices.find((voice) => voice.lang.toLowerCase().replace('_', '-').startsWith(tag));
    if (found) return found;
  }
  return undefined;
}

/** The device's own voice, if it has one for the language: a wrong accent is worse than the caption alone. */
export function say(text: string, language: Language): void {
  if (typeof speechSynthesis === 'undefined' || !hasVoice.peek() || !isAudible()) return;
  const voice = voiceFor(language);
  if (!voice) return;
  speechSynthesis.cancel();
  const line = new SpeechSynthesisUtterance(text);
  line.voice = voice;
  line.lang = voice.lang;
  line.rate = 0.95;
  line.volume = voiceVolume.peek();
  speechSynthesis.speak(line);
}

/** The voice stops in the middle of a word: silence was asked for. */
export function hush(): void {
  if (typeof speechSynthesis !== 'undefined') speechSynthesis.cancel();
}
