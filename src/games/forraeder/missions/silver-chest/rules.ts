/** M1: what is decided at the silver chest. (TR-23) */
import { armouryPlaces } from '../../content.ts';
import type { MissionRules } from '../mission.ts';
import type { SilverChest } from './index.ts';

export const silverChest: MissionRules<SilverChest> = {
  decide(_, { choice }, seat, { tell }) {
    tell({ type: 'chestChosen', seat, choice });
    return undefined;
  },
  goOn(state, { tell }) {
    const takers = state.living.filter((seat) => state.choices[seat] === 'key');
    const all = state.living.length;
    const keys = takers.length;
    const carried = all - keys;
    tell({ type: 'chestOpened', carried, keys });
    if (keys > armouryPlaces(all)) return { shares: Math.floor((6 * carried) / all), access: [] };
    return { shares: Math.floor((12 * carried) / all), access: takers };
  },
  rethink(truth, others, _, lot) {
    for (const seat of others) if (truth.choices[seat]) truth.choices[seat] = lot.pick(['carry', 'key']);
  },
};
