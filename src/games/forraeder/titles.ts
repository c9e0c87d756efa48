/** Forræder: what people are remembered for: the honours of the end (section 8). */
import type { Title } from '../../kernel/game.ts';
import type { View } from './state.ts';

export function titles({ honours, accessCounts }: View): Title[] {
  if (!honours) return [];
  const { sharpestEye, bestMask, truestFear, quartermaster } = honours;
  return [
    { id: 'eye', seats: sharpestEye, numbers: [] },
    { id: 'mask', seats: bestMask, numbers: [] },
    { id: 'fear', seats: truestFear, numbers: [] },
    { id: 'keys', seats: quartermaster, numbers: quartermaster.slice(0, 1).map((seat) => accessCounts[seat]!) },
  ].filter(({ seats }) => seats.length > 0);
}
