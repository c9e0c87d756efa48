/** The orderly end: by Ctrl-C, by whoever looks after processes, or when the terminal is gone. */
import type { EventEmitter } from 'node:events';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

interface Ending {
  readonly close: () => Promise<void>;
  readonly say: (line: string) => void;
  readonly exit: (code: number) => void;
}

export function closeBySignal(signals: EventEmitter, { close, say, exit }: Ending): void {
  let isStopping = false;
  const stop = async () => {
    if (isStopping) return exit(1); // asked twice
    isStopping = true;
    say('Closing: people are told to come back.');
    await close();
    say('Everything is stored.');
    exit(0);
  };
  for (const signal of SIGNALS) signals.on(signal, () => void stop());
}
