/** M1: the silver chest. Carry silver, or take a key and hope that few others do. (TR-23) */
import type { Audience } from '../../../../kernel/audience.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { oneOf } from '../../../../kernel/offer.ts';
import { literal } from '../../../../kernel/shape.ts';
import type { State } from '../../state.ts';
import { self } from '../../viewers.ts';
import { haveAllAnswered, mayAnswer, refuseAnswer } from '../answers.ts';
import type { Mission, Own } from '../mission.ts';

const commands = { 'chest.choose': { choice: literal('carry', 'key') } };

type ChestFact =
  | { type: 'chestChosen'; seat: Seat; choice: 'carry' | 'key' }
  | { type: 'chestOpened'; carried: number; keys: number };

const audience = {
  chestChosen: { to: 'everyone', secret: { choice: self } },
  chestOpened: { to: 'everyone', discloses: true },
} as const satisfies Audience<ChestFact, State>;

export interface SilverChest extends Own {
  readonly id: 'silver-chest';
  readonly option: 'silverChest';
  readonly state: {
    choices: { [seat: Seat]: 'carry' | 'key' };
    /** What was told of it. */
    chest: { carried: number; keys: number } | null;
  };
  readonly step: never;
  readonly fact: ChestFact;
  readonly audience: typeof audience;
  readonly commands: typeof commands;
  readonly refusal: never;
}

export const silverChest: Mission<SilverChest> = {
  id: 'silver-chest',
  option: 'silverChest',
  isOn: true,
  fits: ({ isArmouryDay }) => isArmouryDay,
  time: [45, 3],
  commands,
  refusals: [],
  audience,
  empty: () => ({ choices: {}, chest: null }),
  refuse: (view, _, by) => refuseAnswer(view, by),
  record(state, fact) {
    switch (fact.type) {
      case 'chestChosen':
        state.answered.push(fact.seat);
        if (fact.choice !== undefined) state.choices[fact.seat] = fact.choice;
        break;
      case 'chestOpened':
        state.chest = { carried: fact.carried, keys: fact.keys };
        break;
    }
  },
  legal: (view, who) =>
    mayAnswer(view, who) ? [{ command: { type: 'chest.choose', choice: oneOf(['carry', 'key']) } }] : [],
  isAllIn: haveAllAnswered,
  story: (fact, { t }) => (fact.type === 'chestOpened' ? t.mission.keys(fact.carried, fact.keys) : undefined),
  rules: () => import('./RULES.md?raw'),
  says: ({ w }) => w.mission.chest,
  saysAfter({ view, w, names }) {
    if (view.access.length > 0) return w.mission.opens(names(view.access));
    return `${view.chest && view.chest.keys > 0 ? w.mission.jammed : ''} ${w.mission.won(view.won!, view.pile)}`;
  },
};
