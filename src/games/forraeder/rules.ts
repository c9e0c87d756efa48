/**
 * Forræder: the rules. Each command in one line, and where it leads; what follows what is in phases.ts.
 *
 * `decide` runs only after the door (door.ts) said nothing.
 */
import type { Actor, Ctx, News, Seat } from '../../kernel/game.ts';
import { openDoor } from './armoury.ts';
import { type Command, isMissions, type MissionCommand } from './commands.ts';
import { identify } from './end.ts';
import type { Fact } from './facts.ts';
import { decideMaster } from './master.ts';
import { rulesOf } from './missions/house.ts';
import { ownerOf } from './missions/index.ts';
import { answerLetter } from './night.ts';
import { endIfAllIsIn, endIfReady, endPhase, endTurn, missionDone, showIdentity } from './phases.ts';
import { endWords, markReady, showBallot } from './roundtable.ts';
import { beginSeason } from './setup.ts';
import { isTraitor, type View } from './state.ts';
import { endSpeech, skipThoseGone } from './ties.ts';

export function decide(state: View, command: Command, by: Actor, ctx: Ctx<Fact>): void {
  const { tell } = ctx;
  const seat = by as Seat;
  if (state.result) return; // the room may tell of somebody who leaves after the end
  if (isMissions(command)) return inMission(state, command, seat, ctx);
  switch (command.type) {
    case 'arrival.wish':
      tell({ type: 'wishGiven', seat, wish: command.wish });
      return endIfAllIsIn(state, ctx);
    case 'ceremony.ack':
      return tell({ type: 'cardSeen', seat });
    case 'armoury.open':
      return openDoor(state, seat, command.door, ctx);
    case 'armoury.leave':
      tell({ type: 'armouryLeft', seat, taken: command.take ? 1 : 0 });
      return endIfAllIsIn(state, ctx);
    case 'shield.show':
      return tell({ type: state.phase === 'council' ? 'shieldShownInConclave' : 'shieldShown', seat });
    case 'table.ready':
      markReady(state, seat, ctx);
      return state.until !== null && state.until <= ctx.now ? endPhase(state, ctx) : undefined;
    case 'ballot.cast':
      tell({ type: 'ballotCast', seat, target: command.seat, reason: command.reason });
      return endIfAllIsIn(state, ctx);
    case 'reveal.show':
      return showBallot(state, ctx);
    case 'reveal.done':
      return endTurn(state, ctx);
    case 'defence.say':
      return tell({ type: 'defenceSaid', seat, text: command.text });
    case 'defence.done':
      return endSpeech(state, seat, ctx);
    case 'words.done':
      return endWords(state, ctx);
    case 'identity.reveal':
      return state.phase === 'finalReveal' ? identify(state, ctx) : showIdentity(state, ctx);
    case 'night.council':
      if (isTraitor(state, seat)) tell({ type: 'planned', seat, plan: command.plan, target: command.target });
      else tell({ type: 'journalKept', seat, target: command.target! });
      return endIfAllIsIn(state, ctx);
    case 'night.letter':
      answerLetter(state, seat, command.answer, ctx);
      return endIfAllIsIn(state, ctx);
    case 'night.deed':
      if (state.tasks[seat]!.task === 'fear') tell({ type: 'feared', seat, target: command.targets[0]! });
      else tell({ type: 'picked', seat, targets: command.targets });
      return endIfAllIsIn(state, ctx);
    case 'conclave.say':
      return tell({ type: 'conclaveSaid', seat, text: command.text });
    case 'diary.write':
      return tell({ type: 'diaryWritten', seat, text: command.text });
    case 'end.vote':
      tell({ type: 'endVoted', seat, choice: command.choice });
      return endIfAllIsIn(state, ctx);

    case 'begin':
      return beginSeason(state, ctx);
    case 'timeUp':
      return endPhase(state, ctx);
    case 'connection':
      if (state.connected[command.seat] !== command.connected) tell({ ...command, type: 'connectionChanged' });
      return;
    case 'player':
      if (state.bots[command.seat] !== command.bot) tell({ ...command, type: 'playerChanged' });
      return;
    case 'leave':
      return leave(state, command.seat, ctx);
    case 'handOver':
      return state.master === 'human' ? tell({ type: 'masterReplaced' }) : undefined;
    case 'cancel':
      return tell({ type: 'seasonAborted' });
    default:
      return decideMaster(state, command, ctx);
  }
}

function inMission(state: View, command: MissionCommand, seat: Seat, ctx: Ctx<Fact>): void {
  const won = rulesOf(ownerOf(command)!.id).decide(state, command, seat, ctx);
  return won ? missionDone(state, won, ctx) : endIfAllIsIn(state, ctx);
}

/** TR-131, TR-132: under `bot` the castle plays the seat on, which is the room's doing. */
function leave(state: View, seat: Seat, ctx: Ctx<Fact>): void {
  if (state.left[seat] || state.out[seat] || state.options.leaverPolicy === 'bot') return;
  ctx.tell({ type: 'seatLeft', seat });
  if (state.phase === 'defence') return skipThoseGone(state, ctx);
  endIfReady(state, ctx);
}

export function news(told: News, state: View): Command | undefined {
  switch (told.type) {
    case 'connection':
      return { type: 'connection', seat: told.seat, connected: told.connected };
    case 'player':
      return { type: 'player', seat: told.seat, bot: told.bot };
    case 'left':
    case 'kicked':
      return state.options.leaverPolicy === 'remove' ? { type: 'leave', seat: told.seat } : undefined;
    case 'handedOver':
      return { type: 'handOver' };
    case 'cancelled':
      return { type: 'cancel' };
    default: // what was said, who the host is and how long a line takes are nothing to the castle
      return undefined;
  }
}
