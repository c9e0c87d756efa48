/** M3: an eye that errs, and a picture that deceives everybody alike. */
import type { Seat } from '../../../../kernel/game.ts';
import { normal } from '../../bots/chance.ts';
import type { View } from '../../state.ts';
import type { MissionBot } from '../mission.ts';
import type { RavenTower } from './index.ts';

/** The round that this seat has not answered yet. */
function openRound(view: View, me: Seat): number {
  const given = view.ravens.estimates[me] ?? {};
  const first = view.ravens.counted.length + 1;
  for (let round = first; round <= view.ravens.pictures.length; round++) if (given[round] === undefined) return round;
  return view.ravens.pictures.length;
}

/** How they sit deceives everybody in the same direction: by up to a fifth too many or too few. */
const misleading = (ravens: readonly number[]): number =>
  ((ravens.reduce((sum, cell) => sum + cell, 0) % 41) - 20) / 100;

export const bot: MissionBot<RavenTower> = {
  isAsked(view, me) {
    if (view.options.pace !== 'days') return view.step === 'open' && !view.answered.includes(me);
    return Object.keys(view.ravens.estimates[me] ?? {}).length < view.ravens.pictures.length;
  },
  question: (view) => String(view.ravens.pictures.length),
  random: {
    act: (view, me, mind) => ({ type: 'ravens.estimate', round: openRound(view, me), value: 1 + mind.int(500) }),
  },
  clever: {
    act(view, me, mind) {
      const round = openRound(view, me);
      const ravens = view.ravens.pictures[round - 1]!;
      const seen = ravens.length * (1 + misleading(ravens) + 0.2 * normal(mind));
      return { type: 'ravens.estimate', round, value: Math.max(1, Math.min(500, Math.round(seen))) };
    },
  },
};
