/**
 * What may be shown at a moment of game time. A card turns on all screens at the same instant of the server's clock,
 * whenever its face arrived (OF-63): one that came early is kept covered, and one that is late on a slow line is shown
 * from the face that was sent ahead, with the duel that follows from it.
 */
import { isJoker } from './content.ts';
import { record } from './record.ts';
import { nextContest, opensAt, type Side, type State, topOf, type View } from './state.ts';
import { turnAfter, whatFollows } from './turn.ts';

export interface Moment {
  readonly view: View;
  /** When it changes by itself, in game time. */
  readonly wakeAt: number | null;
}

/** A clock may be wrong: what has arrived is not kept covered longer than this. */
const HOLD_MS = 250;

const copyOf = (view: View): State => structuredClone(view) as State;

/** What follows from a card that has just become visible, as far as all can see it: as the rules will decide. */
function goOn(view: State): State {
  const follows = whatFollows(view);
  if (follows === 'duel') {
    const { until } = view.race!;
    record(view, { type: 'duelStarted', contest: nextContest(view)!, series: view.series + 1, by: null, until });
  } else if (follows === 'turn') {
    const { side, skipped } = turnAfter(view);
    for (const passed of skipped) record(view, { type: 'turnSkipped', side: passed });
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

/**
 * Until when a side cannot send an answer to a card that lies open: a race that starts again. Null in any other race: it
 * is open as soon as it is seen, whatever the own clock says.
 */
export const closedUntil = (view: View, side: Side): number | null =>
  view.race && view.race.barFrom < view.race.revealAt ? opensAt(view, side) : null;
