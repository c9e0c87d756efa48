/**
 * Everything that a line or a request can do that no browser of ours does. Each is answered by a refusal or a close
 * code, nothing of it is stored, and those who behave are served meanwhile: how soon is printed beside how soon it is
 * when nobody attacks.
 */
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { connect as connectTcp, type Socket } from 'node:net';
import { test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { CLOSE, PROTOCOL } from '../protocol.ts';
import { LIMITS } from './limits.ts';
import { sitting } from './testing/client.ts';
import { OPCODE, type RawLine } from './testing/raw-line.ts';
import {
  attack,
  bad,
  client,
  comeAgain,
  greeted,
  helloTo,
  log,
  open,
  port,
  raw,
  server,
  target,
  token,
} from './testing/siege.ts';

// Lines that are opened now and looked at in the end, when the patience of the server is over.
const halfOpen: { [name: string]: { line: RawLine | Socket; closed: Promise<number>; since: number } } = {};

test('half-open lines are left standing for now', async () => {
  const { room, host } = await target();
  const keep = (name: string, line: RawLine) => {
    halfOpen[name] = { line, closed: line.closed, since: performance.now() };
  };
  keep('never says hello', raw());
  keep('answers no ping', await greeted(room));
  const loris = (name: string, text: string, more: string) => {
    const socket = connectTcp({ port, host: '127.0.0.1' });
    open.push({ drop: () => socket.destroy() });
    socket.on('error', () => {});
    socket.write(text);
    const drip = setInterval(() => socket.write(more), 1000);
    const closed = new Promise<number>((resolve) => socket.once('close', () => resolve(0)));
    void closed.then(() => clearInterval(drip));
    socket.resume();
    halfOpen[name] = { line: socket, closed, since: performance.now() };
  };
  loris('headers, one a second', 'GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n', 'X-More: a\r\n');
  loris(
    'a body, a byte a second',
    'POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 5000\r\n\r\n',
    ' ',
  );
  host.close();
});

attack('messages that are too large', async (times) => {
  const { room, length } = await target();
  const before = await length();
  const large = ' '.repeat(LIMITS.messageBytesMax + 1);
  for (const isGreeted of [false, true]) {
    const line = isGreeted ? await greeted(room) : raw();
    await line.status;
    line.send(large);
    assert.equal(await line.closed, 1009);
  }
  // In parts, and one that only claims to be huge.
  const parts = await greeted(room);
  for (let i = 0; i < 9; i++)
    parts.socket.write(parts.frame(i === 0 ? OPCODE.text : OPCODE.more, ' '.repeat(1000), false));
  assert.equal(await parts.closed, 1009);
  const liar = await greeted(room);
  liar.socket.write(Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
  assert.ok([1009, 1002].includes(await liar.closed));
  await times(async () => {
    const line = raw();
    line.send(Buffer.alloc(1024 * 1024, 32));
    assert.ok([1009, 1006].includes(await line.closed));
  });
  assert.equal(await length(), before);
});

attack('messages that make no sense', async (times) => {
  const { room, length } = await target();
  const before = await length();
  const deep = '['.repeat(4000) + ']'.repeat(4000);
  const senseless = [
    ...[
      '',
      ' ',
      '{',
      '}',
      'null',
      'true',
      '0',
      '-1e999',
      '"text"',
      '[]',
      '{}',
      '[[]]',
      'undefined',
      '\u0000',
      '{"hello":1}',
    ],
    ...['{"n":1}', '{"n":0,"command":{}}', '{"n":-1,"command":{}}', '{"n":1.5,"command":{}}', '{"n":"1","command":{}}'],
    ...['{"n":1e400,"command":{}}', '{"n":1,"command":null}', '{"n":1,"command":[]}', '{"n":1,"command":"x"}', deep],
    ...['{"__proto__":{"n":1,"command":{}}}', '{"constructor":{"prototype":{"n":1}}}', '{"n":1,"command":"toString"}'],
  ];
  for (const text of senseless) {
    for (const isGreeted of [false, true]) {
      const line = isGreeted ? await greeted(room) : raw();
      await line.status;
      line.send(text);
      assert.equal(await line.closed, bad, `${text.slice(0, 40)} ${isGreeted}`);
    }
  }
  for (const opcode of [OPCODE.binary]) {
    const line = await greeted(room);
    line.send(JSON.stringify({ n: 1, command: { type: 'room.leave' } }), opcode);
    assert.equal(await line.closed, bad);
  }
  for (const [bytes, code] of [
    [Buffer.from([0xff, 0xfe, 0x80]), 1007],
    [Buffer.from([0xed, 0xa0, 0x80]), 1007], // half a surrogate pair, as if it were a character
    [Buffer.from([0xc0, 0xaf]), 1007],
  ] as const) {
    const line = await greeted(room);
    line.send(bytes);
    assert.equal(await line.closed, code);
  }
  const broken: Buffer[] = [
    Buffer.from([0x83, 0x80, 0, 0, 0, 0]), // an opcode that there is not
    Buffer.from([0xf1, 0x80, 0, 0, 0, 0]), // reserved bits
    Buffer.from([0x81, 0x02, 0x7b, 0x7d]), // not masked
    Buffer.from([0x80, 0x80, 0, 0, 0, 0]), // goes on with nothing
    Buffer.from([0x09, 0x80, 0, 0, 0, 0]), // a ping in parts
  ];
  for (const bytes of broken) {
    const line = await greeted(room);
    line.socket.write(bytes);
    assert.equal(await line.closed, 1002, bytes.toString('hex'));
  }
  await times(async () => {
    const line = raw();
    line.send(deep);
    assert.equal(await line.closed, bad);
  });
  assert.equal(await length(), before);
});

attack('commands sent twice, and again from another line', async (times) => {
  const { room, host, length } = await target();
  const own = { token: token(), page: randomBytes(8).toString('hex') };
  const line = await greeted(room, own);
  line.say({ n: 1, command: sitting('Mallory') });
  await line.until((text) => text.includes('{"done":1}'));
  const before = await length();
  const again = JSON.stringify({ n: 1, command: sitting('Mallory') });
  for (let i = 0; i < 20; i++) line.send(again);
  await line.until((text) => text.split('{"done":1}').length > 21);
  const other = await greeted(room, own);
  assert.equal(await line.closed, CLOSE.moved.code, 'the same page by two ways');
  other.send(again);
  await other.until((text) => text.includes('{"done":1}'));
  assert.equal(await length(), before, 'it is stored once');
  // A number from the far future leaves no way back, for this page alone.
  other.say({ n: 2 ** 31, command: { type: 'room.ready', ready: true } });
  other.say({ n: 2, command: { type: 'room.ready', ready: false } });
  await other.until((text) => text.includes('{"refused":2,"code":"superseded"}'));
  assert.equal(await length(), before + 1);
  assert.deepEqual(await host.ask({ type: 'room.ready', ready: true }), {});
  await times(async () =>
    comeAgain(await greeted(room, own), async (page) => {
      page.send(again);
      await page.until((text) => text.includes('{"done":1}'));
      assert.ok(page.text.includes('{"done":1}'));
    }),
  );
});

attack('tokens that are guessed, or of other rooms', async (times) => {
  const [one, other] = [await target(), await target()];
  const before = await one.length();
  const strangers = [other.host.token, other.table, other.master, '0'.repeat(32), 'f'.repeat(32)];
  for (const stranger of strangers) {
    const line = await greeted(one.room, { token: stranger });
    assert.match(line.text, /"role":"visitor"/);
    line.say({ n: 1, command: { type: 'room.start' } });
    await line.until((text) => text.includes('"refused":1'));
    assert.match(line.text, /"code":"not-seated"/);
    line.drop();
  }
  for (const broken of [
    '',
    'x'.repeat(32),
    one.host.token.slice(1),
    `${one.host.token}0`,
    one.host.token.toUpperCase(),
    7,
    null,
    {},
  ]) {
    const line = raw();
    line.say(helloTo(one.room, { token: broken }));
    assert.equal(
      await line.closed,
      one.host.token === String(broken).toLowerCase() && !/[a-f]/.test(one.host.token) ? 0 : bad,
    );
  }
  const guess = (method: string, path: string, authorization: string) =>
    fetch(`${server.base}/api/rooms/${one.room}${path}`, { method, headers: { authorization } });
  for (const stranger of [...strangers, 'toString', '__proto__', ''])
    for (const prefix of ['Bearer ', 'Basic ', ''])
      assert.equal((await guess('DELETE', '', `${prefix}${stranger}`)).status, 403);
  await times(async () =>
    comeAgain(await greeted(one.room), async (line) => assert.match(line.text, /"role":"visitor"/)),
  );
  assert.equal(await one.length(), before);
});

attack('keys of the prototype as types, fields, options, bots, games and codes', async () => {
  const { room, host, length } = await target();
  const names = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];
  const before = await length();
  let n = 0;
  const line = await greeted(room, { token: host.token });
  const refused = async (command: string, code: string) => {
    n++;
    line.send(`{"n":${n},"command":${command}}`);
    await line.until((text) => text.includes(`"refused":${n},`) || text.includes(`"done":${n}}`));
    const answer = line.text.split('\n').find((one) => one.includes(`"refused":${n},`));
    assert.ok(answer?.includes(`"code":"${code}"`), `${command} is answered ${answer}`);
    await sleep(80); // at an allowed pace
  };
  for (const name of names) {
    const key = JSON.stringify(name);
    await refused(`{"type":${key}}`, 'wrong-phase');
    await refused(`{"type":"room.ready","ready":true,${key}:{"polluted":true}}`, 'bad-payload');
    await refused(`{"type":"room.setOption","name":${key},"value":true}`, 'unknown-option');
    await refused(`{"type":"room.setOption","name":"preset","value":${key}}`, 'bad-option');
    await refused(`{"type":"room.ratchet","name":${key}}`, 'unknown-option');
    await refused(`{"type":"room.chooseGame","game":${key}}`, 'no-such-game');
    await refused(`{"type":"room.addBot","name":"B","pronouns":"","mask":0,"bot":${key}}`, 'no-such-bot');
    const code = raw();
    code.say(helloTo(name));
    assert.equal(await code.closed, bad);
    const made = await fetch(`${server.base}/api/rooms`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: `{"game":${key},"language":"en","remote":true,"__proto__":{"polluted":true}}`,
    });
    assert.ok([400, 404].includes(made.status), `${made.status}`);
    assert.equal((await fetch(`${server.base}/api/rooms/${name}/export`)).status, 403);
    assert.equal((await fetch(`${server.base}/${name}`)).status, 404);
  }
  assert.equal(await length(), before);
});

