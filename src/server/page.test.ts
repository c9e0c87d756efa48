import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Page } from '../page.ts';
import { BEAT, type Breakage, HELLO_BYTES } from '../protocol.ts';

const NOBODY = { room: 'LYKT', token: '0'.repeat(32), page: '0'.repeat(16), rules: { record: () => {} } };

test('what is asked for is of one length, whatever it says', () => {
  const sent: string[] = [];
  const page = new Page(NOBODY);
  page.opened((text) => sent.push(text), 0);
  page.received('{"welcome":{"role":0,"epoch":1,"count":0}}\n');
  const asked = [
    { type: 'passCards', cards: ['J', 'J'] },
    { type: 'passCards', cards: [4, 7] },
    { type: 'takeBack', keep: 12 },
  ];
  for (const command of asked) void page.ask(command);
  const asks = sent.slice(-asked.length);
  assert.deepEqual(new Set(asks.map((text) => text.length)), new Set([256]));
  assert.deepEqual(
    asks.map((text) => JSON.parse(text).command),
    asked,
  );
});

test('while a stream comes in pieces there is no room to draw until its page has a chair in it', () => {
  const page = new Page({ ...NOBODY, rules: { record: (room, fact) => void Object.assign(room, fact) } });
  const seats = (count: number) => JSON.stringify({ fact: { type: 'any', number: 1, seats: Array(count).fill({}) } });
  page.opened(() => {}, 0);
  const whole = ['{"welcome":{"role":1,"epoch":1,"count":0}}', seats(0), seats(1), seats(2), seats(1)].map((line) => {
    page.received(`${line}\n`);
    return page.isWhole;
  });
  assert.deepEqual(whole, [false, false, false, true, false]);
  page.received('{"welcome":{"role":"visitor","epoch":1,"count":4}}\n');
  assert.equal(page.isWhole, true, 'whoever has no chair misses none');
});

test('a page says where it is, and is sent again what it waits for, once on each line', () => {
  const sent: string[] = [];
  const page = new Page(NOBODY);
  const said = () => sent.splice(0).map((text) => JSON.parse(text));
  page.opened((text) => sent.push(text));
  const [{ hello }] = said();
  assert.deepEqual([hello.role, hello.epoch, hello.count], ['visitor', 0, 0]);
  page.received('{"welcome":{"role":2,"epoch":1,"count":0}}\n');
  for (let i = 0; i < 3; i++) page.received('{"fact":{"type":"any"}}\n');
  const commands = ['one', 'two'].map((type) => ({ type }));
  for (const command of commands) void page.ask(command);
  const asks = commands.map((command, i) => ({ n: i + 1, command }));
  assert.deepEqual(said(), asks);
  page.received('{"welcome":{"role":1,"epoch":1,"count":3}}\n'); // another chair
  assert.deepEqual(said(), []);
  page.closed();
  page.opened((text) => sent.push(text));
  page.received('{"welcome":{"role":1,"epoch":1,"count":3}}\n');
  const [{ hello: second }, ...again] = said();
  assert.deepEqual([second.role, second.epoch, second.count], [1, 1, 3]);
  assert.deepEqual(again, asks);
});

test('what was done and is lost is counted once, until it was read', () => {
  const page = new Page(NOBODY);
  const welcomes = (applied: number) =>
    page.received(`${JSON.stringify({ welcome: { role: 0, epoch: 1, count: 0, applied } })}\n`);
  const losses: number[] = [];
  page.opened(() => {});
  welcomes(0);
  for (let n = 1; n <= 4; n++) page.received(`{"done":${n}}\n`);
  for (const applied of [4, 3, 3, 1]) {
    welcomes(applied);
    losses.push(page.lost);
  }
  assert.deepEqual(losses, [0, 1, 1, 3]);
  page.forgetLost();
  welcomes(1);
  assert.equal(page.lost, 0);
});

