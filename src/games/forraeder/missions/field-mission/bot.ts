/** M7: nothing to do for those who have no hands. */
import type { MissionBot } from '../mission.ts';
import type { FieldMission } from './index.ts';

const idle = { act: () => undefined };

export const bot: MissionBot<FieldMission> = { isAsked: () => false, random: idle, clever: idle };
