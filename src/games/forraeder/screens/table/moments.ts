/**
 * Some things are over the moment they happen: a card is turned and night falls, silver is counted and the day goes on.
 * The screen holds them for a few seconds. What it holds all have just learned.
 */
import { useEffect, useRef, useState } from 'preact/hooks';
import type { View } from '../../state.ts';

export type Moment = 'identity' | 'mission' | 'endVotes';

const HELD_MS: { readonly [moment in Moment]: number } = { identity: 6_500, mission: 6_000, endVotes: 6_000 };

/** Changes when it happens, and then stays as it is whatever else goes on; empty while it has not. */
function keysOf(view: View): { readonly [moment in Moment]: string } {
  const gone = view.tables.at(-1)?.banished;
  const isShown =
    gone !== undefined && view.identified.includes(gone) && view.phase !== 'finalReveal' && view.phase !== 'finished';
  return {
    identity: isShown ? `${view.tables.length}` : '',
    mission: view.won === null ? '' : `${view.played.length}`,
    endVotes: view.phase === 'endVote' ? '' : Object.values(view.endVotes).join(),
  };
}

/** The moment that is held now. Whoever opens the page later sees what is, not what has been. */
export function useMoment(view: View): Moment | null {
  const keys = keysOf(view);
  const known = useRef(keys);
  const [held, setHeld] = useState<Moment | null>(null);
  const key = Object.values(keys).join('|');
  useEffect(() => {
    const before = known.current;
    known.current = keys;
    const fresh = (Object.keys(keys) as Moment[]).find(
      (moment) => keys[moment] !== '' && keys[moment] !== before[moment],
    );
    if (!fresh) return;
    setHeld(fresh);
    const timer = setTimeout(() => setHeld(null), HELD_MS[fresh]);
    return () => {
      clearTimeout(timer);
      setHeld(null);
    };
  }, [key]);
  return held;
}
