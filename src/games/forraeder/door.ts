/**
 * Forræder: the door. Why a command may not be. What a seat may do is in seats.ts, what the master may do in console.ts.
 */
import type { Actor, Refusal } from '../../kernel/game.ts';
import type { ClockCommand, Command, MasterCommand, ServerCommand } from './commands.ts';
import { refuseMaster } from './console.ts';
import { missionRefusals } from './missions/index.ts';
import { refuseSeat } from './seats.ts';
import { dueAt, hasMaster, seatCount, type View } from './state.ts';

// biome-ignore format: a list of words
export const refusals = [
  'game-over', 'bad-payload', 'wrong-phase', 'not-alive', 'not-allowed', 'not-game-master', 'already-done',
  'bad-traitor-count', 'duplicate-seat', 'wrong-mission',
  'no-armoury-today', 'bad-seats', 'no-access', 'door-open', 'one-door-only',
  'open-first', 'no-shield', 'not-seated-yet', 'vote-locked', 'no-self-vote', 'target-out', 'not-a-candidate',
  'no-vote-while-tied', 'reason-required', 'not-your-turn', 'not-asked', 'not-two-traitors', 'too-late-in-season',
  'nomination-night', 'not-last-traitor', 'must-blackmail', 'no-shield-shown', 'not-on-death-list', 'bad-target',
  'bad-list-size', 'list-needs-loyal', 'death-list-limit', 'too-early-in-season', 'list-pending',
  'finale-never-later', 'fixed-timer', ...missionRefusals,
] as const;

/** What the lobby, the conversations and the room's own pause answer with. */
export const otherRefusals = [
  'chat-closed',
  'needs-human-master',
  'bad-options',
  'day-too-short',
  'too-few-players',
  'too-many-players',
] as const;

const isMasters = (command: Command): command is MasterCommand => command.type.startsWith('gm.');
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
    // The host may give a clock more time, and go on after a speech, too: the room asks for it as `server`.
    const isHost = by === 'server' && (command.type === 'gm.extend' || command.type === 'gm.moveOn');
    if (!isHost && (by !== 'master' || !hasMaster(view))) return 'not-game-master';
    return view.phase === 'lobby' ? 'wrong-phase' : refuseMaster(view, command);
  }
  if (typeof by !== 'number' || by >= seatCount(view)) return 'not-allowed';
  return refuseSeat(view, command, by);
}

/** Whoever is not the system does not know these commands. */
function refuseSystem(view: View, command: ClockCommand | ServerCommand, by: Actor, now: number): Refusal | undefined {
  if (by !== SYSTEM[command.type]) return 'bad-payload';
  if (command.type === 'begin') return view.phase === 'lobby' ? undefined : 'wrong-phase';
  if (command.type === 'timeUp') return (dueAt(view) ?? now + 1) <= now ? undefined : 'wrong-phase';
  return 'seat' in command && command.seat >= seatCount(view) ? 'bad-seats' : undefined;
}
