/** The thread in which bots think. See brain.ts. */
import { parentPort } from 'node:worker_threads';
import * as games from '../games/index.ts';
import { type Thought, think } from './brain.ts';
import type { Mind } from './mind.ts';

const minds = new Map<string, Mind>();

parentPort!.on('message', (thought: Thought) => {
  const deed = think(games, minds, thought);
  if ('n' in thought) parentPort!.postMessage({ n: thought.n, deed });
});
