/** A game that began under earlier rules: it goes on under those of now, and is checked as far as they decided it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf, GHOST, OPEN } from '../audience.ts';
import { canonical, type OpenEntry } from '../fairness.ts';
import type { AnyGame, Migration, Typed, Viewer } from '../game.ts';
import { lots, seeded } from '../random.ts';
import { act, type Entry, foldStream, openTable, replay, streamOf, type Table, tick, watcherOf } from '../table.ts';
import { liar } from '../testing/liar/index.ts';
import { secondLiar } from '../testing/liar/second.ts';
import { sampleOne } from '../testing/players.ts';
import { ageOf, presentEntry } from './editions.ts';
import { roomRules } from './rules.ts';
import { emptyRoom, type RoomState } from './state.ts';
import { openedGame, verifyRoom } from './verify.ts';

type Room = Table<RoomState, Typed, Typed>;
type Games = { readonly [id: string]: AnyGame };

const FIRST: Games = { liar: liar as AnyGame };
const SECOND: Games = { liar: secondLiar };
const VIEWERS: readonly Viewer[] = [0, 1, 2, 'table', 'master', 'ghost'];

const openRoom = (games: Games): Room => openTable(roomRules(games), emptyRoom, seeded('unused'), VIEWERS);
const stored = <T>(log: readonly T[]): T[] => JSON.parse(JSON.stringify(log));
const holder = (n: number) => `${n}`.repeat(64);

/** Three people, with a game on. */
function begun(games: Games): Room {
  const room = openRoom(games);
  const doors = { secret: '5e'.repeat(32), table: holder(7), master: holder(8) };
  const asks: [by: 'server' | 'visitor' | number, command: Typed & { [field: string]: unknown }][] = [
    ['server', { type: 'room.open', game: 'liar', language: 'nb', remote: true, ...doors }],
    ...(['Alma', 'Bodil', 'Carl'].map((name, i) => {
      const tag = { name, pronouns: '', mask: i, isNew: false };
      return [
        'visitor',
        { type: 'room.sit', ...tag, holder: holder(i), via: 'x', contribution: '0a'.repeat(16) },
      ] as const;
    }) as never),
    [0, { type: 'room.start' }],
  ];
  for (const [i, [by, command]] of asks.entries()) assert.equal(act(room, by, command, i * 1000).refusal, undefined);
  return room;
}

/** Whatever the offers hold, for so many steps or to the end. */
function play(room: Room, seed: string, steps = 4000): void {
  const lot = lots(seed);
  for (let step = 0; step < steps && room.truth.phase === 'playing'; step++) {
    const seat = lot.pick([0, 1, 2]);
    const offers = room.rules.legal(watcherOf(room, seat).view as never, seat, room.now);
    const command =
      lot.int(3) > 0 &&
      sampleOne(
        offers.filter(({ command: { type } }) => !type.startsWith('room.')),
        lot,
      );
    if (command) assert.equal(act(room, seat, command, room.now).refusal, undefined);
    else tick(room, room.now + 1000 * (1 + lot.int(20)));
  }
}

/** The log of a game that began under the first rules, and the same room after the upgrade. */
function upgraded(seed: string, steps = 60): { before: Entry[]; room: Room } {
  const first = begun(FIRST);
  play(first, seed, steps);
  assert.equal(first.truth.phase, 'playing');
  const before = stored(first.log);
  const room = openRoom(SECOND);
  replay(
    room,
    before.map((entry) => presentEntry(SECOND, entry)),
  );
  return { before, room };
}

/** What is in the store in the end: what the first rules decided as they wrote it, and then what the second did. */
const storedLog = (before: readonly Entry[], room: Room): Entry[] => [
  ...before,
  ...stored(room.log.slice(before.length)),
];

test('a game that began under earlier rules goes on under those of now, to its end', () => {
  for (const seed of ['a', 'b', 'c']) {
    const { before, room } = upgraded(seed);
    assert.deepEqual(room.truth.settings.lanterns, 3, 'an option that there was not has its usual value');
    play(room, seed);
    assert.equal(room.truth.phase, 'ended');
    const facts = room.log.slice(before.length).flatMap(({ told }) => told.map(({ fact }) => fact));
    assert.ok(facts.some((fact) => fact.type === 'numberSaid' && (fact as { isLoud?: boolean }).isLoud === true));
  }
});

