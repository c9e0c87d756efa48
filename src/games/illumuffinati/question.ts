/**
 * Illumuffinati: which question a command answers. Gold that comes late, on a slow or lost line, is laid on the table of
 * no later round, and nobody is sent home for another one. (IM-133)
 */
import type { View } from './state.ts';

export const question = ({ round, voids, phase, passes, run, home, nose }: View): string =>
  [round, voids, phase, passes, run, home.length, nose?.attempt].join(' ');
