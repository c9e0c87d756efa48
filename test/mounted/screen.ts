/** A screen that stays open while a test plays, looks at it and presses what is on it. */
import { type ComponentChild, render } from 'preact';
import { emptyRoom } from '../../src/kernel/room/state.ts';
import type { Stage } from '../../src/web/stage.ts';
import { happen, pass, root, written } from './dom.ts';
import { FINGER } from './look.ts';
import { settled } from './settled.ts';

const FRAME_MS = 20;

/** What is drawn is asked for again at each look. */
export function screenOf(drawing: () => ComponentChild) {
  const at = root();
  const drawn = async (): Promise<string> => {
    render(drawing(), at as never);
    await settled();
    return written(at);
  };
  /** Its words, tags left out. */
  const says = async (): Promise<string> => {
    const lines = (await drawn()).split('\n');
    return lines.flatMap((line) => (line.trim().startsWith('<') ? [] : line.trim())).join(' ');
  };
  /** The parts of the screen that have this in their tag, as they are drawn. */
  const parts = async (tag: string): Promise<string[]> => {
    const lines = (await drawn()).split('\n');
    return lines.flatMap((line, from) => {
      if (!line.trim().startsWith('<') || !line.includes(tag)) return [];
      const depth = line.search(/\S/);
      const length = lines.slice(from + 1).findIndex((one) => one.trim() !== '' && one.search(/\S/) <= depth);
      return lines.slice(from, length < 0 ? undefined : from + 1 + length).join('\n');
    });
  };
  const part = async (tag: string): Promise<string> => (await parts(tag))[0] ?? '';
  const waits = async (ms: number): Promise<string> => {
    pass(ms);
    return says();
  };
  /** Something is done to the first button that has this on it; what the screen says then. */
  const does = async (name: RegExp, type: string, event?: { readonly [name: string]: unknown }): Promise<string> => {
    await drawn();
    const button = at.inside.find((one) => one.localName === 'button' && name.test(written(one)));
    if (!button) throw new Error(`no button ${name} on:\n${written(at)}`);
    happen(button, type, event);
    return says();
  };
  /** A finger goes over the first part of this class, so far to the right. */
  const swipes = async (part: string, px: number): Promise<string> => {
    await drawn();
    const under = at.querySelector(`.${part}`)!;
    happen(under, 'pointerdown', { ...FINGER, clientX: 200 });
    happen(under, 'pointerup', { ...FINGER, clientX: 200 + px });
    return says();
  };
  /** Two fingers, so far apart, on the first part of this class; without a distance they are lifted. */
  const touches = async (part: string, type: string, apart?: number): Promise<void> => {
    const spots = apart === undefined ? [] : [-apart / 2, apart / 2];
    happen(at.querySelector(`.${part}`)!, type, {
      touches: spots.map((side) => ({ clientX: 195 + side, clientY: 300 })),
    });
    pass(FRAME_MS);
    await settled();
  };
  const field = () => at.inside.find(({ localName }) => localName === 'input')!;
  /** Somebody writes this into the first field, and does not send it. */
  const writes = async (text: string): Promise<void> => {
    await drawn();
    field().value = text;
    happen(field(), 'input');
    await drawn();
  };
  /** Somebody writes this into the first field, and sends it. */
  const enters = async (text: string): Promise<string> => {
    await writes(text);
    happen(field().closest('form')!, 'submit');
    return says();
  };
  /** What stands in the first field. */
  const holds = async (): Promise<string> => {
    await drawn();
    return field().value;
  };
  const closes = () => render(null, at as never);
  return { drawn, says, parts, part, waits, does, swipes, touches, writes, enters, holds, closes };
}

const seatOf = (name: string, mask: number) => ({
  ...{ name, pronouns: '', mask, bot: null, connected: true, coveredBy: null },
  ...{ isNew: false, hasTime: false, isReady: false, contribution: null },
});

/** What a screen is given of an evening with these people. */
export function stageOf<State>(game: string, names: readonly string[], view: State, more: Partial<Stage<State>>) {
  const seats = names.map(seatOf);
  const room = { ...emptyRoom(), number: 1, phase: 'playing', game, play: view, host: 0, seats };
  const stage = {
    ...{ view, room, code: 'LYKT', language: 'en', address: 'lykt.example', me: null },
    ...{ now: () => 0, told: () => [], offers: () => [], ask: async () => ({}), open: () => {} },
    ...more,
  };
  return stage as unknown as Stage<State>;
}
