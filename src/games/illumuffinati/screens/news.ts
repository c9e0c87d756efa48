/** What a screen makes of the sentences that were told. */
import type { View } from '../state.ts';
import type { Texts } from '../texts/en.ts';

interface Told {
  readonly view: Pick<View, 'phase'>;
  readonly told: () => readonly string[];
}

/** After it the round is told once more, and perhaps that a robot came. */
const VOID_LINES = 3;

/** At the oven again, because the round was voided. (IM-124) */
export const isVoided = ({ view, told }: Told, { log }: Texts): boolean =>
  view.phase === 'bake' && told().slice(-VOID_LINES).includes(log.voided);

export interface News {
  /** How many sentences there were, and the last of them. */
  readonly count: number;
  readonly last: string;
  /** What is read aloud. */
  readonly text: string;
}

/** Everything that came since it was last read: a turned card brings several sentences, and the last is not the story. */
export function newsAfter(before: News | null, lines: readonly string[]): News {
  const last = lines.at(-1) ?? '';
  if (before && lines.length === before.count && last === before.last) return before;
  const fresh = before && lines.length > before.count ? lines.slice(before.count) : [last];
  return { count: lines.length, last, text: fresh.join(' ') };
}
