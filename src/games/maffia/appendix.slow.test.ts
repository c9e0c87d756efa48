/**
 * Appendix A of RULES.md: the exact chances under random play, computed anew, and the real rules held against them.
 *
 * The tables are read from the document itself. `npm run lab -- maffia --bots uniform` plays as many games as wanted;
 * here it is some hundreds for a few cells, always the same ones.
 */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { uniform } from './bots/uniform.ts';
import { mafiaCountFor } from './content.ts';
import { maffia, type Options } from './index.ts';

const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');

/** The rows below a heading, cell by cell, with the bold marks taken off. */
function tableAfter(heading: string): string[][] {
  const from = rules.indexOf(heading);
  assert.ok(from >= 0, `RULES.md has no ${heading}`);
  const lines = rules.slice(from).split('\n');
  const start = lines.findIndex((line) => line.startsWith('|---'));
  const rows = lines.slice(start + 1);
  const length = rows.findIndex((line) => !line.startsWith('|'));
  return rows.slice(0, length).map((line) =>
    line
      .replaceAll('*', '')
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

interface Fraction {
  readonly over: bigint;
  readonly under: bigint;
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b));
function fraction(over: bigint | number, under: bigint | number = 1): Fraction {
  const [a, b] = [BigInt(over), BigInt(under)];
  const shared = gcd(a, b) || 1n;
  return { over: a / shared, under: b / shared };
}
const plus = (x: Fraction, y: Fraction): Fraction => fraction(x.over * y.under + y.over * x.under, x.under * y.under);
const times = (x: Fraction, y: Fraction): Fraction => fraction(x.over * y.over, x.under * y.under);
const written = (x: Fraction): string => `${x.over}/${x.under}`;
const decimal = (x: Fraction, digits: number): string => (Number(x.over) / Number(x.under)).toFixed(digits);

/** A.6: the village's chance, and the expected hangings, with m mafia and v villagers at the start of a day. */
function modelA(orgRule: 0 | 1) {
  const chances = new Map<string, Fraction>();
  const lengths = new Map<string, Fraction>();
  const end = (m: number, v: number) => (m <= orgRule ? fraction(1) : m >= v ? fraction(0) : undefined);
  const remembered = (memory: Map<string, Fraction>, m: number, v: number, make: () => Fraction): Fraction => {
    const key = `${m} ${v}`;
    const value = memory.get(key) ?? make();
    memory.set(key, value);
    return value;
  };
  const byDay = (m: number, v: number): Fraction =>
    end(m, v) ??
    remembered(chances, m, v, () =>
      plus(times(fraction(m, m + v), byNight(m - 1, v)), times(fraction(v, m + v), byNight(m, v - 1))),
    );
  const byNight = (m: number, v: number): Fraction => end(m, v) ?? byDay(m, v - 1);
  const hangings = (m: number, v: number): Fraction =>
    end(m, v)
      ? fraction(0)
      : remembered(lengths, m, v, () => {
          const after = (m2: number, v2: number) => (end(m2, v2) ? fraction(0) : hangings(m2, v2 - 1));
          const [hit, missed] = [
            times(fraction(m, m + v), after(m - 1, v)),
            times(fraction(v, m + v), after(m, v - 1)),
          ];
          return plus(fraction(1), plus(hit, missed));
        });
  return { village: byDay, hangings };
}

test('[MF-S40] the recursion of A.6 gives every fraction, decimal and length of A.2', () => {
  const table = tableAfter('### A.2 ');
  assert.equal(table.length, 16);
  for (const [players, mafia, , off, offDecimal, on, onDecimal, offLength, onLength] of table) {
    const n = Number(players);
    const m = mafiaCountFor(n);
    assert.equal(m, Number(mafia));
    for (const [rule, exact, rounded, length] of [
      [0, off, offDecimal, offLength],
      [1, on, onDecimal, onLength],
    ] as const) {
      const { village, hangings } = modelA(rule);
      assert.equal(written(village(m, n - m)), exact, `${n} players, L = ${rule}`);
      assert.equal(decimal(village(m, n - m), 9), rounded);
      assert.equal(decimal(hangings(m, n - m), 6), length);
    }
  }
});

test('[MF-S40] the small states of A.3, and that odd beats even', () => {
  for (const [rule, heading] of [
    [0, 'W(m, v) with L = 0'],
    [1, 'W(m, v) with L = 1'],
  ] as const) {
    const { village } = modelA(rule);
    const table = tableAfter(heading);
    assert.equal(table.length, 5 - rule);
    for (const [mafia, ...cells] of table) {
      const m = Number(mafia);
      cells.forEach((cell, i) => {
        assert.equal(written(village(m, m + 1 + i)), cell, `W(${m}, ${m + 1 + i}), L = ${rule}`);
      });
    }
    for (let m = rule + 1; m <= 5; m++) {
      for (let v = m + 2; v < 40; v++) {
        const [hanging, skipping] = [village(m, v), village(m, v - 1)];
        const gain = skipping.over * hanging.under - hanging.over * skipping.under;
        assert.equal(gain > 0n, (m + v) % 2 === 0, `m = ${m}, v = ${v}, L = ${rule}`);
      }
    }
  }
});

test('[MF-S40] one mafia member against an odd number: (n-1)!!/n!! for the mafia', () => {
  const { village } = modelA(0);
  for (const [n, over, under] of [
    [3, 2, 3],
    [5, 8, 15],
    [7, 16, 35],
    [9, 128, 315],
  ] as const) {
    assert.equal(written(village(1, n - 1)), written(fraction(under - over, under)));
  }
});

const GAMES = 250;

interface Cell {
  readonly players: number;
  readonly rule: 'off' | 'on';
  readonly chance: number;
  readonly hangings?: number;
}

/** Plays one cell with seeds 1, 2, 3 ... and holds it to 4 standard errors. */
function check(options: Partial<Options>, { players, rule, chance, hangings }: Cell): void {
  let village = 0;
  const hanged: number[] = [];
  for (let seed = 1; seed <= GAMES; seed++) {
    const { result, refusals, table } = playGame(maffia, {
      seats: seating(0, players),
      seed,
      bots: [uniform],
      options: { infoRole: 'none', organisationRule: rule, ...options },
    });
    assert.equal(refusals, 0);
    if (result?.outcome === 'village') village++;
    else assert.equal(result?.reason, 'parity');
    hanged.push(table.truth.out.filter((out) => out?.how === 'hanged').length);
  }
  const where = `${players} players, organisation rule ${rule}`;
  const error = Math.sqrt((chance * (1 - chance)) / GAMES);
  assert.ok(Math.abs(village / GAMES - chance) <= 4 * error, `${where}: ${village / GAMES} instead of ${chance}`);
  if (hangings === undefined) return;
  const mean = hanged.reduce((sum, one) => sum + one, 0) / GAMES;
  const spread = Math.sqrt(hanged.reduce((sum, one) => sum + (one - mean) ** 2, 0) / (GAMES - 1));
  const off = Math.abs(mean - hangings);
  assert.ok(off <= (4 * spread) / Math.sqrt(GAMES), `${where}: ${mean} hangings instead of ${hangings}`);
}

const rowOf = (heading: string, players: number): string[] => tableAfter(heading).find(([n]) => Number(n) === players)!;

test('[MF-S40] Model A: the rules give the chances of A.2', () => {
  for (const players of [7, 13]) {
    const [, , , , off, , on, offLength, onLength] = rowOf('### A.2 ', players).map(Number);
    check({ doctor: false, avenger: 'off' }, { players, rule: 'off', chance: off!, hangings: offLength! });
    check({ doctor: false, avenger: 'off' }, { players, rule: 'on', chance: on!, hangings: onLength! });
  }
});

test('[MF-S40] Model B: with a doctor the rules give the chances of A.4', () => {
  check({ doctor: true, avenger: 'off' }, { players: 8, rule: 'off', chance: Number(rowOf('### A.4 ', 8)[2]) });
  check({ doctor: true, avenger: 'off' }, { players: 12, rule: 'on', chance: Number(rowOf('### A.4 ', 12)[3]) });
});

test('[MF-S40] Model C: with an avenger the rules give the chances of A.4', () => {
  check({ doctor: false, avenger: 'on' }, { players: 8, rule: 'on', chance: Number(rowOf('### A.4 ', 8)[5]) });
  check({ doctor: false, avenger: 'on' }, { players: 12, rule: 'off', chance: Number(rowOf('### A.4 ', 12)[4]) });
});
