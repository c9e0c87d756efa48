/**
 * Forræder: what a human game master does at the console (section 13). Who may do what when is in console.ts.
 */
import type { Ctx } from '../../kernel/game.ts';
import type { MasterCommand, MissionCommand } from './commands.ts';
import type { Fact } from './facts.ts';
import { endPause, endPhase, endTurn } from './phases.ts';
import { askIdentity, callVoter, endWords, showBallot } from './roundtable.ts';
import { dealCards } from './setup.ts';
import type { View } from './state.ts';

export function decideMaster(state: View, command: Exclude<MasterCommand, MissionCommand>, ctx: Ctx<Fact>): void {
  const { tell } = ctx;
  switch (command.type) {
    case 'gm.chooseTraitors':
      return dealCards(state, command.seats, ctx);
    case 'gm.chooseMission':
      return tell({ type: 'missionChosen', mission: command.mission });
    case 'gm.callVote':
      return endPhase(state, ctx);
    case 'gm.nextVoter':
      if (!state.isShown) showBallot(state, ctx);
      return callVoter(state, command.seat, ctx);
    case 'gm.moveOn':
      return state.phase === 'reveal' ? endTurn(state, ctx) : endWords(state, ctx);
    case 'gm.askIdentity':
      return askIdentity(command.ask, ctx);
    case 'gm.orderDeathList':
      return tell({ type: 'listOrdered', day: state.day });
    case 'gm.promptEnd':
      return tell({ type: 'endPrompted' });
    case 'gm.setFinale':
      return tell({ type: 'finaleMoved', day: command.day });
    case 'gm.extend':
      return tell({ type: 'clockMoved', until: state.until! + command.seconds * 1000 });
    case 'gm.resume':
      return endPause(state, ctx);
  }
}