attack('ten thousand commands in a second', async (times) => {
  const { room, host, length } = await target();
  const before = await length();
  const flood = async (line: RawLine, command: object) => {
    const frames = Array.from({ length: 10_000 }, (_, i) =>
      line.frame(OPCODE.text, JSON.stringify({ n: i + 1, command })),
    );
    line.socket.write(Buffer.concat(frames));
    assert.ok([CLOSE['too-fast'].code, 1006].includes(await line.closed), 'too fast');
  };
  await flood(await greeted(room), { type: 'room.ready', ready: true });
  assert.equal(await length(), before, 'a visitor is refused');
  host.close();
  await flood(await greeted(room, { token: host.token }), { type: 'room.ready', ready: true });
  const stored = (await length()) - before;
  assert.ok(stored <= LIMITS.messagesBurst + 10, `${stored} of ten thousand were stored`);
  await times(async () => flood(await greeted(room), { type: 'room.start' }));
});

attack('pings, pongs and empty parts without end, by somebody who does not read', async () => {
  const { room } = await target();
  const memory = () => Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))![1]) / 1024;
  const before = memory();
  const floods = await Promise.all(
    [OPCODE.ping, OPCODE.pong].map(async (opcode) => {
      const line = await greeted(room);
      line.socket.pause();
      const frame = line.frame(opcode, Buffer.alloc(125));
      const chunk = Buffer.concat(Array.from({ length: 2000 }, () => frame));
      for (let i = 0; i < 150 && !line.socket.destroyed; i++) {
        if (!line.socket.write(chunk))
          await Promise.race([new Promise((r) => line.socket.once('drain', r)), sleep(200)]);
      }
      return line;
    }),
  );
  const grown = memory() - before;
  assert.ok(grown < 100, `${grown.toFixed(0)} MB for somebody who does not read`);
  for (const line of floods) line.drop();
});

