/** A progress bar on standard error, if that is a terminal. Standard output belongs to the result. */

const WIDTH = 30;
const EVERY_MS = 100;

export interface Progress {
  show(done: number): void;
  clear(): void;
}

export function progressBar(total: number, what: string, out: NodeJS.WriteStream = process.stderr): Progress {
  if (!out.isTTY) return { show() {}, clear() {} };
  const started = performance.now();
  let shown = Number.NEGATIVE_INFINITY;
  return {
    show(done) {
      const now = performance.now();
      if (now - shown < EVERY_MS) return;
      shown = now;
      out.write(`\r${lineOf(done, total, (now - started) / 1000, what)}\x1b[K`);
    },
    clear() {
      out.write('\r\x1b[K');
    },
  };
}

export function lineOf(done: number, total: number, seconds: number, what: string): string {
  const rate = seconds > 0 ? done / seconds : 0;
  const pace = `${done.toLocaleString('en')}${Number.isFinite(total) ? ` of ${total.toLocaleString('en')}` : ''} ${what}, ${
    rate >= 100 ? Math.round(rate).toLocaleString('en') : rate.toFixed(1)
  }/s`;
  if (!Number.isFinite(total)) return `${pace}, Ctrl-C ends`;
  const filled = Math.round((done / total) * WIDTH);
  const left = rate > 0 ? `, ${clock((total - done) / rate)} left` : '';
  return `${'█'.repeat(filled)}${'░'.repeat(WIDTH - filled)} ${pace}${left}`;
}

const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
