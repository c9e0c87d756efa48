/**
 * Plays evenings one after the other, in one process and one browser: e2e.ts names a file, and is told how it went.
 * When nobody is there any more to name one, the browser is closed.
 */
import { pathToFileURL } from 'node:url';
import { inspect } from 'node:util';
import { closeBrowser, playBy } from '../e2e/support/evening.ts';

export interface Outcome {
  readonly isGood: boolean;
  /** In the words of node:test. */
  readonly output: string;
}

async function playFile(file: string): Promise<Outcome> {
  const evenings: { readonly title: string; readonly play: () => Promise<void> }[] = [];
  playBy((title, play) => evenings.push({ title, play }));
  await import(pathToFileURL(file).href);
  const lines: string[] = [];
  let failed = 0;
  for (const { title, play } of evenings) {
    const from = performance.now();
    const error = await play().then(
      () => undefined,
      (reason: unknown) => ({ reason }),
    );
    lines.push(`${error ? '✖' : '✔'} ${title} (${(performance.now() - from).toFixed(0)}ms)`);
    if (!error) continue;
    failed++;
    lines.push(inspect(error.reason).replace(/^/gm, '  '));
  }
  lines.push(`ℹ pass ${evenings.length - failed}`, `ℹ fail ${failed}`, '');
  return { isGood: failed === 0, output: lines.join('\n') };
}

process.on('message', async (file: string) => process.send!(await playFile(file)));
// Without its browsers an evening fails at once, and takes its house along.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void closeBrowser());
process.once('disconnect', async () => {
  await closeBrowser();
  process.exit();
});
