/**
 * Forræder, M6: the rope bridge. How far do we dare? (TR-28)
 */
import type { Ctx } from '../../kernel/game.ts';
import { accessByLot, lowerMedian } from './access.ts';
import { PLANK_MS } from './clock.ts';
import { plankBreaks } from './content.ts';
import type { Fact } from './facts.ts';
import type { Won } from './mission.ts';
import type { View } from './state.ts';

export function beginCrossing(state: View, { tell, now }: Ctx<Fact>): void {
  const group = lowerMedian(state.living.flatMap((seat) => state.pledges[seat] ?? [])) ?? 1;
  tell({ type: 'bridgeBegan', group, until: now + PLANK_MS });
}

/** One plank at a time, and its lot is drawn when the foot is on it. */
export function crossOn(state: View, { tell, draw, now }: Ctx<Fact>): Won | undefined {
  const { group, crossed } = state.bridge!;
  const plank = crossed + 1;
  const held = draw('plank').int(100) >= plankBreaks[plank - 1]!;
  tell({ type: 'plankCrossed', plank, held, until: now + PLANK_MS });
  if (!held) return { shares: plank - 1, access: [] };
  if (plank < group) return undefined;
  const pledged = state.living.filter((seat) => state.pledges[seat] === group);
  return { shares: 2 * group, access: accessByLot(state, pledged, draw) };
}
