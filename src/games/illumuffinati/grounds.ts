/** Illumuffinati: why a bot points at somebody (14.3): something that everybody sees, and nothing that it knows. */
import type { Seat } from '../../kernel/game.ts';
import { rankOf } from './content.ts';
import { type Ground, leftOf, type View } from './state.ts';

const SUDDEN_GOLD = 5;
const [LOW_CARD, HIGH_CARD] = [9, 27];

export function groundFor(view: View, seat: Seat): Ground | undefined {
  const { bribes, suspicious, inspector } = view;
  const rivals = view.room.filter((other) => other !== seat);
  const card = view.open[seat] ?? null;
  if (card === 'J') return 'jewel';
  if (bribes[seat]! >= SUDDEN_GOLD + Math.max(0, ...rivals.map((other) => bribes[other]!))) return 'sudden';
  if (card !== null && rankOf(card) >= HIGH_CARD) return 'high';
  if (suspicious[seat]! > Math.max(0, ...rivals.map((other) => suspicious[other]!))) return 'tokens';
  if (card !== null && rankOf(card) <= LOW_CARD) return 'low';
  return leftOf(view, inspector) === seat ? 'left' : undefined;
}
