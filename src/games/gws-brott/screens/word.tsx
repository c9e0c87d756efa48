/** What a human master writes to all, for a while: nobody who plays has the chat open. */
import { useEffect, useState } from 'preact/hooks';
import type { RoomState } from '../../../kernel/room/state.ts';
import { Toast } from '../../../web/kit/index.ts';
import type { Stage } from '../../../web/stage.ts';
import type { State } from '../state.ts';
import { wordsIn } from './words.ts';

const SHOWN_MS = 12_000;
/** Ready-made words travel as a sign, which the chat alone can read. */
const SIGN = '/';

type Said = RoomState['chat'][number];
const lastOf = ({ chat }: RoomState): Said | undefined =>
  chat.findLast(({ by, text }) => by === 'master' && !text.startsWith(SIGN));

/** Whoever opens the page later has missed it. */
export function Word({ stage: { room, language }, class: name }: { stage: Stage<State>; class: string }) {
  const last = lastOf(room);
  const [heard, setHeard] = useState(last);
  useEffect(() => {
    if (last === heard) return;
    const timer = setTimeout(() => setHeard(last), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  if (!last || last === heard) return null;
  return (
    <div class={name}>
      <Toast icon="speech" title={last.text} help={wordsIn(language).w.shared.master} />
    </div>
  );
}
