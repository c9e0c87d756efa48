/**
 * What a measured server tells the process that loads it: its port, and what it has used so far. It ends when it is
 * told to, and with the process that started it.
 */
export interface Usage {
  readonly rssBytes: number;
  /** In use by objects and buffers; threads besides the main one have heaps of their own, which only `rssBytes` sees. */
  readonly heapBytes: number;
  /** Of all threads, since the process began. */
  readonly cpuSeconds: number;
}

export type Question = { readonly ask: 'usage'; readonly collect: boolean } | { readonly ask: 'seats' | 'end' };

export function report(
  port: number,
  more: { readonly seats?: () => Promise<unknown>; readonly end?: () => void } = {},
) {
  const end = () => {
    more.end?.();
    process.exit(0);
  };
  process.on('message', async (question: Question) => {
    if (question.ask === 'end') end();
    if (question.ask === 'usage' && question.collect) globalThis.gc?.();
    process.send!(question.ask === 'seats' ? await more.seats?.() : usage());
  });
  process.on('disconnect', end);
  process.send!(port);
}

function usage(): Usage {
  const { rss, heapUsed, external } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  return { rssBytes: rss, heapBytes: heapUsed + external, cpuSeconds: (user + system) / 1e6 };
}
