/**
 * What has happened since somebody last looked: over days people come and go. The phone remembers how many sentences of
 * the log it has shown, for longer than a tab lives.
 */
import { useEffect, useRef } from 'preact/hooks';
import { keep, recall } from '../../../../web/memory.ts';
import { isDays } from '../../state.ts';
import { keyOf, type Play } from './play.ts';

/** As it was when this page was opened. */
const before = new Map<string, number>();
const SHOWN_MAX = 40;

const seenKey = (play: Play): string => keyOf(play, 'seen').replace('konklave.', '');

function seenBefore(play: Play): number {
  const key = seenKey(play);
  if (!before.has(key)) before.set(key, Number(recall(key) ?? 0));
  return before.get(key)!;
}

export const newLines = (play: Play): readonly string[] => play.told().slice(seenBefore(play)).slice(-SHOWN_MAX);

/** Opens the day's sheet for somebody who comes back and has missed something; remembers what was seen. */
export function useSince(play: Play | null, open: () => void): void {
  const isAsked = useRef(false);
  const count = play && isDays(play.view) ? play.told().length : 0;
  useEffect(() => {
    if (!play || count === 0) return;
    const had = seenBefore(play);
    if (!isAsked.current && had > 0 && count > had) open();
    isAsked.current = true;
    keep(seenKey(play), String(count));
  }, [count]);
}
