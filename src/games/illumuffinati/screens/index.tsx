/** Illumuffinati on the three surfaces. A phone never fetches the screens of the table and of the master. */
import type { AnyGame } from '../../../kernel/game.ts';
import { useFetched } from '../../../web/chunk.ts';
import type { LoadedGame } from '../../../web/games.ts';
import type { Stage } from '../../../web/stage.ts';
import { illumuffinati } from '../index.ts';
import type { State } from '../state.ts';
import { Pause, Phone } from './phone/index.tsx';
import { loadWords } from './words.ts';

function Table(stage: Stage<State>) {
  const chunk = useFetched(() => import('./table/index.tsx'));
  return chunk ? <chunk.Table {...stage} /> : null;
}

function Master(stage: Stage<State>) {
  const chunk = useFetched(() => import('./master/index.tsx'));
  return chunk ? <chunk.Master {...stage} /> : null;
}

const loaded: LoadedGame = {
  game: illumuffinati as unknown as AnyGame,
  screens: { Phone, Table, Master, Pause },
  loadWords,
};
export default loaded;
