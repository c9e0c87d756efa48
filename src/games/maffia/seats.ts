/**
 * Maffia: what a seat may do, and why not: from the phase on, in the order of section 11.
 */
import type { Refusal, Seat } from '../../kernel/game.ts';
import type { PlayerCommand, Utterance } from './commands.ts';
import {
  handsAreReal,
  hasSpentVote,
  isBeforeDayOne,
  isCalled,
  isMafia,
  isNominated,
  isOut,
  nominationBy,
  type Phase,
  type Segment,
  seatCount,
  type View,
} from './state.ts';

const TALK: readonly Phase[] = ['day-talk', 'speech'];
const NOMINATING: readonly Phase[] = ['day-talk', 'last-nominations'];
const CALL: readonly Phase[] = ['vote-call'];
const NIGHT: readonly Phase[] = ['night'];
const ALWAYS: readonly Phase[] = [
  'briefing',
  'deal',
  'night-zero',
  ...TALK,
  ...CALL,
  ...NIGHT,
  'extension-offer',
  'last-nominations',
  'nominee-list',
  'vote-intro',
  'vote-result',
  'dawn-break',
  'declaration',
];

/** The state table of 5.2: in which phases a command has its place. */
export const PHASES: { readonly [T in PlayerCommand['type']]: readonly Phase[] } = {
  ackBriefing: ['briefing'],
  ackRole: ['deal'],
  ackNightZero: ['night-zero'],
  nominate: NOMINATING,
  withdrawNomination: NOMINATING,
  readyToVote: ['day-talk'],
  statement: TALK,
  useExtension: ['extension-offer'],
  endSpeech: ['speech'],
  raiseHand: CALL,
  lowerHand: CALL,
  point: NIGHT,
  thumbUp: NIGHT,
  protect: NIGHT,
  investigate: NIGHT,
  avenge: NIGHT,
  hunch: NIGHT,
  nightDone: NIGHT,
  readyAfterBreak: ['dawn-break'],
  signalUnwell: ALWAYS,
  cancelUnwell: ALWAYS,
  requestBreak: ALWAYS,
  softenWording: ALWAYS,
};

/** From the phase on: for a player's own command, and for one that the master notes down on a player's behalf. */
export function refuseSeat(view: View, command: PlayerCommand, by: Seat, now: number): Refusal | undefined {
  if (!PHASES[command.type].includes(view.phase)) {
    return command.type === 'statement' && !isBeforeDayOne(view) ? 'silence' : 'wrong-phase';
  }
  switch (command.type) {
    case 'ackRole':
      if (view.options.dealStyle === 'one-by-one') return 'wrong-mode';
      return view.acknowledged.seats[by] ? 'already-done' : undefined;
    case 'ackBriefing':
    case 'ackNightZero':
    case 'readyAfterBreak':
      return view.acknowledged.seats[by] ? 'already-done' : undefined;
    case 'readyToVote':
      if (!view.options.earlyDayEnd) return 'wrong-mode';
      return command.ready === (view.ready.seats[by] ?? false) ? 'already-done' : undefined;
    case 'useExtension':
      return undefined;
    case 'nominate':
      return refuseNomination(view, by, command.target) ?? refuseLastAct(view, by);
    case 'withdrawNomination':
      return refuseWithdrawal(view, by, command.target) ?? refuseLastAct(view, by);
    case 'endSpeech':
      return view.speaker === by ? undefined : 'not-your-speech';
    case 'statement':
      return refuseStatement(view, command.says, by, now);
    case 'raiseHand':
    case 'lowerHand':
      if (handsAreReal(view) && !view.bots[by]) return 'wrong-mode';
      return command.type === 'raiseHand'
        ? refuseHand(view, command.nominee, by)
        : refuseLowering(view, command.nominee, by);
    case 'nightDone':
      return view.done[by] ? 'already-done' : undefined;
    case 'signalUnwell':
      return view.unwell[by] || view.left[by] ? 'already-signalled' : undefined;
    case 'cancelUnwell':
      return view.unwell[by] && !view.left[by] ? undefined : 'not-signalled';
    case 'requestBreak':
      return view.breaks[by] ? 'break-already-set' : undefined;
    case 'softenWording':
      return view.wording === 'soft' ? 'wording-locked' : undefined;
    default:
      return refuseNight(view, command, by);
  }
}

export function refuseTarget(view: View, target: Seat): Refusal | undefined {
  if (target >= seatCount(view)) return 'unknown-target';
  return isOut(view, target) ? 'target-out' : undefined;
}

/** MF-61 to MF-63, MF-66. */
export function refuseNomination(view: View, by: Seat, target: Seat): Refusal | undefined {
  const refusal = refuseTarget(view, target);
  if (refusal) return refusal;
  if (target === by) return 'self-nomination';
  if (nominationBy(view, by)) return 'nomination-active';
  return isNominated(view, target) && !view.options.coNominations ? 'already-nominated' : undefined;
}

