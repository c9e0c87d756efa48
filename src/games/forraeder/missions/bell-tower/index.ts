/** M4: the bell tower. Everybody holds a number; ring in rising order, without a word. (TR-26) */
import type { Audience } from '../../../../kernel/audience.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { State } from '../../state.ts';
import { selfAndWatchers } from '../../viewers.ts';
import type { Mission, Own } from '../mission.ts';
import { hasRung, isSilent } from './rung.ts';

const commands = { 'bell.ring': {} };

type BellFact =
  | { type: 'bellDealt'; seat: Seat; number: number }
  | { type: 'bellRung'; seat: Seat; number: number; passed: readonly { seat: Seat; number: number }[] };

const audience = {
  bellDealt: { to: selfAndWatchers },
  bellRung: { to: 'everyone', discloses: true },
} as const satisfies Audience<BellFact, State>;

export interface BellTower extends Own {
  readonly id: 'bell-tower';
  readonly option: 'bellTower';
  readonly state: {
    bells: { [seat: Seat]: number };
    rung: { seat: Seat; number: number; passed: Seat[] }[];
    passed: { seat: Seat; number: number }[];
  };
  readonly step: never;
  readonly fact: BellFact;
  readonly audience: typeof audience;
  readonly commands: typeof commands;
  readonly refusal: never;
}

export const bellTower: Mission<BellTower> = {
  id: 'bell-tower',
  option: 'bellTower',
  isOn: true,
  fits: ({ isLive }) => isLive,
  time: [120, 3],
  isSilent: true,
  commands,
  refusals: [],
  audience,
  empty: () => ({ bells: {}, rung: [], passed: [] }),
  refuse: (view, _, by) => (isSilent(view, by as Seat) ? undefined : 'already-done'),
  record(state, fact) {
    switch (fact.type) {
      case 'bellDealt':
        state.bells[fact.seat] = fact.number;
        break;
      case 'bellRung':
        state.rung.push({ seat: fact.seat, number: fact.number, passed: fact.passed.map(({ seat }) => seat) });
        state.passed.push(...fact.passed.map((one) => ({ ...one })));
        break;
    }
  },
  legal: (view, who) => (who !== 'master' && isSilent(view, who) ? [{ command: { type: 'bell.ring' } }] : []),
  // Nobody is left who could ring. Numbers of silent seats are not public, that they are silent is.
  isAllIn: (view) => view.living.every((seat) => !isSilent(view, seat)),
  progress: (view, seat) => ({ isDone: hasRung(view, seat), number: view.bells[seat] }),
  rules: () => import('./RULES.md?raw'),
  says({ view, w, name, names }) {
    const last = view.rung.at(-1);
    if (!last) return w.mission.silence;
    return last.passed.length > 0
      ? w.mission.rangPast(name(last.seat), last.number, names(last.passed))
      : w.mission.rang(name(last.seat), last.number);
  },
};
