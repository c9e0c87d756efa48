import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
export const Table = (_: Stage<State>) => <p>table</p>;
