/** Sound and voice as an iPhone has them: only after a touch, and gone again after a call. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { h, render } from 'preact';
import { around, draw, happen, open, root } from './mounted/dom.ts';
import { wordsOf } from './mounted/look.ts';
import { settled } from './mounted/settled.ts';
import './mounted/scripts.ts';

open();

/** Whatever a sound is made of: it can be asked for anything, and does nothing. */
const piece = (): unknown =>
  new Proxy(() => {}, { get: (_, name) => (name === 'then' ? undefined : piece()), set: () => true, apply: piece });

/** One for the page, as Safari has it. */
const audio = {
  state: 'suspended',
  isTouched: false,
  notes: 0,
  changed: () => {},
  sampleRate: 8,
  currentTime: 0,
  destination: {},
  becomes(state: string) {
    audio.state = state;
    audio.changed();
  },
  async resume() {
    if (audio.isTouched) audio.becomes('running');
  },
  addEventListener: (_: string, changed: () => void) => {
    audio.changed = changed;
  },
  createBuffer: () => ({ getChannelData: () => new Float32Array(2) }),
  createGain: piece,
  createDynamicsCompressor: piece,
  createBiquadFilter: piece,
  createBufferSource: piece,
  createOscillator: () => {
    audio.notes++;
    return piece();
  },
};

const voice = {
  speaking: false,
  isTouched: false,
  mayGoOn: false,
  said: [] as string[],
  getVoices: () => [{ lang: 'en-GB' }],
  cancel: () => {},
  speak({ text, volume, onend }: { text: string; volume: number; onend?: () => void }) {
    if (!voice.isTouched && !voice.mayGoOn) return;
    voice.mayGoOn = true;
    if (volume > 0) voice.said.push(text);
    onend?.();
  },
};

Object.assign(globalThis, {
  AudioContext: class {
    constructor() {
      // biome-ignore lint/correctness/noConstructorReturn: there is one, which the test holds
      return audio;
    }
  },
  speechSynthesis: voice,
  SpeechSynthesisUtterance: class {
    readonly text: string;
    volume = 1;
    constructor(text: string) {
      this.text = text;
    }
  },
});

const { SoundControl } = await import('../src/web/sound/control.tsx');
const { isBlocked, play, say } = await import('../src/web/sound/index.ts');

/** A finger as a browser tells of it; only when it goes up may a page sound. */
async function touches(): Promise<void> {
  for (const [type, counts] of [
    ['pointerdown', false],
    ['pointerup', true],
    ['touchend', true],
  ] as const) {
    audio.isTouched = counts;
    voice.isTouched = counts;
    happen(around.window, type, { pointerType: 'touch' });
  }
  audio.isTouched = false;
  voice.isTouched = false;
  await settled();
  draw();
}

test('a table’s screen asks for a touch, sounds and speaks from then on, and asks again after a call', async () => {
  audio.becomes('suspended');
  const page = root();
  render(h(SoundControl, { language: 'en', caption: '' }), page as never);
  await settled();
  const says = () => wordsOf(page.querySelector('button')!);
  assert.match(says(), /Tap for sound/);
  play('bell');
  say('Night falls', 'en');
  assert.deepEqual([audio.notes, voice.said], [0, []], 'what would have sounded is dropped');

  await touches();
  assert.doesNotMatch(says(), /Tap for sound/);
  play('bell');
  say('Morning comes', 'en');
  assert.ok(audio.notes > 0);
  assert.deepEqual(voice.said, ['Morning comes'], 'by itself, later than the touch');

  audio.becomes('interrupted');
  draw();
  assert.match(says(), /Tap for sound/, 'somebody has called');
  await touches();
  assert.doesNotMatch(says(), /Tap for sound/);

  render(null, page as never);
  await settled();
  audio.becomes('suspended');
  await touches();
  assert.ok(isBlocked.peek(), 'a page without a table’s screen wakes nothing');
});
