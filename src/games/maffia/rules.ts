/**
 * Maffia: the rules. Each command in one line, and where it leads: setup.ts, day.ts, vote.ts, night.ts, dawn.ts, end.ts.
 *
 * `decide` runs only after the door (door.ts) said nothing.
 */
import type { Actor, Ctx, News, Pauses, Seat } from '../../kernel/game.ts';
import { changePlayer, connect, leave, signalUnwell } from './care.ts';
import type { Command } from './commands.ts';
import { nominate, say, useExtension, withdraw } from './day.ts';
import { cancel } from './end.ts';
import type { Fact } from './facts.ts';
import { decideMaster, handOver } from './master.ts';
import { choose } from './night.ts';
import { endIfNobodyIsAwaited, endPhase } from './phases.ts';
import { beginBriefing } from './setup.ts';
import { dueAt, type View } from './state.ts';
import { endSpeech } from './vote.ts';

export function decide(state: View, command: Command, by: Actor, ctx: Ctx<Fact>): void {
  const { tell } = ctx;
  const seat = by as Seat;
  if (state.result) return; // the room may tell of somebody who leaves after the end
  switch (command.type) {
    case 'ackBriefing':
    case 'ackRole':
      tell({ type: 'acknowledged', seat });
      return endIfNobodyIsAwaited(state, ctx);
    case 'ackNightZero':
      tell({ type: 'nightZeroSeen', seat });
      return endIfNobodyIsAwaited(state, ctx);
    case 'statement':
      return say(seat, command.says, ctx);
    case 'readyToVote':
      tell({ type: 'readinessSet', seat, ready: command.ready });
      return endIfNobodyIsAwaited(state, ctx);
    case 'useExtension':
      return useExtension(state, seat, ctx);
    case 'nominate':
      nominate(state, seat, command.target, ctx);
      return endIfNobodyIsAwaited(state, ctx);
    case 'withdrawNomination':
      withdraw(state, seat, command.target, ctx);
      return endIfNobodyIsAwaited(state, ctx);
    case 'endSpeech':
      return endSpeech(state, ctx);
    case 'raiseHand':
      return tell({ type: 'handRaised', seat, nominee: command.nominee });
    case 'lowerHand':
      return tell({ type: 'handLowered', seat, nominee: command.nominee });
    case 'point':
    case 'thumbUp':
    case 'protect':
    case 'investigate':
    case 'avenge':
    case 'hunch':
    case 'nightDone':
      choose(state, seat, command, ctx);
      return endIfNobodyIsAwaited(state, ctx);
    case 'readyAfterBreak':
      tell({ type: 'returned', seat });
      return endIfNobodyIsAwaited(state, ctx);
    case 'signalUnwell':
      return signalUnwell(state, seat, ctx);
    case 'cancelUnwell':
      return tell({ type: 'unwellCancelled', seat });
    case 'requestBreak':
      return tell({ type: 'breakAsked', seat });
    case 'softenWording':
      return tell({ type: 'wordingSoftened', seat });

    case 'begin':
      return beginBriefing(state, ctx);
    case 'timeUp':
      return endPhase(state, ctx);
    case 'connection':
      return connect(state, command.seat, command.connected, ctx);
    case 'player':
      return changePlayer(state, command.seat, command.bot, ctx);
    case 'leave':
      return leave(state, command.seat, ctx);
    case 'handOver':
      return handOver(state, ctx);
    case 'cancel':
      return cancel(state, ctx);
    default:
      return decideMaster(state, command, ctx);
  }
}

export function deadline(state: View): { at: number; command: Command } | undefined {
  const at = dueAt(state);
  return at === null ? undefined : { at, command: { type: 'timeUp' } };
}

/** Side channel 5: at night every seat gets one frame a second, all of one size. */
export const quiet = (state: View) =>
  state.phase === 'night-zero' || state.phase === 'night' ? { beatMs: 1000, bytes: 1024 } : undefined;

export const ghosts = (state: View): readonly Seat[] =>
  state.options.deadSeeAll ? state.out.flatMap((out, seat) => (out ? [seat] : [])) : [];

export const result = (state: View) => state.result ?? undefined;

export const pauses = (state: View): Pauses => ({ perSeat: state.options.pausesPerSeat, seconds: 300 });

export function news(told: News): Command | undefined {
  switch (told.type) {
    case 'connection':
      return { type: 'connection', seat: told.seat, connected: told.connected };
    case 'player':
      return { type: 'player', seat: told.seat, bot: told.bot };
    case 'left':
      return { type: 'leave', seat: told.seat };
    case 'handedOver':
      return { type: 'handOver' };
    case 'cancelled':
      return { type: 'cancel' };
    case 'kicked': // a bot keeps the seat: a host cannot take anybody out of the game (A29)
    case 'said':
      return undefined;
  }
}
