/**
 * Maffia: the human game master's door (section 13.1). What a command of the console does is in master.ts.
 *
 * The master sees roles and night choices, so a refusal may read them. It never sees a hand before the call is shown.
 */
import type { Refusal, Seat } from '../../kernel/game.ts';
import type { CommandOf, MasterCommand } from './commands.ts';
import { refuseLastAct, refuseNomination, refuseSeat, refuseTarget, refuseWithdrawal } from './seats.ts';
import { handsAreReal, hasSpentVote, isCalled, nominationBy, type Phase, type View } from './state.ts';

const ADVANCED: readonly Phase[] = [
  'briefing',
  'deal',
  'day-talk',
  'extension-offer',
  'last-nominations',
  'nominee-list',
  'speech',
  'vote-intro',
  'dawn-break',
  'declaration',
];
const NOTED: readonly Phase[] = ['day-talk', 'last-nominations', 'nominee-list'];
const CALL: readonly Phase[] = ['vote-call'];

export const MASTER_PHASES: { readonly [T in MasterCommand['type']]: readonly Phase[] | 'always' } = {
  'master.turnCard': ['briefing'],
  'master.advance': ADVANCED,
  'master.callVote': CALL,
  'master.strikeVote': CALL,
  'master.restoreVote': CALL,
  'master.recordHands': CALL,
  'master.recordNomination': NOTED,
  'master.recordWithdrawal': NOTED,
  'master.recordExtension': ['extension-offer'],
  'master.restartWindow': ['last-nominations'],
  'master.adjustClock': ['deal', 'day-talk', 'speech', 'dawn-break'],
  'master.nextSegment': ['night-zero', 'night'],
  'master.recordNight': ['night'],
  'master.declareUnwell': 'always',
  'master.removeSeat': 'always',
};

export function refuseMaster(view: View, command: MasterCommand, now: number): Refusal | undefined {
  const phases = MASTER_PHASES[command.type];
  if (phases === 'always' ? view.phase === 'lobby' : !phases.includes(view.phase)) return 'wrong-phase';
  switch (command.type) {
    case 'master.turnCard':
      return command.card === view.card ? 'already-done' : undefined;
    case 'master.advance':
    case 'master.restartWindow':
      return undefined;
    case 'master.callVote':
      return view.step === 'waiting' ? undefined : 'wrong-phase';
    case 'master.strikeVote': {
      const call = view.step === 'shown' ? view.calls[view.calls.length - 1] : undefined;
      return call?.hands.includes(command.seat) ? undefined : 'nothing-to-strike';
    }
    case 'master.restoreVote':
      return view.step === 'shown' && view.struck.includes(command.seat) ? undefined : 'nothing-to-restore';
    case 'master.recordHands':
      return refuseHands(view, command);
    case 'master.recordNomination':
      return (
        refuseTarget(view, command.nominator) ??
        refuseNomination(view, command.nominator, command.target) ??
        refuseLastAct(view, command.nominator)
      );
    case 'master.recordWithdrawal': {
      const nomination = nominationBy(view, command.nominator);
      const refusal = refuseTarget(view, command.nominator);
      if (refusal || !nomination) return refusal ?? 'no-active-nomination';
      return refuseWithdrawal(view, command.nominator, nomination.target) ?? refuseLastAct(view, command.nominator);
    }
    case 'master.recordExtension':
    case 'master.removeSeat':
      return refuseTarget(view, command.seat);
    case 'master.adjustClock': {
      const { from, to } = clockRange(view, now);
      return command.deltaSeconds >= from && command.deltaSeconds <= to ? undefined : 'bad-clock';
    }
    case 'master.nextSegment':
      return isCalled(view) ? undefined : 'wrong-mode';
    case 'master.recordNight':
      // A gesture can be noted down, a choice cannot be made: a bot has no gestures.
      if (view.bots[command.seat]) return 'wrong-mode';
      return refuseTarget(view, command.seat) ?? refuseSeat(view, command.command, command.seat, now);
    case 'master.declareUnwell':
      return refuseTarget(view, command.seat) ?? refuseSeat(view, { type: 'signalUnwell' }, command.seat, now);
  }
}

const CLOCK_MAX_MS = 30 * 60_000;
const DELTA_MAX_SECONDS = 600;

/** By how many seconds the running clock may be moved: it then has between nothing and thirty minutes left. */
export function clockRange(view: View, now: number): { from: number; to: number } {
  if (view.until === null) return { from: 1, to: 0 };
  const leftMs = view.until - now;
  const from = Math.max(-DELTA_MAX_SECONDS, Math.ceil(-leftMs / 1000));
  return { from: from === 0 ? 0 : from, to: Math.min(DELTA_MAX_SECONDS, Math.floor((CLOCK_MAX_MS - leftMs) / 1000)) };
}

/** 5.6: the human hands of the call that is shown; the bots' are already there. */
function refuseHands(view: View, { nominee, seats }: CommandOf<'master.recordHands'>): Refusal | undefined {
  if (new Set(seats).size !== seats.length) return 'bad-payload';
  if (view.step !== 'shown') return 'wrong-phase';
  if (!handsAreReal(view)) return 'wrong-mode';
  if (nominee !== view.nominee) return 'not-on-ballot';
  for (const seat of seats) {
    const refusal = refuseRecordedHand(view, nominee, seat);
    if (refusal) return refusal;
  }
  return undefined;
}

export function refuseRecordedHand(view: View, nominee: Seat, seat: Seat): Refusal | undefined {
  const refusal = refuseTarget(view, seat);
  if (refusal) return refusal;
  if (view.bots[seat]) return 'wrong-mode';
  const isOfThisCall = view.calls[view.calls.length - 1]?.hands.includes(seat);
  if (hasSpentVote(view, seat) && !isOfThisCall) return 'vote-already-spent';
  return seat === nominee && !view.options.selfVote ? 'self-vote' : undefined;
}
