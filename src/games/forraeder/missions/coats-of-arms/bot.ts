/** M2: nobody remembers all of them. */
import { chance } from '../../bots/chance.ts';
import type { MissionBot } from '../mission.ts';
import type { CoatsOfArms } from './index.ts';

const REMEMBERS = 0.7;

export const bot: MissionBot<CoatsOfArms> = {
  random: { act: (view, me, mind) => ({ type: 'arms.answer', arms: mind.pick(view.armsAsked[me]!.choices) }) },
  clever: {
    act(view, me, mind) {
      const { position, choices } = view.armsAsked[me]!;
      const right = view.arms[position - 1]!;
      const arms = chance(mind, REMEMBERS) ? right : mind.pick(choices.filter((one) => one !== right));
      return { type: 'arms.answer', arms };
    },
  },
};
