import { test } from 'node:test';
import { assertAllBack, FAULTS } from './testing/restart.ts';

test('a server that restarts with 5,000 phones is not knocked over, and has all of them back within ten seconds', () => {
  for (const fault of FAULTS) assertAllBack({ ...fault, phones: 5_000 });
});
