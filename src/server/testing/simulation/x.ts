import * as catalogue from '../../../games/index.ts';
import { liar } from '../../../kernel/testing/liar/index.ts';
import { simulate } from './simulation.ts';
const games = { ...catalogue, liar } as any;
const [from, to, traced] = process.argv.slice(2).map(Number);
const t = performance.now(); let steps = 0; const sum: any = {}; const bad: any = {};
for (let n = from!; n < to!; n++) {
  const o = await simulate(games, n, { isRough: true, seed: 'soak 1', isTraced: !!traced });
  steps += o.steps;
  for (const [k, v] of Object.entries(o.faults)) sum[k] = (sum[k] ?? 0) + v;
  if (o.failures.length) { const k = o.failures[0]!.replace(/[0-9a-f]{4,}|\d+/g, '#').slice(0, 160); (bad[k] ??= []).push(n); if (traced) console.log(o.trace.join('\n'), o.failures); else if (bad[k].length === 1) console.log(n, o.failedAt, o.failures[0]!.slice(0, 400)); }
}
console.log(steps, (performance.now() - t) | 0, sum, bad);
