import assert from 'node:assert/strict';
import { EventEmitter } from 'node:events';
import { test } from 'node:test';
import { closeBySignal } from './closing.ts';
import type { Drained } from './drain.ts';
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
  let drained = (_: Drained) => {};
  const drain = () =>
    new Promise<Drained>((resolve) => {
      happened.push('drain');
      drained = resolve;
    });
  const askToDrain = closeBySignal(signals, {
    ...{ close, drain },
    say: (line) => happened.push(line),
    exit: (code) => happened.push(code),
  });
  return { signals, happened, askToDrain, closed: () => closed(), drained: (how: Drained) => drained(how) };
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

const DRAINING =
  'Draining: no new game begins, and the server stops when those that run are over. Ask again to stop at once.';
const STOPS = ['Closing: people are told to come back.', 'close'];

for (const [how, says] of [
  ['over', 'No game runs any more.'],
  ['too-long', 'Games still run, and were waited for long enough; they go on when the server is back.'],
] as const) {
  test(`SIGUSR2 waits for the games, and then it closes: ${how}`, async () => {
    const { signals, happened, drained } = closing();
    signals.emit('SIGUSR2');
    await settled();
    assert.deepEqual(happened, [DRAINING, 'drain']);
    drained(how);
    await settled();
    assert.deepEqual(happened.slice(2), [says, ...STOPS]);
  });
}

for (const second of ['SIGUSR2', 'SIGTERM', 'SIGINT', 'konklave drain']) {
  test(`whoever has asked to drain and then comes with ${second} does not wait for the games`, async () => {
    const { signals, happened, askToDrain, closed, drained } = closing();
    askToDrain();
    if (second === 'konklave drain') askToDrain();
    else signals.emit(second);
    await settled();
    drained('over');
    closed();
    await settled();
    assert.deepEqual(happened, [DRAINING, 'drain', ...STOPS, 'Everything is stored.', 0]);
  });
}

test('a server that is closing drains no more', async () => {
  const { signals, happened, askToDrain } = closing();
  signals.emit('SIGTERM');
  askToDrain();
  await settled();
  assert.deepEqual(happened, STOPS);
});
