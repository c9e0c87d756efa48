/**
 * GW:s brott: the rules. Each command in one line, and where it leads: setup.ts, turn.ts, walk.ts, trumps.ts, talk.ts, end.ts.
 *
 * `decide` runs only after the door (door.ts) said nothing.
 */
import { type Actor, type Ctx, known, type Pauses, type Seat } from '../../kernel/game.ts';
import type { Command } from './commands.ts';
import { dueAt } from './door.ts';
import type { Fact } from './facts.ts';
import { awaitSeat, cancel, fillSeat, retire } from './people.ts';
import { beginGame, chooseGw, takePieces, takeRest, volunteer } from './setup.ts';
import { evidenceHere, type View } from './state.ts';
import { react } from './talk.ts';
import { endLook, playTrump, snitchByLot, snitchOn, snitchOnPiece, startLook } from './trumps.ts';
import {
  beginTurn,
  chooseDie,
  declareStuck,
  defaultDestination,
  destroy,
  movePiece,
  reset,
  roll,
  usableDice,
} from './turn.ts';
import { rollGwDie, step, stop, walkOn } from './walk.ts';

export function decide(state: View, command: Command, by: Actor, ctx: Ctx<Fact>): void {
  const seat = by as Seat;
  switch (command.type) {
    case 'volunteer':
      return volunteer(state, seat, command.willing, ctx);
    case 'choosePieces':
      return takePieces(state, seat, command.pieces, ctx);
    case 'chooseActing':
      return beginTurn(state, seat, command.piece, ctx);
    case 'resetDice':
      return reset(state, false, ctx);
    case 'destroyEvidence':
      return destroy(state, command.card, ctx);
    case 'roll':
      return roll(state, command.dice, ctx);
    case 'chooseDie':
      return chooseDie(state, command.die, false, ctx);
    case 'declareStuck':
      return declareStuck(state, false, ctx);
    case 'movePiece':
      return movePiece(state, command.to, false, ctx);
    case 'gwStep':
      return step(state, command.to, ctx);
    case 'gwStop':
      return stop(state, ctx);
    case 'rollGwDie':
      return rollGwDie(state, ctx);
    case 'playTrump':
      return playTrump(state, command.play, ctx);
    case 'snitchOn':
      return snitchOn(state, command.seat, ctx);
    case 'snitchOnPiece':
      return snitchOnPiece(state, command.piece, ctx);
    case 'startLook':
      return startLook(state, ctx);
    case 'react':
      return react(seat, command.reaction, ctx);

    case 'begin':
      return beginGame(state, ctx);
    case 'timeUp':
    case 'master.skip':
      return takeDefault(state, ctx);
    case 'master.extend':
      return ctx.tell({ type: 'clockMoved', until: state.until! + command.seconds * 1000 });
    case 'retire':
      return retire(state, command.seat, ctx);
    case 'awaitSeat':
      return awaitSeat(state, command.seat, ctx);
    case 'fillSeat':
      return fillSeat(state, command.seat, ctx);
    case 'cancel':
      return cancel(state, ctx);
  }
}

/** The column "Timer" of section 5. */
function takeDefault(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'gw-choice':
      for (const [seat, answer] of state.willing.entries()) {
        if (answer === null) ctx.tell({ type: 'volunteered', seat, willing: false });
      }
      return chooseGw(state, ctx);
    case 'setup':
      return takeRest(state, ctx);
    case 'piece-choice':
      return beginTurn(state, state.turn!, state.lastFirst ?? state.pieces[state.turn!]![0]!, ctx);
    case 'turn-start': {
      const card = state.hasDestroyed ? undefined : evidenceHere(state, state.turn!);
      if (card !== undefined) destroy(state, card, ctx);
      return state.result ? undefined : roll(state, null, ctx);
    }
    case 'rolled': {
      const die = usableDice(state)[0];
      return die === undefined ? declareStuck(state, true, ctx) : chooseDie(state, die, true, ctx);
    }
    case 'moving':
      return movePiece(state, defaultDestination(state), true, ctx);
    case 'gw-special':
    case 'gw-move':
    case 'gw-extra':
      return walkOn(state, ctx);
    case 'gw-turn':
      return rollGwDie(state, ctx);
    case 'snitch-choice':
      return snitchByLot(state, ctx);
    case 'infiltrator-ready':
      return startLook(state, ctx);
    case 'infiltrator-look':
      return endLook(state, ctx);
  }
}

export function deadline(state: View): { at: number; command: Command } | undefined {
  const at = dueAt(state);
  return at === null ? undefined : { at, command: { type: 'timeUp' } };
}

export const result = (state: View) => known(state.result) ?? undefined;

/** The host as often as they like, the others twice; the look cannot be stopped. */
export const pauses = (): Pauses => ({ perSeat: 2, seconds: 0, isHostFree: true });
export const pausable = ({ phase }: View): boolean => phase !== 'infiltrator-look';
