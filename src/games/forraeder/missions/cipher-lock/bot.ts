/** M5: tells its clue, and as scribe enters a code that fits all that was told and tried. */
import type { Seat } from '../../../../kernel/game.ts';
import { armouryPlaces } from '../../content.ts';
import type { View } from '../../state.ts';
import type { MissionBot } from '../mission.ts';
import { allCodes, fits, symbols } from './content.ts';
import type { CipherLock } from './index.ts';

const hasTold = ({ cipher }: View, seat: Seat): boolean => cipher.told.some((one) => one.seat === seat);

/** A scribe waits for what the others know: people need longer than bots to read their clue, and to say it. */
function isWaitingForClues(view: View, me: Seat): boolean {
  if (view.step === 'naming' || view.cipher.scribe !== me) return false;
  return hasTold(view, me) && !view.living.every((seat) => hasTold(view, seat));
}

const waits = (view: View, me: Seat, now: number): number | undefined =>
  isWaitingForClues(view, me) ? ((view.until ?? now) - now) / 2 : undefined;

export const bot: MissionBot<CipherLock> = {
  isAsked(view, me) {
    const isScribe = view.cipher.scribe === me;
    return isScribe || (view.step !== 'naming' && !hasTold(view, me));
  },
  question: (view, me) => `${view.cipher.tries.length} ${isWaitingForClues(view, me)}`,
  random: {
    waits,
    act(view, me, mind) {
      if (view.step === 'naming') {
        return { type: 'cipher.name', seats: mind.shuffle(view.living).slice(0, armouryPlaces(view.living.length)) };
      }
      if (!hasTold(view, me)) return { type: 'cipher.tell', clue: view.cipher.clues[me]! };
      return { type: 'cipher.try', code: mind.shuffle(symbols).slice(0, 4) };
    },
  },
  clever: {
    waits,
    act(view, me, mind, heat) {
      if (view.step === 'naming') {
        const others = view.living.filter((seat) => seat !== me).sort((a, b) => heat[a]! - heat[b]!);
        return { type: 'cipher.name', seats: [me, ...others].slice(0, armouryPlaces(view.living.length)) };
      }
      const own = view.cipher.clues[me]!;
      if (!hasTold(view, me)) return { type: 'cipher.tell', clue: own };
      const fitting = allCodes.filter(
        (code) =>
          fits(code, own) &&
          view.cipher.told.every(({ clue }) => fits(code, clue)) &&
          view.cipher.tries.every((tried) => !tried.code.every((symbol, i) => symbol === code[i])),
      );
      return { type: 'cipher.try', code: mind.pick(fitting.length > 0 ? fitting : allCodes) };
    },
  },
  /** Those whom a suspicious scribe lets in are suspected with them. */
  suspects(fact, view, heat) {
    if (fact.type !== 'visitorsNamed') return [];
    const scribe = view.cipher.scribe!;
    const average = view.living.reduce((sum, seat) => sum + heat[seat]!, 0) / view.living.length;
    const by = 1 / (1 + Math.exp(-heat[scribe]!)) - 1 / (1 + Math.exp(-average));
    return fact.seats.filter((seat) => seat !== scribe).map((seat) => [seat, by]);
  },
};
