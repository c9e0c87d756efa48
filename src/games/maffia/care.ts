/**
 * Maffia: looking after each other, and people who come and go. (6.2)
 *
 * Nothing here tells the table who asked or why: it sees the consequences, in the same words as any others.
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { restartWindow } from './day.ts';
import type { Fact } from './facts.ts';
import { endIfNobodyIsAwaited } from './phases.ts';
import { isBeforeDayOne, isOut, type View } from './state.ts';
import { countDown, endSpeech, watchSpeaker } from './vote.ts';

/** MF-23, MF-31: the next dawn counts it. Before day 1 the setup is undone (MF-126). */
export function signalUnwell(state: View, seat: Seat, { tell }: Ctx<Fact>): void {
  tell(isBeforeDayOne(state) ? { type: 'setupUndone', seat } : { type: 'unwellSignalled', seat });
}

/** MF-32: a signal that cannot be taken back. Whoever is out leaves without a trace. */
export function leave(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  if (isBeforeDayOne(state)) return ctx.tell({ type: 'setupUndone', seat });
  if (isOut(state, seat) || state.left[seat]) return;
  ctx.tell({ type: 'seatLeft', seat });
  if (state.speaker === seat) endSpeech(state, ctx);
  else endIfNobodyIsAwaited(state, ctx);
}

/** A seat that left for good keeps its last shown state: the table must not see who has gone. */
export function connect(state: View, seat: Seat, connected: boolean, ctx: Ctx<Fact>): void {
  if (state.left[seat] || state.connected[seat] === connected) return;
  ctx.tell({ type: 'connectionChanged', seat, connected });
  someoneCameOrWent(state, seat, ctx);
}

export function changePlayer(state: View, seat: Seat, bot: boolean, ctx: Ctx<Fact>): void {
  if (state.left[seat] || state.bots[seat] === bot) return;
  ctx.tell({ type: 'playerChanged', seat, bot });
  someoneCameOrWent(state, seat, ctx);
}

function someoneCameOrWent(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  if (state.speaker === seat) watchSpeaker(state, ctx);
  else endIfNobodyIsAwaited(state, ctx);
}

/** 5.1: after a pause the silent window and an unfinished call begin anew; hands of that call are lowered. */
export function restartAfterPause(state: View, ctx: Ctx<Fact>): void {
  if (state.phase === 'last-nominations') restartWindow(state, ctx);
  if (state.step === 'countdown' || state.step === 'open') countDown(state, state.nominee!, ctx);
}
