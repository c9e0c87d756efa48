/** The other end of apart.ts. */
import { parentPort, workerData } from 'node:worker_threads';

const { module, name, args } = workerData as { module: string; name: string; args: readonly unknown[] };
const found = (await import(module)) as { [name: string]: (...args: readonly unknown[]) => unknown };
parentPort!.postMessage(await found[name]!(...args));
