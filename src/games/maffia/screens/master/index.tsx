/** The master's console; a phone does not carry it along. */
import { useEffect, useState } from 'preact/hooks';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import { loadWords } from '../words.ts';

const fetchConsole = () => Promise.all([import('./console.tsx'), import('./words.ts')]);

export function Master(stage: Stage<State>) {
  const [chunks, setChunks] = useState<Awaited<ReturnType<typeof fetchConsole>>>();
  const { language, room } = stage;
  // What is read aloud is in the table's language, the rest in the master's own.
  useEffect(() => {
    void (async () => {
      const fetched = await fetchConsole();
      const languages = [...new Set([language, room.language])];
      await Promise.all(languages.flatMap((one) => [loadWords(one), fetched[1].consoleWords.load(one)]));
      setChunks(fetched);
    })();
  }, [language, room.language]);
  const [drawn] = chunks ?? [];
  return drawn ? <drawn.Console {...stage} /> : null;
}
