/**
 * Sizes and times in the air, of real rooms: whoever cannot read a message, but sees when it leaves and how large it is,
 * must not learn who has something to do, to say or to hear in secret. Everybody here says in secret as much as they
 * are let, in the longest words, and does as much as they can.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as catalogue from '../games/index.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import { LAST_BEAT_MS } from '../kernel/wire.ts';
import { BEAT } from '../protocol.ts';
import type { Room } from './room.ts';
import { sitting } from './testing/client.ts';
import { settled } from './testing/clock.ts';
import { openHouse, type TestHouse } from './testing/house.ts';
import { Phone, type Sign } from './testing/phone.ts';

const games = catalogue as unknown as { readonly [id: string]: AnyGame };
const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor', 'Hjalmar'];
/** Three bytes a letter. */
const long = (length: number) => '語'.repeat(length);

interface Evening {
  readonly house: TestHouse;
  readonly code: string;
  readonly room: Room;
  readonly phones: Phone[];
}

async function evening(game: string, seats: number, options: object): Promise<Evening> {
  const house = openHouse(games, { seed: `air ${game}` });
  const made = await house.rooms.create({ game, language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const phones: Phone[] = [];
  for (const name of NAMES.slice(0, seats)) {
    const phone = new Phone(house, made.room, name);
    phone.connect();
    await settled();
    assert.deepEqual(await phone.ask(sitting(name)), {});
    phones.push(phone);
  }
  for (const [name, value] of Object.entries(options))
    assert.deepEqual(await phones[0]!.ask({ type: 'room.setOption', name, value }), {}, name);
  assert.deepEqual(await phones[0]!.ask({ type: 'room.start' }), {});
  return { house, code: made.room, room: (await house.rooms.find(made.room))!, phones };
}

type Play = {
  readonly phase: string;
  readonly roles: { readonly [seat: number]: string };
  readonly living: readonly number[];
};
const playOf = ({ room }: Evening): Play => room.state.play as Play;

/** Lets time pass until it is so; the game's clocks bring it there. */
async function until({ house }: Evening, isSo: () => boolean, stepMs = 100): Promise<void> {
  for (let i = 0; i < 100_000 && !isSo(); i++) await house.clock.pass(stepMs);
  assert.ok(isSo(), 'it never came to this');
}

const isQuiet = ({ house, room }: Evening): boolean => house.house.rules.quiet!(room.state) !== undefined;
const since = (signs: readonly Sign[], from: number, to = Number.POSITIVE_INFINITY): Sign[] =>
  signs.filter(({ at }) => at >= from && at <= to);

/** How large the first frame is for each seat if they all come back now: another page, or the one that was here. */
async function comeBack(evening: Evening, isAnew: boolean): Promise<Set<number>> {
  const { house, code, phones } = evening;
  for (const phone of phones) phone.cut();
  await house.clock.pass(1);
  const sizes = new Set<number>();
  for (const [seat, phone] of phones.entries()) {
    const next = isAnew ? new Phone(house, code, NAMES[seat]!, `another of ${NAMES[seat]}`) : phone;
    const before = next.down.length;
    next.connect();
    await settled();
    assert.equal(next.page.role, seat);
    sizes.add(next.down[before]!.bytes);
    next.cut();
  }
  return sizes;
}

const nothingShows = ({ house }: Evening): void => {
  assert.deepEqual([...house.house.metrics.oversized.values], []);
  assert.deepEqual(house.troubles, []);
};

/** The hidden phases, and what is said in them by everybody who may, and by everybody else in vain. */
const NIGHTS: { readonly [game: string]: [seats: number, options: object, begins: string, words: object[]] } = {
  maffia: [
    7,
    { preset: 'blitz', mafiaChat: true, nightEarlyEnd: false },
    'night',
    [{ type: 'room.say', channel: 'mafia', text: long(500) }],
  ],
  forraeder: [
    8,
    {},
    'council',
    [
      { type: 'conclave.say', text: long(300) },
      { type: 'diary.write', text: long(300) },
    ],
  ],
};

for (const [game, [seats, options, begins, words]] of Object.entries(NIGHTS)) {
  test(`${game}: a night of talk without end, and all frames are alike, its last one and the first of whoever comes back too`, async () => {
    const here = await evening(game, seats, options);
    const { house, phones, room } = here;
    await until(here, () => playOf(here).phase === begins, 1000);
    const roles = Object.values(playOf(here).roles);
    const from = house.clock.now();
    const tails = phones.map(({ page }) => page.count);
    const codes = new Set<string | undefined>();
    let letIn = 0;
    while (isQuiet(here)) {
      for (const phone of phones) {
        if (phone.page.waiting > 3) continue;
        for (const command of words) {
          void phone.ask(command as never).then(({ refused }) => {
            if (refused === undefined) letIn++;
            codes.add(refused);
          });
        }
      }
      await house.clock.pass(100);
    }
    const ended = house.clock.now();
    assert.ok(letIn > 2 && codes.has('enough-in-secret'), `${letIn} were let in; ${[...codes]}`);
    const [first, ...others] = phones.map(({ down, up }) => [since(down, from + 1, ended), since(up, from + 1, ended)]);
    assert.ok(first![0]!.length > 10 && first![1]!.length > 10);
    assert.ok(new Set(roles).size > 1);
    for (const other of others) assert.deepEqual(other, first);
    for (const { bytes } of first![1]!) assert.equal(bytes, BEAT.bytes);

    assert.equal((await comeBack(here, true)).size, 1, 'another page, which reads it all');
    for (const [seat, { page }] of phones.entries()) page.count = tails[seat]!;
    assert.equal((await comeBack(here, false)).size, 1, 'who was away this night');
    assert.equal(room.state.phase, 'playing');
    nothingShows(here);
  });
}

test('maffia: on the air nobody can tell who points all night from who sleeps', async () => {
  const here = await evening('maffia', 7, { preset: 'blitz', nightEarlyEnd: false });
  const { house, phones } = here;
  await until(here, () => playOf(here).phase === 'night', 1000);
  const from = house.clock.now();
  const mafioso = Object.values(playOf(here).roles).indexOf('mafia');
  const codes = new Set<string | undefined>();
  for (let i = 0; isQuiet(here); i++) {
    if (i % 2 === 0)
      void phones[mafioso]!.ask({ type: 'point', target: (i / 2) % 7 }).then((one) => codes.add(one.refused));
    await house.clock.pass(100);
  }
  assert.ok(codes.has(undefined) && codes.has('too-often'), `${[...codes]}`);
  const [first, ...others] = phones.map(({ down, up }) => [
    since(down, from + 1, house.clock.now()),
    since(up, from, house.clock.now()),
  ]);
  for (const other of others) assert.deepEqual(other, first);
  const { beatMs } = house.house.rules.quiet!({
    ...here.room.state,
    play: { ...playOf(here), phase: 'night' },
  } as never)!;
  assert.ok(first![1]!.every(({ bytes }) => bytes === BEAT.bytes));
  assert.ok(first![1]!.length >= (house.clock.now() - from) / beatMs - 1);
  nothingShows(here);
});

/** Talk that is hidden by day: nobody is told that it takes place. */
const WHISPERS: { readonly [game: string]: [seats: number, options: object, words: (seat: number) => object[]] } = {
  forraeder: [
    8,
    { whispers: true },
    (seat) => [{ type: 'room.say', channel: `whisper-${Math.min(seat, 7)}-7`, text: long(500) }],
  ],
  'gws-brott': [3, { criminalsChannel: true }, () => [{ type: 'room.say', channel: 'criminals', text: long(500) }]],
  maffia: [7, { ghostChat: true }, () => [{ type: 'room.say', channel: 'ghosts', text: long(500) }]],
  illumuffinati: [4, {}, () => [{ type: 'room.say', channel: 'interrogation', text: long(500) }]],
  'ordet-fanger': [4, {}, () => [{ type: 'room.say', channel: null, text: long(500) }]],
};

for (const [game, [seats, options, words]] of Object.entries(WHISPERS)) {
  test(`${game}: whoever comes back is sent as much as anybody else, whatever was whispered`, async () => {
    const here = await evening(game, seats, options);
    const { house, phones } = here;
    for (let minute = 0; minute < 4; minute++) {
      for (let i = 0; i < 20; i++) {
        for (const [seat, phone] of phones.entries())
          for (const command of words(seat)) if (phone.page.waiting < 3) void phone.ask(command as never);
        await house.clock.pass(3_000);
      }
    }
    await settled();
    assert.equal((await comeBack(here, true)).size, 1);
    nothingShows(here);
  });
}

test('what is pressed before the last beat of a phase is done, and what is pressed after it came too late for all', async () => {
  const here = await evening('maffia', 7, { preset: 'blitz', nightEarlyEnd: false });
  const { house, phones, room } = here;
  await until(here, () => playOf(here).phase === 'night', 1000);
  const due = house.house.rules.deadline(room.state)!.at;
  await house.clock.pass(due - LAST_BEAT_MS - 1 - house.clock.now());
  const done = (seat: number) => phones[playOf(here).living[seat]!]!.ask({ type: 'nightDone' });
  const early = done(0);
  await house.clock.pass(2);
  const late = done(1);
  const before = phones.map(({ up }) => up.length);
  await house.clock.pass(LAST_BEAT_MS + 1000);
  assert.deepEqual(await early, {});
  assert.deepEqual(await late, { refused: 'superseded' });
  assert.deepEqual(
    phones.map(({ up }) => up.length),
    before,
    'and nothing more is heard of it',
  );
});

test('somebody who asks on and on in a hidden phase, as no page of ours does, loses the line', async () => {
  const here = await evening('maffia', 7, { preset: 'blitz', nightEarlyEnd: false });
  const { house, phones } = here;
  await until(here, () => playOf(here).phase === 'night', 1000);
  for (let n = 100; n < 200; n += BEAT.asksMax) {
    const asks = Array.from({ length: BEAT.asksMax }, (_, i) => JSON.stringify({ n: n + i, command: { type: 'x' } }));
    phones[3]!.say(`${BEAT.sign}${asks.join('\n')}\n`);
    await settled();
  }
  assert.match(phones[3]!.closedFor ?? '', /too many/);
  await house.clock.pass(1000);
  assert.equal(phones[2]!.closedFor, undefined);
});

test('a command longer than a beat has room for goes on with the next ones, and is one command', async () => {
  const here = await evening('forraeder', 8, {});
  const { house, phones } = here;
  await until(here, () => playOf(here).phase === 'council', 1000);
  await house.clock.pass(2000);
  const { roles, living } = playOf(here);
  const loyal = living.find((seat) => roles[seat] === 'loyal')!;
  const [text, next] = [
    phones[loyal]!.ask({ type: 'diary.write', text: long(300) }),
    phones[loyal]!.ask({ type: 'diary.write', text: 'two' }),
  ] as [Promise<Typed>, Promise<Typed>];
  await house.clock.pass(5000);
  assert.deepEqual([await text, await next], [{}, {}]);
  const entries = (await house.house.log.read(here.code, 0)).join('\n');
  assert.ok(entries.includes(long(300)));
});
