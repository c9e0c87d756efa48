/**
 * What is heard: each delight of the phases, in time with the game. Everything here follows from what all may see; the
 * night sounds the same whoever is awake. (MF-102)
 */
import { useEffect, useRef } from 'preact/hooks';
import { type Begin, useBegin } from '../../../../web/sound/begin.ts';
import { type Note, play, repeat, say, score } from '../../../../web/sound/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State, View } from '../../state.ts';
import type { MaffiaTexts } from '../../texts/index.ts';
import type { Narration } from './narration.ts';

type CaptionId = keyof MaffiaTexts['captions'];

/** What begins with a phase, or with a step of it; some go on until it ends. */
const DAY: Begin<CaptionId> = { caption: 'rooster', notes: [[0, 'rooster']] };
const NIGHT: Begin<CaptionId> = { caption: 'night', notes: [[5_200, 'dog']], again: ['wind', 6_000] };

function beginOf(view: View): Begin<CaptionId> | undefined {
  switch (view.phase) {
    case 'deal':
      return { caption: 'paper', notes: [[0, 'paper']] };
    case 'night-zero':
      return { caption: 'owl', notes: [[900, 'owl']] };
    case 'day-talk':
      return view.extensionUsed ? { caption: 'hourglass', notes: [[0, 'hourglass']] } : DAY;
    case 'extension-offer':
      return { caption: 'bell', notes: [[0, 'church']] };
    case 'last-nominations':
      return { caption: 'heartbeat', again: ['heartbeat', 900] };
    case 'nominee-list': // the silence is complete for a moment
      return { caption: 'chalk', notes: [[1_000, 'chalk']] };
    case 'speech':
      return { caption: 'candle', notes: [[0, 'candle']] };
    case 'vote-call':
      return view.step === 'shown'
        ? { notes: [[0, 'hands']] }
        : view.step === 'countdown'
          ? { caption: 'drum' }
          : undefined;
    case 'vote-result':
      return view.hanged === null
        ? undefined
        : { caption: 'gone', notes: [[500, view.wording === 'soft' ? 'door' : 'rope']] };
    case 'night':
      return NIGHT;
    case 'dawn-break':
      return { again: ['steam', 9_000] };
    case 'declaration':
      return news(view);
    case 'ended': // a game that was called off is nothing to applaud
      return view.result?.outcome === 'cancelled' ? undefined : { caption: 'curtain', notes: [[600, 'applause']] };
  }
}

/** A candle goes out for each who is declared; the press is the same every morning. */
function news(view: View): Begin<CaptionId> {
  const deaths = view.nights.at(-1)?.deaths ?? [];
  return {
    caption: 'press',
    notes: [[0, 'press'], ...deaths.map((_, at) => [1_700 + at * 700, 'candleOut'] as const)],
  };
}

/** The countdown is played by the clock of the game: a beat for each word, and the hit on NOW. */
function countdown({ until, options }: View): Note[] {
  if (until === null) return [];
  const step = options.voteCountdownMs / 3;
  const beats = [3, 2, 1].map((left) => ({ at: until - left * step, cue: 'drum' }) as const);
  return [...beats, { at: until, cue: 'hit' }];
}

/** In the last half minute a bell, every other second and at last every second. */
function ticks({ until }: View): Note[] {
  if (until === null) return [];
  const seconds = Array.from({ length: 30 }, (_, k) => k + 1).filter((left) => left <= 10 || left % 2 === 0);
  return [...seconds.map((left) => ({ at: until - left * 1000, cue: 'bell' }) as const), { at: until, cue: 'church' }];
}

const CALM_MS = 300_000;

/** One beginning each; a day that goes on with an extension is a new one. */
const keyOf = (view: View): string =>
  [view.phase, view.day, view.extensionUsed, view.step, view.nominee, view.speaker, view.round].join();

/** Plays along; returns the caption of what is heard now. */
export function useSounds(stage: Stage<State>, t: MaffiaTexts, narration: Narration, isDebrief: boolean): string {
  const { view, room, now, language } = stage;
  const isPaused = room.pause !== null;
  const key = keyOf(view);
  const [caption, setCaption] = useBegin(key, isPaused, () => beginOf(view));

  useEffect(() => {
    if (isPaused) return;
    if (view.phase === 'vote-call' && view.step === 'countdown') return score(countdown(view), now);
    return view.phase === 'day-talk' ? score(ticks(view), now) : undefined;
  }, [key, view.until, isPaused]);

  useNominations(view);
  useSteps(view);

  useEffect(() => {
    if (!isDebrief) return;
    setCaption('calm');
    const stop = repeat('calm', 8_000);
    const timer = setTimeout(stop, CALM_MS);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [isDebrief]);

  useEffect(() => {
    if (isPaused) return play('soft');
  }, [isPaused]);

  const line = narration.spoken === undefined ? narration.caption : narration.spoken;
  useEffect(() => {
    // A human game master speaks; two voices would be one too many.
    if (line && view.master === 'auto' && !isPaused) say(line, language);
  }, [line, isPaused]);

  return caption === null ? '' : t.captions[caption];
}

/** Yarn is drawn, or drawn back. */
function useNominations(view: View): void {
  const count = view.nominations.length;
  const before = useRef(count);
  const day = useRef(view.day);
  useEffect(() => {
    const isSameDay = day.current === view.day;
    if (isSameDay && count !== before.current) play(count > before.current ? 'thread' : 'back');
    before.current = count;
    day.current = view.day;
  }, [count, view.day]);
}

/** A lantern is lit, a card has been seen; a card is called. */
function useSteps(view: View): void {
  const { count } = view.acknowledged;
  const before = useRef(count);
  useEffect(() => {
    if (count > before.current && view.phase === 'briefing') play('bell');
    if (count > before.current && view.phase === 'deal') play('paper');
    before.current = count;
  }, [count, view.phase]);
  useEffect(() => {
    if (view.cardOf !== null) play('paper');
  }, [view.cardOf]);
}
