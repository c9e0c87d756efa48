/** M5: what can happen at the lock, who may know it, and what is remembered of it. */
import type { Audience, Perceived } from '../../../../kernel/audience.ts';
import type { Seat } from '../../../../kernel/game.ts';
import type { State } from '../../state.ts';
import { selfAndWatchers } from '../../viewers.ts';
import type { CipherSymbol, Clue } from './content.ts';

export type CipherFact =
  | { type: 'codeSet'; code: readonly CipherSymbol[] }
  | { type: 'scribeNamed'; seat: Seat }
  | { type: 'clueDealt'; seat: Seat; clue: Clue }
  | { type: 'clueTold'; seat: Seat; clue: Clue }
  | { type: 'codeTried'; code: readonly CipherSymbol[]; placed: number; present: number }
  | { type: 'lockOpened'; until: number }
  | { type: 'lockLost'; code: readonly CipherSymbol[] }
  | { type: 'visitorsNamed'; seats: readonly Seat[] };

export const audience = {
  codeSet: { to: 'nobody' },
  scribeNamed: { to: 'everyone' },
  clueDealt: { to: selfAndWatchers },
  clueTold: { to: 'everyone' },
  codeTried: { to: 'everyone', discloses: true },
  lockOpened: { to: 'everyone', discloses: true },
  lockLost: { to: 'everyone', discloses: true },
  visitorsNamed: { to: 'everyone' },
} as const satisfies Audience<CipherFact, State>;

export interface Cipher {
  scribe: Seat | null;
  code?: readonly CipherSymbol[];
  clues: { [seat: Seat]: Clue };
  told: { seat: Seat; clue: Clue }[];
  tries: { code: readonly CipherSymbol[]; placed: number; present: number }[];
}

export const empty = (): { cipher: Cipher } => ({ cipher: { scribe: null, clues: {}, told: [], tries: [] } });

export function record(state: State, fact: Perceived<CipherFact, typeof audience>): void {
  const { cipher } = state;
  switch (fact.type) {
    case 'codeSet':
    case 'lockLost':
      cipher.code = fact.code;
      break;
    case 'scribeNamed':
      cipher.scribe = fact.seat;
      break;
    case 'clueDealt':
      cipher.clues[fact.seat] = fact.clue;
      break;
    case 'clueTold':
      cipher.told.push({ seat: fact.seat, clue: fact.clue });
      break;
    case 'codeTried':
      cipher.tries.push({ code: fact.code, placed: fact.placed, present: fact.present });
      break;
    case 'lockOpened':
      state.step = 'naming';
      state.until = fact.until;
      break;
  }
}
