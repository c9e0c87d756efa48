/** A screen stays awake while a room is open: by a lock, or over plain HTTP by a film; and sleeps when it is closed. */
import assert from 'node:assert/strict';
import { afterEach, test } from 'node:test';
import { h, render } from 'preact';
import { around, type Drawn, happen, open, root } from './mounted/dom.ts';
import './mounted/scripts.ts';
import { settled } from './mounted/settled.ts';

open();
const { useWakeLock } = await import('../src/web/wake.ts');

function Awake() {
  useWakeLock();
  return h('p', null, 'a room');
}

async function openRoom() {
  const page = root();
  render(h(Awake, {}), page as never);
  await settled();
  return {
    touch: async () => {
      happen(page, 'click');
      await settled();
    },
    close: async () => {
      render(null, page as never);
      await settled();
    },
  };
}

const body = () => document.body as unknown as Drawn;
const films = () =>
  body().querySelectorAll('video') as (Drawn & { paused: boolean; muted: boolean; [name: string]: unknown })[];

const given: { readonly [name: string]: unknown } = { vendor: '', wakeLock: undefined, audioSession: undefined };
const has = (more: { readonly [name: string]: unknown }) => {
  for (const [name, value] of Object.entries({ ...given, ...more }))
    Object.defineProperty(navigator, name, { value, configurable: true, writable: true });
};
afterEach(() => has({}));

/** Locks, as a browser gives them. */
function locks({ needsTouch = false } = {}) {
  const held = new Set<object>();
  let isTouched = !needsTouch;
  return {
    held,
    allow: () => {
      isTouched = true;
    },
    loseAll: () => {
      for (const lock of [...held]) (lock as { release(): void }).release();
    },
    wakeLock: {
      async request() {
        if (!isTouched) throw new Error('NotAllowedError');
        const heard: (() => void)[] = [];
        const lock = {
          addEventListener: (_: string, then: () => void) => heard.push(then),
          release: async () => {
            held.delete(lock);
            for (const then of heard) then();
          },
        };
        held.add(lock);
        return lock;
      },
    },
  };
}

test('where there is a lock it is held, asked for again when it was lost, and given back', async () => {
  const { wakeLock, held, loseAll } = locks();
  has({ wakeLock });
  const room = await openRoom();
  assert.equal(held.size, 1);
  await room.touch();
  assert.equal(held.size, 1, 'one is enough');
  loseAll(); // the page was hidden
  happen(around.document, 'visibilitychange');
  await settled();
  assert.equal(held.size, 1);
  await room.close();
  assert.equal(held.size, 0);
  happen(around.document, 'visibilitychange');
  await settled();
  assert.equal(held.size, 0);
  assert.equal(films().length, 0);
});

test('a browser that gives a lock only to somebody who touches the page gives it then', async () => {
  const { wakeLock, held, allow } = locks({ needsTouch: true });
  has({ wakeLock });
  const room = await openRoom();
  assert.equal(held.size, 0);
  allow();
  await room.touch();
  assert.equal(held.size, 1);
  await room.close();
  assert.equal(held.size, 0);
});

test('without a lock a silent film plays over the whole page, and goes when the room is closed', async () => {
  has({});
  const room = await openRoom();
  const [film, ...more] = films();
  assert.ok(film && more.length === 0);
  assert.deepEqual(
    [film.paused, film.muted, film.playsInline, film.getAttribute('aria-hidden')],
    [false, true, true, 'true'],
  );
  assert.deepEqual([film.style.position, film.style.inset, film.style.pointerEvents], ['fixed', '0', 'none']);
  film.currentTime = 9;
  happen(film, 'timeupdate');
  assert.equal(film.currentTime, 0, 'it never comes to its end');
  film.paused = true; // the phone was away
  await room.touch();
  assert.deepEqual([film.paused, films().length], [false, 1]);
  const turn = async (visibilityState: string) => {
    Object.assign(document, { visibilityState });
    happen(around.document, 'visibilitychange');
    await settled();
  };
  await turn('hidden');
  assert.equal(film.paused, true, 'nobody looks');
  await turn('visible');
  assert.deepEqual([film.paused, films().length], [false, 1], 'the same film: a browser knows that it was touched for');
  await room.close();
  assert.deepEqual([film.paused, films().length], [true, 0]);
  happen(around.document, 'click');
  assert.equal(films().length, 0);
});

test('in Safari it is not muted, or the screen would sleep; what else sounds there goes on, and is asked before', async () => {
  const audioSession = { type: 'auto' };
  has({ vendor: 'Apple Computer, Inc.', audioSession });
  const room = await openRoom();
  assert.equal(films()[0]!.muted, false);
  assert.equal(audioSession.type, 'ambient');
  await room.close();
  assert.equal(audioSession.type, 'auto');
  audioSession.type = 'playback'; // the table's own sound has asked for this
  const table = await openRoom();
  assert.equal(audioSession.type, 'playback');
  await table.close();
  assert.equal(audioSession.type, 'playback');
});
