import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maffia } from '../games/index.ts';
import type { AnyGame, Typed } from '../kernel/game.ts';
import { MemoryStore } from './log/memory.ts';
import type { RoomLog } from './log/room-log.ts';
import { exportRoom, listRooms, replayRoom, verifyFile, verifyStored } from './operator.ts';
import { sitting } from './testing/client.ts';
import { connect, openHouse, openPage } from './testing/house.ts';

const games = { maffia: maffia as AnyGame };

/** A stored evening: one person and six bots to the end. */
async function evening(options: { readonly [name: string]: string | boolean } = { preset: 'solo' }) {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const alma = openPage(house, made.room, 'Alma');
  await connect(house, alma, made.room);
  const ask = (command: Typed & { [field: string]: unknown }) => alma.ask(command);
  const person = { pronouns: '', mask: 0 };
  await ask({ type: 'room.sit', name: 'Alma', ...person, isNew: false, contribution: 'ab'.repeat(16) });
  for (let i = 0; i < 6; i++) await ask({ type: 'room.addBot', name: `Bot ${i}`, ...person, bot: 'random' });
  for (const [name, value] of Object.entries(options))
    assert.deepEqual(await ask({ type: 'room.setOption', name, value }), {});
  await ask({ type: 'room.say', channel: null, text: 'good evening' });
  await ask({ type: 'room.start' });
  const room = (await house.rooms.find(made.room))!;
  for (let minute = 0; minute < 240 && room.state.phase === 'playing'; minute++) await house.clock.pass(60_000);
  assert.equal(room.state.phase, 'ended');
  return { log: house.house.log, code: made.room, living: (room.state.play as { living: readonly number[] }).living };
}

test('a stored evening is listed, told, verified and handed out', async () => {
  const { log, code } = await evening();
  const [line] = await listRooms(log);
  assert.match(line!, new RegExp(`^${code} +\\d+ entries`));

  const story = (await replayRoom(games, log, code, 'table', 'en')).join('\n');
  assert.match(story, /\+ Alma/);
  assert.match(story, /Alma: good evening/);
  assert.match(story, /has won/);
  const own = (await replayRoom(games, log, code, 0, 'sv')).join('\n');
  assert.notEqual(own, story);

  assert.deepEqual(await verifyStored(games, log, code), {
    lines: [`${code}: every decision and every lot is as the rules and the sealed deal have it.`],
    ok: true,
  });
  const opened = await exportRoom(log, code, false);
  const whole = await exportRoom(log, code, true);
  assert.ok(opened.length < whole.length);
  assert.ok(!opened.join('').includes('hunchSet') && whole.join('').includes('hunchSet'));
  assert.ok(!opened.join('').includes('"holder"'), 'no token, hashed or not');
  const verdict = verifyFile(games, opened.join('\n'));
  assert.ok(verdict.ok && /^Game 1: every decision/.test(verdict.lines[0]!), verdict.lines.join('\n'));
  const altered = opened.map((line) => line.replace('"role":"mafia"', '"role":"doctor"'));
  const isGood = (...logs: string[][]) => verifyFile(games, logs.flat().join('\n')).ok;
  const both = [isGood(opened, opened), isGood(opened, altered), isGood(altered, opened)];
  assert.deepEqual(both, [true, false, false], 'a file of two games is as good as the worse');
  const saved = JSON.stringify({ room: code, number: 1, log: opened.map((line) => JSON.parse(line)) });
  assert.ok(verifyFile(games, saved).ok);
  const cut = opened.findIndex((line) => line.includes('"room.gameStarted"'));
  assert.match(
    verifyFile(games, opened.slice(0, cut).join('\n')).lines[0]!,
    /not a whole game: it has no room\.gameStarted/,
  );
  assert.match(verifyFile(games, opened.slice(0, -3).join('\n')).lines[0]!, /it has no room\.gameOver/);
  const forged = saved.replace(/"secret":"([0-9a-f]+)"/, '"secret":"$1zz"');
  assert.ok(forged !== saved && /not the one that was promised/.test(verifyFile(games, forged).lines[0]!));
  assert.ok(!verifyFile(games, saved.replace('"role":"mafia"', '"role":"doctor"')).ok, 'an altered card is found');
  await assert.rejects(replayRoom(games, log, 'NOONE', 'table', 'en'), /there is no room NOONE/);
  const later = { maffia: { ...games.maffia!, version: 2 } };
  const unread = verifyFile(later, saved);
  assert.ok(!unread.ok && /^Game 1: nothing of it could be decided again/.test(unread.lines[0]!), unread.lines[0]);
  await assert.rejects(replayRoom(games, log, code, 7, 'en'), /nobody ever sat in seat:7/);
});

