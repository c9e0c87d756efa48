import assert from 'node:assert/strict';
import { test } from 'node:test';
import { breakageText, isBreakage } from '../protocol.ts';
import { breakageOf, noteBroken, takeBroken } from './broken.ts';

const HOUSE = 'https://lykt.example';

function thrown(name: string, message: string, stack: string): Error {
  return Object.assign(new Error(message), { name, stack });
}

const framesOf = (error: unknown) => breakageOf(error, 'maffia/phone', HOUSE).frames;

test('of an error a page keeps places in its own scripts, whichever browser wrote them down', () => {
  const v8 = `TypeError: Anna is a traitor
    at Anna (${HOUSE}/assets/room-B_x-1.js:1:234)
    at new Object.Bo [as cards] (${HOUSE}/assets/house.js:12:5)
    at async Promise.all (index 0)
    at ${HOUSE}/assets/index.js?v=Anna:3:1
    at <anonymous>
    at other (chrome-extension://abcdef/page.js:1:1)
    at elsewhere (https://elsewhere.example/assets/room.js:1:1)`;
  const frames = ['room-B_x-1.js:1:234', 'house.js:12:5', 'index.js:3:1'];
  assert.deepEqual(framesOf(thrown('TypeError', 'Anna is a traitor', v8)), frames);
  const others = `Anna@${HOUSE}/assets/room-B_x-1.js:1:234
[native code]
Bo/cards<@${HOUSE}/assets/house.js:12:5
@${HOUSE}/assets/index.js?v=Anna:3:1
Anna@${HOUSE}/assets/index.js line 3 > eval:1:1
@https://elsewhere.example/assets/room.js:1:1
`;
  assert.deepEqual(framesOf(thrown('TypeError', 'Anna is a traitor', others)), frames);
});

test('a message that looks like frames is no frame, nor is anything else that was said', () => {
  const message = `the card
    at Anna (${HOUSE}/Anna.js:1:1)
Bo@${HOUSE}/Bo.js:1:1
 of`;
  const stack = `Error: ${message}\n    at f (${HOUSE}/assets/room.js:1:2)`;
  const broke = breakageOf(thrown('Traitor Anna', message, stack), 'maffia/phone', HOUSE);
  assert.deepEqual(broke, { screen: 'maffia/phone', kind: 'other', frames: ['room.js:1:2'] });
  assert.deepEqual(breakageOf('Anna', 'maffia/phone', HOUSE), { screen: 'maffia/phone', kind: 'other', frames: [] });
});

test('what is told is what the server takes, and of one length however much there is of it', () => {
  const line = `    at f (${HOUSE}/assets/${'x'.repeat(60)}.js:100000:100000)\n`;
  const long = breakageOf(thrown('RangeError', '', `RangeError\n${line.repeat(100)}`), 'ordet-fanger/master', HOUSE);
  const short = breakageOf(thrown('Error', '', ''), 'house', HOUSE);
  assert.deepEqual([long.frames.length, short.frames.length], [12, 0]);
  for (const broke of [long, short]) assert.ok(isBreakage(JSON.parse(breakageText(broke))));
  assert.equal(breakageText(long).length, breakageText(short).length);
});

test('the same breakage is told once, and few of them', (t) => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'location');
  Object.defineProperty(globalThis, 'location', { value: { origin: HOUSE }, configurable: true });
  t.after(() => {
    if (before) Object.defineProperty(globalThis, 'location', before);
    else Reflect.deleteProperty(globalThis, 'location');
  });
  const error = thrown('Error', 'x', `Error: x\n    at f (${HOUSE}/assets/room.js:1:2)`);
  for (const screen of ['house', 'house', 'lobby/phone', 'lobby/table', 'lobby/master']) noteBroken(error, screen);
  assert.deepEqual(
    takeBroken().map(({ screen }) => screen),
    ['house', 'lobby/phone', 'lobby/table'],
  );
  noteBroken(error, 'house');
  assert.deepEqual(takeBroken(), []);
});
