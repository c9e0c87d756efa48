/**
 * Nobody learns what they may not know: the prover, leaks that it must find, and whole seasons played once more with
 * other traitors, or more of them, and the same public course. Who knows what, row by row, is in knows.test.ts.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, Seat, Typed, Viewer } from '../../kernel/game.ts';
import { lots } from '../../kernel/random.ts';
import { watcherOf } from '../../kernel/table.ts';
import { withFlaw } from '../../kernel/testing/flaws.ts';
import { proveSecrecy, tell } from '../../kernel/testing/secrecy.ts';
import { linesOf, openOutbox, put } from '../../kernel/wire.ts';
import { type Castle, does, inject, pass, seated, seatsTo, toMorning, toPhase } from './fixtures.ts';
import { flaws } from './flaws.ts';
import { forraeder } from './index.ts';
import type { Options } from './options.ts';
import { dealCards } from './setup.ts';

const TABLES: { readonly [name: string]: Partial<Options> } = {
  'as it comes': { fastNights: false },
  'from a distance, with people who leave': { playMode: 'remote', leaverPolicy: 'remove', fastNights: false },
  'with a human game master': { gameMaster: 'human', fastNights: false, traitorsMeet: 'ceremony' },
  'over days': { pace: 'days', playMode: 'remote', fastNights: false },
};

for (const [name, options] of Object.entries(TABLES)) {
  test(`nobody can tell twin worlds apart: ${name}`, () => {
    const asked = { seed: name, seats: [8, 12], options, pairs: 40, commandsMax: 900 };
    const { differences, pairs, comparisons } = proveSecrecy(forraeder as AnyGame, asked);
    assert.equal(differences.map(tell).join('\n'), '');
    assert.equal(pairs, 40);
    assert.ok(comparisons >= pairs);
  });
}

for (const { name, kinds, patch, ...fixed } of flaws) {
  test(`the prover finds a planted flaw: ${name}`, () => {
    const asked = { ...fixed, seed: 'flaws', commandsMax: 900, pairs: 400 };
    const { differences, pairs } = proveSecrecy(withFlaw(forraeder, { patch }) as AnyGame, asked);
    assert.ok(differences.length > 0, `not found in ${pairs} pairs`);
    assert.ok(kinds.includes(differences[0]!.kind), tell(differences[0]!));
  });
}

/** A season of these traitors in which the same are murdered and banished, whoever they are. */
function course(seats: number, traitors: readonly Seat[], victims: readonly Seat[], banished: readonly Seat[]): Castle {
  const table = seated({
    seats,
    options: { armouryFromDay: 0, deathLists: 0, blackmail: false, endQuestion: 'before-last', revealPolicy: 'never' },
  });
  const lot = lots(`course ${seats}`);
  const other = (seat: Seat): Seat => lot.pick(table.truth.living.filter((one) => one !== seat));
  for (const seat of seatsTo(seats)) does(table, seat, { type: 'arrival.wish', wish: 'willing' });
  toPhase(table, 'ceremony');
  inject(table, (state, ctx) => dealCards(state, traitors, ctx));
  for (let day = 0; day < victims.length; day++) {
    toPhase(table, 'ballot');
    const [out, next] = [banished[day]!, table.truth.living.find((seat) => seat !== banished[day])!];
    for (const seat of [...table.truth.living])
      does(table, seat, { type: 'ballot.cast', seat: seat === out ? next : out, reason: 'hm' });
    toPhase(table, 'council');
    pass(table);
    // Everybody does something in every window; only what it is depends on the card.
    for (const seat of [...table.truth.living]) {
      const isOne = table.truth.roles[seat] === 'traitor';
      const [target, text] = [other(seat), 'x'.repeat(1 + lot.int(40))];
      does(
        table,
        seat,
        isOne
          ? { type: 'night.council', plan: 'murder', target: null }
          : { type: 'night.council', plan: 'journal', target },
      );
      does(table, seat, { type: isOne ? 'conclave.say' : 'diary.write', text });
    }
    toPhase(table, 'letters');
    for (const seat of [...table.truth.living])
      does(table, seat, { type: 'night.letter', answer: lot.pick(['yes', 'no']) });
    toPhase(table, 'deed');
    for (const seat of [...table.truth.living]) {
      const fear = other(seat);
      const isOne = table.truth.roles[seat] === 'traitor';
      does(table, seat, { type: 'night.deed', targets: [isOne ? victims[day]! : fear] });
    }
    toMorning(table);
    assert.equal(table.truth.out[victims[day]!]?.how, 'murdered');
  }
  return table;
}

