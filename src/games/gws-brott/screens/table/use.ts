/** What every part of the table's screen is given, and the moments that it shows one after another. */
import { useEffect, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import type { FaceOf } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { isDuel, type Note, type State, type View } from '../../state.ts';
import type { WallWords } from '../wall.ts';
import type { Words } from '../words.ts';

export interface Wall extends Words {
  readonly stage: Stage<State>;
  readonly view: View;
  /** The words of the wall. */
  readonly s: WallWords;
  readonly faces: readonly FaceOf[];
  readonly name: (seat: Seat) => string;
  readonly names: (seats: readonly Seat[]) => string;
  readonly list: (words: readonly string[]) => string;
}

/** How long a note fills the screen; those that are not here pass in the column. */
function lasts(view: View, note: Note): number {
  switch (note.type) {
    case 'arrest':
      return 5_200;
    case 'out':
      return 6_000;
    case 'bust':
      return 4_600;
    case 'evidence':
      return 3_400;
    case 'flight':
      return note.blockers.length > 0 ? 6_500 : 0;
    case 'blocked':
      return 6_500;
    case 'told':
      // With two players there is no name to hear.
      return isDuel(view) ? 0 : 4_600;
    default:
      return 0;
  }
}

/** The first that has not been shown; whoever opens the page later has missed what was before. */
export function useMoment(view: View): { readonly note: Note; readonly at: number } | null {
  const [done, setDone] = useState(view.chronicle.length);
  const at = view.chronicle.findIndex((note, i) => i >= done && lasts(view, note) > 0);
  const waiting = at < 0 ? 0 : view.chronicle.slice(at + 1).filter((note) => lasts(view, note) > 0).length;
  useEffect(() => {
    if (at < 0) return;
    // Whoever plays fast is not kept waiting: what is behind is told in half the time.
    const ms = lasts(view, view.chronicle[at]!) / (waiting > 1 ? 2 : 1);
    const timer = setTimeout(() => setDone(at + 1), ms);
    return () => clearTimeout(timer);
  }, [at]);
  if (at < 0 || view.result) return null;
  return { note: view.chronicle[at]!, at };
}
