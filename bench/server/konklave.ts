/**
 * Our server as it is, with Stash in its catalogue: rooms are made over HTTP, every command is on the disk before
 * anybody is told. Two limits are lifted, which the load would otherwise run into and which it is not about: how many
 * rooms one address makes in an hour (by addresses that a proxy would tell), and how many messages a line may send.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as games from '../../src/games/index.ts';
import { LIMITS } from '../../src/server/limits.ts';
import { serve } from '../../src/server/serve.ts';
import { readSettings } from '../../src/server/settings.ts';
import { stashOf } from '../stash.ts';
import { report } from './report.ts';

const folder = mkdtempSync(join(tmpdir(), 'konklave-bench-'));
const settings = readSettings({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  LOG_LEVEL: 'error',
  TRUST_PROXY: 'yes',
});
if (typeof settings === 'string') throw new Error(settings);
Object.assign(LIMITS, { messagesBurst: 1e6, messagesPerSecond: 1e6 });

const { port } = await serve(settings, { ...games, stash: stashOf(Number.POSITIVE_INFINITY) });
report(port, { end: () => rmSync(folder, { recursive: true, force: true }) });
