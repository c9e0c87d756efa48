/**
 * Forræder: what a seat may do, and why not (section 11).
 *
 * It runs on the truth at the server and on the sender's own view in the browser, and must say the same on both: so it
 * reads what is public, and of the secrets only those of the sender's own seat.
 */
import type { Refusal, Seat } from '../../kernel/game.ts';
import { doorOf } from './armoury.ts';
import { hasRung, isPassed } from './bells.ts';
import { isLockOpen } from './cipher.ts';
import type { CommandOf, PlayerCommand } from './commands.ts';
import { armouryPlaces, type Mission, TRIES } from './content.ts';
import { refuseDeed, refusePlan } from './plans.ts';
import { isDays, isGone, isLiving, isRemote, isTraitor, type Phase, seatCount, type View } from './state.ts';

const PHASES: { readonly [T in PlayerCommand['type']]: readonly Phase[] } = {
  'arrival.wish': ['arrival'],
  'ceremony.ack': ['ceremony'],
  'chest.choose': ['mission'],
  'arms.answer': ['mission'],
  'ravens.estimate': ['mission'],
  'bell.ring': ['mission'],
  'cipher.tell': ['mission'],
  'cipher.try': ['mission'],
  'cipher.name': ['mission'],
  'bridge.pledge': ['mission'],
  'armoury.open': ['armoury'],
  'armoury.leave': ['armoury'],
  'shield.show': ['council', 'breakfast'],
  'table.ready': ['discussion'],
  'ballot.cast': ['ballot'],
  'reveal.show': ['reveal'],
  'reveal.done': ['reveal'],
  'defence.say': ['defence'],
  'defence.done': ['defence'],
  'words.done': ['banishment'],
  'identity.reveal': ['banishment', 'finalReveal'],
  'night.council': ['council'],
  'night.letter': ['letters'],
  'night.deed': ['deed'],
  'conclave.say': ['council', 'deed'],
  'diary.write': ['council', 'deed'],
  'end.vote': ['endVote'],
};

export const MISSION_OF: { readonly [type: string]: Mission } = {
  'chest.choose': 'silver-chest',
  'arms.answer': 'coats-of-arms',
  'ravens.estimate': 'raven-tower',
  'bell.ring': 'bell-tower',
  'cipher.tell': 'cipher-lock',
  'cipher.try': 'cipher-lock',
  'cipher.name': 'cipher-lock',
  'bridge.pledge': 'rope-bridge',
};

/** What whoever is banished may still do. (TR-35, TR-55a) */
const LAST_WORDS: readonly PlayerCommand['type'][] = ['words.done', 'identity.reveal'];

export function refuseSeat(view: View, command: PlayerCommand, by: Seat): Refusal | undefined {
  const isLastWord = LAST_WORDS.includes(command.type) && view.phase === 'banishment' && by === view.banished;
  if (!isLiving(view, by) && !isLastWord) return 'not-alive';
  if (isGone(view, by) && !isLastWord) return 'not-allowed';
  if (!PHASES[command.type].includes(view.phase) || view.step === 'falling') return 'wrong-phase';
  const mission = MISSION_OF[command.type];
  if (mission) {
    if (view.step === 'over') return 'wrong-phase';
    if (mission !== view.mission) return 'wrong-mission';
  }
  return refuseInPhase(view, command, by);
}

