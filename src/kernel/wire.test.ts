import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Audience, address, bitOf } from './audience.ts';
import type { Typed, Viewer } from './game.ts';
import { lots } from './random.ts';
import {
  doneLine,
  type Frame,
  factLine,
  isQuietAfter,
  LAST_BEAT_MS,
  linesOf,
  openOutbox,
  put,
  refusedLine,
  SECRET,
  stretch,
  stretchBytes,
  take,
  until,
} from './wire.ts';

const NIGHT = { beatMs: 1000, bytes: 256 };
const said = (text: string) => factLine({ type: 'said', text } as never);
const times = (frames: readonly Frame[]) => frames.map(({ at }) => at);
const sizes = (frames: readonly Frame[]) => frames.map(({ bytes }) => bytes);
const items = (frames: readonly Frame[], inbox = { rest: '' }) => frames.map(({ text }) => take(inbox, text));
const bytesOf = (text: string) => new TextEncoder().encode(text).length;

test('by day one append is one frame at once, padded to 64 bytes', () => {
  const outbox = openOutbox();
  put(outbox, [said('hej'), doneLine(3)], 500, undefined);
  put(outbox, [], 600, undefined);
  put(outbox, [refusedLine(4, 'not-your-turn')], 700, undefined);
  put(outbox, [said('x'.repeat(64))], 700, undefined);
  const frames = until(outbox, 700);
  assert.deepEqual(times(frames), [500, 700, 700]);
  assert.deepEqual(sizes(frames), [64, 64, 128]);
  assert.deepEqual(items(frames), [
    [{ fact: { type: 'said', text: 'hej' } }, { done: 3 }],
    [{ refused: 4, code: 'not-your-turn' }],
    [{ fact: { type: 'said', text: 'x'.repeat(64) } }],
  ]);
  assert.deepEqual(until(outbox, 800), [], 'each frame leaves once');
});

test('at night everybody gets one frame a beat, of one size, with something to say or not', () => {
  const [busy, idle] = [openOutbox(), openOutbox()];
  for (const outbox of [busy, idle]) put(outbox, [factLine({ type: 'nightFell' })], 250, NIGHT);
  put(busy, [said('psst'), doneLine(1)], 400, NIGHT);
  put(busy, [refusedLine(2, 'asleep')], 900, NIGHT);
  put(idle, [], 400, NIGHT);
  const [one, other] = [until(busy, 4250), until(idle, 4250)];
  assert.deepEqual(times(one), [250, 1250, 2250, 3250, 4250]);
  assert.deepEqual(times(other), times(one));
  assert.deepEqual(sizes(one), [256, 256, 256, 256, 256]);
  assert.deepEqual(sizes(other), sizes(one));
  assert.equal(items(one)[1]!.length, 3);
  assert.deepEqual(items(other).slice(1), [[], [], [], []]);
  for (const { text, bytes } of [...one, ...other]) assert.equal(bytesOf(text), bytes);
});

test('what begins a night is as large for whoever is told something of their own with it', () => {
  const begins = ['', 'x'.repeat(20), 'x'.repeat(150)].map((own) => {
    const outbox = openOutbox();
    put(outbox, [factLine({ type: 'nightFell' }), said(own)], 0, NIGHT);
    return until(outbox, 0);
  });
  assert.deepEqual(begins.map(sizes), [[256], [256], [256]]);
});

test('what comes at the moment of a beat waits for the next one', () => {
  const outbox = openOutbox();
  put(outbox, [], 0, NIGHT);
  put(outbox, [doneLine(1)], 1000, NIGHT);
  assert.deepEqual(items(until(outbox, 1999)), [[]]);
  assert.deepEqual(items(until(outbox, 2000)), [[{ done: 1 }]]);
});

