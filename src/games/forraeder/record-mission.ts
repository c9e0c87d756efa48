/**
 * Forræder: the memory of missions and of the armoury. Says whether the fact was one of theirs.
 */
import { msOf } from './clock.ts';
import { enter, type Seen } from './memory.ts';
import { bareMission, isDays, type State } from './state.ts';

export function recordMission(state: State, fact: Seen): boolean {
  switch (fact.type) {
    case 'quietNightFell':
      enter(state, 'mission', 'over', fact.until);
      break;
    case 'missionChosen':
      state.nextMission = fact.mission;
      break;
    case 'missionBegan':
      enter(state, 'mission', 'open', fact.until);
      Object.assign(state, bareMission());
      state.day = fact.day;
      state.mission = fact.mission;
      state.nextMission = null;
      state.played.push(fact.mission);
      state.isArmouryDay = fact.armoury;
      state.access = [];
      state.shields = {}; // TR-93
      break;
    case 'chestChosen':
      state.answered.push(fact.seat);
      if (fact.choice !== undefined) state.choices[fact.seat] = fact.choice;
      break;
    case 'chestOpened':
      state.chest = { carried: fact.carried, keys: fact.keys };
      break;
    case 'armsCounted':
      state.armsRight = fact.correct;
      break;
    case 'armsShown':
      state.step = 'show';
      state.until = fact.until;
      state.arms.push(...fact.arms);
      break;
    case 'armsDealt':
      state.step = 'open';
      state.until = fact.until;
      break;
    case 'armsAsked':
      state.armsAsked[fact.seat] = { position: fact.position, choices: fact.choices };
      break;
    case 'armsAnswered':
      state.answered.push(fact.seat);
      if (fact.arms !== undefined) state.armsAnswers[fact.seat] = fact.arms;
      break;
    case 'ravensShown':
      state.ravens.pictures.push(fact.ravens);
      state.ravens.goneAt = isDays(state) ? null : fact.until - msOf(state, 'raven-tower');
      state.until = fact.until;
      state.answered = [];
      break;
    case 'ravensEstimated':
      if (!state.answered.includes(fact.seat)) state.answered.push(fact.seat);
      if (fact.value !== undefined) {
        state.ravens.estimates[fact.seat] ??= {};
        state.ravens.estimates[fact.seat]![fact.round] = fact.value;
      }
      break;
    case 'ravensCounted':
      state.ravens.counted.push({ count: fact.count, group: fact.group, shares: fact.shares });
      break;
    case 'bellDealt':
      state.bells[fact.seat] = fact.number;
      break;
    case 'bellRung':
      state.rung.push({ seat: fact.seat, number: fact.number, passed: fact.passed.map(({ seat }) => seat) });
      state.passed.push(...fact.passed.map((one) => ({ ...one })));
      break;
    case 'codeSet':
      state.cipher.code = fact.code;
      break;
    case 'scribeNamed':
      state.cipher.scribe = fact.seat;
      break;
    case 'clueDealt':
      state.cipher.clues[fact.seat] = fact.clue;
      break;
    case 'clueTold':
      state.cipher.told.push({ seat: fact.seat, clue: fact.clue });
      break;
    case 'codeTried':
      state.cipher.tries.push({ code: fact.code, placed: fact.placed, present: fact.present });
      break;
    case 'lockOpened':
      state.step = 'naming';
      state.until = fact.until;
      break;
    case 'lockLost':
      state.cipher.code = fact.code;
      break;
    case 'visitorsNamed':
      break;
    case 'bridgePledged':
      state.answered.push(fact.seat);
      if (fact.planks !== undefined) state.pledges[fact.seat] = fact.planks;
      break;
    case 'bridgeBegan':
      state.step = 'crossing';
      state.until = fact.until;
      state.bridge = { group: fact.group, crossed: 0 };
      break;
    case 'plankCrossed':
      state.until = fact.until;
      if (fact.held) state.bridge!.crossed = fact.plank;
      break;
    case 'missionEnded':
      state.step = 'over';
      state.until = null;
      state.pile += fact.silver;
      state.won = fact.silver;
      state.access = [...fact.access];
      for (const seat of fact.access) state.accessCounts[seat]!++;
      break;

    case 'armouryOpened':
      enter(state, 'armoury', null, fact.until);
      state.visitors = [...fact.visitors];
      state.doors = fact.visitors.map(() => null);
      state.found = {};
      state.gone = [];
      break;
    case 'shieldHidden':
      state.shieldDoor = fact.door;
      break;
    case 'doorOpened':
      state.doors[fact.door - 1] = fact.seat;
      if (fact.shield !== undefined) state.found[fact.seat] = fact.shield;
      break;
    case 'armouryLeft':
      state.gone.push(fact.seat);
      if (fact.taken) state.shields[fact.seat] = true;
      break;
    default:
      return false;
  }
  return true;
}
