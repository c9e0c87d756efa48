import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { closeBySignal } from './closing.ts';
import { settled } from './testing/clock.ts';

function closing() {
  const happened: (string | number)[] = [];
  const signals = new EventEmitter();
  let closed = () => {};
  const close = () =>
    new Promise<void>((resolve) => {
      happened.push('close');
      closed = resolve;
    });
  closeBySignal(signals, { close, say: (line) => happened.push(line), exit: (code) => happened.push(code) });
  return { signals, happened, closed: () => closed() };
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  test(`${signal} closes, and that all is stored is said when it is`, async () => {
    const { signals, happened, closed } = closing();
    signals.emit(signal);
    await settled();
    assert.deepEqual(happened, ['Closing: people are told to come back.', 'close']);
    closed();
    await settled();
    assert.deepEqual(happened.slice(2), ['Everything is stored.', 0]);
  });
}

test('whoever asks twice does not wait', async () => {
  const { signals, happened } = closing();
  signals.emit('SIGTERM');
  signals.emit('SIGINT');
  await settled();
  assert.deepEqual(happened.slice(1), ['close', 1]);
});
