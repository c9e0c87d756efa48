/** Maffia: what people are remembered for, from the totals that the end opens. Being shot gives no title. (MF-128) */
import type { Title } from '../../kernel/game.ts';
import { survived } from './end.ts';
import type { View } from './state.ts';

export function titles(state: View): Title[] {
  const { awards } = state;
  if (!awards) return [];
  const { noses, bestNose, silverTongue, longestNomination: longest } = awards;
  const sharp = noses.filter(({ seat }) => bestNose.includes(seat));
  const most = Math.max(...sharp.map(({ of }) => of));
  const nose = sharp.filter(({ of }) => of === most);
  const [tongue] = silverTongue;
  return [
    ...nose
      .slice(0, 1)
      .map(({ hits, of }) => ({ id: 'nose', seats: nose.map(({ seat }) => seat), numbers: [hits, of] })),
    ...(tongue === undefined ? [] : [{ id: 'tongue', seats: silverTongue, numbers: [survived(state, tongue)] }]),
    ...(longest ? [{ id: 'stood', seats: [longest.target], numbers: [longest.ms] }] : []),
  ];
}
