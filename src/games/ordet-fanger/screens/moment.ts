/**
 * What may be shown at this moment of game time. A card turns on all screens at the same instant of the server's clock,
 * whenever its face arrived (OF-63): one that came early is kept covered, and one that is late on a slow line is shown
 * from the face that was sent ahead, with the duel that follows from it.
 */
import { untracked } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { isJoker } from '../content.ts';
import { record } from '../record.ts';
import { cardsLeft, nextContest, nextSide, opensAt, type Side, type State, topOf, type View } from '../state.ts';

export interface Moment {
  readonly view: View;
  /** When it changes by itself, in game time. */
  readonly wakeAt: number | null;
}

/** A clock may be wrong: what has arrived is not kept covered longer than this. */
const HOLD_MS = 250;

const copyOf = (view: View): State => structuredClone(view) as State;

/** What follows from a card that has just become visible, as far as all can see it. */
function goOn(view: State): State {
  const contest = nextContest(view);
  const race = view.race!;
  if (contest && (view.options.duelSignal === 'flash' || cardsLeft(view) === 0))
    record(view, { type: 'duelStarted', contest, series: view.series + 1, by: null, until: race.until });
  else if (cardsLeft(view) > 0) {
    const from = view.drawer ?? view.turn;
    const side = view.again && !view.removed[from] ? from : nextSide(view, from);
    record(view, { type: 'turnCame', side, again: view.again, until: null });
  }
  return view;
}

function turned(view: View): View {
  const { side, pile, revealAt: at } = view.drawn!;
  const card = view.early!;
  const next = copyOf(view);
  if (isJoker(card)) record(next, { type: 'jokerTurned', side, card, active: view.hadTurn[side]!, at });
  else record(next, { type: 'cardFlipped', side, playPile: pile, card, at });
  return goOn(next);
}

function uncovered(view: View): View {
  const { side, pile } = view.uncovers!;
  const card = topOf(view, { side, pile });
  if (card === undefined || view.removed[side]) return view;
  const next = copyOf(view);
  record(next, { type: 'cardUncovered', side, playPile: pile, card, at: view.until! });
  return goOn(next);
}

/** As it was before the card became visible. */
function covered(view: View): View {
  const next = copyOf(view);
  const { revealAt, card } = next.race!;
  if (card !== null) {
    next.race!.card = undefined;
    next.neutral = { card: undefined, from: undefined, jokers: undefined };
    return next;
  }
  const { changed } = next;
  const place = changed ?? { side: next.drawer ?? next.turn, pile: 0 };
  if (changed) next.piles[changed.side]![changed.pile]!.pop();
  else if (next.jokers.length > 0) next.jokers.pop();
  next.drawn = { ...place, from: 'left', card: undefined, revealAt };
  next.phase = 'reveal';
  next.until = null;
  next.duel = null;
  next.race = null;
  return next;
}

export function momentOf(view: View, now: number): Moment {
  const { phase, drawn, neutral, race, until } = view;
  if (phase === 'reveal' && drawn) {
    if (now < drawn.revealAt) return { view, wakeAt: drawn.revealAt };
    return { view: view.early === null ? view : turned(view), wakeAt: null };
  }
  if (phase === 'duel-end' && until !== null && view.uncovers) {
    return now < until ? { view, wakeAt: until } : { view: uncovered(view), wakeAt: null };
  }
  if (!race || (phase !== 'race' && phase !== 'turn')) return { view, wakeAt: null };
  const left = race.revealAt - now;
  if (left <= 0) {
    if (!neutral || view.early === null) return { view, wakeAt: null };
    const next = copyOf(view);
    next.race!.card = view.early;
    next.neutral = null;
    return { view: next, wakeAt: null };
  }
  const isAgain = race.barFrom < race.revealAt;
  if (neutral || isAgain || left > HOLD_MS) return { view, wakeAt: race.revealAt };
  return { view: covered(view), wakeAt: race.revealAt };
}

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

/**
 * Until when a side cannot send an answer to a card that lies open: a race that starts again. Null in any other race: it
 * is open as soon as it is seen, whatever the own clock says.
 */
export const closedUntil = (view: View, side: Side): number | null =>
  view.race && view.race.barFrom < view.race.revealAt ? opensAt(view, side) : null;

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
 * The own stopwatch of a race (OF-64): it runs from the frame in which the card was shown. Null where it was not: the
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
