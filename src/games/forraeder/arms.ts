/**
 * Forræder, M2: coats of arms. Twelve go by, each seat is asked for one of them. (TR-24)
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import { accessByLot } from './access.ts';
import { ARMS_MS, endOf } from './clock.ts';
import { arms } from './content.ts';
import type { Fact } from './facts.ts';
import type { Won } from './mission.ts';
import { isDays, type View } from './state.ts';

/** The next one, drawn when it is shown. In the days pace they lie ready together, and the question with them. */
export function showArms(state: View, ctx: Ctx<Fact>): void {
  const { tell, draw, now } = ctx;
  const left = arms.filter((one) => !state.arms.includes(one));
  if (!isDays(state)) return tell({ type: 'armsShown', arms: [draw('arms').pick(left)], until: now + ARMS_MS });
  tell({ type: 'armsShown', arms: draw('arms').shuffle(arms), until: state.until! });
  dealArms(state, ctx);
}

/** Positions are dealt in table order, starting over with the same shuffle after twelve seats. */
export function dealArms(state: View, { tell, draw, now }: Ctx<Fact>): void {
  tell({ type: 'armsDealt', until: endOf(state, 'coats-of-arms', now) });
  const positions = draw('positions').shuffle(arms.map((_, i) => i + 1));
  state.living.forEach((seat, i) => {
    const position = positions[i % positions.length]!;
    const right = state.arms[position - 1]!;
    const wrong = draw('choices')
      .shuffle(arms.filter((one) => one !== right))
      .slice(0, 3);
    tell({ type: 'armsAsked', seat, position, choices: draw('choices').shuffle([right, ...wrong]) });
  });
}

export const isRight = (state: View, seat: Seat): boolean => {
  const asked = state.armsAsked[seat];
  return asked !== undefined && state.armsAnswers[seat] === state.arms[asked.position - 1];
};

export function countArms(state: View, { tell, draw }: Ctx<Fact>): Won {
  const right = state.living.filter((seat) => isRight(state, seat));
  tell({ type: 'armsCounted', correct: right.length });
  return { shares: Math.floor((12 * right.length) / state.living.length), access: accessByLot(state, right, draw) };
}
