/** Who is told as there and as gone, on a clock that a test moves. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { emptyRoom, type RoomState } from '../kernel/room/state.ts';
import { LIMITS } from './limits.ts';
import { Presence, type Sign } from './presence.ts';
import type { House, Line } from './room.ts';
import { VirtualClock } from './testing/clock.ts';

/** Two people at a table, whose lines go through `here`. */
function hall() {
  const clock = new VirtualClock();
  const lines = new Set<Line>();
  const signs: Sign[] = [];
  const state = {
    ...emptyRoom(),
    number: 1,
    holders: ['alma', 'bodil'],
    seats: ['Alma', 'Bodil'].map((name) => ({ name, connected: true })),
    via: { alma: 'here', bodil: 'here' },
  } as unknown as RoomState;
  const presence = new Presence({ clock, server: 'here' } as unknown as House, {
    ...{ state, lines },
    note: (sign) => void signs.push(sign),
  });
  const line = (holder: string, role: Line['role']): Line => {
    const one = { page: '', holder, role, put: () => {}, close: () => {} };
    lines.add(one);
    return one;
  };
  const goes = (one: Line) => {
    lines.delete(one);
    presence.left(one);
  };
  return { clock, lines, signs, state, presence, line, goes };
}

const AWAY_MS = LIMITS.absenceSeconds * 1000;
const gone = (wire: string): Sign => ({ type: 'presence', wire, connected: false, via: 'here' });

test('whoever goes is told as gone once, after a while, counted from when the last of their lines went', async () => {
  const { clock, signs, presence, line, goes } = hall();
  const [phone, laptop] = [line('alma', 0), line('alma', 0)];
  line('bodil', 1);
  goes(phone);
  assert.equal(presence.isWaiting, false, 'there is another');
  goes(laptop);
  presence.expect('alma');
  await clock.pass(AWAY_MS - 1);
  assert.deepEqual([signs, presence.isWaiting], [[], true]);
  await clock.pass(1);
  await clock.pass(10 * AWAY_MS);
  assert.deepEqual([signs, presence.isWaiting], [[gone('alma')], false]);
});

test('whoever is back in time is not told as gone, and the next time has the whole while again', async () => {
  const { clock, signs, presence, line, goes } = hall();
  goes(line('alma', 0));
  await clock.pass(AWAY_MS - 1);
  const again = line('alma', 0);
  presence.greet(again, 0);
  goes(again);
  await clock.pass(AWAY_MS - 1);
  assert.deepEqual(signs, []);
  await clock.pass(1);
  assert.deepEqual(signs, [gone('alma')]);
});

test('whoever flickers is told as gone later, by themselves; strangers are not told at all', async () => {
  const { clock, signs, line, goes } = hall();
  goes(line('a stranger', 'visitor'));
  for (let time = 0; time < LIMITS.absencesBurst; time++) {
    goes(line('alma', 0));
    await clock.pass(AWAY_MS);
  }
  const times = signs.length;
  assert.ok(times >= LIMITS.absencesBurst - 1, `${times}`);
  for (let i = 0; i < 3; i++) {
    goes(line('alma', 0));
    await clock.pass(AWAY_MS);
  }
  const often = signs.length;
  goes(line('bodil', 1));
  await clock.pass(AWAY_MS);
  assert.deepEqual(signs.slice(often), [gone('bodil')]);
  await clock.pass(LIMITS.absenceOftenSeconds * 1000);
  assert.ok(signs.length > often + 1 && signs.filter(({ wire }) => wire === 'alma').length < times + 4);
});

test('when the room is closed nobody is told as gone any more', async () => {
  const { clock, signs, presence, line, goes } = hall();
  goes(line('alma', 0));
  presence.close();
  await clock.pass(10 * AWAY_MS);
  assert.deepEqual([signs, clock.next], [[], undefined]);
});

test('what is told fits what is so when it is decided: who came, went or came by another server meanwhile', () => {
  const { state, presence, line, goes } = hall();
  const came = (wire: string): Sign => ({ ...gone(wire), connected: true });
  const alma = line('alma', 0);
  assert.deepEqual(
    [presence.newsOf(gone('alma')), presence.newsOf(came('alma'))],
    [undefined, undefined],
    'she is here',
  );
  goes(alma);
  assert.deepEqual(presence.newsOf(gone('alma')), { type: 'room.connection', who: 0, connected: false, via: 'here' });
  assert.equal(presence.newsOf(gone('nobody here')), undefined);
  Object.assign(state.via!, { alma: 'there' });
  assert.equal(presence.newsOf(gone('alma')), undefined, 'she is there');
  const back = line('alma', 0);
  assert.deepEqual([presence.isOutdated(back), presence.isOutdated(line('bodil', 1))], [true, false]);
  assert.deepEqual(presence.newsOf(came('alma')), { type: 'room.connection', who: 0, connected: true, via: 'here' });
});
