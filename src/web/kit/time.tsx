/** Time that is left: as figures, as a ring of gouges, as gouges round the edge of the screen. */
import { untracked } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { edgeCuts, ringCuts } from '../art/marks.ts';
import { clockText, timeText, wakeIn } from './ticker.ts';

type Now = () => number;

/** Woken a little after the step, never just before it: else the same picture would be drawn twice. */
const LATE_MS = 5;
const STILL_MS = 1000;

const wantsLessMotion = (): boolean =>
  document.documentElement.dataset.motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/**
 * Draws the component again when the time that is left crosses the next multiple of `stepMs`. While the game stands
 * still it only looks once a second whether it goes on.
 */
export function useTimeLeft(until: number | null, now: Now, stepMs = 1000, running = true): number {
  const [, again] = useState(0);
  const left = until === null ? 0 : Math.max(0, until - untracked(now));
  useEffect(() => {
    if (until === null || !running || left <= 0) return;
    let stop = (): void => {};
    const look = () => {
      if (until - untracked(now) === left) stop = wakeIn(STILL_MS, look);
      else again((count) => count + 1);
    };
    stop = wakeIn((left % stepMs || stepMs) + LATE_MS, look);
    return () => stop();
  });
  return left;
}

export interface ClockProps {
  /** Game time of the end; null shows nothing. */
  readonly until: number | null;
  readonly now: Now;
  readonly paused?: boolean;
  readonly class?: string;
}

export function Clock({ until, now, paused = false, class: name = '' }: ClockProps) {
  const left = useTimeLeft(until, now, 1000, !paused);
  if (until === null) return null;
  return (
    <span class={`clock num ${name}`} role="timer">
      {clockText(left)}
    </span>
  );
}

export interface TimerRingProps extends ClockProps {
  /** How long the whole was. */
  readonly ms: number;
  readonly small?: string;
  /** A CSS length, 8rem unless told. */
  readonly size?: string;
}

const URGENT_MS = 15_000;

/** Sixty gouges. Under fifteen seconds they turn red; paused they go grey and the number is two bars. */
export function TimerRing({ until, now, ms, paused = false, small, size, class: name = '' }: TimerRingProps) {
  const left = useTimeLeft(until, now, Math.min(1000, Math.max(50, ms / 60)), !paused);
  const lit = ms > 0 ? Math.ceil((left / ms) * 60 - 1e-6) : 0;
  const cuts = useMemo(() => ringCuts(), []);
  const state = paused ? ' is-paused' : left <= URGENT_MS ? ' is-urgent' : '';
  return (
    <span class={`ring${state} ${name}`} role="timer" style={size ? { '--ring': size } : {}}>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path class="gone" d={cuts.slice(lit).join('')} />
        <path class="lit" d={cuts.slice(0, lit).join('')} />
      </svg>
      <b class="num">{paused ? 'II' : timeText(left)}</b>
      {small && <small>{small}</small>}
    </span>
  );
}

export interface EdgeRingProps {
  readonly until: number | null;
  readonly now: Now;
  readonly ms: number;
  readonly paused?: boolean;
  readonly class?: string;
}

/** Gouges round the edge of what holds it (which must be positioned), clockwise from the top; for the last seconds. */
export function EdgeRing({ until, now, ms, paused = false, class: name = '' }: EdgeRingProps) {
  const svg = useRef<SVGSVGElement>(null);
  const [[w, h], setSize] = useState<readonly [number, number]>([390, 800]);
  useLayoutEffect(() => {
    const place = svg.current!;
    const measure = () => setSize([Math.round(place.clientWidth) || 390, Math.round(place.clientHeight) || 800]);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(place);
    return () => observer.disconnect();
  }, []);
  const cuts = useMemo(() => edgeCuts(w, h), [w, h]);
  const left = useTimeLeft(until, now, wantsLessMotion() ? 500 : Math.max(20, ms / cuts.length), !paused);
  const lit = ms > 0 ? Math.ceil((left / ms) * cuts.length - 1e-6) : 0;
  return (
    <svg ref={svg} class={`edge ${name}`} viewBox={`0 0 ${w} ${h}`} preserveAspectRatio="none" aria-hidden="true">
      <path class="gone" d={cuts.slice(lit).join('')} />
      <path class="lit" d={cuts.slice(0, lit).join('')} />
    </svg>
  );
}
