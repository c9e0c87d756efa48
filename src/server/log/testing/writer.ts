/**
 * A process that writes to rooms of a store as fast as it can, in competition with others, and says on standard output
 * what it was told is durable. It runs until it is killed, or until whoever started it is gone.
 */
import { openPostgres } from '../postgres.ts';
import { openSqlite } from '../sqlite.ts';
import type { Acknowledged, Orders } from './writers.ts';

const { opening, writer, rooms }: Orders = JSON.parse(process.argv[2]!);
process.once('disconnect', () => process.exit());

const log =
  opening.store === 'sqlite'
    ? await openSqlite(opening.folder)
    : await openPostgres(opening.url, { schema: opening.schema });

async function write(room: string): Promise<void> {
  let { length } = await log.read(room, 0);
  for (let n = 0; ; n++) {
    const texts = Array.from({ length: 1 + (n % 3) }, (_, i) => JSON.stringify({ room, writer, n, i }));
    if (!(await log.append(room, length, texts))) {
      length += (await log.read(room, length)).length;
      continue;
    }
    const lines = texts.map((text, i) => JSON.stringify({ room, position: length + i, text } satisfies Acknowledged));
    await new Promise((resolve) => process.stdout.write(`${lines.join('\n')}\n`, resolve));
    length += texts.length;
  }
}

await Promise.all(Array.from({ length: rooms }, (_, i) => write(`room-${i}`)));