attack('sixty who never read', async (times) => {
  const { room, host } = await target();
  const deaf = await Promise.all(Array.from({ length: 60 }, () => greeted(room)));
  for (const line of deaf) line.socket.pause();
  let ready = false;
  await times(async () => {
    ready = !ready;
    assert.deepEqual(await host.ask({ type: 'room.ready', ready }), {});
    await sleep(80);
  });
  for (const line of deaf) line.drop();
});

attack('wrong origins, paths and versions', async (times) => {
  const { room } = await target();
  for (const origin of ['http://evil.example', 'null', `http://127.0.0.1:${port}.evil.example`, 'file://', ''])
    assert.match(await raw({ headers: { Origin: origin } }).status, /^403/, origin);
  assert.match(await raw({ headers: { Origin: `http://127.0.0.1:${port}` } }).status, /^101/);
  for (const path of ['/', '/line/', '/line?x=1', '//line', '/LINE', '/../line', '/line%00', '/api/rooms'])
    assert.match(await raw({ path }).status, /^404/, path);
  for (const [name, value] of [
    ['Sec-WebSocket-Version', '7'],
    ['Sec-WebSocket-Key', 'short'],
    ['Upgrade', 'h2c'],
  ] as const)
    assert.match(await raw({ headers: { [name]: value } }).status, /^4\d\d/);
  for (const protocol of [0, PROTOCOL + 1, 999]) {
    const line = raw();
    line.say(helloTo(room, { protocol, more: 'than this server knows' }));
    assert.equal(await line.closed, CLOSE.outdated.code, 'a clear answer');
  }
  for (const protocol of ['1', -1, 1.5, null, [], {}]) {
    const line = raw();
    line.say(helloTo(room, { protocol }));
    assert.equal(await line.closed, bad);
  }
  // Refused, and gone without waiting for the answer; refused, and never closed by the other side.
  const { length: many } = await Promise.all(
    Array.from({ length: 200 }, async (_, i) => {
      const line = raw({ path: '/nothing' });
      if (i % 2) line.socket.once('connect', () => line.socket.resetAndDestroy());
      else await line.status;
    }),
  );
  assert.equal(many, 200);
  await times(async () => assert.match(await raw({ path: '/nothing' }).status, /^404/));
});

