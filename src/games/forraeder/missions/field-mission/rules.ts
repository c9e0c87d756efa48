/** M7: what the game master says it was worth, or nothing when the time is up. (TR-29) */
import { purseOf, SHARES } from '../../content.ts';
import type { MissionRules } from '../mission.ts';
import type { FieldMission } from './index.ts';

export const fieldMission: MissionRules<FieldMission> = {
  decide(state, { silver, access }) {
    const shares = Math.floor((silver * SHARES) / purseOf(state.options));
    return { shares, access: state.living.filter((seat) => access.includes(seat)), silver };
  },
  goOn: () => ({ shares: 0, access: [] }),
};