test('the verdict names what earlier rules decided, and checks the rest', () => {
  const { before, room } = upgraded('a');
  play(room, 'a');
  const log = storedLog(before, room);
  const earlier = [{ rules: 'room.2 liar.1', from: 0, to: before.length - 1 }];
  assert.deepEqual(verifyRoom(SECOND, log), { ok: true, trusted: [], earlier });
  assert.deepEqual(
    verifyRoom(
      SECOND,
      log.map((entry) => presentEntry(SECOND, entry)),
    ),
    { ok: true, trusted: [], earlier },
  );
  assert.match(verifyRoom(FIRST, log).difference!, /decided by room\.2 liar\.2, which is newer/);
  assert.equal(verifyRoom(FIRST, log).fault!.kind, 'newer');

  const since = (log: readonly Entry[]) => {
    const at = log.findIndex(({ told }, i) => i >= before.length && told.some(({ fact }) => fact.type === 'turnCame'));
    const told = log[at]!.told.map((one) =>
      one.fact.type === 'turnCame' ? { ...one, fact: { ...one.fact, until: 1 } as Typed } : one,
    );
    return log.with(at, { ...log[at]!, told });
  };
  assert.match(verifyRoom(SECOND, since(log)).difference!, /turnCame/);
  const promised = log.map((entry) => ({
    ...entry,
    told: entry.told.map((one) =>
      one.fact.type === 'room.gameOver' ? { ...one, fact: { ...one.fact, secret: '00'.repeat(32) } as Typed } : one,
    ),
  }));
  assert.equal(verifyRoom(SECOND, promised).fault!.kind, 'broken-seal', 'also where nothing can be decided again');
  assert.equal(verifyRoom(SECOND, log.with(3, { ...log[3]!, at: -1 })).fault!.kind, 'backwards');
});

test('the log that is handed out says it too, and takes up the lots where earlier rules left them', () => {
  const { before, room } = upgraded('b');
  play(room, 'b');
  const opened = stored(openedGame(storedLog(before, room), 1)!);
  const { difference, earlier } = verifyRoom(SECOND, opened, { isOpened: true });
  assert.equal(difference, undefined);
  const { from, to } = earlier![0]!;
  assert.ok(from === 0 && to > 5 && to < opened.length - 5, `0 to ${to} of ${opened.length}`);
  const drawn = opened.slice(to + 1).find(({ draws }) => draws?.deal);
  assert.ok(drawn, 'cards were dealt afterwards');
  const other = opened.map((entry, i) => (i <= to && entry.draws?.deal ? { ...entry, draws: { deal: 2 } } : entry));
  assert.equal(
    verifyRoom(SECOND, other, { isOpened: true }).ok,
    false,
    'draws that are left out are found by what follows',
  );
});

test('nobody makes a file good by calling what was decided the work of earlier rules', () => {
  const room = begun(SECOND);
  play(room, 'c');
  const opened: OpenEntry[] = stored(openedGame(room.log, 1)!);
  assert.deepEqual(verifyRoom(SECOND, opened, { isOpened: true }).earlier, undefined);
  const at = opened.findIndex(({ told }) => told.some(({ fact }) => fact.type === 'turnCame'));
  const forged = opened.with(at, {
    ...opened[at]!,
    told: opened[at]!.told.map((one) => ({ ...one, fact: { ...one.fact, until: 1 } as Typed })),
  });
  const { rules: _, ...nameless } = forged[at]!;
  const lies: OpenEntry[] = [
    forged[at]!,
    nameless,
    { ...forged[at]!, rules: 'room.0 liar.0' },
    { ...forged[at]!, earlier: 'other rules' },
    { ...forged[at]!, earlier: 'room.2 liar.1' },
  ];
  for (const lie of lies) {
    const { ok } = verifyRoom(SECOND, forged.with(at, lie), { isOpened: true });
    assert.equal(ok, false, canonical({ rules: lie.rules, earlier: lie.earlier }));
  }
});

test('a migration changes nobody’s count of facts, at no place of the log', () => {
  const { before } = upgraded('a');
  const present = before.map((entry) => presentEntry(SECOND, entry));
  const masks = [...VIEWERS.map(bitOf), bitOf(1) | GHOST, OPEN];
  for (const mask of masks) {
    for (let length = 0; length <= before.length; length++) {
      const [was, is] = [before, present].map((log) => streamOf(log.slice(0, length), mask).length);
      assert.equal(is, was, `${mask} at ${length}`);
    }
  }
});

