/** Forræder at the master's console. */
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import { wordsOf } from '../words.ts';

export function Master(stage: Stage<State>) {
  return <h1>{wordsOf(stage).phases[stage.view.phase]}</h1>;
}
