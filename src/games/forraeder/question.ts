/**
 * Forræder: which question a command answers. A ballot that comes late, on a slow or lost line, is for no later table,
 * and the master's word moves the castle on by one step only. (TR-135)
 */
import type { Command } from './commands.ts';
import { missionOf } from './missions/index.ts';
import { isDays, type View } from './state.ts';

export function question(view: View, { type }: Command): string {
  const { day, phase, step, tables, stage, onStage, floor, played } = view;
  switch (type) {
    case 'gm.chooseMission': // for the coming day
      return `${played.length}`;
    case 'gm.orderDeathList':
    case 'gm.setFinale':
    case 'gm.promptEnd':
    case 'gm.askIdentity': // all of it until the next table or day, whatever the phase is at
      return `${day} ${tables.length}`;
    case 'shield.show':
      return `${day} ${phase}`;
  }
  const inMission = missionOf(view)?.question?.(view, type);
  if (inMission === null) return `${day} ${phase}`;
  // Over days all who are tied speak in one window: that somebody is done asks nothing new.
  const speaker = isDays(view) ? '' : floor[0];
  return [day, phase, step, tables.length, stage, onStage, speaker, inMission].join(' ');
}
