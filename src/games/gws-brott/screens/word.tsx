/** What a human master writes to all, for a while: around one table nobody has a chat open. */
import { useEffect, useState } from 'preact/hooks';
import type { RoomState } from '../../../kernel/room/state.ts';
import { Toast } from '../../../web/kit/index.ts';
import type { Stage } from '../../../web/stage.ts';
import { useDrawerWords } from '../../../web/texts/drawers/index.ts';
import type { State } from '../state.ts';

const SHOWN_MS = 12_000;

type Said = RoomState['chat'][number];
const lastOf = ({ chat }: RoomState): Said | undefined => chat.findLast(({ by }) => by === 'master');

/** Whoever opens the page later has missed it. */
export function Word({ stage: { room, language }, class: name }: { stage: Stage<State>; class: string }) {
  const last = lastOf(room);
  const [heard, setHeard] = useState(last);
  useEffect(() => {
    if (last === heard) return;
    const timer = setTimeout(() => setHeard(last), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [last]);
  return last && last !== heard ? <Spoken text={last.text} language={language} class={name} /> : null;
}

function Spoken({ text, language, class: name }: { text: string; language: Stage<State>['language']; class: string }) {
  const words = useDrawerWords(language)?.chat;
  if (!words) return null;
  // Ready-made words travel as a sign.
  const ready = text.startsWith('/') ? words.phrases[text.slice(1) as keyof typeof words.phrases] : undefined;
  return (
    <div class={name}>
      <Toast icon="speech" title={ready ?? text} help={words.master} />
    </div>
  );
}
