/** What is heard at the table, with a caption for every sound. A phone is silent: it would be heard hiding something. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type Cue, hush, play, say } from '../../../../web/sound/index.ts';
import { lockedCount, type Note, type Outcome, type View } from '../../state.ts';
import { alarm, click, dice, fanfare, getaway, lock, rotor, shredder, step } from './sounds.ts';
import type { Wall } from './use.ts';

type CaptionId = keyof Wall['s']['sounds'];
interface Heard {
  readonly cue: Cue;
  readonly caption: CaptionId;
  /** The click comes after half a second of silence. */
  readonly afterMs?: number;
}

function heardOf(note: Note): Heard | null {
  switch (note.type) {
    case 'evidence':
      return { cue: shredder, caption: 'shredder' };
    case 'arrest':
      return { cue: click, caption: 'click', afterMs: 500 };
    case 'reset':
      return { cue: alarm, caption: 'alarm' };
    case 'flight':
      return { cue: rotor, caption: 'rotor' };
    case 'bust':
      return { cue: alarm, caption: 'alarm', afterMs: 600 };
    default:
      return null;
  }
}

const CAPTION_MS = 3_500;

/** Plays along; returns the caption of what is heard now. */
export function useSounds(wall: Wall, line: string): string {
  const { view, stage, s } = wall;
  const [caption, setCaption] = useState<CaptionId | null>(null);
  const isPaused = stage.room.pause !== null;
  const hear = ({ cue, caption: id, afterMs = 0 }: Heard) => {
    play(cue, afterMs);
    setCaption(id);
  };
  useEffect(() => {
    if (caption === null) return;
    const timer = setTimeout(() => setCaption(null), CAPTION_MS);
    return () => clearTimeout(timer);
  }, [caption]);

  const told = useRef(view.chronicle.length);
  useEffect(() => {
    for (const note of view.chronicle.slice(told.current)) {
      const heard = heardOf(note);
      if (heard) hear(heard);
    }
    told.current = view.chronicle.length;
  }, [view.chronicle.length]);

  useDice(view, hear);
  useOn(`${view.gwAt} ${view.walked}`, () => hear({ cue: step, caption: 'steps' }));
  useOn(view.phase === 'infiltrator-look', (isLook) => isLook && setCaption('hush'));
  useOn(view.phase === 'setup', (isDeal) => {
    if (!isDeal) return;
    play('paper');
    setCaption('cards');
  });
  useOn(view.result !== null, (isOver) => {
    if (!isOver) return;
    const { outcome } = view.result as { outcome: Outcome };
    if (outcome === 'gw') hear({ cue: fanfare, caption: 'fanfare', afterMs: 700 });
    if (outcome === 'criminal') hear({ cue: getaway, caption: 'fanfare', afterMs: 700 });
  });
  useEffect(() => {
    if (isPaused) return hush();
    if (line && view.options.gameMaster === 'auto') say(line, stage.language);
  }, [line, isPaused]);
  return caption === null ? '' : s.sounds[caption];
}

/** When something changes, but not when the page is opened. */
function useOn<T>(value: T, call: (value: T) => unknown): void {
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    call(value);
  }, [value]);
}

/** Dice fall, and then a key turns for every one that locks. */
function useDice(view: View, hear: (heard: Heard) => void): void {
  const locked = lockedCount(view);
  const before = useRef({ rolls: view.rolls, locked });
  useEffect(() => {
    const { rolls, locked: had } = before.current;
    before.current = { rolls: view.rolls, locked };
    if (view.rolls === rolls || view.rolls === 0) return;
    hear({ cue: dice, caption: 'dice' });
    for (let k = 0; k < locked - had; k++) hear({ cue: lock, caption: 'lock', afterMs: 750 + k * 420 });
  }, [view.rolls, view.turn, view.acting, locked]);
  useOn(view.gwFace, (face) => face !== null && hear({ cue: dice, caption: 'dice' }));
}
