/** The master's console. */
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';

export function Master(_: Stage<State>) {
  return null;
}
