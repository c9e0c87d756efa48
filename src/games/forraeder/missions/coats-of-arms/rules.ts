/** M2: what is decided of the coats of arms. (TR-24) */
import type { Ctx, Seat } from '../../../../kernel/game.ts';
import { accessByLot } from '../../access.ts';
import { endOf } from '../../clock.ts';
import { isDays, type View } from '../../state.ts';
import type { MissionRules } from '../mission.ts';
import { arms, SHOW_MS, TIME } from './content.ts';
import type { CoatsOfArms } from './index.ts';

type ArmsCtx = Ctx<CoatsOfArms['fact']>;

/** The next one, drawn when it is shown. In the days pace they lie ready together, and the question with them. */
function show(state: View, ctx: ArmsCtx): void {
  const { tell, draw, now } = ctx;
  const left = arms.filter((one) => !state.arms.includes(one));
  if (!isDays(state)) return tell({ type: 'armsShown', arms: [draw('arms').pick(left)], until: now + SHOW_MS });
  tell({ type: 'armsShown', arms: draw('arms').shuffle(arms), until: state.until! });
  deal(state, ctx);
}

/** Positions are dealt in table order, starting over with the same shuffle after twelve seats. */
function deal(state: View, { tell, draw, now }: ArmsCtx): void {
  tell({ type: 'armsDealt', until: endOf(state, TIME, now) });
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

const isRight = (state: View, seat: Seat): boolean => {
  const asked = state.armsAsked[seat];
  return asked !== undefined && state.armsAnswers[seat] === state.arms[asked.position - 1];
};

export const coatsOfArms: MissionRules<CoatsOfArms> = {
  begin: show,
  decide(_, { arms: answer }, seat, { tell }) {
    tell({ type: 'armsAnswered', seat, arms: answer });
    return undefined;
  },
  goOn(state, ctx) {
    if (state.step === 'show') return void (state.arms.length < arms.length ? show(state, ctx) : deal(state, ctx));
    const right = state.living.filter((seat) => isRight(state, seat));
    ctx.tell({ type: 'armsCounted', correct: right.length });
    return {
      shares: Math.floor((12 * right.length) / state.living.length),
      access: accessByLot(state, right, ctx.draw),
    };
  },
  rethink(truth, others, seesAll, lot) {
    if (seesAll) return;
    for (const seat of others) {
      const asked = truth.armsAsked[seat];
      if (asked && truth.armsAnswers[seat]) truth.armsAnswers[seat] = lot.pick(asked.choices);
    }
  },
};