/** MF-64. */
export function refuseWithdrawal(view: View, by: Seat, target: Seat): Refusal | undefined {
  const refusal = refuseTarget(view, target);
  if (refusal) return refusal;
  if (nominationBy(view, by)?.target === target) return undefined;
  return isNominated(view, target) ? 'not-your-nomination' : 'no-active-nomination';
}

/** MF-75. */
export const refuseLastAct = (view: View, by: Seat): Refusal | undefined =>
  view.phase === 'last-nominations' && view.lastActs[by]! >= view.options.maxLastActs ? 'last-acts-spent' : undefined;

const STATEMENTS_A_DAY = 12;
const BETWEEN_STATEMENTS_MS = 5000;

/** 5.4. A result may be claimed of somebody who is out, if one may be had of them. */
function refuseStatement(view: View, says: Utterance, by: Seat, now: number): Refusal | undefined {
  if (view.phase === 'speech' && view.speaker !== by) return 'silence';
  if ('target' in says) {
    const mayBeOut = says.kind === 'claim-result' && view.options.sheriffMayCheckOut;
    const refusal = refuseTarget(view, says.target);
    if (refusal && !(refusal === 'target-out' && mayBeOut)) return refusal;
  }
  const { count, at } = view.statements[by]!;
  if (count >= STATEMENTS_A_DAY) return 'too-many-statements';
  return count > 0 && now < at + BETWEEN_STATEMENTS_MS ? 'too-many-statements' : undefined;
}

/** MF-82 to MF-88. An early hand is armed (A18); inside the window it is final (A19). */
function refuseHand(view: View, nominee: Seat, by: Seat): Refusal | undefined {
  const refusal = refuseTarget(view, nominee);
  if (refusal) return refusal;
  if (!view.ballot.includes(nominee)) return 'not-on-ballot';
  const isShown = view.calls.some((call) => call.nominee === nominee);
  if (!isShown && (view.nominee !== nominee || view.step === 'waiting')) return 'vote-not-open';
  if (isShown) return 'vote-late';
  if (hasSpentVote(view, by)) return 'vote-already-spent';
  if (view.hands[by]) return 'hand-already-up';
  return nominee === by && !view.options.selfVote ? 'self-vote' : undefined;
}

function refuseLowering(view: View, nominee: Seat, by: Seat): Refusal | undefined {
  const refusal = refuseTarget(view, nominee);
  if (refusal) return refusal;
  if (!view.ballot.includes(nominee)) return 'not-on-ballot';
  const shown = view.calls.find((call) => call.nominee === nominee);
  if (shown) return shown.hands.includes(by) ? 'hand-final' : 'hand-not-raised';
  if (view.nominee !== nominee || !view.hands[by]) return 'hand-not-raised';
  return view.step === 'countdown' ? undefined : 'hand-final';
}

type RoleCommand = Extract<
  PlayerCommand,
  { type: 'point' | 'thumbUp' | 'protect' | 'investigate' | 'avenge' | 'hunch' }
>;

const ROLE_OF: { readonly [T in Exclude<RoleCommand['type'], 'hunch'>]: Segment } = {
  point: 'mafia',
  thumbUp: 'mafia',
  protect: 'doctor',
  investigate: 'sheriff',
  avenge: 'avenger',
};

/** MF-103 to MF-114. */
function refuseNight(view: View, command: RoleCommand, by: Seat): Refusal | undefined {
  const role = view.roles[by];
  const { type } = command;
  if (type === 'hunch' ? role !== 'villager' && role !== 'freemason' : role !== ROLE_OF[type]) return 'not-your-role';
  if (isCalled(view) && (type === 'hunch' || view.segment !== ROLE_OF[type])) return 'not-awake';
  if (type === 'thumbUp') {
    const { mate } = command;
    if (mate >= seatCount(view) || mate === by || isOut(view, mate) || !isMafia(view, mate)) return 'unknown-target';
    return typeof view.choices[mate] === 'number' ? undefined : 'nothing-to-agree-with';
  }
  const { target } = command;
  if (target === null) return undefined;
  const refusal = refuseTarget(view, target);
  const mayBeOut = type === 'investigate' && view.options.sheriffMayCheckOut;
  if (refusal && !(refusal === 'target-out' && mayBeOut)) return refusal;
  switch (type) {
    case 'point':
      return isMafia(view, target) && !view.options.mafiaMayShootMafia ? 'target-is-mafia' : undefined;
    case 'protect':
      if (target === view.blocked) return 'must-switch-patient';
      return target === by && !view.options.doctorMaySelf ? 'self-target' : undefined;
    case 'investigate':
      if (target === by) return 'self-target';
      return view.checks[by]?.some(({ day }) => day === view.day) ? 'already-investigated' : undefined;
    case 'avenge':
      return target === by ? 'self-target' : undefined;
    case 'hunch':
      return undefined;
  }
}