/** Every frame that leaves for a viewer: its time, its size and its bytes. */
function framesOf(table: Castle, viewer: Viewer): string[] {
  const { mask } = watcherOf(table, viewer);
  const outbox = openOutbox();
  const frames: string[] = [];
  const state = forraeder.initial(
    table.truth.bots.map((bot) => ({ bot })),
    table.truth.options,
  );
  for (const entry of table.log) {
    for (const { fact } of entry.told) forraeder.record(state, fact);
    const lines = entry.told.filter(({ to }) => to & mask).map((told) => linesOf(told)(mask));
    const answer = entry.by === viewer ? [`${JSON.stringify({ done: 0 })}\n`] : [];
    put(outbox, [...lines, ...answer], entry.at, forraeder.quiet!(state));
    frames.push(...outbox.frames.splice(0).map(({ at, bytes, text }) => `${at} ${bytes} ${text.trimEnd()}`));
  }
  return frames;
}

for (const seats of [8, 12, 16, 22]) {
  test(`[TR-S03, TR-6] ${seats} players: other traitors, or more of them, and every loyal gets the same bytes night after night`, () => {
    const nights = Math.floor(seats / 2) - 2;
    // A and B, or A and C, or all three: none of them is murdered or banished, and the others are loyal in all worlds.
    const all = seatsTo(seats);
    const victims = all.slice(3, 3 + nights);
    const banished = all.slice(seats - nights);
    const worlds = [
      [0, 1],
      [0, 2],
      [0, 1, 2],
    ].map((traitors) => course(seats, traitors, victims, banished));
    const loyals = all.slice(3);
    for (const viewer of [...loyals, 'table'] as const) {
      const [here, ...others] = worlds.map((world) => framesOf(world, viewer));
      assert.ok(here!.length > 100 * nights, 'a frame every second of every night');
      for (const there of others) assert.deepEqual(there, here, `${viewer}`);
    }
    const sizes = all
      .slice(0, 5)
      .map((seat) => framesOf(worlds[0]!, seat).map((frame) => frame.split(' ').slice(0, 2).join(' ')));
    const isNight = (frame: string): boolean => frame.endsWith(' 2048');
    for (const one of sizes)
      assert.deepEqual(one.filter(isNight), sizes[0]!.filter(isNight), 'traitors and loyals look alike');
  });
}

test('[TR-6] a loyal who asks for what traitors do is refused as for anything else', () => {
  const table = course(8, [0, 1], [5], [7]);
  toPhase(table, 'council');
  pass(table);
  const tries: Typed[] = [
    { type: 'night.council', plan: 'murder', target: null } as Typed,
    { type: 'night.council', plan: 'tempt', target: 0 } as Typed,
    { type: 'night.council', plan: 'blackmail', target: 0 } as Typed,
    { type: 'conclave.say', text: 'who is there' } as Typed,
    { type: 'shield.show' },
  ];
  const loyal = table.truth.living.find((seat) => table.truth.roles[seat] === 'loyal')!;
  for (const command of tries)
    assert.equal(
      forraeder.refuse(table.truth, command as never, loyal, table.now),
      'not-allowed',
      JSON.stringify(command),
    );
});
