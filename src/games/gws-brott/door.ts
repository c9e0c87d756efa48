/**
 * GW:s brott: the door. Why a command may not be, in the order of section 11: over, not a player, not your turn, wrong
 * phase, and then the codes of the move itself.
 *
 * It runs on the truth at the server and on the sender's own view in the browser, and must say the same on both: so it
 * reads what is public, of a criminal what all criminals see, and of hands only the sender's own. What GW asks is never
 * refused because of a hidden square.
 */
import type { Actor, Refusal, Seat } from '../../kernel/game.ts';
import type { Command, CommandOf, MasterCommand, MoveCommand, SystemCommand } from './commands.ts';
import { isNeighbour, isStreet, numberOf, squareOf } from './content.ts';
import { freePieces } from './setup.ts';
import {
  hasTrumps,
  isActor,
  isCriminal,
  isDuel,
  isLocked,
  isOut,
  lockedCount,
  type Phase,
  tellable,
  tellablePieces,
  type View,
} from './state.ts';
import { refuseReaction } from './talk.ts';
import type { Play } from './trumps.ts';
import { endsOf, isDieUsable, usableDice } from './turn.ts';

// biome-ignore format: a list of words
export const refusals = [
  'game-over', 'bad-payload', 'master-only', 'not-a-player', 'not-your-turn', 'wrong-phase', 'wrong-step', 'piece-taken',
  'not-your-piece', 'nothing-to-reset', 'card-not-held', 'no-evidence-here', 'die-locked', 'die-unusable', 'not-stuck',
  'illegal-destination', 'illegal-step', 'must-use-all-steps', 'trumps-off', 'trump-not-held', 'illegal-target',
  'nobody-to-tell-on', 'reacted-already', 'bad-clock',
] as const;

const WALKS: readonly Phase[] = ['gw-special', 'gw-move', 'gw-extra'];
export const PHASES: { readonly [T in MoveCommand['type']]: readonly Phase[] } = {
  volunteer: ['gw-choice'],
  choosePieces: ['setup'],
  chooseActing: ['piece-choice'],
  resetDice: ['turn-start'],
  destroyEvidence: ['turn-start'],
  roll: ['turn-start', 'rolled'],
  chooseDie: ['rolled'],
  declareStuck: ['rolled'],
  movePiece: ['moving'],
  gwStep: WALKS,
  gwStop: WALKS,
  rollGwDie: ['gw-turn'],
  playTrump: ['gw-turn'],
  snitchOn: ['snitch-choice'],
  snitchOnPiece: ['snitch-choice'],
  startLook: ['infiltrator-ready'],
};

const SYSTEM: { readonly [type: string]: Actor } = {
  begin: 'clock',
  timeUp: 'clock',
  retire: 'server',
  awaitSeat: 'server',
  fillSeat: 'server',
  cancel: 'server',
};
const isSystems = (command: Command): command is SystemCommand => SYSTEM[command.type] !== undefined;
const isMasters = (command: Command): command is MasterCommand => command.type.startsWith('master.');

export function refuse(view: View, command: Command, by: Actor, now: number): Refusal | undefined {
  if (view.result) return 'game-over';
  if (isSystems(command)) return refuseSystem(view, command, by, now);
  if (isMasters(command)) return refuseMaster(view, command, by, now);
  if (typeof by !== 'number' || by >= view.seats) return 'not-a-player';
  if (command.type === 'react') return refuseReaction(view, by);
  if (isOut(view, by)) return 'not-a-player';
  if (!isActor(view, by)) return 'not-your-turn';
  if (!PHASES[command.type].includes(view.phase)) return 'wrong-phase';
  return refuseMove(view, command, by);
}

/** Whoever is not the system does not know these commands. */
function refuseSystem(view: View, command: SystemCommand, by: Actor, now: number): Refusal | undefined {
  if (by !== SYSTEM[command.type]) return 'bad-payload';
  if (command.type === 'begin') return view.phase === 'lobby' ? undefined : 'wrong-phase';
  if (command.type === 'timeUp') return dueAt(view) !== null && dueAt(view)! <= now ? undefined : 'wrong-phase';
  return 'seat' in command && command.seat >= view.seats ? 'illegal-target' : undefined;
}

/** The clock stands while somebody is awaited whose move it is. The look is nobody's, and runs on. */
export const dueAt = (view: View): number | null =>
  view.awaited.some((seat) => isActor(view, seat)) ? null : view.until;

const CLOCK_MAX_MS = 30 * 60_000;

