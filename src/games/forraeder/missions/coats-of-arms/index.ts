/** M2: coats of arms. Twelve go by, each seat is asked for one of them. (TR-24) */
import type { Audience } from '../../../../kernel/audience.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { oneOf } from '../../../../kernel/offer.ts';
import { literal } from '../../../../kernel/shape.ts';
import type { State } from '../../state.ts';
import { selfAndWatchers } from '../../viewers.ts';
import { haveAllAnswered, mayAnswer, refuseAnswer } from '../answers.ts';
import type { Mission, Own } from '../mission.ts';
import { type Arms, arms, TIME } from './content.ts';

const commands = { 'arms.answer': { arms: literal(...arms) } };

type ArmsFact =
  | { type: 'armsShown'; arms: readonly Arms[]; until: number }
  | { type: 'armsAsked'; seat: Seat; position: number; choices: readonly Arms[] }
  | { type: 'armsDealt'; until: number }
  | { type: 'armsAnswered'; seat: Seat; arms: Arms }
  | { type: 'armsCounted'; correct: number };

const audience = {
  armsShown: { to: 'everyone' },
  armsAsked: { to: selfAndWatchers },
  armsDealt: { to: 'everyone' },
  armsAnswered: { to: 'everyone', secret: { arms: selfAndWatchers } },
  armsCounted: { to: 'everyone', discloses: true },
} as const satisfies Audience<ArmsFact, State>;

export interface CoatsOfArms extends Own {
  readonly id: 'coats-of-arms';
  readonly option: 'coatsOfArms';
  readonly state: {
    arms: Arms[];
    armsAsked: { [seat: Seat]: { position: number; choices: readonly Arms[] } };
    armsAnswers: { [seat: Seat]: Arms };
    /** How many were right, once it is told. */
    armsRight: number | null;
  };
  readonly step: 'show';
  readonly fact: ArmsFact;
  readonly audience: typeof audience;
  readonly commands: typeof commands;
  readonly refusal: never;
}

export const coatsOfArms: Mission<CoatsOfArms> = {
  id: 'coats-of-arms',
  option: 'coatsOfArms',
  isOn: true,
  time: TIME,
  commands,
  refusals: [],
  audience,
  empty: () => ({ arms: [], armsAsked: {}, armsAnswers: {}, armsRight: null }),
  refuse(view, command, by) {
    const refusal = refuseAnswer(view, by);
    if (refusal) return refusal;
    return view.armsAsked[by as Seat]?.choices.includes(command.arms) ? undefined : 'bad-payload';
  },
  record(state, fact) {
    switch (fact.type) {
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
      case 'armsCounted':
        state.armsRight = fact.correct;
        break;
    }
  },
  legal: (view, who) =>
    mayAnswer(view, who) ? [{ command: { type: 'arms.answer', arms: oneOf(view.armsAsked[who]?.choices ?? []) } }] : [],
  isAllIn: haveAllAnswered,
  story: (fact, { t, view }) =>
    fact.type === 'armsCounted' ? t.log.arms(fact.correct, view.living.length) : undefined,
  rules: () => import('./RULES.md?raw'),
  says: ({ view, w }) => (view.step === 'show' ? w.mission.noneWrites : w.mission.asked),
};
