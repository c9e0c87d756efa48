/**
 * Illumuffinati: the door. Why a command may not be, in the order of section 11: over, phase, who asks, what is asked.
 *
 * It runs on the truth at the server and on the sender's own view in the browser, and must say the same on both: so it
 * reads what is public, and of the secrets only the sender's own hand, claim, answer and touch.
 */
import type { Actor, Refusal, Seat } from '../../kernel/game.ts';
import { deadline, isAnimation } from './clock.ts';
import type { ClockCommand, Command, CommandOf, MasterCommand, PlayerCommand, ServerCommand } from './commands.ts';
import { BUCKETS, type Face, isJewel, NOSE, without } from './content.ts';
import {
  isHome,
  isInRoom,
  isLastBaker,
  isMaster,
  isOver,
  isRemote,
  isSeat,
  type Phase,
  passerOf,
  readersOf,
  seatCount,
  type View,
} from './state.ts';

// biome-ignore format: a list of words
export const refusals = [
  'game-over', 'bad-payload', 'not-seated', 'wrong-phase', 'bad-claim', 'already-answered', 'not-your-turn',
  'wrong-move-for-seat', 'need-two-cards', 'card-not-in-hand', 'must-discard-muffin', 'inspector-cannot-bribe',
  'already-home', 'bad-amount', 'bribe-can-only-rise', 'bribe-unchanged', 'not-enough-gold', 'below-min-raise',
  'not-the-inspector', 'unknown-seat', 'not-a-baker', 'too-early', 'nothing-to-take', 'bribe-changed',
  'decline-not-allowed', 'not-in-room', 'keep-too-high', 'not-the-last-baker', 'not-tied', 'nose-locked',
  'master-only', 'chat-off',
] as const;

const SYSTEM: { readonly [type: string]: Actor } = {
  begin: 'clock',
  timeout: 'clock',
  advance: 'clock',
  unlock: 'clock',
  noseCue: 'clock',
  noseUnlock: 'clock',
  noseClose: 'clock',
  player: 'server',
  leave: 'server',
  host: 'server',
  line: 'server',
  handOver: 'server',
  cancel: 'server',
};

const isSystems = (command: Command): command is ClockCommand | ServerCommand => SYSTEM[command.type] !== undefined;
const isMasters = (command: Command): command is MasterCommand => command.type.startsWith('master.');

export function refuse(view: View, command: Command, by: Actor, now: number): Refusal | undefined {
  if (isOver(view)) return 'game-over';
  if (isSystems(command)) return refuseSystem(view, command, by, now);
  if (isMasters(command)) return refuseMaster(view, command, by);
  if (!PHASES[command.type].includes(view.phase)) return 'wrong-phase';
  return typeof by === 'number' && by < seatCount(view) ? refuseSeat(view, command, by) : 'not-seated';
}

/** Whoever is not the system does not know these commands. */
function refuseSystem(view: View, command: ClockCommand | ServerCommand, by: Actor, now: number): Refusal | undefined {
  if (by !== SYSTEM[command.type]) return 'bad-payload';
  if (command.type === 'begin') return view.phase === 'lobby' ? undefined : 'wrong-phase';
  if (by === 'clock') {
    const due = deadline(view);
    return due && due.command.type === command.type && due.at <= now ? undefined : 'wrong-phase';
  }
  return 'seat' in command && command.seat >= seatCount(view) ? 'unknown-seat' : undefined;
}

const PHASES: { readonly [T in PlayerCommand['type']]: readonly Phase[] } = {
  claimHonour: ['first-inspector'],
  ready: ['bake', 'earnings', 'final-count'],
  passCards: ['hide'],
  discardCards: ['hide'],
  setBribe: ['negotiate'],
  sendHome: ['negotiate'],
  point: ['negotiate'],
  takeBack: ['takeback'],
  flipLast: ['accusation'],
  touchNose: ['nose-race'],
};

function refuseSeat(view: View, command: PlayerCommand, by: Seat): Refusal | undefined {
  switch (command.type) {
    case 'claimHonour':
      return refuseClaim(view, command, by);
    case 'ready':
      if (!readersOf(view).includes(by)) return 'not-your-turn';
      return view.ready[by] ? 'already-answered' : undefined;
    case 'passCards':
    case 'discardCards':
      return refusePass(view, command, by);
    case 'setBribe':
      return refuseBribe(view, command.total, by);
    case 'sendHome':
      return refuseSendHome(view, command, by);
    case 'takeBack':
      return refuseTakeBack(view, command.keep, by);
    case 'point':
      if (command.seat !== null && !isSeat(view, command.seat)) return 'unknown-seat';
      return mayTalk(view, by) ? undefined : 'already-home';
    case 'flipLast':
      return isInRoom(view, by) ? undefined : 'not-the-last-baker';
    case 'touchNose':
      return refuseTouch(view, command.reactionMs, by);
  }
}

/** Bakers at home may be asked to be silent, where the phones carry the talk. (IM-68, `homeBakersMayTalk`) */
export const mayTalk = (view: View, seat: Seat): boolean =>
  !isHome(view, seat) || !isRemote(view) || view.options.homeBakersMayTalk;

function refuseClaim(view: View, { crime, hat }: CommandOf<'claimHonour'>, by: Seat): Refusal | undefined {
  if (view.options.firstInspector === 'host') return 'wrong-phase';
  const buckets: readonly string[] = BUCKETS;
  if (!buckets.includes(crime) || !buckets.includes(hat)) return 'bad-claim';
  return view.hasClaimed[by] ? 'already-answered' : undefined;
}

