/** M5: who may tell, try and name, and why not. */
import { type Refusal, SEATS_MAX, type Seat } from '../../../../kernel/game.ts';
import { type Offer, oneOf, someOf } from '../../../../kernel/offer.ts';
import { listOf, type Shaped, seat, type commands as shapes } from '../../../../kernel/shape.ts';
import { armouryPlaces } from '../../content.ts';
import { isLiving, seatCount, type View } from '../../state.ts';
import { clue, places, symbol, symbols, TRIES } from './content.ts';

export const commands = {
  'cipher.tell': { clue },
  'cipher.try': { code: listOf(symbol, 8) },
  'cipher.name': { seats: listOf(seat, SEATS_MAX) },
};
type Command = Shaped<ReturnType<typeof shapes<typeof commands>>>;

export const refusals = ['not-scribe', 'bad-code', 'no-tries-left', 'lock-closed'] as const;

const isLockOpen = ({ cipher }: View): boolean => cipher.tries.at(-1)?.placed === 4;

export function refuse(view: View, command: Command, by: Seat | 'master'): Refusal | undefined {
  switch (command.type) {
    case 'cipher.tell':
      if (view.step !== 'open') return 'wrong-phase';
      return 'other' in command.clue && command.clue.other === command.clue.symbol ? 'bad-payload' : undefined;
    case 'cipher.try':
      if (view.cipher.scribe !== by) return 'not-scribe';
      if (command.code.length !== 4 || new Set(command.code).size !== 4) return 'bad-code';
      return isLockOpen(view) || view.cipher.tries.length >= TRIES ? 'no-tries-left' : undefined;
    case 'cipher.name':
      return refuseNaming(view, command.seats, by);
  }
}

function refuseNaming(view: View, seats: readonly Seat[], by: Seat | 'master'): Refusal | undefined {
  if (view.cipher.scribe !== by) return 'not-scribe';
  if (!view.isArmouryDay) return 'no-armoury-today';
  if (view.step !== 'naming') return 'lock-closed';
  const isRight =
    seats.length === armouryPlaces(view.living.length) &&
    new Set(seats).size === seats.length &&
    seats.every((one) => one < seatCount(view) && isLiving(view, one));
  return isRight ? undefined : 'bad-seats';
}

const tell = (what: Offer['command']['clue']): Offer => ({ command: { type: 'cipher.tell', clue: what! } });
const TELLS: readonly Offer[] = [
  tell({ kind: 'absent', symbol: oneOf(symbols) }),
  tell({ kind: oneOf(['notAt', 'at']), symbol: oneOf(symbols), place: oneOf(places) }),
  ...symbols.map((one) =>
    tell({
      kind: oneOf(['leftOf', 'oneOfTwo', 'sideBySide']),
      symbol: one,
      other: oneOf(symbols.filter((other) => other !== one)),
    }),
  ),
];

export function legal(view: View, who: Seat | 'master'): Offer[] {
  if (who === 'master') return [];
  const isScribe = view.cipher.scribe === who;
  if (view.step === 'naming') {
    const seats = armouryPlaces(view.living.length);
    return isScribe ? [{ command: { type: 'cipher.name', seats: someOf(view.living, seats, seats) } }] : [];
  }
  if (!isScribe || isLockOpen(view)) return [...TELLS];
  return [...TELLS, { command: { type: 'cipher.try', code: someOf(symbols, 4, 4) } }];
}
