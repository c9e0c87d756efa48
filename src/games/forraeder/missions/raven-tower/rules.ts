/** M3: what is decided at the raven tower. (TR-25) */
import type { Ctx, Seat } from '../../../../kernel/game.ts';
import { lowerMedian } from '../../access.ts';
import { msOf } from '../../clock.ts';
import { armouryPlaces } from '../../content.ts';
import { isDays, type View } from '../../state.ts';
import type { MissionRules } from '../mission.ts';
import { ravenCells, ravenRounds, ravensMax, ravensMin, SHOW_MS, TIME } from './content.ts';
import type { RavenTower } from './index.ts';

type RavensCtx = Ctx<RavenTower['fact']>;

/** The next round, drawn when it opens. In the days pace all four are open together. */
function show(state: View, ctx: RavensCtx): void {
  const { tell, draw, now } = ctx;
  const round = state.ravens.pictures.length + 1;
  const until = isDays(state) ? state.until! : now + SHOW_MS + msOf(state, TIME);
  const count = ravensMin + draw('ravens').int(ravensMax - ravensMin + 1);
  const cells = new Set<number>();
  while (cells.size < count) cells.add(draw('cells').int(ravenCells));
  tell({ type: 'ravensShown', round, ravens: [...cells], until });
  if (isDays(state) && round < ravenRounds) show(state, ctx);
}

export function sharesFor(count: number, group: number | null): number {
  if (group === null) return 0;
  const error = Math.abs(group - count);
  if (20 * error <= count) return 3;
  if (100 * error <= 15 * count) return 2;
  return 100 * error <= 30 * count ? 1 : 0;
}

/** A missing answer is as wrong as can be. */
export const errorOf = (state: View, seat: Seat): number =>
  state.ravens.counted.reduce((sum, { count }, i) => {
    const value = state.ravens.estimates[seat]?.[i + 1];
    return sum + (value === undefined ? count : Math.abs(value - count));
  }, 0);

/** The smallest sums of errors, ties by lot. */
function nearest(state: View, draw: RavensCtx['draw']): Seat[] {
  if (!state.isArmouryDay) return [];
  const errors = new Map(state.living.map((seat) => [seat, errorOf(state, seat)]));
  const shuffled = draw('access').shuffle(state.living);
  const best = shuffled.sort((a, b) => errors.get(a)! - errors.get(b)!).slice(0, armouryPlaces(state.living.length));
  return state.living.filter((seat) => best.includes(seat));
}

export const ravenTower: MissionRules<RavenTower> = {
  begin: show,
  decide(_, { round, value }, seat, { tell }) {
    tell({ type: 'ravensEstimated', seat, round, value });
    return undefined;
  },
  goOn(state, ctx) {
    while (state.ravens.counted.length < state.ravens.pictures.length) {
      const round = state.ravens.counted.length + 1;
      const count = state.ravens.pictures[round - 1]!.length;
      const answers = state.living.flatMap((seat) => state.ravens.estimates[seat]?.[round] ?? []);
      const group = lowerMedian(answers);
      ctx.tell({ type: 'ravensCounted', round, count, group, shares: sharesFor(count, group) });
    }
    if (state.ravens.pictures.length < ravenRounds) return void show(state, ctx);
    const shares = state.ravens.counted.reduce((sum, one) => sum + one.shares, 0);
    return { shares, access: nearest(state, ctx.draw) };
  },
};
