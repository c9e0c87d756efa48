/** M5: what is decided at the lock. (TR-27) */
import { type Ctx, known, type Seat } from '../../../../kernel/game.ts';
import { endOf } from '../../clock.ts';
import { armouryPlaces } from '../../content.ts';
import type { View } from '../../state.ts';
import type { MissionRules, Won } from '../mission.ts';
import { dealClues } from './clues.ts';
import { type Code, NAMING_TIME, symbols, TRIES } from './content.ts';
import type { CipherFact } from './facts.ts';
import type { CipherLock } from './index.ts';

/** Tuned in the lab: with 12, 8 and 4 the lock paid twice as much as the bridge. */
const PAY = [9, 6, 3];
const payOf = (state: View): number => PAY[state.cipher.tries.length - 1] ?? 0;

/** After a wrong try everybody sees how close it was. Says what was won when the mission is over with it. */
function tryCode(state: View, guess: Code, ctx: Ctx<CipherFact>): Won | undefined {
  const code = known(state.cipher.code);
  const placed = guess.filter((symbol, i) => code[i] === symbol).length;
  const present = guess.filter((symbol) => code.includes(symbol)).length - placed;
  ctx.tell({ type: 'codeTried', code: guess, placed, present });
  if (placed < 4) return state.cipher.tries.length < TRIES ? undefined : lose(state, ctx);
  if (!state.isArmouryDay) return { shares: payOf(state), access: [] };
  return void ctx.tell({ type: 'lockOpened', until: endOf(state, NAMING_TIME, ctx.now) });
}

function lose(state: View, { tell }: Ctx<CipherFact>): Won {
  tell({ type: 'lockLost', code: known(state.cipher.code) });
  return { shares: 0, access: [] };
}

function nameVisitors(state: View, seats: readonly Seat[], { tell }: Ctx<CipherFact>): Won {
  const named = state.living.filter((seat) => seats.includes(seat));
  tell({ type: 'visitorsNamed', seats: named });
  return { shares: payOf(state), access: named };
}

/** The scribe was late. */
function nameByLot(state: View, ctx: Ctx<CipherFact>): Won {
  const named = ctx.draw('access').shuffle(state.living).slice(0, armouryPlaces(state.living.length));
  return nameVisitors(state, named, ctx);
}

export const cipherLock: MissionRules<CipherLock> = {
  begin(state, { tell, draw }) {
    const code = draw('code').shuffle(symbols).slice(0, 4);
    tell({ type: 'codeSet', code });
    tell({ type: 'scribeNamed', seat: draw('scribe').pick(state.living) });
    const clues = dealClues(code, state.living.length, draw);
    state.living.forEach((seat, i) => {
      tell({ type: 'clueDealt', seat, clue: clues[i]! });
    });
  },
  decide(state, command, seat, ctx) {
    switch (command.type) {
      case 'cipher.tell':
        return void ctx.tell({ type: 'clueTold', seat, clue: command.clue });
      case 'cipher.try':
        return tryCode(state, command.code, ctx);
      case 'cipher.name':
        return nameVisitors(state, command.seats, ctx);
    }
  },
  goOn: (state, ctx) => (state.step === 'naming' ? nameByLot(state, ctx) : lose(state, ctx)),
};
