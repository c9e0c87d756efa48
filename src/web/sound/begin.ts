/** What is heard when something begins on the table screen: single notes, one that comes again, and its caption. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { hush, play, repeat, type Sound } from './index.ts';

export interface Begin<Caption> {
  readonly caption?: Caption;
  readonly notes?: readonly (readonly [ms: number, sound: Sound])[];
  readonly again?: readonly [sound: Sound, everyMs: number];
}

const CAPTION_MS = 4_500;

/** Plays it each time `key` changes; returns the caption of what is heard now, and how to set it. */
export function useBegin<Caption>(key: string, isPaused: boolean, beginOf: () => Begin<Caption> | undefined) {
  const [caption, setCaption] = useState<Caption | null>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isPaused) return hush();
    const begin = beginOf();
    // Whoever opens the page in the middle of a phase hears what goes on, not what has been.
    const timers = isFirst.current ? [] : (begin?.notes ?? []).map(([ms, sound]) => setTimeout(() => play(sound), ms));
    const stop = begin?.again && repeat(...begin.again);
    if (begin?.caption !== undefined && !isFirst.current) {
      setCaption(begin.caption);
      timers.push(setTimeout(() => setCaption(null), CAPTION_MS));
    }
    isFirst.current = false;
    return () => {
      timers.forEach(clearTimeout);
      stop?.();
      setCaption(null);
    };
  }, [key, isPaused]);
  return [caption, setCaption] as const;
}
