/**
 * Forræder over days: the hours that are to come if every clock runs out, until the first table of the finale. Read from
 * what everybody knows, so that no two people are promised different hours. (Side channel 5)
 */
import { type Duration, deedEnds, endOf, type Timer } from './clock.ts';
import { isArmouryDay } from './eligible.ts';
import { missions } from './missions/index.ts';
import type { Phase, View } from './state.ts';
import { bedtime } from './waking.ts';

export interface Hour {
  readonly day: number;
  readonly phase: Phase;
  readonly from: number;
  readonly until: number;
  /** Its end, or bedtime: nobody sits up for the deed. */
  readonly tonight: number;
}

const A_DAY: readonly (readonly [Phase, Timer | Duration])[] = [
  ['breakfast', 'talk'],
  ['ceremony', 'ceremony'],
  ['mission', missions[0]!.time], // over days they all have the same time
  ['armoury', 'armoury'],
  ['discussion', 'discussion'],
  ['ballot', 'ballot'],
  ['banishment', 'words'],
  ['council', 'council'],
  ['letters', 'letters'],
  ['deed', 'deed'],
];
const NIGHT: readonly Phase[] = ['council', 'letters', 'deed'];
const TABLE: readonly Phase[] = ['discussion', 'ballot', 'banishment'];
/** Where a phase that may come or not lies in the day. */
const AFTER: { readonly [phase in Phase]?: Phase } = {
  reveal: 'ballot',
  defence: 'ballot',
  minute: 'ballot',
  lot: 'ballot',
};

/** Whether this day comes to it, as far as is known; what may come or not is on where it would lie. */
export function isOn(view: View, day: number, asked: Phase): boolean {
  const { ceremonyDay, firstTable } = view.options;
  const phase = AFTER[asked] ?? asked;
  if (phase === 'mission') return true;
  if (phase === 'ceremony') return day === ceremonyDay;
  if (phase === 'breakfast') return day > ceremonyDay;
  if (phase === 'armoury') return isArmouryDay(view, day);
  if (day < ceremonyDay || (NIGHT.includes(phase) && day >= view.finale)) return false;
  return !TABLE.includes(phase) || firstTable === 'ceremony-day' || day > ceremonyDay;
}

export function hoursAhead(view: View): readonly Hour[] {
  const now = AFTER[view.phase] ?? view.phase;
  const at = A_DAY.findIndex(([phase]) => phase === now);
  if (view.until === null || (at < 0 && now !== 'arrival')) return [];
  const hours: Hour[] = [];
  let from = view.until;
  for (let day = Math.max(1, view.day); day <= view.finale; day++) {
    const isQuietNight = day === view.day && view.step === 'over';
    const left = isQuietNight ? [] : day === view.day ? A_DAY.slice(at + 1) : A_DAY;
    for (const [phase, timer] of left.filter(([one]) => isOn(view, day, one))) {
      const until = phase === 'deed' ? deedEnds(view, from) : endOf(view, timer, from);
      hours.push({ day, phase, from, until, tonight: Math.min(until, Math.max(from, bedtime(view, from))) });
      from = until;
    }
  }
  return hours;
}
