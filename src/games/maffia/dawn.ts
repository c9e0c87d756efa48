/**
 * Maffia: the declaration at dawn. (6.11)
 */
import type { Ctx, Seat } from '../../kernel/game.ts';
import type { Fact } from './facts.ts';
import { unlessMaster, type View } from './state.ts';
import { showCard } from './vote.ts';

export const DECLARATION_MS = 8_000;

/** Whoever checks an opened log does not know the night, and takes the declaration on trust. */
const SEALED_NIGHT = { shots: [], patient: null };

/** The lower half of 6.12, on whatever knows the closed night: the truth, and the master who looks ahead. */
export function resolveNight(state: View): { deaths: Seat[]; attempt: boolean } {
  const { shots, patient } = state.closed ?? SEALED_NIGHT;
  // MF-23, MF-25, MF-32: declared like anybody who was shot, and no protection helps.
  const isLeaving = (seat: Seat) => state.unwell[seat] || state.left[seat];
  const deaths = state.living.filter((seat) => isLeaving(seat) || (seat !== patient && shots.includes(seat)));
  const attempt = patient !== null && shots.includes(patient) && !deaths.includes(patient);
  return { deaths, attempt };
}

/** MF-117 to MF-121: names in seat order, the attempt once, and never who or how many shot. */
export function declare(state: View, { tell, now }: Ctx<Fact>): void {
  tell({ type: 'nightDeclared', ...resolveNight(state), until: unlessMaster(state, now + DECLARATION_MS) });
  for (const seat of state.nights[state.nights.length - 1]!.deaths) showCard(state, seat, tell);
}
