/**
 * Nobody learns what they may not know: the prover on many tables, leaks that it must find, and nights that end alike
 * for different reasons. Who knows what, row by row, is in knows.slow.test.ts; the side channels are in channels.test.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { perceive } from '../../kernel/audience.ts';
import { openedLog } from '../../kernel/fairness.ts';
import type { AnyGame, Seat, Viewer } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { openTable } from '../../kernel/table.ts';
import { withFlaw } from '../../kernel/testing/flaws.ts';
import { proveSecrecy, type Secrecy, tell } from '../../kernel/testing/secrecy.ts';
import type { Command } from './commands.ts';
import { dealing, does, endNight, F18, hang, type MaffiaTable, toPhase } from './fixtures.ts';
import { dawnFlaws, flaws, withLeavers } from './flaws.ts';
import { maffia } from './index.ts';
import type { Options } from './options.ts';

/** Short clocks, so that many days and nights come in few commands. */
const brisk: Partial<Options> = { firstDaySeconds: 60, daySeconds: 60, speechSeconds: 15, breakSeconds: 60 };
const how = { otherLots: true, commandsMax: 800 } as const;

interface Table {
  readonly seats: number;
  readonly options: Partial<Options>;
  readonly mayLeave?: true;
}

const TABLES: { readonly [name: string]: Table } = {
  'seven, as the source plays it': { seats: 7, options: { nightSeconds: 30 } },
  'ten, called by name': { seats: 10, options: { nightStyle: 'called', calledSegmentSeconds: 8 } },
  'eleven with freemasons, far apart': { seats: 11, options: { infoRole: 'freemasons', playMode: 'remote' } },
  'nine with a human master': { seats: 9, options: { gameMaster: 'human', nightSeconds: 30 } },
  'eight with a human master, called by name': {
    seats: 8,
    options: { gameMaster: 'human', nightStyle: 'called', calledSegmentSeconds: 8, infoRole: 'both' },
  },
  'twelve with ghosts': { seats: 12, options: { deadSeeAll: true, avenger: 'on', nightSeconds: 30 } },
  'nine with ghosts and a human master': { seats: 9, options: { deadSeeAll: true, gameMaster: 'human' } },
  'ten whose cards are turned': { seats: 10, options: { revealOnOut: 'role', infoRole: 'both' } },
  'nine whose teams are told': { seats: 9, options: { revealOnOut: 'team', avenger: 'on' } },
  'eight with short nights': { seats: 8, options: { nightEarlyEnd: true, nightSeconds: 30 } },
  'fourteen, dealt one by one': { seats: 14, options: { dealStyle: 'one-by-one', coNominations: true } },
  'seven raising real hands': {
    seats: 7,
    options: { votingMode: 'hands', gameMaster: 'human', playMode: 'in-person' },
  },
  'twenty-two': { seats: 22, options: { nightSeconds: 15 } },
  'nine of whom some may have left': { seats: 9, options: { nightSeconds: 30 }, mayLeave: true },
  'eleven far apart of whom some may have left': { seats: 11, options: { playMode: 'remote' }, mayLeave: true },
};

/** Where somebody may have left, the server has no news of lines: a line that goes is shown only of those who stayed. */
const leaving = (game: typeof maffia, mayLeave: boolean | undefined): [AnyGame, Partial<Secrecy>] =>
  mayLeave ? [{ ...game, ...withLeavers(game) }, { newsPerMille: 0 }] : [game, {}];

for (const [name, { seats, options, mayLeave }] of Object.entries(TABLES)) {
  test(`nobody can tell twin worlds apart: ${name}`, () => {
    const [game, more] = leaving(maffia, mayLeave);
    const { differences, pairs, disclosed, comparisons } = proveSecrecy(game, {
      ...how,
      ...more,
      seed: `tables/${name}`,
      seats,
      options: { ...brisk, ...options },
      pairs: 16,
    });
    assert.equal(differences.map(tell).join('\n'), '');
    assert.equal(pairs, 16);
    assert.ok(disclosed < comparisons, 'some of them never learn the difference');
  });
}

for (const { name, kinds, patch, needsLeavers, ...fixed } of flaws) {
  test(`the prover finds a planted flaw: ${name}`, () => {
    const [honest, more] = leaving(maffia, needsLeavers);
    const asked = { ...how, ...more, ...fixed, seed: 'flaws' };
    const { differences, pairs } = proveSecrecy(withFlaw(honest, { patch: patch as never }), { ...asked, pairs: 300 });
    assert.ok(differences.length > 0, `not found in ${pairs} pairs`);
    const found = differences[0]!;
    assert.ok(kinds.includes(found.kind), `found as ${found.kind}, not as ${kinds.join(' or ')}\n${tell(found)}`);
    const without = proveSecrecy(honest, { ...asked, pairs: Math.max(pairs, 10) });
    assert.equal(without.differences.map(tell).join('\n'), '', 'the same table without the flaw');
  });
}

