/**
 * Maffia: the door. Why a command may not be, in the order of section 11: over, master only, no seat, out, phase, mode,
 * role, target, rule. What a seat may do is in seats.ts, what the master may do in console.ts.
 *
 * It runs on the truth at the server and on the sender's own view in the browser, and must say the same on both: so it
 * reads what is public, and of the secrets only those of the sender's seat (the mates of a mafia member among them).
 */
import type { Actor, Refusal } from '../../kernel/game.ts';
import type { ClockCommand, Command, MasterCommand, ServerCommand } from './commands.ts';
import { refuseMaster } from './console.ts';
import { refuseSeat } from './seats.ts';
import { dueAt, isOut, seatCount, type View } from './state.ts';

// biome-ignore format: a list of words
export const refusals = [
  'game-over', 'bad-payload', 'master-only', 'not-seated', 'you-are-out', 'wrong-phase', 'silence', 'wrong-mode',
  'already-done', 'not-your-role', 'not-awake', 'unknown-target', 'target-out', 'self-nomination',
  'nomination-active', 'already-nominated', 'not-your-nomination', 'no-active-nomination', 'last-acts-spent', 'not-your-speech',
  'too-many-statements', 'not-on-ballot', 'vote-not-open', 'vote-late', 'vote-already-spent', 'hand-already-up',
  'self-vote', 'hand-not-raised', 'hand-final', 'nothing-to-agree-with', 'target-is-mafia', 'must-switch-patient',
  'self-target', 'already-investigated', 'already-signalled', 'not-signalled', 'break-already-set', 'wording-locked',
  'nothing-to-strike', 'nothing-to-restore', 'bad-clock',
] as const;

const isEvenForThoseOut = (type: Command['type']): boolean =>
  type === 'requestBreak' || type === 'readyAfterBreak' || type === 'softenWording';

const isMasters = (command: Command): command is MasterCommand => command.type.startsWith('master.');
const isSystems = (command: Command): command is ClockCommand | ServerCommand => SYSTEM[command.type] !== undefined;
const SYSTEM: { readonly [type: string]: Actor } = {
  begin: 'clock',
  timeUp: 'clock',
  connection: 'server',
  player: 'server',
  leave: 'server',
  handOver: 'server',
  cancel: 'server',
};

export function refuse(view: View, command: Command, by: Actor, now: number): Refusal | undefined {
  if (view.result) return 'game-over';
  if (isSystems(command)) return refuseSystem(view, command, by, now);
  if (isMasters(command)) {
    // The host may give a clock more time too: the room asks for it as `server`.
    const isHost = by === 'server' && command.type === 'master.adjustClock';
    if (!isHost && (by !== 'master' || view.master !== 'human')) return 'master-only';
    return refuseMaster(view, command, now);
  }
  if (typeof by !== 'number' || by >= seatCount(view)) return 'not-seated';
  if (isOut(view, by) && !isEvenForThoseOut(command.type)) return 'you-are-out';
  return refuseSeat(view, command, by, now);
}

/** Whoever is not the system does not know these commands. */
function refuseSystem(view: View, command: ClockCommand | ServerCommand, by: Actor, now: number): Refusal | undefined {
  if (by !== SYSTEM[command.type]) return 'bad-payload';
  if (command.type === 'begin') return view.phase === 'lobby' ? undefined : 'wrong-phase';
  if (command.type === 'timeUp') return (dueAt(view) ?? now + 1) <= now ? undefined : 'wrong-phase';
  if ('seat' in command && command.seat >= seatCount(view)) return 'unknown-target';
  return undefined;
}
