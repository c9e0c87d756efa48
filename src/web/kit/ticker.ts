/**
 * One timer for everything that shows time. Each clock says when its picture changes next; the timer sleeps until the
 * earliest of them, and not at all while nothing runs or the page is hidden.
 */
import { type ReadonlySignal, signal } from '@preact/signals';

const alarms = new Map<() => void, number>();
/** Clocks that change within the same blink are drawn together. */
const SLACK_MS = 4;
let timer: ReturnType<typeof setTimeout> | undefined;

const clock = (): number => performance.now();

function ring(): void {
  timer = undefined;
  const now = clock() + SLACK_MS;
  for (const [call, at] of [...alarms].sort(([, one], [, other]) => one - other)) {
    if (at <= now && alarms.delete(call)) call();
  }
  arrange();
}

function arrange(): void {
  clearTimeout(timer);
  timer = undefined;
  if (alarms.size === 0 || (typeof document !== 'undefined' && document.hidden)) return;
  timer = setTimeout(ring, Math.max(0, Math.min(...alarms.values()) - clock()));
}

/** Calls once, that many milliseconds from now. Returns what takes it back. */
export function wakeIn(ms: number, call: () => void): () => void {
  alarms.set(call, clock() + ms);
  arrange();
  return () => {
    if (alarms.delete(call)) arrange();
  };
}

if (typeof document !== 'undefined') document.addEventListener('visibilitychange', ring);

let stop = (): void => {};
const beating = signal(0, {
  watched: () => {
    const next = (): void => {
      beating.value++;
      stop = wakeIn(1000, next);
    };
    stop = wakeIn(1000, next);
  },
  unwatched: () => stop(),
});

/** Changes once a second, only while somebody reads it. */
export const beat: ReadonlySignal<number> = beating;

/** 6:42, 0:07; never below zero. A begun second is still there. */
export function timeText(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** 06:42: for a line where nothing may jump. */
export const clockText = (ms: number): string => timeText(ms).padStart(5, '0');
