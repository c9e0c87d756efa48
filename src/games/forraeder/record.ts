/**
 * Forræder: the memory. Writes down what happened, in the truth and in every view, so a secret field may be missing.
 *
 * No rule lives here. Facts are shared by everybody who perceives them, so what changes later is copied out of them.
 */
import { enter, fromFirst, meet, type Seen, takeOut } from './memory.ts';
import { recordMission } from './record-mission.ts';
import { recordNight } from './record-night.ts';
import type { State } from './state.ts';

export function record(state: State, fact: Seen): void {
  if (!(recordMission(state, fact) || recordNight(state, fact))) recordTable(state, fact);
}

function recordTable(state: State, fact: Seen): void {
  switch (fact.type) {
    case 'seasonBegan':
      enter(state, 'arrival', null, fact.until);
      state.finale = fact.finale;
      break;
    case 'listsDrawn':
      state.listNights = [...fact.nights];
      break;
    case 'wishGiven':
      state.wished.push(fact.seat);
      if (fact.wish !== undefined) state.wishes[fact.seat] = fact.wish;
      break;
    case 'ceremonyBegan':
      enter(state, 'ceremony', fact.choosing ? 'choosing' : 'sealed', fact.until);
      state.day = fact.day;
      break;
    case 'cardsSealed':
      for (const seat of state.order) state.roles[seat] = fact.conclave.includes(seat) ? 'traitor' : 'loyal';
      state.conclave = [...fact.conclave];
      state.changes = fact.conclave.map((seat) => ({ seat, day: state.day, how: 'ceremony' }));
      break;
    case 'cardsOut':
      enter(state, 'ceremony', 'open', fact.until);
      break;
    case 'cardDealt':
      state.roles[fact.seat] = fact.role;
      if (fact.conclave) meet(state, fact.conclave);
      break;
    case 'cardSeen':
      state.seen[fact.seat] = true;
      break;

    case 'discussionBegan':
      enter(state, 'discussion', null, fact.until);
      state.ready = [];
      state.readyFrom = fact.from;
      state.tied = [];
      state.banished = null;
      state.asked = null;
      break;
    case 'seatReady':
      state.ready.push(fact.seat);
      if (fact.until !== null) state.until = fact.until;
      break;
    case 'ballotOpened':
      enter(state, 'ballot', null, fact.until);
      state.stage = fact.stage;
      state.voters = [...fact.voters];
      state.candidates = [...fact.candidates];
      state.cast = [];
      state.ballots = {};
      state.shown = [];
      break;
    case 'ballotCast':
      state.cast.push(fact.seat);
      if (fact.target !== undefined && fact.reason !== undefined)
        state.ballots[fact.seat] = { target: fact.target, reason: fact.reason };
      break;
    case 'revealBegan':
      enter(state, 'reveal', null, null);
      state.callOrder = fromFirst(state.order, fact.first).filter((seat) => state.voters.includes(seat));
      state.onStage = null;
      break;
    case 'voterCalled':
      state.onStage = fact.seat;
      state.isShown = false;
      state.showAt = fact.showAt;
      state.until = fact.until;
      break;
    case 'ballotShown':
      state.shown.push({ seat: fact.seat, target: fact.target, reason: fact.reason });
      state.isShown = true;
      state.showAt = null;
      break;
    case 'votesCounted':
      state.history.push({ day: state.day, stage: state.stage, ballots: state.shown.map((ballot) => ({ ...ballot })) });
      state.onStage = null;
      state.until = null;
      break;
    case 'defenceBegan':
      enter(state, 'defence', null, fact.until);
      state.tied = [...fact.tied];
      state.floor = [...fact.tied];
      break;
    case 'floorGiven':
      state.until = fact.until;
      break;
    case 'defenceDone':
      state.floor = state.floor.filter((seat) => seat !== fact.seat);
      break;
    case 'minuteBegan':
      enter(state, 'minute', null, fact.until);
      state.tied = [...fact.tied];
      break;
    case 'lotBegan':
      enter(state, 'lot', null, fact.until);
      state.tied = [...fact.among];
      break;
    case 'banished':
      enter(state, 'banishment', 'words', fact.until);
      takeOut(state, fact.seat, { how: 'banished', day: state.day, votes: fact.votes });
      state.banished = fact.seat;
      state.asked = null;
      state.showAt = null;
      state.tables.push({ day: state.day, banished: fact.seat });
      state.isEndAsked = false;
      state.isEndPrompted = false;
      break;
    case 'lastWordsSaid':
      state.step = null;
      state.until = fact.until;
      break;
    case 'identityAsked':
      state.step = null; // a person who asks has heard enough
      state.asked = fact.ask;
      state.until = fact.until;
      break;
    case 'identityShown':
      state.roles[fact.seat] = fact.role;
      state.showAt = null;
      state.identified.push(fact.seat);
      break;
    case 'finaleMoved':
      state.finale = fact.day;
      state.orders = state.orders.filter((day) => fact.day - day >= 2);
      break;
    case 'seatRemoved':
      takeOut(state, fact.seat, { how: 'removed', day: state.day, votes: 0 });
      break;
    default:
      recordEnd(state, fact);
  }
}

function recordEnd(state: State, fact: Seen): void {
  switch (fact.type) {
    case 'pauseBegan':
      enter(state, 'pause', null, fact.until);
      break;
    case 'endPrompted':
      state.isEndPrompted = true;
      break;
    case 'endVoteBegan':
      enter(state, 'endVote', null, fact.until);
      state.resume = fact.resume;
      state.isEndAsked = true;
      state.isEndPrompted = false;
      state.endVoted = [];
      state.endVotes = {};
      break;
    case 'endVoted':
      state.endVoted.push(fact.seat);
      if (fact.choice !== undefined) state.endVotes[fact.seat] = fact.choice;
      break;
    case 'endVotesShown':
      for (const { seat, choice } of fact.votes) if (choice) state.endVotes[seat] = choice;
      state.until = null;
      break;
    case 'finalRevealBegan':
      enter(state, 'finalReveal', null, null);
      state.reason = fact.reason;
      state.identified = [];
      break;
    case 'finalCalled':
      state.onStage = fact.seat;
      state.until = fact.until;
      break;
    case 'finalIdentity':
      state.roles[fact.seat] = fact.role;
      state.identified.push(fact.seat);
      break;
    case 'rolesOpened':
      fact.roles.forEach((role, seat) => {
        state.roles[seat] = role;
      });
      state.changes = [...fact.changes];
      break;
    case 'nightsOpened':
      state.openedNights = fact.nights;
      break;
    case 'diariesOpened':
      state.openedDiaries = fact.lines;
      break;
    case 'honoursGiven':
      state.honours = fact.honours;
      break;
    case 'seasonEnded':
      enter(state, 'finished', null, null);
      state.share = fact.share;
      state.remainder = fact.remainder;
      state.result = { outcome: fact.side, reason: state.reason!, winners: [...fact.winners] };
      break;
    case 'seasonAborted':
      enter(state, 'finished', null, null);
      state.result = { outcome: 'aborted', reason: 'aborted', winners: [] };
      break;

    case 'listOrdered':
      state.orders.push(fact.day);
      break;
    case 'clockMoved':
      state.until = fact.until;
      break;
    case 'masterReplaced':
      state.master = 'auto';
      break;
    case 'seatLeft':
      state.left[fact.seat] = true;
      break;
    case 'connectionChanged':
      state.connected[fact.seat] = fact.connected;
      break;
    case 'playerChanged':
      state.bots[fact.seat] = fact.bot;
      break;
  }
}
