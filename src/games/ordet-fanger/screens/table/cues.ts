/**
 * What is heard: the snap of a card, the gong of a match, the shutter, the stamp, a rising tone for each duel of a series.
 * Everything follows from what all may see; with `spot` nothing sounds that would announce a duel.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import { type CueId, hush, play, say } from '../../../../web/sound/index.ts';
import type { View } from '../../state.ts';
import type { Around } from '../around.ts';
import type { ScreenWords } from '../words/en.ts';

type CaptionId = keyof ScreenWords['table']['sound'];
type Heard = readonly [cues: readonly (readonly [ms: number, cue: CueId])[], caption: CaptionId];

const CAPTION_MS = 3_000;

/** One beginning each. */
const keyOf = (view: View): string =>
  [
    view.phase,
    view.round,
    view.counts.left + view.counts.right,
    view.jokers.length,
    view.duel?.series,
    view.duel?.cards,
    view.neutral !== null,
    view.verdict?.winner,
  ].join();

function heardOf(view: View, before: View | undefined): Heard | undefined {
  switch (view.phase) {
    case 'shuffle':
      return [[[0, 'riffle']], 'riffle'];
    case 'turn':
      if (before && view.jokers.length > before.jokers.length) return [[[0, 'glissando']], 'joker'];
      return before?.phase === 'reveal' ? [[[0, 'snap']], 'flip'] : undefined;
    case 'race':
      if (view.neutral) return [[[0, 'roll']], 'drum'];
      if (before?.phase === 'race' && view.duel?.cards !== before.duel?.cards) return [[[0, 'snap']], 'flip'];
      return before?.phase === 'race'
        ? undefined
        : [
            [
              [0, 'snap'],
              [90, 'gong'],
            ],
            'gong',
          ];
    case 'verdict':
      return [[[0, 'stamp']], 'stamp'];
    case 'challenge':
      return [[[0, 'shutter']], 'shutter'];
    case 'neutral-flip':
      return [[[0, 'roll']], 'drum'];
    case 'duel-end':
      return [[[0, `step${Math.min(8, Math.max(1, view.chronicle.steps.length))}` as CueId]], 'tone'];
    case 'round-end':
    case 'game-over':
      return [[[0, 'fanfare']], 'fanfare'];
    default:
      return undefined;
  }
}

/** Plays along; returns the caption of what is heard now. */
export function useSounds(around: Around, spoken: string): string {
  const { view, room, language, w } = around;
  const [caption, setCaption] = useState<CaptionId | null>(null);
  const before = useRef<View | undefined>(undefined);
  const isPaused = room.pause !== null;
  const key = keyOf(view);
  useEffect(() => {
    if (isPaused) return hush();
    // Whoever opens the page in the middle hears what comes, not what has been.
    const heard = before.current === undefined ? undefined : heardOf(view, before.current);
    before.current = structuredClone(view) as View;
    if (!heard) return;
    const [cues, words] = heard;
    const timers = cues.map(([ms, cue]) => setTimeout(() => play(cue), ms));
    setCaption(words);
    timers.push(setTimeout(() => setCaption(null), CAPTION_MS));
    return () => timers.forEach(clearTimeout);
  }, [key, isPaused]);
  useEffect(() => {
    if (spoken && view.options.gameMaster === 'auto' && !isPaused) say(spoken, language);
  }, [spoken, isPaused]);
  return caption === null ? '' : w.table.sound[caption];
}