test('whoever draws a page is told of every press that waits, is taken back or loses its line', () => {
  let changes = 0;
  const page = new Page({ ...NOBODY, onChange: () => changes++ });
  const changesBy = (what: () => void) => {
    const before = changes;
    what();
    return changes - before;
  };
  page.opened(() => {});
  page.received('{"welcome":{"role":0,"epoch":1,"count":0}}\n');
  const whats = [() => page.closed(), () => void page.ask({ type: 'any' }), () => page.takeBack()];
  assert.deepEqual(
    [...whats, () => page.forgetLost()].map((what) => changesBy(what)),
    [1, 1, 1, 1],
  );
});

test('the clock is set from the hello on, anew on each line, by the quickest question', () => {
  const page = new Page(NOBODY);
  const clock = () => [page.clockOffset, page.clockError];
  page.opened(() => {}, 100);
  page.received('{"welcome":{"role":0,"epoch":1,"count":0,"now":5000}}\n', 140);
  assert.deepEqual(clock(), [4880, 21]);
  page.received('{"sync":200,"now":5090}\n', 210);
  page.received('{"sync":300,"now":5200}\n', 360);
  assert.deepEqual(clock(), [4885, 6], 'a slower one says no more');
  page.closed();
  page.opened(() => {}, 1000);
  page.received('{"welcome":{"role":0,"epoch":1,"count":0,"now":6000}}\n', 1200);
  assert.deepEqual(clock(), [4900, 101], 'this machine may have slept');
  page.received('{"sync":1300,"now":9000}\n', 1320);
  assert.deepEqual(clock(), [7690, 11], 'both cannot be right');
  for (let i = 0; i < 8; i++) page.received('{"sync":2000,"now":9710}\n', 2040);
  assert.deepEqual(clock(), [7690, 21], 'one of long ago is not believed for ever');
});

/** With this a frame begins after which it is quiet. */
const QUIET = '\t';

test('what could not be drawn is told with a later frame, and never while something is hidden', () => {
  const sent: string[] = [];
  const waiting: Breakage[] = [];
  const page = new Page({
    ...NOBODY,
    rules: { record: (room, fact) => void Object.assign(room, fact) },
    broken: () => waiting.splice(0),
  });
  const breaks = (screen: string) => waiting.push({ screen, kind: 'Error', frames: [] });
  const hears = (fact: object, sign = '') =>
    page.received(`${sign}${JSON.stringify({ fact: { type: 'any', ...fact } })}\n`);
  const isTold = (text: string) => text.startsWith('{"broke"');
  const told = () => sent.splice(0).flatMap((text) => (isTold(text) ? JSON.parse(text).broke.screen : []));
  breaks('house'); // before it came here
  page.opened((text) => sent.push(text), 0);
  page.received('{"welcome":{"role":0,"epoch":1,"count":0}}\n');
  assert.deepEqual(told(), [], 'who knows what is hidden before the room is here');
  hears({ number: 1, phase: 'lobby', seats: [{}] });
  assert.deepEqual(told(), ['house']);
  breaks('lobby/phone');
  assert.deepEqual(told(), [], 'not by itself');
  hears({ phase: 'playing' }, QUIET);
  breaks('maffia/phone');
  hears({}, QUIET);
  page.received('\t\t\t');
  assert.deepEqual(told(), []);
  hears({ phase: 'ended' });
  assert.deepEqual(told(), ['lobby/phone', 'maffia/phone']);
});

/** A page that is at a table, where it is quiet. */
function quietPage() {
  const sent: string[] = [];
  const page = new Page({ ...NOBODY, rules: { record: () => {} } });
  page.opened((text) => sent.push(text), 0);
  page.received(`${QUIET}{"welcome":{"role":0,"epoch":1,"count":0}}\n`);
  const beats = () => sent.splice(0).map((text) => [Buffer.byteLength(text), text.slice(1).replaceAll('\t', '')]);
  return { page, sent, beats };
}

