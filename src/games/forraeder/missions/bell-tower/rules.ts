/** M4: what is decided at the bell tower. (TR-26) */
import { known } from '../../../../kernel/game.ts';
import { accessByLot } from '../../access.ts';
import type { MissionRules } from '../mission.ts';
import type { BellTower } from './index.ts';
import { isSilent } from './rung.ts';

const NUMBERS = 100;

export const bellTower: MissionRules<BellTower> = {
  begin(state, { tell, draw }) {
    const taken = new Set<number>();
    for (const seat of state.living) {
      let number = 0;
      do number = 1 + draw('bells').int(NUMBERS);
      while (taken.has(number));
      taken.add(number);
      tell({ type: 'bellDealt', seat, number });
    }
  },
  /** Every lower number that has not rung is passed: one fault, and it can ring no more. */
  decide(state, _, seat, { tell }) {
    const number = known(state.bells[seat]);
    const lower = state.living.filter(
      (other) => other !== seat && isSilent(state, other) && known(state.bells[other]) < number,
    );
    tell({ type: 'bellRung', seat, number, passed: lower.map((one) => ({ seat: one, number: state.bells[one]! })) });
    return undefined;
  },
  goOn(state, { draw }) {
    const silent = state.living.filter((seat) => isSilent(state, seat));
    const faults = state.passed.length + silent.length;
    const clean = state.rung.filter(({ passed }) => passed.length === 0).map(({ seat }) => seat);
    const shares = Math.max(0, 12 - Math.ceil((18 * faults) / state.living.length));
    return { shares, access: accessByLot(state, clean, draw) };
  },
};
