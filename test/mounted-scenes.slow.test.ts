/** Further into evenings of all three ways, and games that come to what seeds seldom do (mounted/promises.ts). */
import * as games from '../src/games/index.ts';
import './mounted/scripts.ts';
import { goesOnTold } from './mounted/promises.ts';

for (const id of Object.values(games).map((game) => game.id)) goesOnTold(id, 'long');
