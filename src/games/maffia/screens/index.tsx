/** Maffia on the three surfaces. */
import type { AnyGame } from '../../../kernel/game.ts';
import type { LoadedGame } from '../../../web/games.ts';
import { maffia } from '../index.ts';
import { Master } from './master/index.tsx';
import { Phone } from './phone/index.tsx';
import { Table } from './table/index.tsx';
import { loadWords } from './words.ts';

const loaded: LoadedGame = { game: maffia as unknown as AnyGame, screens: { Phone, Table, Master }, loadWords };
export default loaded;
