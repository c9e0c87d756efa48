/** The master's console; a phone does not carry it along. */
import { useEffect } from 'preact/hooks';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import { loadWall, wallIn } from '../wall.ts';
import { Console } from './console.tsx';

export function Master(stage: Stage<State>) {
  const { language, room } = stage;
  // What is read aloud is in the table's language, the rest in the master's own.
  useEffect(() => void Promise.all([loadWall(language), loadWall(room.language)]), [language, room.language]);
  const [t, aloud] = [wallIn(language), wallIn(room.language)];
  return t && aloud ? <Console stage={stage} t={t} aloud={aloud} /> : null;
}
