/**
 * What `npm run attack` does for minutes, for moments: each attack is refused or closed as it is promised, and nobody of
 * those who behave is refused or closed meanwhile. How soon they are answered is for the long form alone.
 */
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import type { Attack } from '../attack/attack.ts';
import { attacks } from '../attack/attacks.ts';
import { beginEvening, type Evening } from '../attack/evening.ts';
import { carryOut, type Field, type Outcome, openField } from '../attack/ground.ts';

const PROTOCOL = 4;
let field: Field;
let evening: Evening;
let served = 0;
/** Those that wait for the server's patience to end go on beside the others. */
const patient = new Map<Attack, Promise<Outcome>>();

before(async () => {
  const checkout = join(import.meta.dirname, '..');
  field = await openField({
    checkout,
    protocol: PROTOCOL,
    seconds: 0.5,
    isShort: true,
    kills: { sqlite: 0, postgres: 0 },
  });
  evening = await beginEvening(field.server.port, PROTOCOL);
  for (const attack of attacks) if (attack.isPatient) patient.set(attack, carryOut(attack, field));
});

after(async () => {
  await evening?.close();
  await field?.close();
});

for (const attack of attacks.toSorted((a, b) => Number(a.isPatient ?? false) - Number(b.isPatient ?? false))) {
  test(`${attack.slug}: ${attack.promise}`, { timeout: 120_000 }, async (t) => {
    const { figures, broken } = await (patient.get(attack) ?? carryOut(attack, field));
    for (const figure of figures) t.diagnostic(figure);
    assert.deepEqual(broken, []);
    const { answers, refused, closes } = await evening.figures();
    assert.deepEqual({ refused, closes }, { refused: [], closes: [] }, 'those who behave');
    served += answers;
  });
}

test('those who behave were served all the while', () => assert.ok(served > 100, `${served} answers`));

test('not a line was logged, at any level: neither what they tried, nor whose names and rooms', () => {
  assert.equal(field.server.output(), '');
});
