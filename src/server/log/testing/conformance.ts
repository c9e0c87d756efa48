/**
 * The one suite of every RoomLog. A store says how it is opened, more than once if need be; everything else is here.
 */
import assert from 'node:assert/strict';
import { after, describe, test } from 'node:test';
import { setImmediate as turn } from 'node:timers/promises';
import { drawFrom, seeded } from '../../../kernel/random.ts';
import { MemoryStore } from '../memory.ts';
import { type Commit, type LogOptions, limits, type RoomLog, type RoomSummary } from '../room-log.ts';
import { type Known, killWriters, type Opening } from './writers.ts';

export interface Subject {
  /** A log on this store; called again, one more on the same store, as another server would. */
  open(options?: LogOptions): Promise<RoomLog>;
  /** How a process of its own opens the store; without it nothing outlives a process. */
  readonly opening?: Opening;
  /** Logs on the same store hear of each other. */
  readonly isHeard: boolean;
}

/** `create` makes an empty store. Logs are closed after each test. */
export function conformance(name: string, create: () => Promise<Subject>): void {
  describe(`${name} keeps the contract of RoomLog:`, () => {
    const opened: RoomLog[] = [];
    after(() => Promise.all(opened.map((log) => log.close())));
    const fresh = async () => {
      const subject = await create();
      const open = async (options?: LogOptions) => {
        const log = await subject.open(options);
        opened.push(log);
        return log;
      };
      return { ...subject, open };
    };

    test('what is appended is read back, from any position', async () => {
      const log = await (await fresh()).open();
      assert.deepEqual(await log.read('a', 0), []);
      assert.equal(await log.append('a', 0, ['"0"', '"1"']), true);
      assert.equal(await log.append('a', 2, ['"2"']), true);
      assert.deepEqual(await log.read('a', 0), ['"0"', '"1"', '"2"']);
      assert.deepEqual(await log.read('a', 2), ['"2"']);
      assert.deepEqual(await log.read('a', 3), []);
      assert.deepEqual(await log.read('a', 99), []);
      assert.deepEqual(await log.read('b', 0), []);
    });

    test('an append anywhere but at the end is refused and writes nothing', async () => {
      const log = await (await fresh()).open();
      assert.equal(await log.append('a', 1, ['"x"']), false);
      assert.equal(await log.append('a', 0, ['"0"', '"1"']), true);
      for (const expected of [0, 1, 3, 1000]) assert.equal(await log.append('a', expected, ['"x"']), false);
      assert.deepEqual(await log.read('a', 0), ['"0"', '"1"']);
      assert.deepEqual(await log.read('b', 0), []);
    });

    test('all appends of one turn are one commit, and settle together', async () => {
      const commits: Commit[] = [];
      const log = await (await fresh()).open({ onCommit: (commit) => commits.push(commit) });
      let settled = 0;
      const appends = Array.from({ length: 200 }, async (_, i) => {
        const isWritten = await log.append(`room-${i % 100}`, Math.floor(i / 100), [`${i}`]);
        settled += 1;
        return isWritten;
      });
      await Promise.any(appends);
      await turn();
      assert.equal(settled, 200);
      assert.ok((await Promise.all(appends)).every((isWritten) => isWritten));
      assert.deepEqual(
        commits.map(({ appends, entries }) => ({ appends, entries })),
        [{ appends: 200, entries: 200 }],
      );
    });

    test('what is asked for during a commit becomes the next one', async () => {
      const commits: number[] = [];
      const log = await (await fresh()).open({ onCommit: ({ appends }) => commits.push(appends) });
      const first = log.append('first', 0, ['1']);
      await turn(); // the first one is under way now
      const rest = Array.from({ length: 50 }, (_, i) => log.append(`room-${i}`, 0, ['1']));
      await Promise.all([first, ...rest]);
      assert.deepEqual(commits, [1, 50]);
    });

    test('a turn that asks for more than a commit holds is several commits, in order', async () => {
      const commits: number[] = [];
      const log = await (await fresh()).open({ onCommit: ({ appends }) => commits.push(appends) });
      const entry = `"${'x'.repeat(limits.entryBytesMax - 2)}"`;
      const count = limits.commitBytesMax / limits.entryBytesMax + 1;
      const appends = Array.from({ length: count }, (_, i) => log.append('large', i, [entry]));
      assert.ok((await Promise.all(appends)).every((isWritten) => isWritten));
      assert.deepEqual(commits, [count - 1, 1]);
      const many = Array.from({ length: 2 * limits.commitAppendsMax }, (_, i) => log.append(`room-${i}`, 0, ['1']));
      assert.ok((await Promise.all(many)).every((isWritten) => isWritten));
      assert.deepEqual(commits.slice(2), [limits.commitAppendsMax, limits.commitAppendsMax]);
    });

    test('in one turn each append succeeds or conflicts on its own, in the order of asking', async () => {
      const log = await (await fresh()).open();
      await log.append('old', 0, ['"0"']);
      const chain = Array.from({ length: 100 }, (_, i) => log.append('chain', i, [`${i}`]));
      const answers = await Promise.all([
        log.append('new', 0, ['"a"', '"b"']),
        log.append('new', 0, ['"late"']),
        log.append('old', 5, ['"gap"']),
        log.append('new', 2, ['"c"']),
        log.append('old', 1, ['"1"']),
        log.append('old', 1, ['"late"']),
      ]);
      assert.deepEqual(answers, [true, false, false, true, true, false]);
      assert.ok((await Promise.all(chain)).every((isWritten) => isWritten));
      assert.deepEqual(await log.read('new', 0), ['"a"', '"b"', '"c"']);
      assert.deepEqual(await log.read('old', 0), ['"0"', '"1"']);
      assert.deepEqual(
        await log.read('chain', 0),
        Array.from({ length: 100 }, (_, i) => `${i}`),
      );
    });

    test('texts come back as they were, in every script, and up to the largest', async () => {
      const log = await (await fresh()).open();
      const hard = [
        '',
        ' \t\r\n',
        'Æblegrød, smörgås, blåbær, þú',
        '👩🏽‍🚀 𝒳 \u{10ffff}',
        '\u2028\u2029\ufeff\u0001\u007f',
        '{"a":"\\u0000\\\\\\"","b":[null,{},[]]}',
        `NULL '"' "\\\\" {} {a,"b"} $1 $$ -- /* ; %s \\x00`,
        '\\',
        'a\u030a å', // not normalised
      ];
      await log.append('hard', 0, hard);
      assert.deepEqual(await log.read('hard', 0), hard);
      const large = 'ø'.repeat(limits.entryBytesMax / 2);
      await log.append('large', 0, [large, '1']);
      assert.deepEqual(await log.read('large', 0), [large, '1']);
      const many = Array.from({ length: limits.entriesPerAppendMax }, (_, i) => `${i}`);
      await log.append('many', 0, many);
      assert.deepEqual(await log.read('many', 0), many);
    });

    test('what is outside the limits is refused by a sentence', async () => {
      const log = await (await fresh()).open();
      const refused = { name: 'RoomLogError', code: 'bad-argument', message: /^The log refuses this: .+\.$/ };
      for (const room of ['', 'x'.repeat(limits.roomLengthMax + 1), 'a b', 'a,b', 'å', "a'", 'a\n']) {
        await assert.rejects(log.append(room, 0, ['1']), refused);
        await assert.rejects(log.read(room, 0), refused);
        await assert.rejects(log.delete(room), refused);
        await assert.rejects(log.beat(room), refused);
      }
      for (const position of [-1, 0.5, Number.NaN, limits.logLengthMax + 1]) {
        await assert.rejects(log.append('a', position, ['1']), refused);
        await assert.rejects(log.read('a', position), refused);
      }
      const tooMany = Array.from({ length: limits.entriesPerAppendMax + 1 }, () => '1');
      for (const entries of [[], tooMany, ['x'.repeat(limits.entryBytesMax + 1)], ['\0'], ['\ud800']]) {
        await assert.rejects(log.append('a', 0, entries), refused);
      }
      await assert.rejects(log.append('a', limits.logLengthMax, ['1']), refused);
      assert.deepEqual(await log.read('a', 0), []);
      assert.deepEqual(await all(log.list()), []);
    });

    test('rooms are listed with their lengths and times', async () => {
      const log = await (await fresh()).open();
      const before = log.now();
      await Promise.all([log.append('b', 0, ['1', '2']), log.append('a', 0, ['1']), log.append('B', 0, ['1'])]);
      const [B, a, b, ...more] = await all(log.list());
      assert.deepEqual(more, []);
      assert.deepEqual([B?.room, a?.room, b?.room], ['B', 'a', 'b']);
      assert.deepEqual([B?.length, a?.length, b?.length], [1, 1, 2]);
      assert.equal(await log.count(), 3);
      while (log.now() <= b!.touchedAt) await turn();
      await log.append('b', 2, ['3']);
      const grown = (await all(log.list()))[2]!;
      assert.equal(grown.length, 3);
      assert.equal(grown.createdAt, b!.createdAt);
      assert.ok(grown.touchedAt > b!.touchedAt);
      assertNear(before, b!.createdAt);
      assertNear(log.now(), grown.touchedAt);
    });

    test('a deleted room is gone, and its id begins anew', async () => {
      const log = await (await fresh()).open();
      await Promise.all([log.append('a', 0, ['1', '2']), log.append('ab', 0, ['3'])]);
      assert.equal(await log.delete('a'), true);
      assert.equal(await log.delete('a'), false);
      assert.deepEqual(await log.read('a', 0), []);
      assert.equal(await log.append('a', 2, ['x']), false);
      assert.equal(await log.append('a', 0, ['y']), true);
      assert.deepEqual(await log.read('a', 0), ['y']);
      assert.deepEqual(await log.read('ab', 0), ['3']);
    });

    test('10,000 rooms', async () => {
      const log = await (await fresh()).open();
      const ids = Array.from({ length: 10_000 }, (_, i) => `room-${i.toString().padStart(5, '0')}`);
      const created = await Promise.all(ids.map((id) => log.append(id, 0, [`"${id}"`])));
      assert.ok(created.every((isWritten) => isWritten));
      const grown = await Promise.all(ids.map((id, i) => log.append(id, i % 2, ['"more"'])));
      assert.equal(grown.filter((isWritten) => isWritten).length, 5000);
      const listed = await all(log.list());
      assert.deepEqual(
        listed.map(({ room, length }) => ({ room, length })),
        ids.map((room, i) => ({ room, length: 1 + (i % 2) })),
      );
      assert.deepEqual(await log.read('room-09999', 0), ['"room-09999"', '"more"']);
    });

    test('a log hears what others did on the same store, where they can, until it stops', async () => {
      const subject = await fresh();
      const [one, other] = [await subject.open(), await subject.open()];
      const heard: string[] = [];
      const stop = one.watch(
        (room) => heard.push(room),
        () => {},
      );
      await one.append('own', 0, ['1']);
      await Promise.all([
        other.append('a', 0, ['1']),
        other.append('a', 1, ['2']),
        other.append('own', 0, ['conflict']),
        other.append('b', 5, ['conflict']),
      ]);
      assert.deepEqual(await one.read('a', 0), ['1', '2']);
      if (!subject.isHeard) return;
      await until(() => heard.length === 1);
      await one.delete('own');
      await other.delete('own');
      await other.delete('a');
      await until(() => heard.length === 2);
      stop();
      let isTold = false;
      one.watch(
        () => {
          isTold = true;
        },
        () => {},
      );
      await other.append('c', 0, ['1']);
      await until(() => isTold);
      assert.deepEqual(heard, ['a', 'a']);
    });

    test('closing waits for appends under way, and takes no more', async () => {
      const subject = await fresh();
      const log = await subject.open();
      const [first, second] = [log.append('a', 0, ['1']), log.append('b', 0, ['1', '2'])];
      await Promise.all([log.close(), log.close()]);
      assert.deepEqual(await Promise.all([first, second]), [true, true]);
      const closed = { name: 'RoomLogError', code: 'closed' };
      await assert.rejects(log.append('a', 1, ['2']), closed);
      await assert.rejects(log.read('a', 0), closed);
      await assert.rejects(log.delete('a'), closed);
      await assert.rejects(all(log.list()), closed);
      await assert.rejects(log.beat('s'), closed);
      await assert.rejects(log.beats(), closed);
      const again = await subject.open();
      assert.deepEqual(await again.read('b', 0), ['1', '2']);
      assert.equal(await again.append('a', 1, ['2']), true);
    });

    test('writers side by side never fork a room, nor leave a gap', async () => {
      const subject = await fresh();
      const logs = [await subject.open(), await subject.open()];
      const written = new Map<string, string[]>();
      const conflicts = [0, 0];
      const write = async (server: number, lane: number) => {
        const log = logs[server]!;
        for (let n = 0; n < 60; n++) {
          const room = `room-${(n + lane) % 3}`;
          const text = JSON.stringify({ server, lane, n });
          const { length } = await log.read(room, 0);
          if (await log.append(room, length, [text, text])) written.set(text, [...(written.get(text) ?? []), room]);
          else conflicts[server]! += 1;
        }
      };
      await Promise.all(Array.from({ length: 8 }, (_, lane) => write(lane % 2, lane)));
      const found = new Map<string, string[]>();
      for (let i = 0; i < 3; i++) {
        const room = `room-${i}`;
        const entries = await logs[0]!.read(room, 0);
        assert.deepEqual(await logs[1]!.read(room, 0), entries);
        for (let at = 0; at < entries.length; at += 2) {
          assert.equal(entries[at + 1], entries[at], 'an append stands in one piece');
          found.set(entries[at]!, [...(found.get(entries[at]!) ?? []), room]);
        }
      }
      assert.deepEqual(new Map([...found].sort()), new Map([...written].sort()));
      assert.ok(conflicts[0]! + conflicts[1]! > 0, 'they met');
    });

    test('signs of life: the newest first, those long gone forgotten', async () => {
      const subject = await fresh();
      const [one, other] = [await subject.open(), await subject.open()];
      assert.deepEqual(await one.beats(), []);
      await one.beat('one');
      const [first] = await one.beats();
      assert.equal(first?.server, 'one');
      assertNear(one.now(), first!.at);
      while (one.now() <= first!.at + 1) await turn();
      await other.beat('other');
      assert.deepEqual(
        (await one.beats()).map(({ server }) => server),
        ['other', 'one'],
      );
      for (let i = 0; i < limits.beatsMax + 5; i++) await one.beat(`s-${i}`);
      const beats = await other.beats();
      assert.equal(beats.length, limits.beatsMax);
      assert.ok(beats.every(({ at }, i) => i === 0 || at <= beats[i - 1]!.at));
    });

    test('random use gives what memory gives', async () => {
      const log = await (await fresh()).open();
      const model = new MemoryStore().open();
      const lots = drawFrom(seeded('random use'), {})('steps');
      for (let step = 0; step < 300; step++) {
        const what = `step ${step}`;
        const room = `r${lots.int(4)}`;
        const kind = lots.int(20);
        if (kind === 0) {
          assert.equal(await log.delete(room), await model.delete(room), what);
        } else if (kind < 5) {
          const from = lots.int(8);
          assert.deepEqual(await log.read(room, from), await model.read(room, from), what);
        } else {
          // A few at once, most of them at the right place.
          const batch = Array.from({ length: 1 + lots.int(4) }, () => ({
            room: `r${lots.int(4)}`,
            off: lots.int(4) === 0 ? 1 - lots.int(3) : 0,
            entries: Array.from({ length: 1 + lots.int(3) }, (_, i) => `"${step} ${i}"`),
          }));
          const lengths = await Promise.all(batch.map(async ({ room }) => (await model.read(room, 0)).length));
          const on = (one: RoomLog) =>
            Promise.all(
              batch.map(({ room, off, entries }, i) => one.append(room, Math.max(0, lengths[i]! + off), entries)),
            );
          assert.deepEqual(await on(log), await on(model), what);
        }
      }
      const rooms = async (one: RoomLog) => (await all(one.list())).map(({ room, length }) => ({ room, length }));
      assert.deepEqual(await rooms(log), await rooms(model));
    });

    test('writers killed at any moment lose nothing that they were told is durable', async () => {
      const subject = await fresh();
      if (!subject.opening) return; // nothing outlives a process
      const log = await subject.open();
      const known = await killWriters(subject.opening, { rooms: 4, kills: 4, acknowledgedMax: 200, seed: name });
      const count = await assertKept(log, known);
      assert.ok(count > 100, `only ${count} were acknowledged`);
    });
  });
}

