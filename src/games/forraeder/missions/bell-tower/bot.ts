/** M4: rings at its number, and whoever listens to a clock in the head does not count evenly. */
import type { Seat } from '../../../../kernel/game.ts';
import { normal } from '../../bots/chance.ts';
import type { View } from '../../state.ts';
import type { MissionBot } from '../mission.ts';
import type { BellTower } from './index.ts';

const BELL_MS = 1100;
const SPREAD_MS = 700;
/** Nobody counts seconds evenly in their head: the later the bell, the further off. */
const DRIFT = 0.12;

const numberOf = (view: View, me: Seat): number => view.bells[me] ?? 100;
const tempoOf = ({ options }: View): number => (options.pace === 'days' ? 1 : Number(options.tempo));
const ring = () => ({ type: 'bell.ring' }) as const;

export const bot: MissionBot<BellTower> = {
  isAsked: (view, me) => !view.rung.some(({ seat }) => seat === me) && !view.passed.some(({ seat }) => seat === me),
  random: { act: ring, waits: (view, me) => Math.round(numberOf(view, me) * BELL_MS * tempoOf(view)) },
  clever: {
    act: ring,
    waits(view, me, _, mind) {
      const number = numberOf(view, me);
      const ms = number * BELL_MS + normal(mind) * (SPREAD_MS + number * BELL_MS * DRIFT);
      return Math.round(Math.max(0, ms) * tempoOf(view));
    },
  },
};