function refuseInPhase(view: View, command: PlayerCommand, by: Seat): Refusal | undefined {
  switch (command.type) {
    case 'arrival.wish':
      return view.wished.includes(by) ? 'already-done' : undefined;
    case 'ceremony.ack':
      if (view.step !== 'open') return 'wrong-phase';
      return view.seen[by] ? 'already-done' : undefined;
    case 'chest.choose':
    case 'bridge.pledge':
      if (view.step !== 'open') return 'wrong-phase';
      return view.answered.includes(by) ? 'already-done' : undefined;
    case 'arms.answer':
      if (view.step !== 'open') return 'wrong-phase';
      if (view.answered.includes(by)) return 'already-done';
      return view.armsAsked[by]?.choices.includes(command.arms) ? undefined : 'bad-payload';
    case 'ravens.estimate':
      return isRoundOpen(view, command.round) ? undefined : 'round-closed';
    case 'bell.ring':
      return hasRung(view, by) || isPassed(view, by) ? 'already-done' : undefined;
    case 'cipher.tell':
      if (view.step !== 'open') return 'wrong-phase';
      return 'other' in command.clue && command.clue.other === command.clue.symbol ? 'bad-payload' : undefined;
    case 'cipher.try':
      if (view.cipher.scribe !== by) return 'not-scribe';
      if (command.code.length !== 4 || new Set(command.code).size !== 4) return 'bad-code';
      return isLockOpen(view) || view.cipher.tries.length >= TRIES ? 'no-tries-left' : undefined;
    case 'cipher.name':
      return refuseNaming(view, command, by);
    case 'armoury.open':
      if (!view.visitors.includes(by)) return 'no-access';
      if (doorOf(view, by) > 0) return 'one-door-only';
      if (command.door > view.doors.length) return 'bad-payload';
      return view.doors[command.door - 1] === null ? undefined : 'door-open';
    case 'armoury.leave':
      if (!view.visitors.includes(by)) return 'no-access';
      if (doorOf(view, by) === 0) return 'open-first';
      if (view.gone.includes(by)) return 'already-done';
      return command.take && view.found[by] !== 1 ? 'no-shield' : undefined;
    case 'shield.show':
      if (view.phase === 'council' && !isTraitor(view, by)) return 'not-allowed';
      if (!view.shields[by]) return 'no-shield';
      if (view.phase === 'breakfast' && !view.arrived.includes(by)) return 'not-seated-yet';
      return view.shieldsShown[by] ? 'already-done' : undefined;
    case 'table.ready':
      return view.ready.includes(by) ? 'already-done' : undefined;
    case 'ballot.cast':
      return refuseBallot(view, command, by);
    case 'reveal.show':
      if (view.onStage !== by) return 'not-your-turn';
      return view.isShown ? 'already-done' : undefined;
    case 'reveal.done':
      return view.onStage === by ? undefined : 'not-your-turn';
    case 'defence.say':
    case 'defence.done': {
      const hasFloor = isDays(view) ? view.floor.includes(by) : view.floor[0] === by;
      if (!hasFloor) return 'not-your-turn';
      return command.type === 'defence.say' && command.text === '' ? 'bad-payload' : undefined;
    }
    case 'words.done':
      if (view.banished !== by) return 'not-your-turn';
      return view.step === 'words' ? undefined : 'already-done';
    case 'identity.reveal':
      if (view.phase === 'finalReveal') return view.onStage === by ? undefined : 'not-your-turn';
      if (view.banished !== by) return 'not-your-turn';
      return view.asked ? undefined : 'not-asked';
    case 'night.council': {
      if (isTraitor(view, by)) return refusePlan(view, command.plan, command.target);
      if (command.plan !== 'journal') return 'not-allowed';
      const { target } = command;
      const isOther = target !== null && target !== by && target < seatCount(view) && isLiving(view, target);
      return isOther ? undefined : 'bad-target';
    }
    case 'night.letter':
      return view.letterAnswers[by] ? 'already-done' : undefined;
    case 'night.deed':
      return refuseDeed(view, by, command.targets);
    case 'conclave.say':
      if (!isTraitor(view, by)) return 'not-allowed';
      return command.text === '' ? 'bad-payload' : undefined;
    case 'diary.write':
      if (isTraitor(view, by)) return 'not-allowed';
      return command.text === '' ? 'bad-payload' : undefined;
    case 'end.vote':
      return view.endVoted.includes(by) ? 'already-done' : undefined;
  }
}

export const isRoundOpen = (view: View, round: number): boolean =>
  round <= view.ravens.pictures.length && round > view.ravens.counted.length;

function refuseNaming(view: View, { seats }: CommandOf<'cipher.name'>, by: Seat): Refusal | undefined {
  if (view.cipher.scribe !== by) return 'not-scribe';
  if (!view.isArmouryDay) return 'no-armoury-today';
  if (view.step !== 'naming') return 'lock-closed';
  const isRight =
    seats.length === armouryPlaces(view.living.length) &&
    new Set(seats).size === seats.length &&
    seats.every((seat) => seat < seatCount(view) && isLiving(view, seat));
  return isRight ? undefined : 'bad-seats';
}

/** TR-46, TR-47, TR-51, TR-59. */
function refuseBallot(view: View, { seat, reason }: CommandOf<'ballot.cast'>, by: Seat): Refusal | undefined {
  if (!view.voters.includes(by)) return 'no-vote-while-tied';
  if (view.cast.includes(by)) return 'vote-locked';
  if (seat === by) return 'no-self-vote';
  if (seat >= seatCount(view) || !isLiving(view, seat)) return 'target-out';
  if (!view.candidates.includes(seat)) return 'not-a-candidate';
  return isRemote(view) && reason === '' ? 'reason-required' : undefined;
}
