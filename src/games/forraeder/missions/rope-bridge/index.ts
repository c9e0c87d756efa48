/** M6: the rope bridge. How far do we dare? (TR-28) */
import type { Audience } from '../../../../kernel/audience.ts';
import type { Seat } from '../../../../kernel/game.ts';
import { integerIn } from '../../../../kernel/offer.ts';
import { integer } from '../../../../kernel/shape.ts';
import type { State } from '../../state.ts';
import { selfAndWatchers } from '../../viewers.ts';
import { haveAllAnswered, mayAnswer, refuseAnswer } from '../answers.ts';
import type { Mission, Own } from '../mission.ts';

const commands = { 'bridge.pledge': { planks: integer(1, 6) } };

type BridgeFact =
  | { type: 'bridgePledged'; seat: Seat; planks: number }
  | { type: 'bridgeBegan'; group: number; until: number }
  | { type: 'plankCrossed'; plank: number; held: boolean; until: number };

const audience = {
  bridgePledged: { to: 'everyone', secret: { planks: selfAndWatchers } },
  bridgeBegan: { to: 'everyone', discloses: true },
  plankCrossed: { to: 'everyone', discloses: true },
} as const satisfies Audience<BridgeFact, State>;

export interface RopeBridge extends Own {
  readonly id: 'rope-bridge';
  readonly option: 'ropeBridge';
  readonly state: { pledges: { [seat: Seat]: number }; bridge: { group: number; crossed: number } | null };
  readonly step: 'crossing';
  readonly fact: BridgeFact;
  readonly audience: typeof audience;
  readonly commands: typeof commands;
  readonly refusal: never;
}

export const ropeBridge: Mission<RopeBridge> = {
  id: 'rope-bridge',
  option: 'ropeBridge',
  isOn: true,
  time: [30, 3],
  commands,
  refusals: [],
  audience,
  empty: () => ({ pledges: {}, bridge: null }),
  refuse: (view, _, by) => refuseAnswer(view, by),
  record(state, fact) {
    switch (fact.type) {
      case 'bridgePledged':
        state.answered.push(fact.seat);
        if (fact.planks !== undefined) state.pledges[fact.seat] = fact.planks;
        break;
      case 'bridgeBegan':
        state.step = 'crossing';
        state.until = fact.until;
        state.bridge = { group: fact.group, crossed: 0 };
        break;
      case 'plankCrossed':
        state.until = fact.until;
        if (fact.held) state.bridge!.crossed = fact.plank;
        break;
    }
  },
  legal: (view, who) => (mayAnswer(view, who) ? [{ command: { type: 'bridge.pledge', planks: integerIn(1, 6) } }] : []),
  isAllIn: haveAllAnswered,
  progress: (view, seat) => ({ isDone: view.answered.includes(seat), number: view.pledges[seat] }),
  story(fact, { t }) {
    if (fact.type === 'bridgeBegan') return `${t.phone.mission.bridge.crossing(fact.group)}.`;
    return fact.type === 'plankCrossed' && !fact.held ? t.log.broke(fact.plank) : undefined;
  },
  rules: () => import('./RULES.md?raw'),
  says({ view: { bridge }, w }) {
    if (!bridge) return w.mission.pledge;
    return bridge.crossed < bridge.group ? w.mission.groans(bridge.crossed + 1) : w.mission.across;
  },
  saysAfter({ view: { bridge }, w }) {
    if (!bridge) return undefined;
    return bridge.crossed < bridge.group ? w.mission.broke(bridge.crossed + 1) : w.mission.across;
  },
};
