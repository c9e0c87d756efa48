/**
 * Forræder's bots: how a sensible player works in a mission. The same for both sides. (14.3, TR-21)
 */
import type { Seat } from '../../../kernel/game.ts';
import type { Stream } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import { allCodes, armouryPlaces, fits } from '../content.ts';
import type { View } from '../state.ts';
import { chance, normal } from './chance.ts';
import { openRound } from './random.ts';

export function work(view: View, me: Seat, mind: Stream, heat: readonly number[]): Command | undefined {
  const places = armouryPlaces(view.living.length);
  switch (view.mission) {
    case 'silver-chest': {
      const isListed = view.deathList?.includes(me) ?? false;
      const key = chance(mind, Math.min(1, ((0.8 * places) / view.living.length) * (isListed ? 2 : 1)));
      return { type: 'chest.choose', choice: key ? 'key' : 'carry' };
    }
    case 'coats-of-arms': {
      const { position, choices } = view.armsAsked[me]!;
      const right = view.arms[position - 1]!;
      const arms = chance(mind, REMEMBERS) ? right : mind.pick(choices.filter((one) => one !== right));
      return { type: 'arms.answer', arms };
    }
    case 'raven-tower': {
      const round = openRound(view, me);
      const ravens = view.ravens.pictures[round - 1]!;
      const seen = ravens.length * (1 + misleading(ravens) + 0.2 * normal(mind));
      return { type: 'ravens.estimate', round, value: Math.max(1, Math.min(500, Math.round(seen))) };
    }
    case 'bell-tower':
      return { type: 'bell.ring' };
    case 'cipher-lock':
      return atLock(view, me, mind, heat, places);
    case 'rope-bridge':
      return { type: 'bridge.pledge', planks: mind.pick([4, 5]) };
    default:
      return undefined;
  }
}

const REMEMBERS = 0.7;

/** How they sit deceives everybody in the same direction: by up to a fifth too many or too few. */
const misleading = (ravens: readonly number[]): number =>
  ((ravens.reduce((sum, cell) => sum + cell, 0) % 41) - 20) / 100;

/** Tells its clue, and as scribe enters a code that fits all that was told and tried. */
function atLock(view: View, me: Seat, mind: Stream, heat: readonly number[], places: number): Command | undefined {
  if (view.step === 'naming') {
    const others = view.living.filter((seat) => seat !== me).sort((a, b) => heat[a]! - heat[b]!);
    return { type: 'cipher.name', seats: [me, ...others].slice(0, places) };
  }
  if (!view.cipher.told.some(({ seat }) => seat === me)) return { type: 'cipher.tell', clue: view.cipher.clues[me]! };
  const own = view.cipher.clues[me]!;
  const fitting = allCodes.filter(
    (code) =>
      fits(code, own) &&
      view.cipher.told.every(({ clue }) => fits(code, clue)) &&
      view.cipher.tries.every((tried) => !tried.code.every((symbol, i) => symbol === code[i])),
  );
  return { type: 'cipher.try', code: mind.pick(fitting.length > 0 ? fitting : allCodes) };
}