test('what is too long for a beat is split over those that follow', () => {
  const outbox = openOutbox();
  put(outbox, [], 0, NIGHT);
  put(outbox, [said('æøå'.repeat(100)), doneLine(1)], 10, NIGHT);
  put(outbox, [doneLine(2)], 2500, NIGHT);
  const frames = until(outbox, 5000);
  assert.deepEqual(sizes(frames), [256, 256, 256, 256, 256]);
  for (const { text, bytes } of frames) assert.equal(bytesOf(text), bytes);
  const got = items(frames);
  assert.deepEqual(
    got.map(({ length }) => length),
    [0, 0, 3, 0, 0],
  );
  assert.deepEqual(got.flat(), [{ fact: { type: 'said', text: 'æøå'.repeat(100) } }, { done: 1 }, { done: 2 }]);
});

test('the end of a night leaves at once with all that was held, in a frame of one size for everybody', () => {
  const [busy, idle] = [openOutbox(), openOutbox()];
  for (const outbox of [busy, idle]) put(outbox, [], 0, NIGHT);
  put(busy, [doneLine(1)], 1500, NIGHT);
  for (const outbox of [busy, idle]) put(outbox, [factLine({ type: 'dawn' })], 1700, undefined);
  const [one, other] = [until(busy, 9000), until(idle, 9000)];
  assert.deepEqual(times(one), [1000, 1700]);
  assert.deepEqual(times(other), [1000, 1700]);
  assert.equal(sizes(one)[0], 256);
  assert.deepEqual(sizes(other), sizes(one));
  assert.deepEqual(items(one).flat(), [{ done: 1 }, { fact: { type: 'dawn' } }]);
});

test('the frame that ends a night has room for all that may be held, and is no larger for it', () => {
  const dawn = toAll({ type: 'dawn', deaths: [1, 2], text: 'ø'.repeat(600) } as Typed, ['deaths']);
  const ends = [0, 1, 40, Math.floor(SECRET.wordsBurst / 105)].map((count) => {
    const outbox = openOutbox();
    put(outbox, [], 0, NIGHT);
    put(outbox, Array(count).fill(said('x'.repeat(67))), 900, NIGHT);
    put(outbox, Array(count && 20).fill(doneLine(1)), 1900, NIGHT);
    put(outbox, [dawn], 1901, undefined);
    return until(outbox, 1901).at(-1)!;
  });
  assert.equal(new Set(sizes(ends)).size, 1, `${sizes(ends)}`);
  assert.ok(ends.every(({ bytes, text, isOver }) => bytesOf(text) === bytes && !isOver));

  const outbox = openOutbox();
  put(outbox, [], 0, NIGHT);
  put(outbox, [said('x'.repeat(50_000))], 10, NIGHT);
  put(outbox, [], 20, undefined);
  const [over] = until(outbox, 20) as [Frame];
  assert.ok(over.isOver && over.bytes > sizes(ends)[0]!, 'what is more than all of it is sent, and noticed');
});

test('one more beat comes before the deadline, none between the two, and it moves with the deadline', () => {
  const outbox = openOutbox();
  put(outbox, [], 0, { ...NIGHT, until: 3200 });
  put(outbox, [doneLine(1)], 1500, { ...NIGHT, until: 3200 });
  assert.deepEqual(times(until(outbox, 3199)), [1000, 2000, 3200 - LAST_BEAT_MS]);
  put(outbox, [], 3200, { ...NIGHT, until: 6000 });
  put(outbox, [], 4100, { ...NIGHT, until: 7000 });
  assert.deepEqual(times(until(outbox, 6999)), [4000, 5000, 6000, 7000 - LAST_BEAT_MS]);
  put(outbox, [], 7000, undefined);
  assert.deepEqual(times(until(outbox, 9000)), [7000]);
});

test('a frame says whether it is quiet after it', () => {
  const outbox = openOutbox();
  put(outbox, [stretch(['{"a":1}\n'], 0).text], 0, NIGHT);
  put(outbox, [], 1500, undefined);
  put(outbox, [doneLine(1)], 1600, undefined);
  const frames = until(outbox, 1600);
  assert.deepEqual(
    frames.map(({ text }) => isQuietAfter(text)),
    [true, true, false, false],
  );
  assert.equal(frames[0]!.bytes, stretchBytes(0), 'the sign takes no room');
  assert.deepEqual(items(frames).flat(), [{ a: 1 }, { done: 1 }]);
});

