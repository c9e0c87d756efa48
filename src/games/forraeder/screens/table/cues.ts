/**
 * What is heard: each delight of the phases, in time with the game. Everything here follows from what all may see; a night
 * sounds the same whoever is awake, and breakfast holds its breath as long whoever is missing.
 */
import { useEffect } from 'preact/hooks';
import { type Begin, useBegin } from '../../../../web/sound/begin.ts';
import { type CueId, say } from '../../../../web/sound/index.ts';
import type { View } from '../../state.ts';
import { tallyOf } from '../tally.ts';
import type { Moment } from './moments.ts';
import type { TableProps } from './props.ts';

type CaptionId = keyof TableProps['w']['captions'];

const NIGHT: Begin<CaptionId> = { caption: 'owl', notes: [[1_400, 'owl']], again: ['wind', 6_000] };

/** The gong comes after two seconds of silence. */
const GONG_MS = 2_000;
const CLINK_MS = 260;
const CLINKS_MAX = 12;

function missionNotes(view: View): readonly (readonly [number, CueId])[] {
  return Array.from({ length: Math.min(CLINKS_MAX, view.won ?? 0) }, (_, k) => [400 + k * CLINK_MS, 'bell'] as const);
}

function beginOf(view: View, moment: Moment | null): Begin<CaptionId> | undefined {
  if (moment === 'identity') return { caption: 'gong', notes: [[300, 'hit']] };
  if (moment === 'mission')
    return view.won ? { caption: 'clink', notes: missionNotes(view) } : { notes: [[200, 'drum']] };
  if (moment === 'endVotes') return { caption: 'fire', again: ['candle', 1_600] };
  switch (view.phase) {
    case 'ceremony':
      return view.step === 'open'
        ? { caption: 'heart', again: ['heartbeat', 1_800] }
        : { caption: 'steps', again: ['hourglass', 900] };
    case 'armoury':
      return { caption: 'creak', notes: [[0, 'door']] };
    case 'discussion':
      return { notes: [[0, 'candle']] };
    case 'ballot':
      return { caption: 'chalk', notes: [[300, 'chalk']] };
    case 'reveal':
      return view.isShown ? turned(view) : undefined;
    case 'defence':
    case 'minute':
      return { notes: [[0, 'hourglass']] };
    case 'lot':
      return { caption: 'drum', again: ['drum', 700] };
    case 'banishment':
      return { caption: 'gong', notes: [[GONG_MS, 'church']] };
    case 'council':
    case 'letters':
    case 'deed':
      return NIGHT;
    case 'breakfast':
      return morning(view);
    case 'endVote':
      return { caption: 'fire', again: ['candle', 2_400] };
    case 'finalReveal':
      return { caption: 'heart', again: ['heartbeat', 1_400] };
    case 'finished':
      return view.result?.outcome === 'loyals'
        ? {
            caption: 'fanfare',
            notes: [
              [200, 'rooster'],
              [1_600, 'applause'],
            ],
          }
        : {
            caption: 'raven',
            notes: [
              [200, 'dog'],
              [1_800, 'applause'],
            ],
          };
  }
}

/** A slate is turned; a drum if it makes a lead. */
function turned(view: View): Begin<CaptionId> {
  const [first, second] = tallyOf(view as TableProps['view']);
  const isLead =
    first !== undefined && view.shown.at(-1)?.target === first.seat && first.votes === (second?.votes ?? 0) + 1;
  return isLead && first.votes > 1
    ? {
        caption: 'drum',
        notes: [
          [0, 'paper'],
          [260, 'drum'],
        ],
      }
    : { notes: [[0, 'paper']] };
}

/** A knock for each who comes in; then the held breath, and a candle that goes out, or nothing more. */
function morning(view: View): Begin<CaptionId> {
  if (view.step === 'arrivals')
    return view.arrived.length === 0 ? { notes: [[0, 'rooster']] } : { caption: 'knock', notes: [[0, 'hands']] };
  if (view.step === 'reading')
    return {
      caption: 'drum',
      notes: [
        [0, 'drum'],
        [900, 'drum'],
      ],
    };
  const isMissing = view.out.some((fate) => fate?.how === 'murdered' && fate.day === view.day - 1);
  return isMissing
    ? {
        caption: 'out',
        notes: [
          [0, 'candleOut'],
          [900, 'church'],
        ],
      }
    : { notes: [[0, 'soft']] };
}

const keyOf = (view: View, moment: Moment | null): string =>
  [
    moment,
    view.phase,
    view.day,
    view.step,
    view.stage,
    view.onStage,
    view.isShown,
    view.phase === 'breakfast' && view.arrived.length,
  ].join();

/** Plays along; returns the caption of what is heard now. */
export function useSounds({ view, stage, w }: TableProps, moment: Moment | null, line: string): string {
  const isPaused = stage.room.pause !== null;
  const [caption] = useBegin(keyOf(view, moment), isPaused, () => beginOf(view, moment));
  useEffect(() => {
    // A human game master speaks; two voices would be one too many.
    if (line && view.master === 'auto' && !isPaused) say(line, stage.language);
  }, [line, isPaused]);
  return caption === null ? '' : w.captions[caption];
}
