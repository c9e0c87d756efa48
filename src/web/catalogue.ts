/** The five games as the wall of the house shows them, in its order. Which of them can be played, their loaders say. */
import { isPlayable } from './games.ts';

export type GameId = 'maffia' | 'forraeder' | 'illumuffinati' | 'ordet-fanger' | 'gws-brott';

export interface Offered {
  readonly id: GameId;
  readonly seats: readonly [min: number, max: number];
  readonly minutes: readonly [min: number, max: number];
  /** It may go on over days, each in their own time. */
  readonly overDays?: true;
}

export const GAMES: readonly Offered[] = [
  { id: 'maffia', seats: [7, 22], minutes: [60, 170] },
  { id: 'forraeder', seats: [8, 22], minutes: [40, 130], overDays: true },
  { id: 'illumuffinati', seats: [4, 7], minutes: [20, 55] },
  { id: 'ordet-fanger', seats: [2, 12], minutes: [20, 30] },
  { id: 'gws-brott', seats: [2, 5], minutes: [30, 45] },
];

export const playable: readonly Offered[] = GAMES.filter(({ id }) => isPlayable(id));
