/**
 * Maffia: what a human game master does at the console (section 13). The master notes down and keeps the time, and may
 * never choose for anybody. Who may do what when is in console.ts.
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { signalUnwell } from './care.ts';
import type { MasterCommand } from './commands.ts';
import { DECLARATION_MS } from './dawn.ts';
import { LIST_MS, nominate, restartWindow, useExtension, withdraw } from './day.ts';
import type { Fact } from './facts.ts';
import { choose } from './night.ts';
import { endIfNobodyIsAwaited, endPhase } from './phases.ts';
import { BRIEFING_MS, cutDeal } from './setup.ts';
import { isBeforeDayOne, nominationBy, readingMs, type View } from './state.ts';
import { countDown, declareVote, endSpeech, INTRO_MS, nextCall, recordHands, SHOWN_MS, showLonger } from './vote.ts';

export function decideMaster(state: View, command: MasterCommand, ctx: Ctx<Fact>): void {
  const { tell } = ctx;
  switch (command.type) {
    case 'master.turnCard':
      return tell({ type: 'briefingTurned', card: command.card });
    case 'master.advance':
      return state.phase === 'deal' ? cutDeal(state, ctx) : endPhase(state, ctx);
    case 'master.callVote':
      return countDown(state, state.nominee!, ctx);
    case 'master.strikeVote':
      tell({ type: 'handStruck', nominee: state.nominee!, seat: command.seat });
      return showLonger(state, ctx);
    case 'master.restoreVote':
      tell({ type: 'handRestored', nominee: state.nominee!, seat: command.seat });
      return showLonger(state, ctx);
    case 'master.recordHands':
      return recordHands(state, command.nominee, command.seats, ctx);
    case 'master.recordNomination':
      nominate(state, command.nominator, command.target, ctx);
      return endIfNobodyIsAwaited(state, ctx);
    case 'master.recordWithdrawal':
      withdraw(state, command.nominator, nominationBy(state, command.nominator)!.target, ctx);
      return endIfNobodyIsAwaited(state, ctx);
    case 'master.recordExtension':
      return useExtension(state, command.seat, ctx);
    case 'master.restartWindow':
      return restartWindow(state, ctx);
    case 'master.adjustClock':
      return tell({ type: 'clockMoved', until: state.until! + command.deltaSeconds * 1000 });
    case 'master.nextSegment':
      return endPhase(state, ctx);
    case 'master.recordNight':
      choose(state, command.seat, command.command, ctx);
      return endIfNobodyIsAwaited(state, ctx);
    case 'master.declareUnwell':
      return signalUnwell(state, command.seat, ctx);
    case 'master.removeSeat':
      return removeSeat(state, command.seat, ctx);
  }
}

/** A29: out at once and in public; its running speech or call ends. */
function removeSeat(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  if (isBeforeDayOne(state)) return ctx.tell({ type: 'setupUndone', seat });
  ctx.tell({ type: 'seatRemoved', seat });
  if (state.speaker === seat) return endSpeech(state, ctx);
  if (state.nominee === seat) return nextCall(state, ctx);
  if (state.phase === 'vote-intro' && state.ballot.length === 0) return declareVote(state, ctx);
  endIfNobodyIsAwaited(state, ctx);
}

/** 5.6, A39: the automatic game master takes over; what waited for the human gets its ordinary time from now. */
export function handOver(state: View, ctx: Ctx<Fact>): void {
  if (state.master === 'auto') return;
  const { step, nominee } = state;
  const waitMs = waitingMs(state);
  const isWaiting = state.until === null && waitMs !== undefined;
  ctx.tell({ type: 'masterReplaced', until: isWaiting ? ctx.now + waitMs : null });
  if (step === 'waiting') countDown(state, nominee!, ctx);
  else endIfNobodyIsAwaited(state, ctx);
}

function waitingMs(state: View): number | undefined {
  if (state.phase === 'briefing') return BRIEFING_MS;
  const ms = state.step === 'shown' ? SHOWN_MS : WAITING_MS[state.phase];
  return ms && readingMs(state, ms);
}

const WAITING_MS: { readonly [phase: string]: number | undefined } = {
  'nominee-list': LIST_MS,
  'vote-intro': INTRO_MS,
  declaration: DECLARATION_MS,
};
