/** Illumuffinati: what people are remembered for: the two titles of the final count. (IM-100, IM-102) */
import type { Title } from '../../kernel/game.ts';
import type { View } from './state.ts';

export function titles({ titles: given, suspicious, openShop }: View): Title[] {
  if (!given) return [];
  const { thief, absent } = given;
  return [
    { id: 'thief', seats: [thief], numbers: [suspicious[thief]!] },
    { id: 'absent', seats: [absent], numbers: [openShop[absent]!], least: true },
  ];
}
