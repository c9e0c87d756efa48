import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Page } from '../page.ts';
import type { Breakage } from '../protocol.ts';

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

test('what could not be drawn is told with a later frame, and never while something is hidden', () => {
  const sent: string[] = [];
  const waiting: Breakage[] = [];
  const page = new Page({
    ...NOBODY,
    rules: {
      record: (room, fact) => void Object.assign(room, fact),
      quiet: ({ phase }) => (phase === 'playing' ? { beatMs: 1000, bytes: 1024 } : undefined),
    },
    broken: () => waiting.splice(0),
  });
  const breaks = (screen: string) => waiting.push({ screen, kind: 'Error', frames: [] });
  const hears = (fact: object) => page.received(`${JSON.stringify({ fact: { type: 'any', ...fact } })}\n`);
  const told = () => sent.splice(0).flatMap((text) => JSON.parse(text).broke?.screen ?? []);
  breaks('house'); // before it came here
  page.opened((text) => sent.push(text), 0);
  page.received('{"welcome":{"role":0,"epoch":1,"count":0}}\n');
  assert.deepEqual(told(), [], 'who knows what is hidden before the room is here');
  hears({ number: 1, phase: 'lobby', seats: [{}] });
  assert.deepEqual(told(), ['house']);
  breaks('lobby/phone');
  assert.deepEqual(told(), [], 'not by itself');
  hears({ phase: 'playing' });
  breaks('maffia/phone');
  hears({});
  page.received('{"sync":1,"now":1}\n');
  assert.deepEqual(told(), []);
  hears({ phase: 'ended' });
  assert.deepEqual(told(), ['lobby/phone', 'maffia/phone']);
});
