/**
 * Forræder: the night. Three windows of fixed length in which everybody is busy: council, letters, deed. (6.12 to 6.15)
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { DARK_MS, deedEnds, endOf } from './clock.ts';
import { letterCount, type Plan } from './content.ts';
import type { Fact, Task } from './facts.ts';
import { mustBlackmail, refuseHold, refusePlan } from './plans.ts';
import {
  isTraitor,
  type Letter,
  legalVictims,
  listSize,
  livingLoyals,
  livingTraitors,
  mergeLists,
  nightsLeft,
  type View,
  wantedVictim,
} from './state.ts';

/** The hall goes dark first: what follows leaves in frames of one size. */
export function nightfall({ tell, now }: Ctx<Fact>): void {
  tell({ type: 'nightFell', until: now + DARK_MS });
}

/** TR-121: drawn beforehand, or ordered by day; too late in the season it is dropped silently. */
export const isNominationNight = (state: View): boolean =>
  nightsLeft(state) >= 2 && (state.listNights?.includes(state.day) === true || state.orders.includes(state.day));

/** TR-9, TR-115: everybody is told as much; only traitors find something in it. */
export function openCouncil(state: View, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'councilOpened', until: endOf(state, 'council', now) });
  const conclave = livingTraitors(state);
  const nomination = isNominationNight(state);
  const must = mustBlackmail(state);
  for (const seat of state.living) {
    const isOne = isTraitor(state, seat);
    tell({
      type: 'councilTold',
      seat,
      conclave: isOne ? conclave : null,
      nomination: isOne && nomination,
      must: isOne && must,
    });
  }
}

/** TR-102: murder, unless all agree on something else that is allowed. */
function settle(state: View, draw: Ctx<Fact>['draw']): { plan: Plan | null; target: Seat | null } {
  const traitors = livingTraitors(state);
  const loyals = livingLoyals(state);
  if (traitors.length === 0 || loyals.length === 0) return { plan: null, target: null };
  const wanted = traitors.map((seat) => state.plans[seat] ?? { plan: 'murder' as const, target: null });
  const [first] = wanted;
  if (state.must) {
    const isChosen = first!.plan === 'blackmail' && refusePlan(state, 'blackmail', first!.target) === undefined;
    return { plan: 'blackmail', target: isChosen ? first!.target : draw('blackmail').pick(loyals) };
  }
  if (state.nomination) return { plan: 'nominate', target: null };
  const agreed = wanted.every(({ plan, target }) => plan === first!.plan && target === first!.target);
  if (agreed && first!.plan === 'tempt' && refusePlan(state, 'tempt', first!.target) === undefined)
    return { ...first! };
  if (agreed && first!.plan === 'hold' && refuseHold(state) === undefined) return { plan: 'hold', target: null };
  return { plan: 'murder', target: null };
}

/** Side channel 3: a letter for everyone at the same moment. */
export function openLetters(state: View, { tell, draw, now }: Ctx<Fact>): void {
  const { plan, target } = settle(state, draw);
  tell({ type: 'planSettled', plan, target });
  if (plan === 'blackmail') {
    tell({ type: 'recruited', seat: target!, how: 'blackmail', conclave: [...livingTraitors(state), target!] });
  }
  tell({ type: 'lettersOpened', until: endOf(state, 'letters', now) });
  const conclave = livingTraitors(state);
  for (const seat of state.living) {
    const harmless: Letter = { kind: 'harmless', text: draw('letter').pick(unread(state, seat)) };
    const isCalled = seat === target && (plan === 'tempt' || plan === 'blackmail');
    const letter: Letter = isCalled ? { kind: plan === 'tempt' ? 'temptation' : 'blackmail' } : harmless;
    const isOne = isTraitor(state, seat);
    tell({
      type: 'letterTold',
      seat,
      letter,
      conclave: isOne ? conclave : null,
      plan: isOne ? plan : null,
      target: isOne ? target : null,
    });
  }
}

/** 3.5: without repeats for the same seat until all are used. */
function unread(state: View, seat: Seat): number[] {
  const read = state.lettersRead[seat] ?? [];
  const recent = read.slice(read.length - (read.length % letterCount));
  return Array.from({ length: letterCount }, (_, i) => i).filter((text) => !recent.includes(text));
}

/** TR-105 to TR-107. */
export function answerLetter(state: View, seat: Seat, answer: 'yes' | 'no', { tell }: Ctx<Fact>): void {
  tell({ type: 'letterAnswered', seat, answer });
  if (answer === 'no' || state.letters[seat]?.kind !== 'temptation') return;
  tell({ type: 'recruited', seat, how: 'temptation', conclave: [...livingTraitors(state), seat] });
}

/** TR-95: with nothing to decide a traitor has the loyals' question. */
function taskOf(state: View, seat: Seat): Task {
  if (!isTraitor(state, seat)) return 'fear';
  const plan = state.settled?.plan;
  if (plan === 'nominate' || (plan === 'blackmail' && state.nomination)) return 'nominate';
  const isMurder = plan === 'murder' || plan === 'blackmail';
  return isMurder && legalVictims(state).length > 0 ? 'murder' : 'fear'; // TR-129
}

export function openDeed(state: View, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'deedOpened', until: deedEnds(state, now) });
  for (const seat of state.living) {
    const task = taskOf(state, seat);
    tell({ type: 'deedTold', seat, task, size: task === 'nominate' ? listSize(state) : 1 });
  }
}

/** TR-98, TR-99, TR-103b, TR-124. */
export function closeNight(state: View, { tell, draw }: Ctx<Fact>): void {
  const traitors = livingTraitors(state);
  const task = traitors.length > 0 ? taskOf(state, traitors[0]!) : 'fear';
  const victim = task === 'murder' ? (wantedVictim(state) ?? draw('victim').pick(legalVictims(state))) : null;
  const list = task === 'nominate' ? mergeLists(state, (seats) => draw('list').shuffle(seats)) : null;
  tell({ type: 'nightSettled', victim, dies: victim !== null && !state.shields[victim], list });
  for (const seat of state.living) {
    const isOne = isTraitor(state, seat);
    tell({ type: 'nightTold', seat, victim: isOne ? victim : null, list: isOne ? list : null });
  }
}

/** Everybody living has given something in this window. (`fastNights`) */
export function areAllDone(state: View): boolean {
  if (!state.options.fastNights) return false;
  const hasActed = (seat: Seat): boolean => {
    if (state.left[seat]) return true;
    if (state.phase === 'council') return state.plans[seat] !== undefined || state.journals[seat] !== undefined;
    if (state.phase === 'letters') return state.letterAnswers[seat] !== undefined;
    return state.picks[seat] !== undefined || state.fears[seat] !== undefined;
  };
  return state.step !== 'falling' && state.living.every(hasActed);
}
