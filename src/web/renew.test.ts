/** Pages of an earlier build, in a browser of stubs: when they load anew, and what was being written meanwhile. */
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { welcomeLine } from '../protocol.ts';

const page = (build: string) => `<head><script type="module" crossorigin="" src="/assets/${build}"></script></head>`;
const OWN = 'index-own.js';
const NEW = 'index-new.js';

interface Field {
  readonly type: string;
  readonly label: string;
  value: string;
  heard: string[];
}

let shown: Field[] = [];
let changed = () => {};
let reloads = 0;
let store = new Map<string, string>();
const field = (label: string, value = '', type = 'text'): Field => ({ type, label, value, heard: [] });
const drawn = (one: Field) => ({
  type: one.type,
  get value() {
    return one.value;
  },
  set value(text: string) {
    one.value = text;
  },
  getAttribute: (name: string) => (name === 'aria-label' ? one.label : null),
  dispatchEvent: (event: Event) => one.heard.push(event.type),
});

const sockets: FakeSocket[] = [];
class FakeSocket {
  static readonly OPEN = 1;
  readyState = 1;
  onopen = () => {};
  onmessage = (_: { data: string }) => {};
  onclose = (_: { code: number }) => {};
  readonly sent: string[] = [];
  constructor() {
    sockets.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {}
}

Object.assign(globalThis, {
  document: {
    documentElement: { innerHTML: page(OWN) },
    body: {},
    hidden: true,
    querySelectorAll: () => shown.map(drawn),
    addEventListener: () => {},
    removeEventListener: () => {},
  },
  window: { addEventListener: () => {}, removeEventListener: () => {} },
  location: { origin: 'http://lykt.example', hostname: 'lykt.example', reload: () => reloads++ },
  sessionStorage: {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, text: string) => void store.set(key, text),
    removeItem: (key: string) => void store.delete(key),
  },
  MutationObserver: class {
    constructor(look: () => void) {
      changed = look;
    }
    observe(): void {}
    disconnect(): void {
      changed = () => {};
    }
  },
  WebSocket: FakeSocket,
});
const { giveBack, isOld, renew, renewIfMoved } = await import('./renew.ts');
const { connect } = await import('./connection.ts');

beforeEach(() => {
  [shown, reloads, store, changed] = [[], 0, new Map(), () => {}];
});

test('a page is old where the house has another build, and loads anew once for each that it meets', () => {
  assert.deepEqual([OWN, '', NEW].map(isOld), [false, false, true]);
  assert.equal(renew(NEW), true);
  assert.equal(reloads, 1);
  assert.equal(isOld(NEW), false, 'it is this page again: the other is not to be had');
  assert.equal(isOld('index-newer.js'), true);
});

test('two servers that take turns behind one address do not send a page round in circles', () => {
  const builds = Array.from({ length: 60 }, (_, i) => `index-${i % 2}.js`);
  for (const build of builds) if (isOld(build)) renew(build);
  assert.equal(reloads, 2);
});

test('a tab that can remember nothing goes on as it is', () => {
  store.set = () => {
    throw new Error('full');
  };
  assert.equal(renew(NEW), false);
  assert.equal(reloads, 0);
});

test('what somebody was writing stands again in the field of that name, also one that comes later', () => {
  shown = [field('Write', 'It was Bodil'), field('Reason', 'she blinked', 'textarea'), field('How loud', '7', 'range')];
  renew(NEW);
  const [write, other] = [field('Write'), field('Name')];
  shown = [write, other];
  giveBack();
  assert.deepEqual([write.value, write.heard, other.value], ['It was Bodil', ['input'], '']);
  const [reason, loud] = [field('Reason', '', 'textarea'), field('How loud', '3', 'range')];
  shown = [field('Write'), reason, loud];
  changed();
  assert.deepEqual([reason.value, loud.value], ['she blinked', '3']);
  assert.equal(shown[0]!.value, '', 'once');
  assert.equal(store.has('konklave.typed'), false, 'and nothing of it stays behind');
});

test('what was written anew meanwhile is not taken away', () => {
  shown = [field('Write', 'before')];
  renew(NEW);
  shown = [field('Write', 'after')];
  giveBack();
  assert.equal(shown[0]!.value, 'after');
});

test('where something cannot be fetched, the page looks whether the house has others', async () => {
  for (const [answer, loads] of [
    [async () => new Response(page(OWN)), 0],
    [() => Promise.reject(new TypeError('no network')), 0],
    [async () => new Response(page(NEW)), 1],
  ] as const) {
    globalThis.fetch = answer as typeof fetch;
    await renewIfMoved();
    assert.equal(reloads, loads);
  }
});

const welcome = (build: string) => welcomeLine({ role: 'visitor', epoch: 1, count: 0, now: 0, build });

test('when the line comes back and the house has another build, all is answered first, and then it loads anew', () => {
  const line = connect('LYKT', 'phone', {}, () => {});
  const [socket] = sockets.splice(0) as [FakeSocket];
  socket.onopen();
  void line.ask({ type: 'room.ready', ready: true });
  socket.onmessage({ data: welcome(NEW) });
  assert.ok(socket.sent.some((text) => text.includes('room.ready')));
  assert.equal(reloads, 0);
  socket.onmessage({ data: '{"done":1}\n' });
  assert.equal(reloads, 1);
  line.close();
});

test('a page whose facts cannot be folded any more, or whose protocol is gone, loads anew by itself', () => {
  for (const ends of [
    (socket: FakeSocket) => socket.onmessage({ data: `${welcome(NEW)}{"fact":{"type":"cardTurned"}}\n` }),
    (socket: FakeSocket) => socket.onclose({ code: 4010 }),
  ]) {
    const line = connect('LYKT', 'phone', {}, () => {});
    const [socket] = sockets.splice(0) as [FakeSocket];
    socket.onopen();
    ends(socket);
    assert.equal(reloads, 1);
    [reloads, store] = [0, new Map()];
    line.close();
  }
});

test('a page whose protocol is gone still says so where loading anew did not help', () => {
  renew('outdated');
  const line = connect('LYKT', 'phone', {}, () => {});
  const [socket] = sockets.splice(0) as [FakeSocket];
  socket.onopen();
  socket.onclose({ code: 4010 });
  assert.equal(reloads, 1);
  assert.deepEqual(line.line.value, { closed: 'outdated' });
  line.close();
});