/** Everything that writers were told is durable is where they were told, and nothing is there twice. */
export async function assertKept(log: RoomLog, known: Known): Promise<number> {
  let count = 0;
  for (const [room, texts] of known) {
    let entries: string[] = [];
    // A database may still be busy with the last wish of a writer that is dead.
    await until(async () => {
      entries = await log.read(room, 0);
      return (await all(log.list())).some((one) => one.room === room && one.length === entries.length);
    });
    assert.equal(new Set(entries).size, entries.length, 'nothing is there twice');
    for (const [position, text] of texts) assert.equal(entries[position], text, `${room} at ${position}`);
    assert.ok(entries.every((entry) => JSON.parse(entry).room === room));
    count += texts.size;
  }
  return count;
}

export async function all(list: AsyncIterable<RoomSummary>): Promise<RoomSummary[]> {
  const rooms: RoomSummary[] = [];
  for await (const room of list) rooms.push(room);
  return rooms;
}

/** Waits for what is to be seen, and not for a time. */
export async function until(isSeen: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + 60_000;
  while (!(await isSeen())) {
    if (performance.now() > end) throw new Error(`not seen within a minute: ${isSeen}`);
    await turn();
  }
}

function assertNear(one: number, other: number): void {
  assert.ok(Math.abs(one - other) < 5000, `${one} is not about ${other}`);
}
