/** Forræder: who may know something, as the tables of facts say it: here, and in the missions. */
import type { Seat, Viewer } from '../../kernel/game.ts';

export const self = (fact: { readonly seat: Seat }): Viewer[] => [fact.seat];
export const watchers = (): Viewer[] => ['master', 'ghost'];
export const selfAndWatchers = (fact: { readonly seat: Seat }): Viewer[] => [fact.seat, ...watchers()];
