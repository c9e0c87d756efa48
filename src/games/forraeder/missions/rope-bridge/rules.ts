/** M6: what is decided at the rope bridge. (TR-28) */
import type { Ctx } from '../../../../kernel/game.ts';
import { accessByLot, lowerMedian } from '../../access.ts';
import type { View } from '../../state.ts';
import type { MissionRules, Won } from '../mission.ts';
import { plankBreaks } from './content.ts';
import type { RopeBridge } from './index.ts';

const PLANK_MS = 2000;

type BridgeCtx = Ctx<RopeBridge['fact']>;

function beginCrossing(state: View, { tell, now }: BridgeCtx): void {
  const group = lowerMedian(state.living.flatMap((seat) => state.pledges[seat] ?? [])) ?? 1;
  tell({ type: 'bridgeBegan', group, until: now + PLANK_MS });
}

/** One plank at a time, and its lot is drawn when the foot is on it. */
function crossOn(state: View, { tell, draw, now }: BridgeCtx): Won | undefined {
  const { group, crossed } = state.bridge!;
  const plank = crossed + 1;
  const held = draw('plank').int(100) >= plankBreaks[plank - 1]!;
  tell({ type: 'plankCrossed', plank, held, until: now + PLANK_MS });
  if (!held) return { shares: plank - 1, access: [] };
  if (plank < group) return undefined;
  const pledged = state.living.filter((seat) => state.pledges[seat] === group);
  return { shares: 2 * group, access: accessByLot(state, pledged, draw) };
}

export const ropeBridge: MissionRules<RopeBridge> = {
  decide(_, { planks }, seat, { tell }) {
    tell({ type: 'bridgePledged', seat, planks });
    return undefined;
  },
  goOn: (state, ctx) => (state.step === 'crossing' ? crossOn(state, ctx) : void beginCrossing(state, ctx)),
  rethink(truth, others, seesAll, lot) {
    if (!seesAll) for (const seat of others) if (truth.pledges[seat]) truth.pledges[seat] = 1 + lot.int(6);
  },
};
