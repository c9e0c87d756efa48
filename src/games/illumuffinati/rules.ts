/**
 * Illumuffinati: the rules. Each command in one line, and where it leads: round.ts (phases 1 to 3), interrogation.ts
 * (4 and 5), earnings.ts (6 and 7), end.ts, nose.ts; what follows what is in phases.ts.
 *
 * `decide` runs only after the door (door.ts) said nothing.
 */
import type { Actor, Ctx, News, Pauses, Result, Seat } from '../../kernel/game.ts';
import type { Command } from './commands.ts';
import type { Bucket } from './content.ts';
import type { Fact } from './facts.ts';
import { answerTakeBack, flipLast, sendHome } from './interrogation.ts';
import { close, touch, win } from './nose.ts';
import { advance, endClaimsIfAll, endIfAllReady, playDefault, timeout } from './phases.ts';
import { begin, beginRound, nameInspector, pass } from './round.ts';
import type { View } from './state.ts';

export function decide(state: View, command: Command, by: Actor, ctx: Ctx<Fact>): void {
  follow(state, command, by, ctx);
  checkMoney(state);
}

function follow(state: View, command: Command, by: Actor, ctx: Ctx<Fact>): void {
  const { tell } = ctx;
  const seat = by as Seat;
  switch (command.type) {
    case 'claimHonour':
      tell({ type: 'honourClaimed', seat, crime: command.crime as Bucket, hat: command.hat as Bucket });
      return endClaimsIfAll(state, ctx);
    case 'ready':
      tell({ type: 'seatReady', seat });
      return endIfAllReady(state, ctx);
    case 'passCards':
    case 'discardCards':
      return pass(state, command.cards, ctx);
    case 'setBribe':
      return tell({ type: 'bribeChanged', seat, total: command.total });
    case 'sendHome':
      return sendHome(state, command.seat, command.takeBribe, ctx);
    case 'takeBack':
      return answerTakeBack(state, seat, command.keep, ctx);
    case 'point':
      return tell({ type: 'fingerPointed', seat, at: command.seat });
    case 'flipLast':
      return flipLast(state, ctx);
    case 'touchNose':
      return touch(state, seat, command.reactionMs, ctx);

    case 'master.setFirstInspector':
      return nameInspector(state, command.seat, [], ctx);
    case 'master.playDefault':
      return playDefault(state, ctx);
    case 'master.voidRound': // IM-124: the same Inspector, new cards
      tell({ type: 'roundVoided' });
      return beginRound(state, state.round, state.inspector, ctx);
    case 'master.noseVerdict':
      return win(state, [command.seat], 'nose', ctx);
    case 'master.extend':
      return tell({ type: 'clockMoved', endsAt: Math.max(state.endsAt!, ctx.now) + command.seconds * 1000 });

    case 'begin':
      return begin(state, ctx);
    case 'timeout':
      return timeout(state, ctx);
    case 'advance':
      return advance(state, ctx);
    case 'unlock':
      return tell({ type: 'doorUnlocked' });
    case 'noseCue':
      return tell({ type: 'noseCued' });
    case 'noseUnlock':
      return tell({ type: 'noseUnlocked' });
    case 'noseClose':
      return close(state, ctx);

    case 'player':
      tell({ type: 'playerChanged', seat: command.seat, bot: command.bot });
      return endIfAllReady(state, ctx);
    case 'leave':
      tell({ type: 'seatLeft', seat: command.seat });
      return endIfAllReady(state, ctx);
    case 'host':
      return state.host === command.seat ? undefined : tell({ type: 'hostNamed', seat: command.seat });
    case 'line': // IM-115: frozen when the final count begins
      if (state.titles !== null) return;
      return tell({ type: 'lineMeasured', seat: command.seat, roundTripMs: command.roundTripMs });
    case 'handOver':
      return state.master === 'auto' ? undefined : tell({ type: 'masterReplaced' });
    case 'cancel':
      return tell({ type: 'gameCancelled' });
  }
}

/** IM-127: no coin comes from nowhere. A breach is a defect, and nobody plays on with it. */
export function checkMoney(state: View): void {
  let sum = state.pile;
  let isWhole = Number.isInteger(sum) && sum >= 0;
  for (let seat = 0; seat < state.gold.length; seat++) {
    const [purse, bribe] = [state.gold[seat]!, state.bribes[seat]!];
    sum += purse + bribe;
    isWhole &&= Number.isInteger(purse) && purse >= 0 && Number.isInteger(bribe) && bribe >= 0;
  }
  const owed = state.options.startGold * state.gold.length + state.paid;
  if (!isWhole || sum !== owed) throw new Error(`${sum} gold on the table, not ${owed}`);
}

export const result = (state: View): Result | undefined => {
  if (state.isCancelled) return { outcome: 'cancelled', reason: 'cancelled', winners: [] };
  const { ranking } = state;
  return ranking ? { outcome: 'won', reason: ranking.why, winners: ranking.winners } : undefined;
};

/** IM-123: the host as often as they like; a guest twice, and not in the race, where a pause would be a second try. */
export const pauses = ({ phase }: View): Pauses => ({
  perSeat: phase === 'nose-race' ? 0 : 2,
  seconds: 0,
  isHostFree: true,
});

export function news(told: News, state: View): Command | undefined {
  switch (told.type) {
    case 'player':
      return { type: 'player', seat: told.seat, bot: told.bot };
    case 'host':
      return { type: 'host', seat: told.seat };
    case 'left':
    case 'kicked': // IM-121: where bots may stand in, the room puts one on the seat
      return state.options.standIns ? undefined : { type: 'leave', seat: told.seat };
    case 'roundTrip':
      return { type: 'line', seat: told.seat, roundTripMs: told.ms };
    case 'handedOver':
      return { type: 'handOver' };
    case 'cancelled':
      return { type: 'cancel' };
    case 'connection':
    case 'said':
      return undefined;
  }
}
