import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
export const Master = (_: Stage<State>) => <p>master</p>;