test('in a quiet phase a page says as much as one message holds with each frame, and as much when it has nothing', () => {
  const { page, sent, beats } = quietPage();
  assert.equal(sent.shift()!.length, HELLO_BYTES);
  assert.deepEqual(beats(), [[BEAT.bytes, '']]);
  const [short, long] = [{ type: 'a' }, { type: 'b', text: 'ø'.repeat(400) }];
  for (const command of [short, long, short]) void page.ask(command);
  page.sync(7);
  assert.deepEqual(sent, [], 'not when it is pressed');
  for (let i = 0; i < 3; i++) page.received('\t\t');
  const said = beats();
  assert.deepEqual(
    said.map(([bytes]) => bytes),
    [BEAT.bytes, BEAT.bytes, BEAT.bytes],
  );
  const asks = said
    .map(([, text]) => text)
    .join('')
    .trimEnd()
    .split('\n');
  assert.deepEqual(
    asks.map((text) => JSON.parse(text)),
    [short, long, short].map((command, i) => ({ n: i + 1, command })),
  );
});

test('what was pressed after the last beat is refused as too late, and what left is still answered', async () => {
  const { page, sent, beats } = quietPage();
  const early = page.ask({ type: 'a' });
  page.received('\t');
  beats();
  const late = [page.ask({ type: 'b' }), page.ask({ type: 'c' })];
  assert.equal(page.queued, 2);
  page.received('{"sync":1,"now":1}\n');
  assert.deepEqual(await Promise.all(late), [{ refused: 'superseded' }, { refused: 'superseded' }]);
  assert.deepEqual(sent, [], 'and nothing of it leaves');
  page.received('{"done":1}\n');
  assert.deepEqual(await early, {});
  void page.ask({ type: 'd' });
  assert.deepEqual(
    sent.map((text) => JSON.parse(text)),
    [{ n: 4, command: { type: 'd' } }],
  );
});

test('a page that lost its line at night and comes back by day says what was pressed meanwhile', async () => {
  const { page, sent } = quietPage();
  page.closed();
  assert.equal(page.isQuiet, false);
  let answer: unknown;
  void page.ask({ type: 'any' }).then((one) => {
    answer = one;
  });
  sent.length = 0;
  page.opened((text) => sent.push(text), 0);
  page.received('{"welcome":{"role":0,"epoch":1,"count":0}}\n');
  await Promise.resolve();
  assert.deepEqual([answer, page.queued], [undefined, 0]);
  assert.deepEqual(
    sent.slice(1).map((text) => JSON.parse(text)),
    [{ n: 1, command: { type: 'any' } }],
  );
});

test('no more is begun with one beat than can be answered in one', () => {
  const { page, beats } = quietPage();
  beats();
  const many = BEAT.asksMax + 3;
  for (let i = 0; i < many; i++) void page.ask({ type: 'a' });
  for (let i = 0; i < 2; i++) page.received('\t');
  const said = beats().map(([, text]) => String(text).split('\n').filter(Boolean).length);
  assert.deepEqual(said, [BEAT.asksMax, many - BEAT.asksMax]);
});

test('what is half said is not taken back, and a new line says it from its beginning', async () => {
  const { page, sent, beats } = quietPage();
  const [long, more] = [page.ask({ type: 'a', text: 'x'.repeat(BEAT.bytes) } as never), page.ask({ type: 'b' })];
  page.received('\t');
  page.takeBack();
  assert.deepEqual(await more, { refused: 'taken-back' });
  page.closed();
  beats();
  page.opened((text) => sent.push(text), 0);
  page.received(`${QUIET}{"welcome":{"role":0,"epoch":1,"count":0}}\n`);
  page.received('\t');
  const [, ...said] = beats();
  assert.equal(JSON.parse(said.map(([, text]) => text).join('')).command.text.length, BEAT.bytes);
  page.received('\t{"done":1}\n');
  assert.deepEqual(await long, {});
});
