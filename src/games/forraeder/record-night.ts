/**
 * Forræder: the memory of the night and of breakfast. Says whether the fact was one of theirs.
 */
import { enter, meet, type Seen, takeOut } from './memory.ts';
import type { OpenedNight, State } from './state.ts';

export function recordNight(state: State, fact: Seen): boolean {
  switch (fact.type) {
    case 'nightFell':
      enter(state, 'council', 'falling', fact.until);
      state.plans = {};
      state.journals = {};
      state.shieldsShown = {};
      state.letters = {};
      state.letterAnswers = {};
      state.tasks = {};
      state.picks = {};
      state.fears = {};
      delete state.nomination;
      delete state.must;
      delete state.settled;
      delete state.night;
      delete state.chosen;
      delete state.made;
      break;
    case 'councilOpened':
      enter(state, 'council', 'open', fact.until);
      break;
    case 'councilTold':
      if (fact.conclave === null) break;
      meet(state, fact.conclave);
      state.nomination = fact.nomination;
      state.must = fact.must;
      break;
    case 'planned':
      state.plans[fact.seat] = { plan: fact.plan, target: fact.target };
      break;
    case 'journalKept':
      state.journals[fact.seat] = fact.target;
      break;
    case 'shieldShownInConclave':
      state.shieldsShown[fact.seat] = true;
      break;
    case 'conclaveSaid':
      state.whispered.push({ seat: fact.seat, night: state.day, text: fact.text });
      break;
    case 'diaryWritten':
      state.diaries.push({ seat: fact.seat, night: state.day, text: fact.text });
      break;
    case 'planSettled':
      state.settled = { plan: fact.plan, target: fact.target };
      if (fact.plan === 'nominate' || (fact.plan === 'blackmail' && state.nomination)) nominate(state);
      break;
    case 'lettersOpened':
      enter(state, 'letters', null, fact.until);
      break;
    case 'letterTold':
      state.letters[fact.seat] = fact.letter;
      if (fact.letter.kind === 'harmless') {
        const read = state.lettersRead[fact.seat] ?? [];
        state.lettersRead[fact.seat] = [...read, fact.letter.text];
      }
      if (fact.conclave === null) break;
      meet(state, fact.conclave);
      state.settled = { plan: fact.plan, target: fact.target };
      break;
    case 'letterAnswered':
      state.letterAnswers[fact.seat] = fact.answer;
      break;
    case 'recruited':
      meet(state, fact.conclave);
      state.changes.push({ seat: fact.seat, day: state.day, how: fact.how });
      break;
    case 'deedOpened':
      enter(state, 'deed', null, fact.until);
      break;
    case 'deedTold':
      state.tasks[fact.seat] = { task: fact.task, size: fact.size };
      break;
    case 'picked':
      state.picks[fact.seat] = fact.targets;
      break;
    case 'feared':
      state.fears[fact.seat] = fact.target;
      break;
    case 'nightSettled':
      state.night = { victim: fact.victim, dies: fact.dies, list: fact.list };
      state.nights.push(openedNight(state, fact.victim, fact.dies));
      break;
    case 'nightTold':
      if (fact.victim !== null) state.chosen = fact.victim;
      if (fact.list !== null) state.made = fact.list;
      break;

    case 'breakfastBegan':
      enter(state, 'breakfast', 'arrivals', fact.until);
      state.day = fact.day;
      state.arrived = [];
      state.attacked = {};
      state.shieldsShown = {};
      break;
    case 'arrived':
      state.arrived.push(fact.seat);
      state.until = fact.until;
      break;
    case 'chairEmpty':
      takeOut(state, fact.seat, { how: 'murdered', day: state.day - 1, votes: 0 });
      state.deathList = null;
      break;
    case 'allHere':
      state.deathList = null;
      break;
    case 'attackNoticed':
      state.attacked[fact.seat] = fact.attacked;
      break;
    case 'deathListRead':
      enter(state, 'breakfast', 'reading', fact.until);
      state.deathList = [...fact.list];
      break;
    case 'breakfastTalk':
      enter(state, 'breakfast', 'talk', fact.until);
      break;
    case 'shieldShown':
      state.shieldsShown[fact.seat] = true;
      break;
    default:
      return false;
  }
  return true;
}

function nominate(state: State): void {
  state.nominations++;
  state.lastNomination = state.day;
}

function openedNight(state: State, victim: number | null, dies: boolean): OpenedNight {
  const listed = (of: { [seat: number]: number }) =>
    Object.entries(of).map(([seat, target]) => ({ seat: Number(seat), target }));
  return {
    night: state.day,
    plan: state.settled?.plan ?? null,
    target: state.settled?.target ?? null,
    victim,
    dies,
    journals: listed(state.journals),
    fears: listed(state.fears),
  };
}
