/**
 * Forræder: what a seat may do, and why not (section 11).
 *
 * It runs on the truth at the server and on the sender's own view in the browser, and must say the same on both: so it
 * reads what is public, and of the secrets only those of the sender's own seat.
 */
import type { Refusal, Seat } from '../../kernel/game.ts';
import { doorOf } from './armoury.ts';
import { type CommandOf, isMissions, type MissionCommand, type PlayerCommand } from './commands.ts';
import { ownerOf } from './missions/index.ts';
import { refuseDeed, refusePlan } from './plans.ts';
import { isDays, isGone, isLiving, isRemote, isTraitor, type Phase, seatCount, type View } from './state.ts';

type HouseCommand = Exclude<PlayerCommand, MissionCommand>;

const PHASES: { readonly [T in HouseCommand['type']]: readonly Phase[] } = {
  'arrival.wish': ['arrival'],
  'ceremony.ack': ['ceremony'],
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

/** What whoever is banished may still do. (TR-35, TR-55a) */
const LAST_WORDS: readonly PlayerCommand['type'][] = ['words.done', 'identity.reveal'];

export function refuseSeat(view: View, command: PlayerCommand, by: Seat): Refusal | undefined {
  const isLastWord = LAST_WORDS.includes(command.type) && view.phase === 'banishment' && by === view.banished;
  if (!isLiving(view, by) && !isLastWord) return 'not-alive';
  if (isGone(view, by) && !isLastWord) return 'not-allowed';
  return isMissions(command) ? refuseInMission(view, command, by) : refuseInPhase(view, command, by);
}

function refuseInMission(view: View, command: MissionCommand, by: Seat): Refusal | undefined {
  if (view.phase !== 'mission' || view.step === 'over') return 'wrong-phase';
  const mission = ownerOf(command)!;
  return mission.id === view.mission ? mission.refuse(view, command, by) : 'wrong-mission';
}

function refuseInPhase(view: View, command: HouseCommand, by: Seat): Refusal | undefined {
  if (!PHASES[command.type].includes(view.phase) || view.step === 'falling') return 'wrong-phase';
  switch (command.type) {
    case 'arrival.wish':
      return view.wished.includes(by) ? 'already-done' : undefined;
    case 'ceremony.ack':
      if (view.step !== 'open') return 'wrong-phase';
      return view.seen[by] ? 'already-done' : undefined;
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

/** TR-46, TR-47, TR-51, TR-59. */
function refuseBallot(view: View, { seat, reason }: CommandOf<'ballot.cast'>, by: Seat): Refusal | undefined {
  if (!view.voters.includes(by)) return 'no-vote-while-tied';
  if (view.cast.includes(by)) return 'vote-locked';
  if (seat === by) return 'no-self-vote';
  if (seat >= seatCount(view) || !isLiving(view, seat)) return 'target-out';
  if (!view.candidates.includes(seat)) return 'not-a-candidate';
  return isRemote(view) && reason === '' ? 'reason-required' : undefined;
}
