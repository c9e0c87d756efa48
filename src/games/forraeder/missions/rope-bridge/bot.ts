/** M6: neither timid nor rash. */
import type { MissionBot } from '../mission.ts';
import type { RopeBridge } from './index.ts';

export const bot: MissionBot<RopeBridge> = {
  random: { act: (_, __, mind) => ({ type: 'bridge.pledge', planks: 1 + mind.int(6) }) },
  clever: { act: (_, __, mind) => ({ type: 'bridge.pledge', planks: mind.pick([4, 5]) }) },
};
