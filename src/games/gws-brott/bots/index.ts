/** GW:s brott's bots, by name. */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Typed } from '../../../kernel/game.ts';
import type { Command } from '../commands.ts';
import type { State, View } from '../state.ts';
import { believing } from './belief.ts';
import { type Crook, crook } from './crook.ts';
import { competentGw, type Hunter, reactiveGw } from './hunter.ts';
import { type PolicyMaker, player } from './pace.ts';
import { commonAnswer, random } from './simple.ts';

interface Skill {
  readonly gw: 'wary' | 'trusting' | 'reactive';
  readonly criminal: 'competent' | 'greedy';
}

const WIDTH = 32;

/** A bot does not know its side before GW is chosen: it is ready for both. */
const playing =
  ({ gw, criminal }: Skill): PolicyMaker =>
  (me, mind) => {
    const belief = believing({ isWary: gw === 'wary', hasPencil: true, width: WIDTH });
    const open = believing({ isWary: false, hasPencil: false, width: WIDTH }); // what GW would think of the criminals
    const hunter: Hunter = gw === 'reactive' ? reactiveGw(mind) : competentGw(belief);
    const thief: Crook = crook(me, mind, criminal === 'competent' ? open : undefined);
    return {
      see(fact, view) {
        if (view.gw === null) return;
        if (view.gw === me) {
          if (gw !== 'reactive') belief.see(fact, view);
        } else if (criminal === 'competent') open.see(asToldToGw(fact, view), view);
      },
      act: (view) => (view.gw === me ? hunter.act(view) : thief.act(view)) ?? commonAnswer(view, me, mind),
    };
  };

/** GW-77: with two players GW is not told which piece it was, and a criminal who thinks as GW forgets it. */
const asToldToGw = (fact: Typed, view: View): Typed =>
  view.seats === 2 && !view.options.tellActingPiece && 'piece' in fact
    ? ({ ...fact, piece: undefined } as Typed)
    : fact;

export const bots: { readonly [name: string]: BotMaker<State, Command> } = {
  random,
  clever: player(playing({ gw: 'wary', criminal: 'competent' })),
  normal: player(playing({ gw: 'trusting', criminal: 'competent' })),
  easy: player(playing({ gw: 'reactive', criminal: 'greedy' })),
  greedy: player(playing({ gw: 'wary', criminal: 'greedy' })),
  reactive: player(playing({ gw: 'reactive', criminal: 'competent' })),
};
