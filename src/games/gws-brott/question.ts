/**
 * GW:s brott: which question a command answers. Each roll and each step is one of its own, so that two quick taps are
 * one, and what comes late, on a slow or lost line, moves nobody's piece in another turn. (GW-86)
 */
import type { Command } from './commands.ts';
import type { View } from './state.ts';

export function question(view: View, { type }: Command): string | undefined {
  if (type === 'react') return undefined; // whoever is out looks on
  const { round, phase, turn, isSecond, hasReset, hasDestroyed, rolls, walked, steps, trumpsLeft } = view;
  const flags = [isSecond, hasReset, hasDestroyed].map(Number).join('');
  return [round, phase, turn, flags, rolls, walked, steps, trumpsLeft].join(' ');
}
