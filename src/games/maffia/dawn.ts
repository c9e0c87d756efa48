/**
 * Maffia: the declaration at dawn. (6.11)
 */
import type { Ctx } from '../../kernel/game.ts';
import type { Fact } from './facts.ts';
import { readingMs, resolveNight, unlessMaster, type View } from './state.ts';
import { showCard } from './vote.ts';

export const DECLARATION_MS = 8_000;

/** MF-117 to MF-121: names in seat order, the attempt once, and never who or how many shot. */
export function declare(state: View, { tell, now }: Ctx<Fact>): void {
  const { deaths, attempt, saved } = resolveNight(state);
  const until = unlessMaster(state, now + readingMs(state, DECLARATION_MS));
  tell({ type: 'nightDeclared', deaths, attempt, until });
  for (const seat of state.living) {
    tell({ type: 'protectionSettled', seat, saves: saved !== null && state.roles[seat] === 'doctor' ? 1 : 0 });
  }
  for (const seat of state.nights[state.nights.length - 1]!.deaths) showCard(state, seat, tell);
}
