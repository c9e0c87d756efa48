import assert from 'node:assert/strict';
import { test } from 'node:test';
import { Page } from '../page.ts';

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