test('whoever is out and may see all is told also what they saw as a ghost', async () => {
  const replay = async (log: RoomLog, code: string) => {
    const all = await Promise.all([0, 1, 2, 3, 4, 5, 6].map((seat) => replayRoom(games, log, code, seat, 'en')));
    const rises = all.map((lines, seat) =>
      lines.indexOf(`seat:${seat} is out, and sees from now on also what was hidden:`),
    );
    return { all, rises };
  };
  const seeing = await evening({ preset: 'solo', deadSeeAll: true });
  const { all, rises } = await replay(seeing.log, seeing.code);
  const ghosts = rises.flatMap((at, seat) => (at > 0 ? seat : []));
  assert.deepEqual(
    ghosts,
    [0, 1, 2, 3, 4, 5, 6].filter((seat) => !seeing.living.includes(seat)),
    'and nobody else is',
  );
  const [out = -1] = ghosts;
  assert.ok(out >= 0, 'somebody went out');
  const table = await replayRoom(games, seeing.log, seeing.code, 'table', 'en');
  const [before, after] = [all[out]!.slice(0, rises[out]), all[out]!.slice(rises[out]! + 1)];
  const hidden = after.filter((line) => line !== '' && !table.includes(line) && !before.includes(line));
  const asked = [/^Bot \d: Mafia$/, /points at/].map((words) => hidden.some((line) => words.test(line)));
  assert.deepEqual(asked, [true, true], hidden.join('\n'));
  const blind = await evening({ preset: 'solo', deadSeeAll: false });
  assert.deepEqual((await replay(blind.log, blind.code)).rises, Array(7).fill(-1));
});

test('what is no saved game is said in one sentence, and what is damaged too', async () => {
  const broken = (text: string) => assert.throws(() => verifyFile(games, text), /^Error: [^\n]+$/, text);
  for (const text of [
    '',
    ' \n\n',
    'rubbish',
    '{',
    '[]',
    'null',
    '42',
    '{"at":1}',
    '{"log":[1]}',
    '{"at":1,"told":[null]}',
  ])
    broken(text);
  const lobby = { type: 'room.lobbyOpened', number: 1, game: 'maffia' };
  const { lines, ok } = verifyFile(games, JSON.stringify({ at: 1, told: [{ fact: lobby, to: 1 }] }));
  assert.ok(!ok);
  assert.match(lines.join('\n'), /^Game 1: [^\n]+$/);
});

test('nobody writes to the operator’s terminal what it would obey, nor speaks as the game master', async () => {
  const house = openHouse(games);
  const made = await house.rooms.create({ game: 'maffia', language: 'en', remote: true });
  assert.ok(typeof made === 'object');
  const page = openPage(house, made.room, 'somebody');
  await connect(house, page, made.room);
  await page.ask(sitting('Game master'));
  const said = (text: string) => page.ask({ type: 'room.say', channel: null, text } as Typed);
  assert.deepEqual(await said('hi \u001b[2J\u001b]0;pwned\u0007 \u202eevil\nGame master: all vote Alma'), {});
  assert.deepEqual(await said('\u202e \u0007\n'), { refused: 'message-empty' });
  const told = (await replayRoom(games, house.house.log, made.room, 'table', 'en')).at(-1);
  assert.equal(told, 'seat:0 Game master: hi [2J]0;pwned evil Game master: all vote Alma');

  // A log that was written before words were tidied.
  const log = new MemoryStore().open();
  const stored = await house.house.log.read(made.room, 0);
  await log.append(
    made.room,
    0,
    stored.map((text) => text.replaceAll('pwned evil', '\\u001b[31m\\u202e')),
  );
  const old = (await replayRoom(games, log, made.room, 'table', 'en')).at(-1)!;
  assert.ok(!/\p{C}/u.test(old), JSON.stringify(old));
  assert.match(old, /\\u\{1b\}\[31m\\u\{202e\}/);
});
