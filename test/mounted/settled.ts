import { draw } from './dom.ts';
import { files } from './scripts.ts';

/** Drawn, with what was fetched for it. */
export async function settled(): Promise<void> {
  for (let [turns, read] = [0, files.read]; turns < 3; turns++) {
    draw();
    await new Promise((resolve) => setImmediate(resolve));
    if (files.read === read) continue;
    read = files.read;
    turns = -20;
  }
  draw();
}
