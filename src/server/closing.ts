/**
 * The orderly end: at once by Ctrl-C, by whoever looks after processes, or when the terminal is gone; or once the games
 * that run are over.
 */
import type { EventEmitter } from 'node:events';
import type { Drained } from './drain.ts';

const STOPS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
/** Windows has none: `konklave drain` asks by a file (drain-wish.ts). */
const DRAINS = 'SIGUSR2';

interface Ending {
  readonly close: () => Promise<void>;
  /** Resolves when the server may stop. */
  readonly drain: () => Promise<Drained>;
  readonly say: (line: string) => void;
  readonly exit: (code: number) => void;
}

const SAYS: { readonly [how in Drained]: string } = {
  over: 'No game runs any more.',
  'too-long': 'Games still run, and were waited for long enough; they go on when the server is back.',
};

/** Gives the way to ask for a drain without a signal. */
export function closeBySignal(signals: EventEmitter, { close, drain, say, exit }: Ending): () => void {
  let isDraining = false;
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return exit(1); // asked twice
    isStopping = true;
    say('Closing: people are told to come back.');
    await close();
    say('Everything is stored.');
    exit(0);
  };
  const stopWhenOver = async () => {
    if (isDraining) return stop(); // asked twice: not everybody can wait
    if (isStopping) return;
    isDraining = true;
    say('Draining: no new game begins, and the server stops when those that run are over. Ask again to stop at once.');
    const how = await drain();
    if (isStopping) return;
    say(SAYS[how]);
    await stop();
  };
  for (const signal of STOPS) signals.on(signal, () => void stop());
  signals.on(DRAINS, () => void stopWhenOver());
  return () => void stopWhenOver();
}
