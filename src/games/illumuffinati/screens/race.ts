/** The nose race, in words that phone and table share. */
import { NOSE } from '../content.ts';
import type { View } from '../state.ts';
import type { Texts } from '../texts/en.ts';

/** Why they race once more: it was a dead heat, or nobody stirred. Nothing in the first attempt, and after the cue. */
export function againOf(t: Texts, nose: View['nose'] | undefined): string | undefined {
  if (!nose?.isRunning || nose.isCued) return undefined;
  if (nose.times.length > 0) return t.nose.again;
  return nose.attempt > 1 ? `${t.nose.silent} ${t.nose.attempt(nose.attempt, NOSE.silentMax)}.` : undefined;
}
