import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
export function Table(_: Stage<State>) {
  return null;
}
