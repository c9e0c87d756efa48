/**
 * npm run attack -- [slug ...] [--seconds 4] [--server <checkout>] [--protocol 4] [--sqlite 20] [--postgres 0] [--json]
 *
 * What is attacked, what is promised, and what was measured when, is in README.md.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { Attack } from './attack.ts';
import { attacks } from './attacks.ts';
import { beginEvening, type Evening, type Figures } from './evening.ts';
import { carryOut, type Field, type Outcome, openField } from './ground.ts';

const text = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ...{ seconds: { ...text, default: '4' }, server: text, protocol: { ...text, default: '4' } },
    ...{ sqlite: { ...text, default: '20' }, postgres: { ...text, default: '0' }, json: { type: 'boolean' } },
  },
});
const checkout = values.server ? resolve(values.server) : join(import.meta.dirname, '..');
const unknown = positionals.filter((slug) => !attacks.some((attack) => attack.slug === slug));
if (unknown.length > 0) {
  console.error(`No attack is called ${unknown.join(', ')}. There are: ${attacks.map(({ slug }) => slug).join(', ')}.`);
  process.exit(2);
}
const chosen = attacks.filter(({ slug }) => positionals.length === 0 || positionals.includes(slug));

/** Others' p99 may be twice what it was, or so much. */
const FINE_MS = 50;
const NORMAL_SECONDS = 2;
/** Where so many wait for a core that others' times say nothing of this server, they are told and not judged. */
const isBusy = (): boolean => loadavg()[0]! > 2 * availableParallelism();
/** Memory is back when it is no more above what it was than this, which V8 keeps, and within a minute. */
const MEMORY_MB = 128;
const BACK_SECONDS = 60;

interface Measured extends Outcome {
  readonly slug: string;
  readonly promise: string;
  readonly normal: Figures;
  readonly under: Figures;
  /** Milliseconds of the processor in a second, as always and under attack. */
  readonly spent: { readonly normal: number; readonly under: number };
  readonly memory: { readonly before: number; readonly most: number; readonly after: number; readonly seconds: number };
}

async function measured(attack: Attack, field: Field, evening: Evening): Promise<Measured> {
  await evening.figures();
  const always = watchFor(field);
  await sleep(NORMAL_SECONDS * 1000);
  const normal = await evening.figures();
  const spentAlways = always();
  const before = field.server.memory();
  let most = before;
  const watch = setInterval(() => {
    most = Math.max(most, field.server.memory());
  }, 50);
  const started = performance.now();
  const attacked = watchFor(field);
  const { figures, broken } = await carryOut(attack, field);
  await sleep(Math.max(0, NORMAL_SECONDS * 1000 - (performance.now() - started)));
  clearInterval(watch);
  const spent = { normal: spentAlways, under: attacked() };
  const under = await evening.figures();
  const since = performance.now();
  const isBack = () => field.server.memory() <= before + MEMORY_MB || performance.now() - since > BACK_SECONDS * 1000;
  while (!isBack()) await sleep(250);
  const after = field.server.memory();
  const memory = { before, most, after, seconds: (performance.now() - since) / 1000 };

  const most99 = Math.max(FINE_MS, 2 * normal.p99);
  const wrong = [...broken];
  if (under.p99 > most99 && !isBusy()) wrong.push(`others’ p99 is ${ms(under.p99)}`);
  if (under.answers < 10) wrong.push(`others had ${under.answers} answers`);
  if (under.refused.length > 0) wrong.push(`others were refused: ${under.refused.join(', ')}`);
  if (under.closes.length > normal.closes.length) wrong.push(`others were closed: ${under.closes.join(', ')}`);
  if (after > before + MEMORY_MB) wrong.push(`memory is not back after ${BACK_SECONDS} s`);
  const { slug, promise } = attack;
  return { slug, promise, figures, broken: attack.isApart ? broken : wrong, normal, under, spent, memory };
}

/** Gives the milliseconds of the processor in a second since then. */
function watchFor({ server }: Field): () => number {
  const [before, since] = [server.spentMs(), performance.now()];
  return () => (1000 * (server.spentMs() - before)) / (performance.now() - since);
}

const ms = (value: number): string => `${value.toFixed(value < 100 ? 1 : 0)} ms`;

function told({ slug, promise, figures, broken, normal, under, spent, memory }: Measured): string {
  const others = `others ${ms(normal.p50)} / ${ms(normal.p99)} -> ${ms(under.p50)} / ${ms(under.p99)} (${under.answers})`;
  const megabytes = [memory.before, memory.most, memory.after].map((value) => value.toFixed(0)).join(' / ');
  const kept = `processor ${spent.normal.toFixed(0)} -> ${spent.under.toFixed(0)} ms/s; ${megabytes} MB`;
  const verdict = broken.length === 0 ? 'KEPT  ' : 'BROKEN';
  const lines = [`${verdict} ${slug}: ${[others, kept, ...figures].join('; ')}`, `       ${promise}`];
  return [...lines, ...broken.map((one) => `       ! ${one.split('\n')[0]}`), ''].join('\n');
}

const build = join(checkout, 'scripts/build.ts');
if (existsSync(build)) {
  const { status } = spawnSync(process.execPath, [build, '--if-older'], { stdio: ['ignore', 2, 2], cwd: checkout });
  if (status !== 0)
    console.error('The pages could not be built; what is said of them is said of those that are there.');
}
const field = await openField({
  ...{ checkout, protocol: Number(values.protocol), seconds: Number(values.seconds), isShort: false },
  kills: { sqlite: Number(values.sqlite), postgres: Number(values.postgres) },
});
const all: Measured[] = [];
let evening: Evening | undefined;
try {
  evening = await beginEvening(field.server.port, field.protocol);
  await sleep(3000); // whatever is compiled at first use
  for (const attack of chosen) {
    const one = await measured(attack, field, evening);
    all.push(one);
    if (!values.json) console.log(told(one));
    if (!field.server.isAlive) break;
  }
} finally {
  await evening?.close();
  await field.close();
}
if (values.json) console.log(JSON.stringify(all));
const broken = all.filter(({ broken: list }) => list.length > 0);
if (!values.json && isBusy())
  console.log(`The machine is busy (load ${loadavg()[0]!.toFixed(1)}): times were not judged.`);
if (!values.json) console.log(`${all.length - broken.length} of ${chosen.length} promises kept.`);
// An attack that came to no end goes on otherwise.
process.exit(all.length === chosen.length && broken.length === 0 ? 0 : 1);
