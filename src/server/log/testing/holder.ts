/** A process that serves a folder until it is killed. */
import { openSqlite } from '../sqlite.ts';

process.once('disconnect', () => process.exit());
await openSqlite(process.argv[2]!, { isServing: true });
process.send!('holds');