/** What a seat does in a night that ends with two players declared shot, and who leaves in it. */
interface Night {
  readonly deeds: readonly (readonly [Seat, Command])[];
  readonly leaver?: Seat;
}

const [ill, other] = [8, 11] as const; // in every night these two are declared
const [doctor, avenger] = [4, 6] as const;
const mafia = [0, 1, 2, 3] as const;
const points = (target: Seat): Night['deeds'] => mafia.map((seat) => [seat, { type: 'point', target }]);
const avenges = (target: Seat): Night['deeds'] => [[avenger, { type: 'avenge', target }]];
const signals = (seat: Seat): Night['deeds'] => [[seat, { type: 'signalUnwell' }]];

const NIGHTS: { readonly [name: string]: Night } = {
  'both are shot': { deeds: [...points(other), ...avenges(ill)] },
  'both are shot, by the others': { deeds: [...points(ill), ...avenges(other)] },
  'one is shot, one is not well': { deeds: [...points(other), ...signals(ill)] },
  'one is not well, one is shot': { deeds: [...points(ill), ...signals(other)] },
  'one is shot, one leaves': { deeds: avenges(ill), leaver: other },
  'one leaves, one is shot': { deeds: points(other), leaver: ill },
  'both are not well': { deeds: [...signals(ill), ...signals(other)] },
  'one is shot and not well too': { deeds: [...points(other), ...signals(other), ...avenges(ill)] },
  'one is not well, and protected from a shot': {
    deeds: [...points(ill), ...avenges(other), ...signals(ill), [doctor, { type: 'protect', target: ill }]],
  },
};

/** Nobody but those who took part, a master and ghosts may know how it came about. */
const outsiders: readonly Viewer[] = [5, 7, 9, 10, 12, 13, 14, 15, 16, 'table'];

/** A whole game of eighteen with one such night: what each outsider was told and when, and the log that is handed out. */
function afterNight(game: typeof maffia, { deeds, leaver }: Night): { [who: string]: string } {
  const seats = F18.map(() => ({ bot: false }));
  const options = resolve(game.options, {}, { seats: F18.length, humans: F18.length });
  const table: MaffiaTable = openTable(game, () => game.initial(seats, options), dealing(F18), outsiders);
  does(table, 'clock', game.begin);
  toPhase(table, 'day-talk');
  hang(table, 17);
  for (const seat of [ill, other, 9]) does(table, seat, { type: 'hunch', target: 0 });
  for (const [seat, command] of deeds) does(table, seat, command);
  if (leaver !== undefined) does(table, 'server', { type: 'leave', seat: leaver });
  endNight(table);
  const { deaths, attempt, saved } = table.truth.nights[0]!;
  assert.deepEqual([deaths.toSorted((a, b) => a - b), attempt, saved], [[ill, other], false, null]);
  for (const seat of mafia.slice(0, 3)) {
    hang(table, seat);
    if (!table.truth.result) endNight(table);
  }
  assert.equal(table.truth.result?.outcome, 'village');
  const heard = table.watchers.map(({ viewer, mask }): [string, string] => [
    String(viewer),
    JSON.stringify(
      table.log.flatMap(({ at, told }) => told.map((one) => [at, perceive(one, mask)])).filter(([, fact]) => fact),
    ),
  ]);
  return { ...Object.fromEntries(heard), 'the log that is handed out': JSON.stringify(openedLog(table.log)) };
}

test('[MF-24, MF-32, MF-128] why somebody is declared shot shows nowhere: not at dawn, not at the end, not in the log', () => {
  const [first, ...others] = Object.entries(NIGHTS).map(([name, night]) => ({ name, seen: afterNight(maffia, night) }));
  for (const { name, seen } of others) {
    for (const who in seen) assert.equal(seen[who], first!.seen[who], `${who}: ${name}`);
  }
});

for (const { name, patch } of dawnFlaws) {
  test(`nights that end alike show a planted flaw: ${name}`, () => {
    const flawed = withFlaw(maffia, { patch });
    const [first, ...others] = Object.values(NIGHTS).map((night) => afterNight(flawed, night));
    assert.ok(
      others.some((seen) => Object.keys(seen).some((who) => seen[who] !== first![who])),
      'all nights look the same',
    );
  });
}
