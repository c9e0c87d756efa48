/** Forræder on the three surfaces. A phone never fetches the screens of the table and of the master. */
import type { AnyGame } from '../../../kernel/game.ts';
import { useFetched } from '../../../web/chunk.ts';
import type { LoadedGame } from '../../../web/games.ts';
import type { Stage } from '../../../web/stage.ts';
import { botNames } from '../content.ts';
import { page } from '../page.ts';
import type { State } from '../state.ts';
import { Card } from './phone/card.tsx';
import { Phone } from './phone/index.tsx';
import { loadWords } from './words.ts';

function Table(stage: Stage<State>) {
  const chunk = useFetched(() => import('./table/index.tsx'));
  return chunk ? <chunk.Table {...stage} /> : null;
}

function Master(stage: Stage<State>) {
  const chunk = useFetched(() => import('./master/index.tsx'));
  return chunk ? <chunk.Master {...stage} /> : null;
}

const whole = async () => (await import('../index.ts')).forraeder as unknown as AnyGame;
/** A room asks which bots there are; what they think is not needed here. */
const bots = Object.fromEntries(botNames.map((name) => [name, null]));
const game = { ...page, bots, whole } as unknown as AnyGame;
const loaded: LoadedGame = { game, screens: { Phone, Table, Master, Card }, loadWords };
export default loaded;
