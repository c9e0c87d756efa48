/**
 * Forræder: the memory of missions and of the armoury. Says whether the fact was one of theirs. What only one mission
 * tells is recorded in its folder.
 */
import { enter, type Seen } from './memory.ts';
import { bareMission, ownerOf } from './missions/index.ts';
import type { State } from './state.ts';

export function recordMission(state: State, fact: Seen): boolean {
  const mission = ownerOf(fact);
  if (mission) {
    mission.record(state, fact);
    return true;
  }
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