attack('hello twice, commands before hello, and before the welcome', async () => {
  const { room, host, length } = await target();
  const before = await length();
  const twice = await greeted(room);
  twice.say(helloTo(room));
  assert.equal(await twice.closed, bad);
  const early = raw();
  early.say({ n: 1, command: sitting('Mallory') });
  assert.equal(await early.closed, bad);
  const hasty = raw();
  hasty.say(helloTo(room, { token: host.token }));
  hasty.say(helloTo(room));
  assert.equal(await hasty.closed, bad);
  assert.equal(await length(), before);
});

attack('others’ commands by visitors, the table screen, players and the master', async (times) => {
  const { room, table, host, length } = await target();
  for (let i = 0; i < 6; i++) {
    const bot = { type: 'room.addBot', name: `Bot ${i}`, pronouns: '', mask: 0, bot: 'quiet' };
    assert.deepEqual(await host.ask(bot), {});
  }
  assert.deepEqual(await host.ask({ type: 'room.setSpectators', allowed: true }), {});
  // Of those who look on, the table's screen alone may not sit down in the lobby either.
  const screen = await greeted(room, { token: table });
  screen.say({ n: 1, command: sitting('Table') });
  await screen.until((text) => text.includes('"refused":1,') || text.includes('"done":1}'));
  assert.ok(screen.text.includes('"refused":1,"code":"not-seated"'), 'the table’s screen sat down');
  screen.drop();
  assert.deepEqual(await host.ask({ type: 'room.start' }), {});
  const players = [
    { type: 'ackBriefing' },
    { type: 'nominate', target: 1 },
    { type: 'raiseHand', nominee: 1 },
    { type: 'point', target: 1 },
    { type: 'signalUnwell' },
    { type: 'room.pause' },
    { type: 'room.leave' },
    { type: 'room.say', channel: null, text: 'I am nobody' },
    { type: 'room.kick', seat: 0 },
    { type: 'room.makeHost', seat: 1 },
    { type: 'room.cancel' },
  ];
  const servers = [
    { type: 'begin' },
    { type: 'timeUp' },
    { type: 'cancel' },
    { type: 'leave', seat: 1 },
    { type: 'connection', seat: 1, connected: false },
    { type: 'player', seat: 0, bot: true },
    { type: 'handOver' },
    {
      type: 'room.open',
      game: 'maffia',
      language: 'en',
      remote: true,
      secret: '0'.repeat(64),
      table: '0'.repeat(64),
      master: '0'.repeat(64),
    },
    { type: 'room.connection', who: 0, connected: false, via: 'me' },
    { type: 'room.giveTime', ms: 3_600_000 },
    { type: 'room.pauseOver' },
    { type: 'room.nobodyThere' },
    { type: 'room.giveUp' },
    { type: 'room.takeMaster' },
    { type: 'room.takeMaster', door: '0'.repeat(32) },
    { type: 'room.takeMaster', door: '0'.repeat(64), holder: '0'.repeat(64), via: 'me' },
  ];
  const masters = [
    { type: 'master.advance' },
    { type: 'master.removeSeat', seat: 1 },
    { type: 'master.adjustClock', deltaSeconds: 60 },
  ];
  const before = await length();
  const tryAll = async (own: string, commands: readonly object[]) => {
    const line = await greeted(room, { token: own });
    if (!line.text.includes('"welcome"')) return comeAgain(line, async () => {});
    for (const [i, command] of commands.entries()) {
      line.say({ n: i + 1, command });
      await line.until((text) => text.includes(`"refused":${i + 1},`) || text.includes(`"done":${i + 1}}`));
      assert.ok(line.text.includes(`"refused":${i + 1},`), `${JSON.stringify(command)} must be refused`);
    }
    line.drop();
  };
  await tryAll(token(), [...players, ...servers, ...masters]);
  await tryAll(table, [...players, ...servers, ...masters, sitting('Table')]);
  host.close();
  await tryAll(host.token, [...servers, ...masters]);
  const told = (await log.read(room, before)).filter((text) => !text.includes('room.connection'));
  assert.deepEqual(told, [], 'nothing of it is stored');
  await times(() => tryAll(token(), servers));
});

