/** M1: few keys, and more of them for whoever is on the death list. */
import { chance } from '../../bots/chance.ts';
import { armouryPlaces } from '../../content.ts';
import type { MissionBot } from '../mission.ts';
import type { SilverChest } from './index.ts';

export const bot: MissionBot<SilverChest> = {
  random: { act: (_, __, mind) => ({ type: 'chest.choose', choice: mind.pick(['carry', 'key']) }) },
  clever: {
    act({ living, deathList }, me, mind) {
      const isListed = deathList?.includes(me) ?? false;
      const places = armouryPlaces(living.length);
      const key = chance(mind, Math.min(1, ((0.8 * places) / living.length) * (isListed ? 2 : 1)));
      return { type: 'chest.choose', choice: key ? 'key' : 'carry' };
    },
  },
};
