/** What this screen has seen and a view does not keep: the bribes before second thoughts, the last price of the door. */
import { useRef } from 'preact/hooks';
import type { View } from '../../state.ts';

interface Seen {
  round: number;
  homes: number;
  pile: number;
  taken: number | null;
  bribes: readonly number[];
  bribesAt: string;
}

export function useMemory(view: View): {
  readonly was: readonly (number | undefined)[];
  readonly taken: number | null;
} {
  const seen = useRef<Seen>({ round: -1, homes: 0, pile: 0, taken: null, bribes: [], bribesAt: '' }).current;
  const homes = view.home.length;
  if (seen.round !== view.round || homes < seen.homes) {
    Object.assign(seen, { round: view.round, homes, pile: view.pile, taken: null });
  } else if (homes > seen.homes) {
    Object.assign(seen, { homes, pile: view.pile, taken: view.pile - seen.pile });
  }
  const key = `${view.round} ${homes}`;
  if (view.phase === 'takeback') Object.assign(seen, { bribes: [...view.bribes], bribesAt: key });
  return { was: seen.bribesAt === key ? seen.bribes : [], taken: seen.taken };
}
