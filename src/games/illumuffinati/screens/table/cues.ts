/** What is heard, in time with the game. All sounds come from the table; a phone is silent during hidden choices. */
import { useEffect, useRef } from 'preact/hooks';
import { type Begin, useBegin } from '../../../../web/sound/begin.ts';
import { type Note, play, say, score } from '../../../../web/sound/index.ts';
import type { View } from '../../state.ts';
import type { WallTexts } from '../wall.ts';
import type { Scene } from './parts.tsx';
import { sounds } from './sounds.ts';

type CaptionId = keyof WallTexts['captions'];

function beginOf(view: View): Begin<CaptionId> | undefined {
  switch (view.phase) {
    case 'first-inspector':
      return { caption: 'alarm', notes: [[0, sounds.alarm]] };
    case 'bake':
      return { caption: 'oven', notes: [[view.round === 0 ? 900 : 0, sounds.oven]] };
    case 'hide':
      return view.passes > 0 ? { caption: 'rustle', notes: [[0, sounds.rustle]] } : undefined;
    case 'open':
      return { caption: 'flip', notes: [[1_900, sounds.flip]] };
    case 'negotiate':
    case 'takeback':
    case 'inspect':
      return homecoming(view);
    case 'accusation':
      return { caption: 'heartbeat', again: ['heartbeat', 1_100] };
    case 'earnings':
      return view.last?.card === 'J'
        ? {
            caption: 'siren',
            notes: [
              [0, sounds.roll],
              [1_000, sounds.siren],
              [6_000, sounds.till],
            ],
          }
        : {
            caption: 'trumpet',
            notes: [
              [0, sounds.roll],
              [1_000, sounds.trumpet],
              [6_000, sounds.till],
            ],
          };
    case 'final-count':
      return { caption: 'night', notes: [[300, sounds.night]] };
    case 'nose-race':
      return view.nose?.isCued ? { caption: 'honk', notes: [[0, sounds.honk]] } : undefined;
    case 'finished':
      return {
        caption: 'till',
        notes: [
          [200, sounds.till],
          [900, 'applause'],
        ],
      };
    default:
      return undefined;
  }
}

/** The door, for whoever has just gone; the dog after it. */
function homecoming(view: View): Begin<CaptionId> | undefined {
  if (view.phase === 'inspect')
    return { caption: 'dog', notes: [[view.bribes.some(Boolean) ? 1_600 : 300, sounds.crunch]] };
  return view.home.length > 0 && view.phase === 'takeback' ? { caption: 'door', notes: [[0, sounds.home]] } : undefined;
}

/** At fifteen seconds the last call; the last five tick. */
const lastCall = ({ endsAt }: View): Note[] =>
  endsAt === null
    ? []
    : [
        { at: endsAt - 15_000, cue: 'church' },
        ...[5, 4, 3, 2, 1].map((left) => ({ at: endsAt - left * 1000, cue: 'bell' }) as const),
      ];

const CAPTION_MS = 4_500;

const keyOf = (view: View): string =>
  [view.phase, view.round, view.run, view.home.length, view.passes, view.nose?.isCued, view.nose?.attempt].join();

/** Plays along; returns the caption of what is heard now. */
export function useSounds({ stage, view, t }: Scene, narration: string): string {
  const { room, now, language } = stage;
  const isPaused = room.pause !== null;
  const key = keyOf(view);
  const [caption, setCaption] = useBegin(key, isPaused, () => beginOf(view));

  useEffect(() => {
    if (isPaused || view.phase !== 'negotiate' || view.options.timers === 'off') return;
    return score(lastCall(view), now);
  }, [key, view.endsAt, isPaused]);

  useCoins(view);
  useHomes(view);

  useEffect(() => {
    if (!view.hasGonged || isPaused) return;
    play(sounds.gong);
    setCaption('gong');
    const timer = setTimeout(() => setCaption(null), CAPTION_MS);
    return () => clearTimeout(timer);
  }, [view.hasGonged]);

  useEffect(() => {
    // A human game master speaks; two voices would be one too many.
    if (narration && view.master === 'auto' && !isPaused) say(narration, language);
  }, [narration, isPaused]);

  return caption === null ? '' : t.captions[caption];
}

/** A clink for every raise. */
function useCoins(view: View): void {
  const total = view.bribes.reduce((sum, bribe) => sum + bribe, 0);
  const before = useRef(total);
  useEffect(() => {
    if (view.phase === 'negotiate' && total > before.current) play(sounds.coin);
    before.current = total;
  }, [total, view.phase]);
}

/** Where nobody is asked for second thoughts the door is heard all the same. */
function useHomes(view: View): void {
  const homes = view.home.length;
  const before = useRef(homes);
  useEffect(() => {
    if (homes > before.current && view.phase !== 'takeback') play(sounds.home);
    before.current = homes;
  }, [homes]);
}
