/** Screens that change at a moment of game time: each is drawn again in the first frame at or after it. (OF-63) */
import { untracked } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { momentOf } from '../moment.ts';
import type { State, View } from '../state.ts';

const FRAME_MS = 20;
const STILL_FRAMES = 8;

/** Calls at the first frame at or after a moment of game time; looks rarely while the game stands still. */
export function atFrame(at: number, now: () => number, call: () => void): () => void {
  let frame = 0;
  let timer: ReturnType<typeof setTimeout>;
  let [last, still] = [Number.NaN, 0];
  const look = () => {
    const time = untracked(now);
    if (time >= at) return call();
    still = time === last ? still + 1 : 0;
    last = time;
    if (still > STILL_FRAMES || at - time > 2 * FRAME_MS) wait(at - time, still > STILL_FRAMES);
    else frame = requestAnimationFrame(look);
  };
  const wait = (left: number, isStill: boolean) => {
    timer = setTimeout(look, isStill ? 300 : Math.max(0, left - FRAME_MS));
  };
  look();
  return () => {
    clearTimeout(timer);
    cancelAnimationFrame(frame);
  };
}

/** The view as it may be shown now; drawn again by itself when that changes. */
export function useMoment(view: State, now: () => number): View {
  const [, again] = useState(0);
  const moment = momentOf(view, untracked(now));
  const { wakeAt } = moment;
  useEffect(() => (wakeAt === null ? undefined : atFrame(wakeAt, now, () => again((count) => count + 1))), [wakeAt]);
  return moment.view;
}

/** Whether a moment of game time is past; drawn again by itself when it is. Null: it always was. */
export function useReached(at: number | null, now: () => number): boolean {
  const [, again] = useState(0);
  const isReached = at === null || untracked(now) >= at;
  useEffect(() => (isReached ? undefined : atFrame(at, now, () => again((count) => count + 1))), [at, isReached]);
  return isReached;
}

/** Whoever sees a race only so long after it began was not there when the card turned. */
const LATE_MS = 700;

/**
 * The own stopwatch of a race (OF-76): it runs from the frame in which the card was shown. Null where it was not: the
 * page was hidden, or came back later.
 */
export function useStopwatch(revealAt: number | null, now: () => number): () => number | null {
  const start = useRef<number | null>(null);
  useLayoutEffect(() => {
    start.current = null;
    if (revealAt === null || document.hidden || untracked(now) - revealAt > LATE_MS) return;
    const frame = requestAnimationFrame(() => {
      start.current = performance.now();
    });
    return () => cancelAnimationFrame(frame);
  }, [revealAt]);
  return () => (start.current === null ? null : Math.max(0, performance.now() - start.current));
}
