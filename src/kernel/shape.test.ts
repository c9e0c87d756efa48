import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lots } from './random.ts';
import { choice, commands, flag, integer, listOf, literal, nullable, type Shaped, seat, text } from './shape.ts';

const command = commands({
  pass: {},
  nominate: { target: seat },
  point: { target: nullable(seat) },
  rank: { seats: listOf(seat, 3) },
  say: { text: text(5), aloud: flag },
  claim: { what: choice('kind', { role: { role: literal('doctor', 'sheriff') }, trust: { target: seat } }) },
});
type Command = Shaped<typeof command>;

test('what has the shape passes', () => {
  const good: Command[] = [
    { type: 'pass' },
    { type: 'nominate', target: 23 },
    { type: 'point', target: null },
    { type: 'rank', seats: [] },
    { type: 'rank', seats: [3, 3, 0] },
    { type: 'say', text: '', aloud: false },
    { type: 'claim', what: { kind: 'role', role: 'sheriff' } },
    { type: 'claim', what: { kind: 'trust', target: 0 } },
  ];
  for (const one of good) assert.ok(command(one), JSON.stringify(one));
});

test('what has not is refused, and nothing throws', () => {
  const bad: unknown[] = [
    undefined,
    null,
    'pass',
    [],
    {},
    { type: 'no' },
    { type: '__proto__' },
    { type: 'toString' },
    { type: 'pass', extra: 1 },
    { type: 'pass', extra: undefined },
    Object.create({ type: 'pass' }),
    JSON.parse('{"type":"pass","__proto__":{}}'),
    { type: 'nominate' },
    Object.assign(Object.create({ target: 1 }), { type: 'nominate' }),
    { type: 'nominate', target: 24 },
    { type: 'nominate', target: -1 },
    { type: 'nominate', target: -0 },
    { type: 'nominate', target: 1.5 },
    { type: 'nominate', target: '1' },
    { type: 'nominate', target: Number.NaN },
    { type: 'nominate', target: null },
    { type: 'point', target: undefined },
    { type: 'rank', seats: [0, 1, 2, 3] },
    { type: 'rank', seats: [0, '1'] },
    { type: 'rank', seats: Array(2) },
    { type: 'rank', seats: { length: 0 } },
    { type: 'say', text: 'longer', aloud: true },
    { type: 'say', text: 'yes', aloud: 1 },
    { type: 'claim', what: { kind: 'role', role: 'mayor' } },
    { type: 'claim', what: { kind: 'role', role: 'doctor', target: 1 } },
    { type: 'claim', what: null },
  ];
  for (const one of bad) assert.equal(command(one), false, String(JSON.stringify(one)));
});

test('every variant gives examples of its own shape', () => {
  const lot = lots('examples');
  const types = new Set<string>();
  for (let i = 0; i < 200; i++) {
    const one = command.example!(lot);
    assert.ok(command(one), JSON.stringify(one));
    types.add(one.type);
  }
  assert.equal(types.size, 6);
});

test('numbers are told apart that JSON would mix up', () => {
  assert.equal(integer(-1, 1)(-0), false);
  assert.equal(literal(0, 1)(-0), false);
  assert.equal(integer(0, 2 ** 53)(2 ** 53 - 1), true);
});

// The compiler reads the same shapes.
test('types follow from shapes', () => {
  const good: Command = { type: 'point', target: null };
  // @ts-expect-error there is no such command
  const unknown: Command = { type: 'points', target: null };
  // @ts-expect-error a nomination needs somebody
  const nobody: Command = { type: 'nominate', target: null };
  assert.ok(good && unknown && nobody);
});
