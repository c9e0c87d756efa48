/** Paper: what everybody hears, one line at a time, each for as long as it takes to read. */
import { useEffect, useRef, useState } from 'preact/hooks';
import { Icon } from '../../../../web/kit/index.ts';
import type { Play } from './play.ts';

const GLANCE_MS = 1_200;
const LETTER_MS = 45;

export const readMs = (line: string): number => GLANCE_MS + LETTER_MS * line.length;

interface Shown {
  /** Its place in all that was heard. */
  readonly at: number;
  /** Somebody nominates, or takes it back: it goes before what is only said. */
  readonly isAct: boolean;
  readonly isRead: boolean;
}

/**
 * Bots may say more in a second than anybody reads. What is on the paper stays until it can be read; then comes what was
 * done last, and then what was said last. The list behind the paper keeps all.
 */
function useReading(lines: readonly string[], acts: string): string | undefined {
  const newest = lines.length - 1;
  const [shown, setShown] = useState<Shown>({ at: newest, isAct: false, isRead: false });
  const before = useRef(acts);
  const act = useRef<number>(undefined);
  const line = lines[Math.min(shown.at, newest)];
  useEffect(() => {
    const timer = setTimeout(() => setShown((now) => ({ ...now, isRead: true })), readMs(line ?? ''));
    return () => clearTimeout(timer);
  }, [shown.at]);
  useEffect(() => {
    if (before.current !== acts) act.current = newest;
    before.current = acts;
    const hasAct = act.current !== undefined;
    if (!shown.isRead && (shown.isAct || !hasAct)) return;
    const next = act.current ?? newest;
    act.current = undefined;
    if (next !== shown.at) setShown({ at: next, isAct: hasAct, isRead: false });
  }, [acts, shown, newest]);
  return line;
}

export function Heard({ play }: { play: Play }) {
  const acts = play.view.nominations.map(({ nominator, target }) => `${nominator}>${target}`).join();
  return (
    <button type="button" class="mf-heard" onClick={() => play.open('log')}>
      <Icon id="voice" />
      <span>{useReading(play.told(), acts)}</span>
    </button>
  );
}
