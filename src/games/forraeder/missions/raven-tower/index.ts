/** M3: the raven tower. How many ravens were that? (TR-25) */
import type { Audience } from '../../../../kernel/audience.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { integerIn, oneOf } from '../../../../kernel/offer.ts';
import { integer } from '../../../../kernel/shape.ts';
import { msOf } from '../../clock.ts';
import { isDays, type State, type View } from '../../state.ts';
import { selfAndWatchers } from '../../viewers.ts';
import { haveAllAnswered } from '../answers.ts';
import type { Mission, Own } from '../mission.ts';
import { TIME } from './content.ts';

const commands = { 'ravens.estimate': { round: integer(1, 4), value: integer(1, 500) } };

type RavensFact =
  | { type: 'ravensShown'; round: number; ravens: readonly number[]; until: number }
  | { type: 'ravensEstimated'; seat: Seat; round: number; value: number }
  | { type: 'ravensCounted'; round: number; count: number; group: number | null; shares: number };

const audience = {
  ravensShown: { to: 'everyone' },
  ravensEstimated: { to: 'everyone', secret: { value: selfAndWatchers } },
  ravensCounted: { to: 'everyone', discloses: true },
} as const satisfies Audience<RavensFact, State>;

interface Ravens {
  /** By round: what was seen, and what came of it. */
  pictures: (readonly number[])[];
  /** When the last of them is gone from the screens, however long people may think; over days each looks by itself. */
  goneAt: number | null;
  estimates: { [seat: Seat]: { [round: number]: number } };
  counted: { count: number; group: number | null; shares: number }[];
}

export interface RavenTower extends Own {
  readonly id: 'raven-tower';
  readonly option: 'ravenTower';
  readonly state: { ravens: Ravens };
  readonly step: never;
  readonly fact: RavensFact;
  readonly audience: typeof audience;
  readonly commands: typeof commands;
  readonly refusal: 'round-closed';
}

const isRoundOpen = ({ ravens }: View, round: number): boolean =>
  round <= ravens.pictures.length && round > ravens.counted.length;

export const ravenTower: Mission<RavenTower> = {
  id: 'raven-tower',
  option: 'ravenTower',
  isOn: true,
  time: TIME,
  commands,
  refusals: ['round-closed'],
  audience,
  empty: () => ({ ravens: { pictures: [], goneAt: null, estimates: {}, counted: [] } }),
  refuse: (view, { round }) => (isRoundOpen(view, round) ? undefined : 'round-closed'),
  record(state, fact) {
    const { ravens } = state;
    switch (fact.type) {
      case 'ravensShown':
        ravens.pictures.push(fact.ravens);
        ravens.goneAt = isDays(state) ? null : fact.until - msOf(state, TIME);
        state.until = fact.until;
        state.answered = [];
        break;
      case 'ravensEstimated':
        if (!state.answered.includes(fact.seat)) state.answered.push(fact.seat);
        if (fact.value !== undefined) {
          ravens.estimates[fact.seat] ??= {};
          ravens.estimates[fact.seat]![fact.round] = fact.value;
        }
        break;
      case 'ravensCounted':
        ravens.counted.push({ count: fact.count, group: fact.group, shares: fact.shares });
        break;
    }
  },
  legal(view, who) {
    if (who === 'master') return [];
    const rounds = [1, 2, 3, 4].filter((round) => isRoundOpen(view, round));
    return [{ command: { type: 'ravens.estimate', round: oneOf(rounds), value: integerIn(1, 500) } }];
  },
  // Over days a guess may be changed until the time is up.
  isAllIn: (view) => !isDays(view) && haveAllAnswered(view),
  question: ({ ravens }, type) => (type === 'ravens.estimate' ? null : String(ravens.pictures.length)),
  story: (fact, { t }) =>
    fact.type === 'ravensCounted' ? t.log.ravens(fact.round, fact.count, fact.group) : undefined,
  rules: () => import('./RULES.md?raw'),
  says: ({ w }) => w.mission.howMany,
};
