/** A server in a process of its own, for tests that kill it. It goes when whoever started it is gone. See processes.ts. */
import { enableCompileCache, flushCompileCache } from 'node:module';
import type { ServerReport } from './processes.ts';

enableCompileCache(); // it is started often
const { serve } = await import('../serve.ts');
const { readSettings } = await import('../settings.ts');
const { closeBySignal } = await import('../closing.ts');

const report = (message: ServerReport) => process.connected && process.send!(message);
process.once('disconnect', () => process.exit());

const settings = readSettings(JSON.parse(process.argv[2]!));
if (typeof settings === 'string') throw new Error(settings);
try {
  const serving = await serve(settings);
  process.once('message', async () => {
    await serving.close();
    process.exit();
  });
  const askToDrain = closeBySignal(process, {
    close: () => serving.close(),
    drain: () => serving.drain(),
    say: () => {},
    exit: (code) => process.exit(code),
  });
  process.once('exit', serving.heedDrainWish(askToDrain));
  report({ port: serving.port });
  flushCompileCache(); // whoever is killed writes nothing at its end
} catch (error) {
  report({ failed: String((error as NodeJS.ErrnoException).code ?? error) });
}
