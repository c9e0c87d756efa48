/** Which of the five steps of a tie it is; -1 where there is none. */
import type { View } from '../../state.ts';

export function rungOf({ phase, stage }: Pick<View, 'phase' | 'stage'>): number {
  if (phase === 'defence') return 0;
  if (phase === 'lot') return 4;
  if (phase === 'minute') return 2;
  return stage === 'revote' ? 1 : stage === 'second' ? 2 : stage === 'protected' ? 3 : -1;
}
