/** The thread in which bots think. See brain.ts. */
import { parentPort } from 'node:worker_threads';
import * as games from '../games/index.ts';
import { type Answer, type Thought, think } from './brain.ts';
import type { Mind } from './mind.ts';

const minds = new Map<string, Mind>();

parentPort!.on('message', (thought: Thought) => {
  const n = 'n' in thought ? thought.n : 0; // nobody waits for the answer to 0
  let answer: Answer;
  try {
    answer = { n, deed: think(games, minds, thought) };
  } catch (error) {
    answer = { n, failed: String(error) };
  }
  parentPort!.postMessage(answer);
});
