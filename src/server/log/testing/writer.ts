/**
 * A process that writes to rooms of a store as fast as it can, in competition with others, and says on standard output
 * what it was told is durable. It runs until it is killed, or until whoever started it is gone.
 */
import { writeSync } from 'node:fs';
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
  for (let n = 0; ; n++) {
    const { length } = await log.read(room, 0);
    const texts = Array.from({ length: 1 + (n % 3) }, (_, i) => JSON.stringify({ room, writer, n, i }));
    if (!(await log.append(room, length, texts))) continue;
    const lines = texts.map((text, i) => JSON.stringify({ room, position: length + i, text } satisfies Acknowledged));
    writeSync(1, `${lines.join('\n')}\n`);
  }
}

await Promise.all(Array.from({ length: rooms }, (_, i) => write(`room-${i}`)));