attack('chat floods', async (times) => {
  const { room, host, length } = await target();
  const before = await length();
  let n = 0;
  host.close();
  const talk = async (line: RawLine): Promise<void> => {
    for (let i = 0; i < 30; i++) {
      n++;
      line.say({ n, command: { type: 'room.say', channel: null, text: `${'\ud800\u0000"\\:1,'.repeat(50)}${n}` } });
    }
    const last = n;
    await line.until((text) => text.includes(`"refused":${last},`));
    assert.ok(line.text.includes('too-fast'));
  };
  await times(async () => comeAgain(await greeted(room, { token: host.token }), talk));
  const said = (await log.read(room, before)).filter((text) => text.includes('"room.say"'));
  assert.ok(
    said.length >= LIMITS.chatBurst && said.length <= LIMITS.chatBurst + 5,
    `${said.length} of ${n} were stored`,
  );
  const reader = client(room);
  await reader.seen((view) => view.chat.length === said.length);
  assert.ok(
    reader.view.chat.every(({ text }) => text.startsWith('"\\:1,"\\:1,')),
    'as it was said, without what is no character',
  );
});

attack('names of half characters, nothing and everything', async () => {
  const { room } = await target();
  const names = ['\ud800', '\u0000', '\u202e', ' \u200b ', '\u{e0001}', '', ' '.repeat(LIMITS.tagLengthMax)];
  for (const name of names) {
    const line = await greeted(room);
    line.say({ n: 1, command: sitting(name) });
    await line.until((text) => text.includes('"refused":1') || text.includes('"done":1'));
    assert.match(line.text, /"code":"name-empty"/, JSON.stringify(name));
    line.drop();
  }
  for (const [name, code] of [
    ['x'.repeat(21), 'name-too-long'],
    ['x'.repeat(LIMITS.tagLengthMax + 1), 'bad-payload'],
    ['gunvor', 'name-taken'],
  ]) {
    const line = await greeted(room);
    line.say({ n: 1, command: sitting(name!) });
    await line.until((text) => text.includes(`"code":"${code}"`));
    assert.ok(line.text.includes(`"code":"${code}"`), name);
    line.drop();
  }
});

