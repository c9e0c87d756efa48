/** The thread that owns the file of the embedded log: does one call after another and answers each. */
import { parentPort, workerData } from 'node:worker_threads';
import { RoomLogError } from './room-log.ts';
import type { Answer, Call, Found } from './sqlite.ts';
import { SqliteFile } from './sqlite-file.ts';

const port = parentPort!;

function answer(work: () => unknown): boolean {
  let says: Answer;
  try {
    says = { value: work() };
  } catch (error) {
    if (!(error instanceof RoomLogError)) throw error;
    says = { trouble: error.code, message: error.message };
  }
  port.postMessage(says);
  return 'value' in says;
}

let file: SqliteFile;
const isOpen = answer(() => {
  file = new SqliteFile(workerData.folder, workerData, (found) => port.postMessage({ found } satisfies Found));
  return file.lastBeatAt();
});

if (isOpen) {
  port.on('message', ({ name, args }: Call) => {
    answer(() => (file[name] as (...args: readonly unknown[]) => unknown)(...args));
    if (name === 'commit') file.tidy();
    if (name === 'close') port.close();
  });
}
