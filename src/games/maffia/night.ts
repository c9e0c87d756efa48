/**
 * Maffia: the night. (6.10)
 *
 * Choices are collected and resolved together when it ends (6.12). Nothing is resolved when it arrives: the moment of a
 * reply would tell the table who woke up. Only the sheriff is answered at once, and the frames of the night hide it.
 */
import { type Ctx, known, type Seat } from '../../kernel/game.ts';
import type { CommandOf, NightCommand } from './commands.ts';
import { teamOf } from './content.ts';
import { declare } from './dawn.ts';
import type { Fact } from './facts.ts';
import { isCalled, isMafia, isThere, nightSegments, type Segment, type View } from './state.ts';

const MAFIA_LONGER_MS = 10_000;

/** MF-102: how long it lasts depends on the role set and the options, never on who is living. */
export function nightfall(state: View, { tell, now }: Ctx<Fact>): void {
  const { day } = state;
  if (!isCalled(state)) return tell({ type: 'nightFell', day, until: now + state.options.nightSeconds * 1000 });
  const segments = nightSegments(state);
  const lengthMs = segments.reduce((sum, segment) => sum + segmentMs(state, segment), 0);
  tell({ type: 'nightFell', day, until: now + lengthMs });
  tell({ type: 'segmentCalled', segment: segments[0]!, until: now + segmentMs(state, segments[0]!) });
}

/** 5.5. */
const segmentMs = (state: View, segment: Segment): number =>
  state.options.calledSegmentSeconds * 1000 + (segment === 'mafia' ? MAFIA_LONGER_MS : 0);

/** The next role of the set is called, living or not; after the last one the night is over. */
export function nightOn(state: View, ctx: Ctx<Fact>): void {
  const segments = nightSegments(state);
  const next = state.segment && segments[segments.indexOf(state.segment) + 1];
  if (!next) return closeNight(state, ctx);
  ctx.tell({ type: 'segmentCalled', segment: next, until: ctx.now + segmentMs(state, next) });
}

export function choose(state: View, seat: Seat, command: NightCommand | CommandOf<'hunch'>, { tell }: Ctx<Fact>): void {
  switch (command.type) {
    case 'point':
      return tell({ type: 'pointed', seat, target: command.target });
    case 'thumbUp': {
      // A35: the thumb copies what the mate points at now; it does not follow.
      const target = known(state.choices[command.mate])!;
      return tell({ type: 'thumbShown', seat, mate: command.mate, target });
    }
    case 'protect':
      return tell({ type: 'patientChosen', seat, target: command.target });
    case 'investigate': {
      const team = teamOf(known(state.roles[command.target]));
      return tell({ type: 'teamLearned', seat, target: command.target, team });
    }
    case 'avenge':
      return tell({ type: 'shotAimed', seat, target: command.target });
    case 'hunch':
      return tell({ type: 'hunchSet', seat, target: command.target });
    case 'nightDone':
      return tell({ type: 'nightFinished', seat });
  }
}

/** A47: bots are waited for too. In the called style every role has its full time. */
export const areAllDone = (state: View): boolean =>
  state.options.nightEarlyEnd &&
  !isCalled(state) &&
  state.living.some((seat) => state.done[seat]) &&
  state.living.every((seat) => state.done[seat] || !isThere(state, seat));

/** MF-104 to MF-106: all who are to be counted point at the same player. */
function agreement(state: View): Seat | null {
  let agreed: Seat | null = null;
  for (const seat of state.living) {
    if (!isMafia(state, seat)) continue;
    const target = state.choices[seat] ?? null;
    if (target === null && (!isThere(state, seat) || state.unwell[seat])) continue;
    if (target === null || (agreed !== null && agreed !== target)) return null;
    agreed = target;
  }
  return agreed;
}

/** The upper half of 6.12: shots and patient are fixed now, who leaves play when the declaration begins. */
export function closeNight(state: View, ctx: Ctx<Fact>): void {
  const agreed = agreement(state);
  const chosenBy = (role: 'doctor' | 'avenger'): Seat | null => {
    const seat = state.living.find((one) => state.roles[one] === role);
    return seat === undefined ? null : (state.choices[seat] ?? null);
  };
  const shots = new Set([agreed, chosenBy('avenger')]);
  shots.delete(null);

  for (const seat of state.living) {
    const target = isMafia(state, seat) ? agreed : (state.choices[seat] ?? checkedTonight(state, seat));
    ctx.tell({ type: 'nightSettled', seat, target });
  }
  ctx.tell({
    type: 'nightClosed',
    agreed,
    shots: state.living.filter((seat) => shots.has(seat)),
    patient: chosenBy('doctor'),
  });
  if (isBreakAsked(state)) ctx.tell({ type: 'dawnBreakBegan', until: ctx.now + state.options.breakSeconds * 1000 });
  else declare(state, ctx);
}

const checkedTonight = (state: View, seat: Seat): Seat | null =>
  state.checks[seat]?.find(({ day }) => day === state.day)?.target ?? null;

/** MF-20, MF-127: any number of requests make one break. */
const isBreakAsked = (state: View): boolean => Object.keys(state.breaks).length > 0;
