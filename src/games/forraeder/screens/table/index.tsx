/** Forræder on the table screen. */
import { TableFrame } from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { State } from '../../state.ts';
import { wordsOf } from '../words.ts';

export function Table(stage: Stage<State>) {
  const t = wordsOf(stage);
  return (
    <TableFrame game="forraeder">
      <h1>{t.phases[stage.view.phase]}</h1>
      <p>{stage.told().at(-1)}</p>
    </TableFrame>
  );
}
