/** The master's console; a phone does not carry it along. What is read aloud is in the table's language. */
import type { Language } from '../../../../kernel/game.ts';
import { useFetched } from '../../../../web/chunk.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import { useTableWords } from '../table/words.ts';
import { loadWords } from '../words.ts';
import type { DeskTexts } from './words/en.ts';

const loaders: { readonly [language in Language]: () => Promise<{ desk: DeskTexts }> } = {
  en: () => import('./words/en.ts'),
  da: () => import('./words/da.ts'),
  sv: () => import('./words/sv.ts'),
  nb: () => import('./words/nb.ts'),
};

export function Master(stage: Stage<State>) {
  const { language, room } = stage;
  const chunk = useFetched(() => import('./console.tsx'));
  const words = useFetched(() => loaders[language](), language);
  const aloud = useTableWords(room.language);
  const isHeard = useFetched(async () => {
    await loadWords(room.language);
    return true;
  }, room.language);
  if (!chunk || !words || !aloud || !isHeard) return null;
  return <chunk.Console stage={stage} c={words.desk} w={aloud} />;
}
