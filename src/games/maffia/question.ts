/**
 * Maffia: which question a command answers. A hand, a name or the master's word that comes late, on a slow or lost line,
 * counts for nobody who was called later. (MF-129)
 */
import type { Command } from './commands.ts';
import type { View } from './state.ts';

export function question(view: View, { type }: Command): string | undefined {
  const { day, phase, round, extensionUsed, speaker, nominee, segment, cardOf } = view;
  switch (type) {
    case 'signalUnwell': // care comes whenever it is needed
    case 'cancelUnwell':
    case 'requestBreak':
    case 'softenWording':
    case 'master.declareUnwell':
    case 'master.removeSeat':
      return undefined;
    case 'nominate': // the last nominations take what was pressed in the talk of the same day
    case 'withdrawNomination':
    case 'statement':
    case 'master.recordNomination':
    case 'master.recordWithdrawal':
      return `${day}`;
    default:
      return [day, phase, round, Number(extensionUsed), speaker, nominee, segment, cardOf].join(' ');
  }
}