test('what was missed is as large for whoever heard nothing as for whoever heard all that is allowed', () => {
  const common = Array.from({ length: 200 }, (_, i) => factLine({ type: 'moved', seat: i } as Typed));
  const measure = bytesOf(common.join(''));
  const secret = said('x'.repeat(SECRET.wordsBurst + SECRET.wordsPerCommon * measure));
  const [none, all] = [stretch(common, measure), stretch([...common, secret], measure)];
  assert.deepEqual([none.isOver, all.isOver], [false, false]);
  assert.equal(bytesOf(all.text), bytesOf(none.text));
  assert.equal(stretch([secret, secret, secret], 0).isOver, true);
});

test('a night may follow a night, and its beat goes on', () => {
  const outbox = openOutbox();
  put(outbox, [], 0, NIGHT);
  put(outbox, [factLine({ type: 'segmentCalled' })], 1500, NIGHT);
  assert.deepEqual(times(until(outbox, 3000)), [1000, 2000, 3000]);
  put(outbox, [], 3500, { beatMs: 400, bytes: 128 });
  const frames = until(outbox, 4400);
  assert.deepEqual(times(frames), [3500, 3900, 4300]);
  assert.deepEqual(sizes(frames).slice(1), [128, 128]);
});

test('nothing is lost, doubled or reordered, however it is cut', () => {
  const lot = lots('wire');
  const words = ['', 'a', 'bøf', 'tab\t', 'line\n', '🎭', '"', 'x'.repeat(300), '\u2028', '\ud83c'];
  for (let round = 0; round < 60; round++) {
    const outbox = openOutbox();
    const inbox = { rest: '' };
    const sent: unknown[] = [];
    const got: unknown[] = [];
    let at = 0;
    const receive = () => {
      for (const { text, bytes } of until(outbox, at)) {
        assert.equal(bytesOf(text), bytes);
        got.push(...take(inbox, text));
      }
    };
    for (let i = 0; i < 40; i++) {
      at += lot.int(1500);
      const fact = { type: 'said', text: lot.pick(words) + lot.pick(words) };
      const quiet = lot.int(3) ? { beatMs: 1000, bytes: lot.pick([64, 256]) } : undefined;
      const lines = lot.int(4) ? [factLine(fact)] : [];
      if (lines.length) sent.push({ fact });
      put(outbox, lines, at, quiet);
      receive();
    }
    put(outbox, [], at, undefined);
    receive();
    assert.deepEqual(got, sent);
  }
});

/** The line of a fact that all are told, but for fields that only seat 0 may read. */
function toAll(fact: Typed, secrets: readonly string[] = [], viewer: Viewer = 1): string {
  const secret = secrets.length && { secret: Object.fromEntries(secrets.map((field) => [field, () => [0]])) };
  const audience = { [fact.type]: { to: 'everyone', ...secret } } as unknown as Audience<Typed, unknown>;
  return linesOf(address(audience, fact, {}))(bitOf(viewer));
}