attack('a crowd in one room: it is full, but those who belong there come in', async () => {
  const { room, table, host } = await target();
  const crowd = Array.from({ length: 300 }, () => {
    const line = raw();
    line.say(helloTo(room));
    return line;
  });
  await Promise.all(crowd.map((line) => line.until((text) => text.includes('"welcome"'))));
  const inside = crowd.filter((line) => line.text.includes('"welcome"'));
  assert.ok(inside.length <= LIMITS.socketsPerRoomMax, `${inside.length} came in`);
  const outside = crowd.filter((line) => !inside.includes(line));
  for (const line of outside) assert.equal(await line.closed, CLOSE.full.code);
  host.cut();
  assert.deepEqual(await host.ask({ type: 'room.ready', ready: true }), {}, 'the host is back');
  assert.match((await greeted(room, { token: table })).text, /"role":"table"/);
  for (const line of inside) line.drop();
});

attack('rooms that are guessed', async (times) => {
  const { room, host } = await target();
  const codes: number[] = [];
  const one = { token: token() };
  // All at once: whoever is told to wait is told so late.
  const guess = async () => {
    const lines = Array.from({ length: LIMITS.failedJoinsPerDevicePerMinute + 2 }, () => raw());
    for (const line of lines) line.say(helloTo('ZZZZ', one));
    for (const line of lines) codes.push(await line.closed);
  };
  await guess();
  await times(guess);
  assert.ok(
    codes.filter((code) => code === CLOSE['no-such-room'].code).length <= LIMITS.failedJoinsPerDevicePerMinute + 1,
  );
  assert.ok(codes.includes(CLOSE['too-fast'].code));
  const lucky = raw();
  lucky.say(helloTo(room, one));
  assert.equal(
    await lucky.closed,
    CLOSE['too-fast'].code,
    'who has guessed too often does not learn that it was right',
  );
  host.cut();
  assert.deepEqual(await host.ask({ type: 'room.ready', ready: true }), {}, 'whoever belongs there comes in');
});

attack(
  'coming and going without end, in a room with a long evening',
  async (times, room) => {
    await times(async () => {
      const lines = Array.from({ length: 20 }, () => raw());
      await Promise.all(
        lines.map(async (line) => {
          line.say(helloTo(room));
          await line.until((text) => text.includes('"welcome"'));
          await comeAgain(line, async () => {});
        }),
      );
    });
  },
  longEvening,
);

/** A room with six thousand entries. */
async function longEvening(): Promise<string> {
  const { room, host, length } = await target();
  const at = Number(JSON.parse((await log.read(room, 0)).at(-1)!).at);
  const entry = (ready: boolean) => ({
    ...{ at, by: 0, command: { type: 'room.ready', ready } },
    told: [{ fact: { type: 'room.readied', seat: 0, ready }, to: 268_435_455 }],
  });
  for (let i = 0; i < 6; i++) {
    const entries = Array.from({ length: 1000 }, (_, j) => JSON.stringify(entry(j % 2 === 0)));
    assert.equal(await log.append(room, await length(), entries), true);
  }
  assert.deepEqual(await host.ask({ type: 'room.say', channel: null, text: 'a long evening' }), {});
  return room;
}

/** Writes bytes to the server and resolves with what came back when it closed the connection, or after a while. */
test('half-open lines and requests are not waited for without end', { timeout: 120_000 }, async (t) => {
  const codes: { [name: string]: number } = { 'never says hello': CLOSE.silent.code, 'answers no ping': 1006 };
  for (const [name, { closed, since }] of Object.entries(halfOpen)) {
    const code = await closed;
    if (name in codes) assert.equal(code, codes[name], name);
    t.diagnostic(`${name}: gone when ${Math.round((performance.now() - since) / 1000)} s had passed`);
  }
});

test('not a line was logged, at any level: neither what they tried, nor whose names and rooms', () => {
  assert.equal(server.output(), '');
});
