import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  choiceOption,
  flagOption,
  integerOption,
  isAllowed,
  type OptionSpec,
  parseOption,
  refuseOption,
  resolve,
  textOption,
} from './options.ts';
import { TEXT_OPTION_MAX } from './room/limits.ts';

interface Options {
  mode: 'fast' | 'slow';
  blind: boolean;
  rounds: number;
  spies: number | 'auto';
  pace: number;
}

const spec: OptionSpec<Options> = {
  pace: integerOption<never>(1, 100, ({ options }) => (options.mode === 'slow' ? 50 : 10)),
  mode: choiceOption(['fast', 'slow'], 'fast'),
  blind: flagOption(({ humans }) => humans === 1),
  rounds: integerOption<never>(1, 9, 3),
  spies: integerOption(1, (seats) => Math.floor(seats / 2), 'auto', ['auto']),
};
const table = { seats: 6, humans: 6 };

test('defaults may look at the table and at what is set', () => {
  assert.deepEqual(resolve(spec, {}, table), { mode: 'fast', blind: false, rounds: 3, spies: 'auto', pace: 10 });
  const set = { mode: 'slow', rounds: 9 } as const;
  assert.deepEqual(resolve(spec, set, { seats: 6, humans: 1 }), { ...set, blind: true, spies: 'auto', pace: 50 });
  assert.deepEqual(set, { mode: 'slow', rounds: 9 });
});

test('a value is allowed or it is not', () => {
  const good: [keyof Options, unknown][] = [
    ['mode', 'slow'],
    ['blind', false],
    ['rounds', 9],
    ['spies', 'auto'],
    ['spies', 3],
  ];
  for (const [name, value] of good) assert.equal(refuseOption(spec, name, value, 6), undefined, `${name} ${value}`);
  const bad: [string, unknown][] = [
    ['mode', 'slower'],
    ['mode', 0],
    ['blind', 1],
    ['blind', 'true'],
    ['rounds', 0],
    ['rounds', 10],
    ['rounds', 2.5],
    ['rounds', '3'],
    ['rounds', Number.NaN],
    ['rounds', 'auto'],
    ['spies', 4],
    ['spies', null],
  ];
  for (const [name, value] of bad) assert.equal(refuseOption(spec, name, value, 6), 'bad-option', `${name} ${value}`);
  for (const name of ['colour', '__proto__', 'constructor', 'toString']) {
    assert.equal(refuseOption(spec, name, 1, 6), 'unknown-option');
  }
});

test('a bound may move with the seats', () => {
  assert.equal(isAllowed(spec.spies, 3, 5), false);
  assert.equal(isAllowed(spec.spies, 3, 6), true);
});

test('what is typed becomes a value', () => {
  assert.equal(parseOption(spec.mode, 'slow'), 'slow');
  assert.equal(parseOption(spec.blind, 'true'), true);
  assert.equal(parseOption(spec.rounds, '7'), 7);
  assert.equal(parseOption(spec.rounds, '-7'), -7);
  assert.equal(parseOption(spec.spies, 'auto'), 'auto');
  for (const typed of ['', 'x', '1.5', '1e3', ' 1']) assert.equal(parseOption(spec.rounds, typed), undefined, typed);
  assert.equal(parseOption(spec.mode, 'slower'), undefined);
});

test('a text option takes what its game finds good, and its examples', () => {
  const pairs = textOption(['auto'], 'auto', 10, (text) => /^\d\+\d$/.test(text));
  for (const text of ['auto', '1+2']) assert.ok(isAllowed(pairs, text, 4), text);
  for (const value of ['', '1+', 3, null, ['1+2']]) assert.ok(!isAllowed(pairs, value, 4), String(value));
  let asked = 0;
  const any = textOption([], '', TEXT_OPTION_MAX, () => asked++ === 0);
  assert.ok(isAllowed(any, 'x'.repeat(TEXT_OPTION_MAX), 4));
  assert.ok(!isAllowed(any, 'x'.repeat(TEXT_OPTION_MAX + 1), 4));
  assert.equal(asked, 1, 'what is too long is not even read');
  assert.equal(parseOption(pairs, '3+4'), '3+4');
});
