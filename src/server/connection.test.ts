/** The line of a page, on virtual time and over sockets that a test opens, closes and lets fall silent. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { backoffMs, type Calls, Connection, type ConnectionSetup } from '../connection.ts';
import { emptyRoom } from '../kernel/room/state.ts';
import { type Breakage, CLOSE, isBreakage } from '../protocol.ts';
import { VirtualClock } from './testing/clock.ts';
import { assertAllBack, FAULTS } from './testing/restart.ts';

const WELCOME = '{"welcome":{"role":"visitor","epoch":1,"count":0,"now":5000}}\n';
const BROKEN = 1006;
const BREAKAGE: Breakage = { screen: 'fold/phone', kind: 'TypeError', frames: [] };

interface Dialled extends Calls {
  readonly sent: string[];
  isClosed: boolean;
}

function open(setup: Partial<ConnectionSetup> = {}, lot = () => 1) {
  const clock = new VirtualClock(0);
  const dialled: Dialled[] = [];
  const lines: unknown[] = [];
  const page = { isHidden: true, isOffline: false };
  const connection = new Connection(
    {
      ...{ room: 'LYKT', token: '0'.repeat(32), page: '0'.repeat(16), rules: { record: () => {} } },
      ...setup,
      onLine: (state) => lines.push(state),
    },
    {
      now: clock.now,
      at: (time, then) => clock.at(time, then),
      lot,
      isHidden: () => page.isHidden,
      isOffline: () => page.isOffline,
      dial(calls) {
        const one: Dialled = { ...calls, sent: [], isClosed: false };
        dialled.push(one);
        return {
          send: (text) => one.sent.push(text),
          close: () => {
            one.isClosed = true;
          },
        };
      },
    },
  );
  connection.open();
  const last = () => dialled.at(-1)!;
  const welcome = () => {
    last().opened();
    last().received(WELCOME);
  };
  return { clock, connection, dialled, lines, page, last, welcome };
}

const asks = ({ sent }: Dialled): unknown[] => sent.map((text) => JSON.parse(text).command?.type).filter(Boolean);

test('each reason to close a line has a code of its own, by which a page knows it', () => {
  const codes = Object.values(CLOSE).map(({ code }) => code);
  assert.deepEqual(codes, [...new Set(codes)]);
});

test('tries come later each time, up to eight seconds, drawn from the whole span', () => {
  const longest = [1, 2, 3, 4, 5, 6, 7].map((failures) => backoffMs(failures, 1));
  assert.deepEqual(longest, [500, 1000, 2000, 4000, 8000, 8000, 8000]);
  assert.equal(backoffMs(5, 0), 0);
  assert.equal(backoffMs(5, 0.5), 4000);
});

test('whoever is sent away together with others takes more time', async () => {
  for (const why of ['restarting', 'busy', 'full', 'trouble'] as const) {
    const { clock, dialled, last, welcome } = open();
    welcome();
    last().closed(CLOSE[why].code);
    await clock.pass(1999);
    assert.equal(dialled.length, 1, why);
    await clock.pass(1);
    last().closed(BROKEN);
    await clock.pass(3999);
    assert.equal(dialled.length, 2, `${why}, and then it breaks`);
    await clock.pass(1);
    assert.equal(dialled.length, 3);
  }
});

test('whoever has failed more often than that is not let in any sooner for it', async () => {
  const { clock, dialled, last } = open();
  for (const wait of [500, 1000, 2000, 4000]) {
    last().closed(BROKEN);
    await clock.pass(wait);
  }
  last().closed(CLOSE.full.code);
  await clock.pass(7_999);
  assert.equal(dialled.length, 5);
  await clock.pass(1);
  assert.equal(dialled.length, 6);
});

test('a page may have waits of its own', async () => {
  const { clock, dialled, last } = open({ backoff: { firstMs: 10, mostMs: 15 } });
  for (const [tries, wait] of [10, 15, 15].entries()) {
    last().closed(BROKEN);
    await clock.pass(wait);
    assert.equal(dialled.length, tries + 2);
  }
});

test('a line that breaks is dialled again with growing waits, and after a welcome they begin anew', async () => {
  const { clock, dialled, last, welcome } = open();
  welcome();
  for (const [tries, wait] of [500, 1000, 2000, 4000, 8000, 8000].entries()) {
    last().closed(BROKEN);
    await clock.pass(wait - 1);
    assert.equal(dialled.length, tries + 1);
    await clock.pass(1);
    assert.equal(dialled.length, tries + 2);
  }
  welcome();
  last().closed(BROKEN);
  await clock.pass(500);
  assert.equal(dialled.length, 8);
});

test('that a line is gone is said after two seconds, after twenty it is a page, and then that it is back', async () => {
  const { clock, connection, lines, page, last, welcome } = open();
  welcome();
  last().closed(BROKEN);
  await clock.pass(500);
  welcome();
  assert.deepEqual(lines, ['open', 'open'], 'nobody was told');
  last().closed(BROKEN);
  const begun = clock.now();
  while (clock.now() < begun + 20_000) {
    await clock.pass(500);
    if (!last().isClosed) last().closed(BROKEN);
  }
  assert.deepEqual(lines.slice(2), ['away', 'long-away']);
  page.isHidden = false;
  connection.hurry();
  welcome();
  assert.equal(lines.at(-1), 'open');
});

for (const [reason, { code }] of Object.entries(CLOSE)) {
  const isForGood = code >= CLOSE.outdated.code;
  test(`a page that is closed with “${reason}” ${isForGood ? 'stays away and says why' : 'comes back'}`, async () => {
    const { clock, dialled, lines, last, welcome, connection } = open();
    welcome();
    last().closed(code);
    await clock.pass(60_000);
    connection.hurry();
    connection.thaw();
    assert.equal(dialled.length > 1, !isForGood);
    assert.equal(connection.isOver, isForGood);
    if (isForGood) assert.deepEqual(lines.at(-1), { closed: reason });
  });
}

test('a final close that this page does not know yet means that the page is outdated', () => {
  const { lines, last, welcome } = open();
  welcome();
  last().closed(4099);
  assert.deepEqual(lines.at(-1), { closed: 'outdated' });
});

test('a try that is stuck is given up, one that is never welcomed too', async () => {
  const { clock, dialled, last } = open();
  await clock.pass(4000);
  assert.equal(dialled[0]!.isClosed, true);
  await clock.pass(500);
  assert.equal(dialled.length, 2);
  last().opened();
  await clock.pass(9_999);
  assert.equal(last().isClosed, false);
  await clock.pass(1);
  assert.equal(dialled[1]!.isClosed, true);
});

test('a line that falls silent while somebody looks is left, and another is opened at once', async () => {
  const { clock, dialled, page, welcome, last } = open();
  page.isHidden = false;
  welcome();
  await clock.pass(1_100);
  last().received('{"sync":1,"now":5000}\n');
  await clock.pass(8_949); // the last question is one of those every five seconds
  assert.equal(dialled.length, 1);
  await clock.pass(1);
  assert.equal(dialled.length, 2);
  assert.equal(dialled[0]!.isClosed, true);
  dialled[0]!.received(WELCOME); // what the dead line still brings is nobody's
  assert.equal(last().sent.length, 0);
});

test('a line that falls silent as soon as it is welcomed is left as soon as any other', async () => {
  const { clock, dialled, page, welcome } = open();
  page.isHidden = false;
  welcome();
  await clock.pass(4_150);
  assert.equal(dialled.length, 2);
});

test('nothing is asked of a line at which nobody looks; whoever looks again knows within 1.2 s whether it lives', async () => {
  const { clock, connection, dialled, page, welcome, last } = open();
  welcome();
  connection.probe();
  await clock.pass(60_000);
  assert.equal(dialled.length, 1);
  assert.equal(last().sent.length, 1, 'the hello');
  page.isHidden = false;
  connection.hurry();
  await clock.pass(1_199);
  assert.equal(dialled.length, 1);
  await clock.pass(1);
  assert.equal(dialled.length, 2);
});

test('a clock is set by eight questions in a row, by three when somebody looks again, and by one every five seconds', async () => {
  const { clock, connection, page, last, welcome } = open();
  page.isHidden = false;
  const asked = async (ms: number) => {
    const before = last().sent.length;
    for (let gone = 0; gone < ms; gone += 50) {
      await clock.pass(50);
      last().received('{"sync":1,"now":5000}\n');
    }
    return last().sent.length - before;
  };
  welcome();
  assert.equal(last().sent.length, 2, 'the hello, and the first question');
  assert.deepEqual([await asked(1_500), await asked(4_500), await asked(100)], [7, 0, 1]);
  connection.hurry();
  assert.deepEqual([await asked(1_000), await asked(4_000), await asked(500)], [2, 0, 1]);
});

test('a press on a line that died without a word opens another within 3 s, and is sent there', async () => {
  const { clock, connection, dialled, lines, page, last, welcome } = open();
  page.isHidden = false;
  welcome();
  await clock.pass(1_100);
  last().received('{"sync":1,"now":5000}\n');
  await clock.pass(3_000); // no question is under way: there is one every five seconds
  void connection.ask({ type: 'press' });
  void connection.ask({ type: 'another' });
  assert.deepEqual(asks(last()), ['press', 'another']);
  await clock.pass(2_999);
  assert.equal(dialled.length, 1);
  await clock.pass(1);
  assert.equal(dialled.length, 2);
  await clock.pass(2_000);
  assert.equal(lines.at(-1), 'away');
  welcome();
  assert.deepEqual(asks(last()), ['press', 'another']);
});

test('a press that is answered asks nothing else, and a volley one question; a line that answers it is kept while the store is slow', async () => {
  const { clock, connection, dialled, page, last, welcome } = open();
  page.isHidden = false;
  welcome();
  await clock.pass(1_100);
  const questions = () => last().sent.filter((text) => text.includes('sync')).length;
  const before = questions();
  void connection.ask({ type: 'press' });
  await clock.pass(299);
  last().received('{"done":1}\n');
  await clock.pass(1_000);
  assert.equal(questions(), before);
  for (let i = 0; i < 30; i++) void connection.ask({ type: 'bot' });
  await clock.pass(300);
  assert.equal(questions(), before + 1);
  last().received('{"sync":1,"now":5000}\n');
  await clock.pass(2_000);
  assert.deepEqual([dialled.length, questions()], [1, before + 1]);
});

test('whoever looks again is not put off by a question that was answered before', async () => {
  const { clock, connection, dialled, page, last, welcome } = open();
  page.isHidden = false;
  welcome();
  await clock.pass(1_100);
  last().received('{"sync":1,"now":5000}\n');
  await clock.pass(2_000); // the last question would have been due in less than 1.2 s
  connection.hurry();
  await clock.pass(1_200);
  assert.equal(dialled.length, 2);
});

test('a machine that says that it has no network is believed at once, unless its line still answers', async () => {
  const { clock, connection, dialled, lines, page, welcome, last } = open();
  page.isHidden = false;
  welcome();
  page.isOffline = true;
  connection.probe();
  await clock.pass(299);
  last().received('{"sync":1,"now":5000}\n');
  await clock.pass(1_000);
  assert.deepEqual([dialled.length, lines], [1, ['open']], 'the house is on this machine');
  connection.probe();
  await clock.pass(299);
  assert.deepEqual(lines, ['open']);
  await clock.pass(1);
  assert.deepEqual([dialled.length, lines], [2, ['open', 'away']]);
  page.isOffline = false;
  welcome();
  last().closed(BROKEN);
  await clock.pass(100);
  page.isOffline = true;
  connection.probe();
  assert.deepEqual(lines.slice(2), ['open', 'away'], 'the line broke first');
});

test('whoever looks again, or finds the network, waits for no try; one that was just begun is left alone', async () => {
  const { clock, connection, dialled, page, last, welcome } = open();
  welcome();
  page.isHidden = false;
  for (let i = 0; i < 5; i++) {
    last().closed(BROKEN);
    await clock.pass(8000);
  }
  last().closed(BROKEN);
  const before = dialled.length;
  connection.hurry();
  assert.equal(dialled.length, before + 1);
  connection.hurry();
  assert.equal(dialled.length, before + 1);
  await clock.pass(501);
  connection.hurry();
  assert.equal(dialled.length, before + 2, 'begun where there was no network');
  assert.equal(dialled.at(-2)!.isClosed, true);
});

test('a page that the browser puts away lets go of its line, and is back at once when it is fetched', async () => {
  const { clock, connection, dialled, welcome } = open();
  welcome();
  connection.freeze();
  assert.equal(dialled[0]!.isClosed, true);
  await clock.pass(60_000);
  assert.equal(dialled.length, 1);
  connection.thaw();
  assert.equal(dialled.length, 2);
  connection.thaw();
  assert.equal(dialled.length, 2, 'a page that was not put away has nothing to do');
});

test('what is asked without a line waits for it, and can be taken back until it was sent', async () => {
  const { connection, last, welcome, clock } = open();
  const { page } = connection;
  welcome();
  const sent = page.ask({ type: 'sent' });
  last().closed(BROKEN);
  const answers = [page.ask({ type: 'one' }), page.ask({ type: 'two' })];
  assert.equal(page.queued, 2);
  page.takeBack();
  assert.deepEqual(await Promise.all(answers), [{ refused: 'taken-back' }, { refused: 'taken-back' }]);
  assert.equal(page.queued, 0);
  assert.equal(page.waiting, 1, 'what may have arrived is still waited for');
  void page.ask({ type: 'three' });
  await clock.pass(500);
  welcome();
  assert.deepEqual(asks(last()), ['sent', 'three']);
  page.takeBack();
  last().received('{"done":1}\n');
  assert.deepEqual(await sent, {});
  assert.equal(page.waiting, 1);
});

test('frames wait for the rules of another game; if these cannot be fetched, the next line tries again', async () => {
  const seen: string[] = [];
  let fetched = () => {};
  let failed = () => {};
  let isHere = false;
  const { last, welcome, clock, dialled } = open({
    rules: { record: (room, fact) => void Object.assign(room, emptyRoom(), { game: 'liar' }, fact) },
    onFact: ({ type }) => seen.push(type),
    fetchRules: () =>
      isHere
        ? undefined
        : new Promise((resolve, reject) => {
            fetched = resolve;
            failed = () => reject(new Error('no network'));
          }),
  });
  welcome();
  last().received('{"fact":{"type":"first"}}\n');
  last().received('{"fact":{"type":"second"}}\n');
  assert.deepEqual(seen, ['first']);
  failed();
  await clock.pass(500);
  assert.equal(dialled.length, 2);
  last().opened();
  last().received('{"welcome":{"role":"visitor","epoch":1,"count":1,"now":5000}}\n');
  last().received('{"fact":{"type":"second"}}\n');
  isHere = true;
  fetched();
  await clock.pass(0);
  assert.deepEqual(seen, ['first', 'second']);
});

test('rules that were fetched for a line that is lost let nothing in on the next one, which waits for its own', async () => {
  const seen: string[] = [];
  const fetched: (() => void)[] = [];
  const { last, welcome, clock } = open({
    rules: { record: (room, fact) => void Object.assign(room, emptyRoom(), { game: 'liar' }, fact) },
    onFact: ({ type }) => seen.push(type),
    fetchRules: () => (fetched.length < 2 ? new Promise((resolve) => fetched.push(resolve)) : undefined),
  });
  welcome();
  last().received('{"fact":{"type":"first"}}\n');
  last().closed(BROKEN);
  await clock.pass(500);
  last().opened();
  last().received('{"welcome":{"role":"visitor","epoch":1,"count":1,"now":5000}}\n');
  for (const type of ['second', 'third']) last().received(`{"fact":{"type":"${type}"}}\n`);
  for (const [i, known] of [['first'], ['first', 'second', 'third']].entries()) {
    fetched[i]!();
    await clock.pass(0);
    assert.deepEqual(seen, known);
  }
});

test('a fact that cannot be folded is asked for once more from the beginning, and then the page says so and is done', async () => {
  const broken: unknown[] = [];
  const { clock, connection, lines, last, welcome, dialled } = open({
    rules: {
      record: () => {
        throw new TypeError('no such thing');
      },
    },
    onBroken: (error) => broken.push(error),
    broken: () => broken.splice(0).map(() => BREAKAGE),
  });
  const fact = () => last().received('{"fact":{"type":"unheard"}}\n');
  const reports = () => last().sent.filter((text) => isBreakage(JSON.parse(text))).length;
  welcome();
  fact();
  assert.deepEqual([dialled[0]!.isClosed, reports()], [true, 0]);
  await clock.pass(500);
  last().opened();
  const { hello } = JSON.parse(last().sent[0]!);
  assert.deepEqual([hello.epoch, hello.count], [0, 0]);
  last().received(WELCOME);
  fact();
  assert.deepEqual([lines.at(-1), reports(), last().isClosed], ['broken', 2, true]);
  await clock.pass(60_000);
  connection.hurry();
  assert.equal(dialled.length, 2);
});

test('a server that restarts with 1,000 phones is not knocked over, and has all of them back within ten seconds', () => {
  // Each is welcomed five times as slowly as with the 5,000 of the long tests (restart.slow.test.ts).
  for (const fault of FAULTS) assertAllBack({ ...fault, phones: 1_000, welcomeMs: 5 });
});

test('in a quiet phase nothing is asked of the clock, and a line is taken for dead when a beat does not come', async () => {
  const BEAT_MS = 15_000;
  const rules = { record: () => {}, quiet: () => ({ beatMs: BEAT_MS, bytes: 1024 }) };
  const { clock, connection, dialled, page, last } = open({ rules });
  page.isHidden = false;
  last().opened();
  last().received(`\t${WELCOME}`);
  for (let i = 0; i < 4; i++) {
    await clock.pass(BEAT_MS - 1000);
    connection.hurry(); // somebody takes the phone up
    await clock.pass(1000);
    last().received('\t\t');
  }
  assert.deepEqual([dialled.length, last().isClosed], [1, false]);
  assert.deepEqual(
    last().sent.filter((text) => text.includes('sync')),
    [],
  );
  await clock.pass(3 * BEAT_MS);
  assert.ok(dialled.length > 1);
});

test('at a quick beat whoever looks again knows after one more that the line is dead', async () => {
  const BEAT_MS = 2_000;
  const rules = { record: () => {}, quiet: () => ({ beatMs: BEAT_MS, bytes: 1024 }) };
  const { clock, connection, dialled, page, last } = open({ rules });
  last().opened();
  last().received(`\t${WELCOME}`);
  await clock.pass(60_000);
  page.isHidden = false;
  connection.hurry();
  await clock.pass(1_199 + BEAT_MS);
  assert.equal(dialled.length, 1);
  await clock.pass(1);
  assert.equal(dialled.length, 2);
});

test('what is pressed in a quiet phase leaves nothing else in the air, in it and after it, and no line is given up for it', async () => {
  const BEAT_MS = 2_000;
  const rules = { record: () => {}, quiet: () => ({ beatMs: BEAT_MS, bytes: 1024 }) };
  const { clock, connection, dialled, page, last } = open({ rules });
  page.isHidden = false;
  last().opened();
  last().received(`\t${WELCOME}`);
  await clock.pass(1_900);
  const before = last().sent.length;
  void connection.ask({ type: 'kill' });
  assert.equal(last().sent.length, before);
  await clock.pass(100);
  last().received('\t\t');
  assert.equal(last().sent.length, before + 1, 'it leaves with the beat');
  last().received('{"fact":{"type":"dawn"}}\n');
  await clock.pass(3_000);
  const questions = last().sent.slice(before + 1);
  assert.deepEqual([dialled.length, questions], [1, []]);
});
