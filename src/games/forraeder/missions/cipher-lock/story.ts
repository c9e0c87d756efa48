/** M5: the lock in words. */
import type { Perceived } from '../../../../kernel/audience.ts';
import type { Teller } from '../../story.ts';
import type { CastleTexts } from '../../texts/index.ts';
import type { Clue } from './content.ts';
import type { audience, CipherFact } from './facts.ts';

export function story(fact: Perceived<CipherFact, typeof audience>, { t, name, list }: Teller): string | undefined {
  switch (fact.type) {
    case 'lockOpened':
      return t.phone.mission.cipher.opened;
    case 'lockLost':
      return t.log.lockLost(list(fact.code.map((symbol) => t.symbols[symbol])));
    case 'clueTold':
      return t.log.clue(name(fact.seat), clueIn(t, fact.clue));
    case 'codeTried':
      return t.log.code(list(fact.code.map((symbol) => t.symbols[symbol])), fact.placed, fact.present);
    default:
      return undefined;
  }
}

export function clueIn(t: CastleTexts, clue: Clue): string {
  const symbol = t.symbols[clue.symbol];
  return 'place' in clue
    ? t.clues[clue.kind](symbol, clue.place)
    : 'other' in clue
      ? t.clues[clue.kind](symbol, t.symbols[clue.other])
      : t.clues.absent(symbol);
}