test('a page that comes back after the upgrade with its count folds to what a new one does', () => {
  const { before, room } = upgraded('b');
  play(room, 'b');
  const log = storedLog(before, room).map((entry) => presentEntry(SECOND, entry));
  const rules = roomRules(SECOND);
  for (const watcher of room.watchers) {
    const whole = streamOf(log, watcher.mask, 0, rules.begins);
    assert.equal(whole.length, watcher.count);
    for (const count of [3, Math.floor(whole.length / 2), whole.length]) {
      const view = foldStream(rules, emptyRoom(), stored(whole.slice(0, count)));
      foldStream(rules, view, stored(streamOf(log, watcher.mask, count, rules.begins)));
      assert.equal(canonical(view), canonical(watcher.view), `${watcher.viewer} from ${count}`);
    }
  }
});

test('what was secret stays so under its new name', () => {
  const { before } = upgraded('c');
  const dealt = before.map((entry) => presentEntry(SECOND, entry)).flatMap(({ told }) => told);
  const cards = dealt.filter(({ fact }) => fact.type === 'cardLaid');
  assert.ok(cards.length >= 3);
  for (const told of cards) {
    const { seat } = told.fact as Typed & { seat: number };
    for (const viewer of [0, 1, 2, 'table'] as const) {
      const [seen] = streamOf([{ at: 0, by: 'clock', command: { type: 'x' }, told: [told] }], bitOf(viewer));
      assert.equal((seen as { face?: number }).face !== undefined, viewer === seat, `${viewer} sees ${seat}`);
    }
  }
});

test('a migration that would tell a fact, or a secret of it, to others is not carried out', () => {
  const first = stored(begun(FIRST).log);
  const change = secondLiar.migrations![0]!;
  const careless = (cardDealt: Migration<Typed>['facts'][string]): Games => ({
    liar: { ...secondLiar, migrations: [{ ...change, facts: { ...change.facts, cardDealt } }] },
  });
  const forgetful = careless(({ fact: { seat, card }, to }) => ({
    fact: { type: 'cardLaid', seat, face: card } as Typed,
    to,
  }));
  const loud = careless((told) => ({ ...change.facts.cardDealt!(told), to: -1 }));
  for (const games of [forgetful, loud])
    assert.throws(
      () => first.map((entry) => presentEntry(games, entry)),
      /a migration of cardDealt tells it to others/,
    );
});

test('each change since then reads what was before it, straight into the facts of now', () => {
  const ahead: Migration<Typed> = {
    version: 3,
    facts: { numberSaid: ({ fact, to }) => ({ fact: { ...fact, isLoud: 'of the second' }, to }) },
  };
  const games: Games = { liar: { ...secondLiar, version: 3, migrations: [ahead, ...secondLiar.migrations!] } };
  const saying = (rules: string, told: object): Entry =>
    ({
      at: 0,
      by: 0,
      command: { type: 'say' },
      rules,
      told: [{ fact: { type: 'numberSaid', seat: 0, number: 1, ...told }, to: 1 }],
    }) as never;
  const isLoud = (entry: Entry) => (presentEntry(games, entry).told[0]!.fact as { isLoud?: unknown }).isLoud;
  assert.equal(isLoud(saying('room.2 liar.1', {})), false);
  assert.equal(isLoud(saying('room.2 liar.2', { isLoud: true })), 'of the second');
  assert.equal(isLoud(saying('room.2 liar.3', { isLoud: true })), true);
});

test('what is read again stays as it is, and says once whose decision it was', () => {
  const { before } = upgraded('a');
  for (const entry of before) {
    const once = presentEntry(SECOND, entry);
    assert.deepEqual([once.rules, once.earlier], ['room.2 liar.2', 'room.2 liar.1']);
    assert.equal(presentEntry(SECOND, once), once);
    assert.equal(presentEntry(FIRST, entry), entry, 'and what is of now is not touched at all');
  }
});

test('rules are earlier, later or those of now; a game that is not here has no age', () => {
  const ages = [
    'room.2 liar.2',
    'room.2 liar.1',
    'room.2 liar.3',
    'room.3 liar.1',
    'room.2',
    'room.2 chess.9',
    undefined,
  ];
  assert.deepEqual(
    ages.map((edition) => ageOf(SECOND, edition)),
    ['present', 'earlier', 'later', 'later', 'present', 'present', 'earlier'],
  );
});