test('of what all are told the form is sent once, and then its number', () => {
  const outbox = openOutbox();
  const inbox = { rest: '' };
  const send = (...lines: string[]) => {
    put(outbox, lines, 0, undefined);
    const [{ text }] = until(outbox, 0) as [Frame];
    return { text: text.trimEnd(), items: take(inbox, text) };
  };
  const facts = [
    { type: 'moved', seat: 1, to: [3, -4], why: null },
    { type: 'said', text: 'a:1,b', seats: [] },
    { type: 'ended' },
  ];
  const [moved, saidIt, ended] = facts.map((fact) => toAll(fact)) as [string, string, string];
  const first = send(moved, doneLine(7), saidIt, ended);
  assert.equal(first.text, `${moved}${doneLine(7)}${saidIt}${ended}`.trimEnd());
  assert.deepEqual(first.items, [{ fact: facts[0] }, { done: 7 }, { fact: facts[1] }, { fact: facts[2] }]);
  const fact = { type: 'moved', seat: 12, to: [0, 5], why: null };
  const again = send(toAll(fact), doneLine(8), ended, saidIt);
  assert.equal(again.text, '0 12,[0,5],null\n{"done":8}\n2 \n1 "a:1,b",[]');
  assert.deepEqual(again.items, [{ fact }, { done: 8 }, { fact: facts[2] }, { fact: facts[1] }]);
  assert.equal(send(toAll({ type: 'moved', seat: 1 } as Typed)).text, 'moved seat\r1', 'another form');

  const copy = { ...outbox, frames: [] };
  for (let i = 0; i < 300; i++) {
    const fact = { type: `said${i % 100}`, text: 'word 1\t\n', half: i / 2, big: i * 1e20, list: [{ a: null }, []] };
    assert.deepEqual(send(toAll(fact)).items, [{ fact }]);
  }
  assert.deepEqual(send(moved, ended).items, [{ fact: facts[0] }, { fact: facts[2] }]);
  put(copy, [ended], 0, undefined);
  assert.equal(until(copy, 0)[0]!.text.trimEnd(), '2', 'a copy goes on alike, whatever became of the first');
});

test('a line that has carried very many kinds of news is still understood, however often each comes', () => {
  const [outbox, inbox] = [openOutbox(), { rest: '' }];
  for (let kind = 0; kind < 200; kind++) {
    for (const seat of [1, 2, 3]) {
      const fact = { type: `news${kind}`, [`field${kind}`]: seat } as Typed;
      put(outbox, [toAll(fact)], 0, undefined);
      assert.deepEqual(items(until(outbox, 0), inbox), [[{ fact }]]);
    }
  }
});

test('what a viewer may read besides follows what all are told', () => {
  const [outbox, inbox] = [openOutbox(), { rest: '' }];
  for (let i = 0; i < 3; i++) {
    const fact = { type: 'stashed', seat: 0, claim: i, card: i + 1, note: 'a\r{"x":1}', to: null };
    for (const viewer of [0, 1, 0]) {
      put(outbox, [toAll(fact, ['card', 'note'], viewer)], 0, undefined);
      const [{ text }] = until(outbox, 0) as [Frame];
      const { card, note, ...common } = fact;
      assert.deepEqual(take(inbox, text), [{ fact: viewer === 0 ? fact : common }]);
      assert.equal(/"card"/.test(text), viewer === 0);
    }
  }
});

test('what somebody alone was told does not show in the size of what all are told', () => {
  const [busy, idle] = [openOutbox(), openOutbox()];
  const news = (day: number) => toAll({ type: 'dayBegan', day, until: day * 1000 } as Typed);
  for (let i = 0; i < 100; i++) {
    put(busy, [factLine({ type: `secret ${i}`, seat: i } as Typed), doneLine(i)], i, undefined);
    for (const [viewer, outbox] of [busy, idle].entries()) {
      put(
        outbox,
        [toAll({ type: `read ${i % 9}`, seat: i, card: i } as Typed, ['seat', 'card'], viewer)],
        i,
        undefined,
      );
    }
  }
  for (const outbox of [busy, idle]) until(outbox, 100);
  for (let day = 1; day < 4; day++) for (const outbox of [busy, idle]) put(outbox, [news(day)], 100 + day, undefined);
  assert.deepEqual(until(busy, 200), until(idle, 200));
});

test('a line carries no number of the log', () => {
  assert.deepEqual(JSON.parse(factLine({ type: 'said' })), { fact: { type: 'said' } });
  assert.deepEqual(JSON.parse(doneLine(3)), { done: 3 });
  assert.deepEqual(JSON.parse(refusedLine(3, 'no')), { refused: 3, code: 'no' });
});
