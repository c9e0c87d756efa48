import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';

export function Phone({ view }: Stage<State>) {
  return <p>{view.phase}</p>;
}
