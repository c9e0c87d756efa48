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
