/**
 * Forræder's bots: what a traitor plans at night. (14.4)
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import type { View } from '../state.ts';
import { chance, softmax } from './chance.ts';
import type { Opinion } from './opinion.ts';
import { victimsOf } from './random.ts';

const loyalsOf = (view: View): Seat[] => view.living.filter((seat) => view.roles[seat] !== 'traitor');

/** The names that a seat wrote at the last two tables. */
const lastNames = (view: View, seat: Seat): Seat[] =>
  view.history
    .filter(({ stage }) => stage === 'open')
    .slice(-2)
    .flatMap(({ ballots }) =>
      ballots.filter((one) => one.seat === seat && one.target !== null).map((one) => one.target!),
    );

const PATIENCE = 0.15;
/** The fewer nights are left to tempt somebody in, the sooner it is done. */
const TEMPTS = 0.6;
/** How often somebody hot who has a shield pretends to have been attacked. */
const HOLDS = 0.3;
/** Who was let into the Armoury is somebody: rather them, at the risk of a shield. */
const VISITOR = 0.05;

/** Whom it is good to be rid of. For a loyal: whom the traitors would want to be rid of. */
export function killScore(view: View, me: Seat, victim: Seat, { heat }: Opinion): number {
  const isFellow = (seat: Seat): boolean => view.roles[seat] === 'traitor';
  const names = lastNames(view, victim);
  const accuses = names.some((seat) => isFellow(seat) && seat !== me) ? 1 : names.includes(me) ? 0.5 : 0;
  const hotter = view.living.filter((seat) => heat[seat]! < heat[victim]!).length;
  const trusted = 1 - hotter / Math.max(1, view.living.length - 1);
  const hits = names.some((seat) => isFellow(seat) || view.roles[seat] === 'traitor') ? 1 : 0;
  const visit = view.access.includes(victim) ? 1 / view.access.length : 0;
  // Killing one's accuser incriminates: with time left it can wait.
  const isUrgent = view.finale - view.day <= 2;
  return (accuses + 0.4 * hits) * (isUrgent ? 1 : PATIENCE) + 0.8 * trusted + VISITOR * visit;
}

/** The elder proposes, the others follow where it may be done. */
export function conclavePlan(view: View, me: Seat, mind: Stream, mine: Opinion): Command {
  const type = 'night.council';
  const loyals = loyalsOf(view);
  if (view.must) return { type, plan: 'blackmail', target: recruit(view, loyals, mine) };
  if (view.nomination) return { type, plan: 'nominate', target: null };
  const elder = view.conclave![0]!;
  const proposed = view.plans[elder];
  if (elder !== me) {
    if (proposed && proposed.plan !== 'murder') return { type, plan: proposed.plan, target: proposed.target };
    return { type, plan: 'murder', target: victimFor(view, me, mind, mine) };
  }
  const { heat } = mine;
  const average = view.living.reduce((sum, seat) => sum + heat[seat]!, 0) / view.living.length;
  const mayHold = view.shields[me] && (!view.deathList || view.deathList.includes(me));
  if (mayHold && view.shieldsShown[me]) return { type, plan: 'hold', target: null };
  if (mayHold && heat[me]! > average && chance(mind, HOLDS)) return { type: 'shield.show' };
  const nights = view.finale - view.day;
  const mayTempt = view.conclave!.length === 2 && view.options.temptation && nights >= view.options.temptationNights;
  if (mayTempt && chance(mind, mine.wasOneFound() ? 0.5 : Math.min(0.3, TEMPTS / nights))) {
    const quiet = loyals.filter((seat) => !lastNames(view, seat).some((name) => view.roles[name] === 'traitor'));
    const among = quiet.length > 0 ? quiet : loyals;
    return { type, plan: 'tempt', target: among.reduce((a, b) => (heat[b]! < heat[a]! ? b : a)) };
  }
  return { type, plan: 'murder', target: victimFor(view, me, mind, mine) };
}

/** The victim that a traitor names, or has marked. (TR-102) */
function wantedBy(view: View, seat: Seat): Seat | null {
  const { plan, target } = view.plans[seat] ?? { plan: 'murder', target: null };
  return view.picks[seat]?.[0] ?? (plan === 'murder' ? target : null);
}

/** Whom it would murder: whom the elder wants, unless it thinks much more of its own mark, or of somebody else. */
function victimFor(view: View, me: Seat, mind: Stream, mine: Opinion): Seat | null {
  const victims = victimsOf(view);
  if (victims.length === 0) return null;
  const score = (seat: Seat): number => killScore(view, me, seat, mine);
  const own = wantedBy(view, me) ?? softmax(mind, victims, score, 0.3);
  const elders = wantedBy(view, view.conclave![0]!);
  return elders !== null && score(own) - score(elders) < 0.5 ? elders : own;
}

/** A loyal of middle heat who never voted for a traitor. */
function recruit(view: View, loyals: readonly Seat[], { heat }: Opinion): Seat {
  const sorted = loyals.toSorted((a, b) => heat[a]! - heat[b]!);
  const median = heat[sorted[Math.floor(sorted.length / 2)]!]!;
  const harmless = sorted.filter((seat) => !lastNames(view, seat).some((name) => view.roles[name] === 'traitor'));
  const among = harmless.length > 0 ? harmless : sorted;
  return among.reduce((a, b) => (Math.abs(heat[b]! - median) < Math.abs(heat[a]! - median) ? b : a));
}

export function nominateOrKill(view: View, me: Seat, mind: Stream, mine: Opinion): Command {
  const type = 'night.deed';
  const { task, size } = view.tasks[me]!;
  const loyals = loyalsOf(view);
  const score = (seat: Seat): number => killScore(view, me, seat, mine);
  if (task === 'murder') return { type, targets: [victimFor(view, me, mind, mine)!] };
  const hot = loyals.reduce((a, b) => (mine.heat[b]! > mine.heat[a]! ? b : a));
  const rest = loyals.filter((seat) => seat !== hot).sort((a, b) => score(b) - score(a));
  const names = [
    ...(chance(mind, 0.4) ? [me] : []),
    hot,
    ...rest,
    ...view.living.filter((seat) => !loyals.includes(seat)),
  ];
  return { type, targets: [...new Set(names)].slice(0, size) };
}
