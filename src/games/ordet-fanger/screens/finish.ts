/** The photo finish in order and in words, for phones and the table. */
import { isTyped, type Shown, type Side, type View } from '../state.ts';
import type { Around } from './around.ts';

export interface Finisher {
  readonly side: Side;
  readonly answers: readonly Shown[];
  /** Of the answer that made the side complete; infinite if it is not. */
  readonly r: number;
}

/** In the order of their times; a side that has not all the answers it needs (OF-69) has not finished. */
export function finishers(view: View, shown: readonly Shown[] = view.shown): Finisher[] {
  return (view.duel?.sides ?? [])
    .map((side) => {
      const answers = shown.filter((one) => one.side === side);
      const counted = answers.filter(({ counts }) => counts);
      const isWhole = counted.length >= view.options.answersRequired;
      const r = isWhole ? Math.max(...counted.map((one) => one.r)) : Number.POSITIVE_INFINITY;
      return { side, answers: answers.toSorted((a, b) => a.r - b.r), r };
    })
    .filter(({ answers }) => answers.length > 0)
    .sort((a, b) => a.r - b.r);
}

/** What was answered last in a duel that is over: the words that won, if any are known, and what else was said. (OF-36a) */
export interface Words {
  readonly won: Finisher | undefined;
  readonly others: readonly (Finisher & { readonly isRejected: boolean })[];
}

export function wordsIn(view: View): Words {
  const winner = view.chronicle.steps.at(-1)?.winner ?? null;
  const list = finishers(view);
  const isRejected = (side: Side) => view.judged.some((one) => one.side === side && !one.valid);
  const won = list.find(({ side }) => side === winner && !isRejected(side));
  const others = list.filter((one) => one !== won).map((one) => ({ ...one, isRejected: isRejected(one.side) }));
  return { won, others };
}

/** Those that make a side complete; if none do, all. */
export function textOf({ answers }: Finisher): string {
  const counted = answers.filter(({ counts }) => counts);
  return (counted.length > 0 ? counted : answers).map(({ text }) => text).join(', ');
}

/** "Dagny, by 0.11", or that nobody was first. */
export function finishTitle(around: Pick<Around, 'view' | 'w' | 'side' | 'seconds'>, isLong = false): string {
  const { view, w, side, seconds } = around;
  const winner = view.challenge?.winner ?? null;
  const list = finishers(view);
  if (winner === null) return isByLine(view, gapOf(list)) ? w.photo.byLine : w.photo.level;
  const own = list.find((one) => one.side === winner);
  const other = list.find((one) => one.side !== winner && Number.isFinite(one.r));
  if (!own || !other) return (list.length > 1 ? w.verdict.first : w.photo.alone)(side(winner));
  return (isLong ? w.photo.byLong : w.photo.by)(side(winner), seconds(Math.abs(other.r - own.r)));
}

/** How far the two quickest are from each other, if both have finished. */
function gapOf(list: readonly Finisher[]): number | null {
  const [first, second] = list.map(({ r }) => r).filter(Number.isFinite);
  return second === undefined ? null : second - first!;
}

/** OF-68: a dead heat that is one for the sake of a line alone. */
export const isByLine = (view: View, gap: number | null): boolean => gap !== null && gap > view.options.tieWindowMs;

/** Why a neutral card comes: how near the two quickest were, if both have finished; in person nobody knows. */
export function levelOf(view: View): { readonly title: 'title' | 'nobody'; readonly between: number | null } {
  const between = gapOf(finishers(view, view.chronicle.last));
  return { title: between === null && isTyped(view) ? 'nobody' : 'title', between };
}

/** What part of time is seen: the leader near the right edge, everybody else who is near enough. */
export function spanOf(runners: readonly Pick<Finisher, 'r'>[], window: number): { from: number; to: number } {
  const times = runners.map(({ r }) => r).filter(Number.isFinite);
  const first = Math.min(...times);
  const last = Math.max(...times);
  const length = Math.max(first + 2.4 * Math.max(window, 60), last + 0.35 * Math.max(60, last - first)) - first;
  return { from: first - length * 0.16, to: first + length };
}

/** A ruler has at most so many numbers. */
export const stepOf = (span: number): number =>
  [10, 20, 50, 100, 200, 500, 1000, 2000, 5000].find((step) => span / step <= 7) ?? 10_000;
