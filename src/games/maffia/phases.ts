/**
 * Maffia: what follows what. The state table of 5.2, top to bottom.
 */
import type { Ctx } from '../../kernel/game.ts';
import { declare } from './dawn.ts';
import {
  areAllReady,
  beginDay,
  beginLastNominations,
  beginLastNominationsEarly,
  closeList,
  endTalk,
  hasNobodyActsLeft,
  readNominees,
} from './day.ts';
import { endIfWon } from './end.ts';
import type { Fact } from './facts.ts';
import { areAllDone, closeNight, nightfall, nightOn } from './night.ts';
import { areAllAcknowledged, beginDeal, beginNightZero, dealOn, isNightZeroSeen, nightZeroOn } from './setup.ts';
import type { View } from './state.ts';
import { callOn, endSpeech, nextCall } from './vote.ts';

/** The running phase, or the step of it, is over: its time is up, or the master says so. */
export function endPhase(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'briefing':
      return beginDeal(state, ctx);
    case 'deal':
      return dealOn(state, ctx);
    case 'night-zero':
      return nightZeroOn(state, ctx) ? undefined : beginDay(state, ctx);
    case 'day-talk':
      return endTalk(state, ctx);
    case 'extension-offer':
      return beginLastNominations(state, ctx);
    case 'last-nominations':
      return readNominees(state, ctx);
    case 'nominee-list':
      return closeList(state, ctx);
    case 'speech':
      return endSpeech(state, ctx);
    case 'vote-intro':
      return nextCall(state, ctx);
    case 'vote-call':
      return callOn(state, ctx);
    case 'vote-result':
      return endIfWon(state, 'vote', ctx) ? undefined : nightfall(state, ctx); // MF-92
    case 'night':
      return nightOn(state, ctx);
    case 'dawn-break':
      return declare(state, ctx);
    case 'declaration':
      return endIfWon(state, 'night', ctx) ? undefined : beginDay(state, ctx); // MF-3
  }
}

/** Somebody answered, or went: does the phase still wait for anybody? */
export function endIfNobodyIsAwaited(state: View, ctx: Ctx<Fact>): void {
  switch (state.phase) {
    case 'briefing': // the human master speaks as long as it takes
      return state.master === 'auto' && areAllAcknowledged(state) ? beginDeal(state, ctx) : undefined;
    case 'deal': // one by one, everybody has the same six seconds
      return state.cardOf === null && areAllAcknowledged(state) ? beginNightZero(state, ctx) : undefined;
    case 'last-nominations':
      return hasNobodyActsLeft(state) ? readNominees(state, ctx) : undefined;
  }
  const next = sealedEnd(state);
  if (!next) return;
  ctx.tell({ type: 'nobodyAwaited' });
  next(state, ctx);
}

/** Who has left, who is ready and who is done is sealed, and so is why the phase ends now. */
function sealedEnd(state: View): ((state: View, ctx: Ctx<Fact>) => void) | undefined {
  switch (state.phase) {
    case 'night-zero':
      return isNightZeroSeen(state) ? beginDay : undefined;
    case 'day-talk':
      return areAllReady(state) ? beginLastNominationsEarly : undefined;
    case 'night':
      return areAllDone(state) ? closeNight : undefined;
    case 'dawn-break':
      return areAllAcknowledged(state) ? declare : undefined;
  }
}
