/** Ordet fanger on the three surfaces. A phone never fetches the screens of the table and of the master. */
import type { AnyGame } from '../../../kernel/game.ts';
import { useFetched } from '../../../web/chunk.ts';
import type { LoadedGame } from '../../../web/games.ts';
import type { Stage } from '../../../web/stage.ts';
import { botNames } from '../bots/names.ts';
import { gameWith } from '../page.ts';
import type { State } from '../state.ts';
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

/** Bots think at the server; a page knows their names. */
const nobody = (): never => {
  throw new Error('no bot thinks in a page');
};
const rules = gameWith(Object.fromEntries(botNames.map((name) => [name, nobody]))) as unknown as AnyGame;
/** Whoever checks what was decided needs the lists of all languages. */
const whole = async (): Promise<AnyGame> => {
  await import('../texts/all.ts');
  return rules;
};

const loaded: LoadedGame = { game: { ...rules, whole }, screens: { Phone, Table, Master }, loadWords };
export default loaded;
