/** The nose race, in words and for times that phone and table share. */
import { useEffect, useState } from 'preact/hooks';
import type { Language, Seat } from '../../../kernel/game.ts';
import { NOSE } from '../content.ts';
import type { View } from '../state.ts';
import type { Texts } from '../texts/en.ts';

/** Why they race once more: it was a dead heat, or nobody stirred. Nothing in the first attempt, and after the cue. */
export function againOf(t: Texts, nose: View['nose'] | undefined): string | undefined {
  if (!nose?.isRunning || nose.isCued) return undefined;
  if (nose.times.length > 0) return t.nose.again;
  return nose.attempt > 1 ? `${t.nose.silent} ${t.nose.attempt(nose.attempt, NOSE.silentMax)}.` : undefined;
}

/** How long each took in the attempt that was just closed, and who was first; nothing while they race. */
export function timesOf(nose: View['nose']): { readonly ms: ReadonlyMap<Seat, number>; readonly winner?: Seat } {
  if (!nose || nose.isRunning || nose.times.length === 0) return { ms: new Map() };
  const winner = nose.times.reduce((best, one) => (one.ms < best.ms ? one : best)).seat;
  return { ms: new Map(nose.times.map(({ seat, ms }) => [seat, ms])), winner };
}

export const secondsIn = (language: Language, ms: number): string =>
  `${new Intl.NumberFormat(language, { minimumFractionDigits: 3, maximumFractionDigits: 3 }).format(ms / 1000)} s`;

const TIMES_MS = 6_000;

/** After a race the times are looked at first, on all screens for as long. */
export function useTimes({ nose, ranking }: View): boolean {
  const [isOn, setOn] = useState(ranking?.why === 'nose' && timesOf(nose).winner !== undefined);
  useEffect(() => {
    if (!isOn) return;
    const timer = setTimeout(() => setOn(false), TIMES_MS);
    return () => clearTimeout(timer);
  }, []);
  return isOn;
}