/** By how many seconds the running clock may be moved; the three seconds of a look never. */
export function clockRange(view: View, now: number): { from: number; to: number } {
  if (view.until === null || view.phase === 'infiltrator-look') return { from: 1, to: 0 };
  const leftMs = view.until - now;
  return {
    from: Math.max(-600, Math.ceil(-leftMs / 1000)) + 0,
    to: Math.min(600, Math.floor((CLOCK_MAX_MS - leftMs) / 1000)),
  };
}

function refuseMaster(view: View, command: MasterCommand, by: Actor, now: number): Refusal | undefined {
  const isHost = by === 'server' && command.type === 'master.extend'; // the host asks the room, and the room asks here
  if (!isHost && (by !== 'master' || view.options.gameMaster !== 'human')) return 'master-only';
  if (view.phase === 'lobby' || view.phase === 'infiltrator-look') return 'wrong-phase';
  if (command.type === 'master.skip') return undefined;
  const { from, to } = clockRange(view, now);
  return command.seconds >= from && command.seconds <= to ? undefined : 'bad-clock';
}

function refuseMove(view: View, command: MoveCommand, by: Seat): Refusal | undefined {
  switch (command.type) {
    case 'choosePieces':
      return refusePieces(view, command);
    case 'chooseActing':
      return view.pieces[by]!.includes(command.piece) ? undefined : 'not-your-piece';
    case 'resetDice':
      if (view.hasReset || view.hasDestroyed) return 'wrong-step';
      return lockedCount(view) > 0 ? undefined : 'nothing-to-reset';
    case 'destroyEvidence':
      if (view.hasDestroyed) return 'wrong-step';
      if (!view.hands[by]?.includes(command.card)) return 'card-not-held';
      return view.places[view.acting!] === squareOf(command.card) ? undefined : 'no-evidence-here';
    case 'roll':
      return refuseRoll(view, command);
    case 'chooseDie':
      if (isLocked(view, command.die)) return 'die-locked';
      return isDieUsable(view, command.die) ? undefined : 'die-unusable';
    case 'declareStuck':
      return usableDice(view).length > 0 ? 'not-stuck' : undefined;
    case 'movePiece': {
      const isThere = isStreet(command.to) && endsOf(view, view.chosen!.face).includes(numberOf(command.to));
      return isThere ? undefined : 'illegal-destination';
    }
    case 'gwStep':
      return isNeighbour(view.gwAt, command.to) ? undefined : 'illegal-step';
    case 'gwStop':
      return view.options.gwExactSteps ? 'must-use-all-steps' : undefined;
    case 'playTrump':
      return refuseTrump(view, command.play);
    case 'snitchOn':
      return !isDuel(view) && tellable(view, by).includes(command.seat) ? undefined : 'illegal-target';
    case 'snitchOnPiece':
      return isDuel(view) && tellablePieces(view, by).includes(command.piece) ? undefined : 'illegal-target';
    default:
      return undefined;
  }
}

function refusePieces(view: View, { pieces }: CommandOf<'choosePieces'>): Refusal | undefined {
  const wanted = isDuel(view) ? 2 : 1;
  if (pieces.length !== wanted || new Set(pieces).size !== wanted) return 'bad-payload';
  const free = freePieces(view);
  return pieces.every((piece) => free.includes(piece)) ? undefined : 'piece-taken';
}

/** GW-28; `rerollSubset`: from the second roll on some may be left lying. */
function refuseRoll(view: View, { dice }: CommandOf<'roll'>): Refusal | undefined {
  if (dice === null) return undefined;
  if (!view.options.rerollSubset || view.rolls === 0) return 'bad-payload';
  if (dice.length === 0 || new Set(dice).size !== dice.length) return 'bad-payload';
  return dice.some((die) => isLocked(view, die)) ? 'die-locked' : undefined;
}

/** Side channel 3: nothing here depends on a hidden square. */
function refuseTrump(view: View, play: Play): Refusal | undefined {
  if (!hasTrumps(view)) return 'trumps-off';
  if (!view.trumps?.includes(play.trump)) return 'trump-not-held';
  if (play.trump === 'helicopter') return isStreet(play.to) && play.to !== view.gwAt ? undefined : 'illegal-target';
  if (play.trump !== 'snitch') return undefined;
  if (play.seat >= view.seats || !isCriminal(view, play.seat) || isOut(view, play.seat)) return 'illegal-target';
  return isDuel(view) || tellable(view, play.seat).length > 0 ? undefined : 'nobody-to-tell-on'; // GW-64
}