/** IM-23 to IM-26. Whose turn it is comes first, so that nobody learns anything about another hand. */
function refusePass(
  view: View,
  { type, cards }: CommandOf<'passCards' | 'discardCards'>,
  by: Seat,
): Refusal | undefined {
  if (passerOf(view) !== by) return 'not-your-turn';
  if (isLastBaker(view, by) !== (type === 'discardCards')) return 'wrong-move-for-seat';
  if (cards.length !== 2) return 'need-two-cards';
  if (!without((view.hands[by] ?? []) as readonly Face[], cards)) return 'card-not-in-hand';
  return type === 'discardCards' && cards.every(isJewel) ? 'must-discard-muffin' : undefined;
}

const isAmount = (value: number): boolean => Number.isSafeInteger(value) && value >= 0;

/** IM-42, IM-44, IM-52. */
function refuseBribe(view: View, total: number, by: Seat): Refusal | undefined {
  if (by === view.inspector) return 'inspector-cannot-bribe';
  if (isHome(view, by)) return 'already-home';
  if (!isAmount(total)) return 'bad-amount';
  const [bribe, purse] = [view.bribes[by]!, view.gold[by]!];
  if (total < bribe) return 'bribe-can-only-rise';
  if (total === bribe) return 'bribe-unchanged';
  if (total > bribe + purse) return 'not-enough-gold';
  return total - bribe < view.options.minRaise && total < bribe + purse ? 'below-min-raise' : undefined;
}

/** IM-65, IM-66. */
function refuseSendHome(
  view: View,
  { seat, takeBribe, seenBribe }: CommandOf<'sendHome'>,
  by: Seat,
): Refusal | undefined {
  if (by !== view.inspector) return 'not-the-inspector';
  if (!isSeat(view, seat)) return 'unknown-seat';
  if (seat === view.inspector) return 'not-a-baker';
  if (isHome(view, seat)) return 'already-home';
  if (view.isLocked) return 'too-early';
  if (!isAmount(seenBribe)) return 'bad-amount';
  const bribe = view.bribes[seat]!;
  if (takeBribe) return bribe === 0 ? 'nothing-to-take' : bribe < seenBribe ? 'bribe-changed' : undefined;
  if (bribe !== seenBribe) return 'bribe-changed';
  return bribe > 0 && !view.options.declineBribe ? 'decline-not-allowed' : undefined;
}

function refuseTakeBack(view: View, keep: number, by: Seat): Refusal | undefined {
  if (!isInRoom(view, by)) return 'not-in-room';
  const bribe = view.bribes[by]!;
  if (bribe === 0) return 'nothing-to-take';
  if (keep > bribe) return 'keep-too-high';
  if (!isAmount(keep)) return 'bad-amount';
  return view.keeps[by] === undefined ? undefined : 'already-answered';
}

/** IM-113, IM-114. With real noses nobody touches a phone. */
function refuseTouch(view: View, reactionMs: number, by: Seat): Refusal | undefined {
  const { nose } = view;
  if (view.options.noseRace !== 'phone' || !nose?.isRunning) return 'wrong-phase';
  if (!nose.racing.includes(by)) return 'not-tied';
  if (nose.locked[by]) return 'nose-locked';
  if (nose.touches[by]) return 'already-answered';
  return isAmount(reactionMs) && reactionMs <= NOSE.reactionMax ? undefined : 'bad-amount';
}

const VOIDABLE: readonly Phase[] = ['bake', 'hide', 'open', 'negotiate', 'takeback', 'inspect', 'accusation'];

function refuseMaster(view: View, command: MasterCommand, by: Actor): Refusal | undefined {
  if (!isMastersMoment(view, command.type)) return 'wrong-phase';
  // The room asks for more time in the host's name, who leads only where there is no human game master.
  const isForHost = command.type === 'master.extend' && by === 'server' && view.master === 'auto';
  const mayAsk = isMaster(view, by) || isForHost;
  if (!mayAsk) return 'master-only';
  switch (command.type) {
    case 'master.setFirstInspector':
      return isSeat(view, command.seat) ? undefined : 'unknown-seat';
    case 'master.playDefault':
      return view.hasGonged ? undefined : 'too-early';
    case 'master.voidRound': // IM-130: a host who plays would be judge in her own cause
      return view.master === 'auto' && isRemote(view) ? 'master-only' : undefined;
    case 'master.noseVerdict':
      if (!isSeat(view, command.seat)) return 'unknown-seat';
      return view.nose?.tied.includes(command.seat) ? undefined : 'not-tied';
    case 'master.extend':
      return Number.isInteger(command.seconds) && command.seconds >= 1 && command.seconds <= EXTEND_SECONDS_MAX
        ? undefined
        : 'bad-amount';
  }
}

export const EXTEND_SECONDS_MAX = 600;

/** Is this the phase for it, whoever asks? */
export function isMastersMoment(view: View, type: MasterCommand['type']): boolean {
  switch (type) {
    case 'master.setFirstInspector':
      return view.phase === 'first-inspector' && view.options.firstInspector === 'host';
    case 'master.voidRound':
      return VOIDABLE.includes(view.phase);
    case 'master.noseVerdict':
      return view.phase === 'nose-race' && view.options.noseRace === 'table';
    case 'master.playDefault':
      return view.endsAt !== null && !isAnimation(view.phase);
    case 'master.extend':
      return view.endsAt !== null && !isAnimation(view.phase) && view.options.timers !== 'off';
  }
}
