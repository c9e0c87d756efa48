import type { Attack } from '../attack.ts';
import { CLOSED, frameOf, type Line, OPCODE } from '../line.ts';

const MESSAGE_BYTES_MAX = 8 * 1024;
const DEEP = '['.repeat(4000) + ']'.repeat(4000);
const SENSELESS = [
  ...['', ' ', '{', '}', 'null', 'true', '0', '-1e999', '"text"', '[]', '{}', '[[]]', 'undefined', '\u0000', DEEP],
  ...['{"hello":1}', '{"n":1}', '{"n":0,"command":{}}', '{"n":-1,"command":{}}', '{"n":1.5,"command":{}}'],
  ...['{"n":"1","command":{}}', '{"n":1e400,"command":{}}', '{"n":1,"command":null}', '{"n":1,"command":[]}'],
  ...['{"n":1,"command":"toString"}', '{"__proto__":{"n":1,"command":{}}}', '{"constructor":{"prototype":{"n":1}}}'],
];
const NO_TEXT = ['fffe80', 'eda080', 'c0af'];
/** An opcode that there is not, reserved bits, no mask, going on with nothing, a ping in parts. */
const NO_FRAMES = ['838000000000', 'f18000000000', '81027b7d', '808000000000', '098000000000'];
const PROTOTYPE = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'valueOf'];

export const senselessMessages: Attack = {
  slug: 'senseless-messages',
  promise:
    'A message that is too large, deep, broken or out of order closes its own line, and nothing of it is stored.',
  async run(ground) {
    const { room, host } = await ground.table();
    const before = ground.stored(room).length;
    let tried = 0;
    const closes = async (what: string, line: Line, ...codes: number[]) => {
      tried++;
      const code = await line.closed;
      ground.must(codes.includes(code), `${what.slice(0, 50)} is closed with ${code}`);
    };
    const come = async (isIn: boolean) => {
      const from = ground.address();
      const line = isIn ? await ground.come(room, { from }) : ground.line({ from });
      await line.status;
      return line;
    };
    for (const isIn of [false, true]) {
      for (const text of SENSELESS) {
        const line = await come(isIn);
        line.send(text);
        await closes(text, line, CLOSED.badMessage);
      }
      const large = await come(isIn);
      large.send(' '.repeat(MESSAGE_BYTES_MAX + 1));
      await closes('a large message', large, CLOSED.tooLarge);
    }
    const parts = await come(true);
    for (let i = 0; i < 9; i++)
      parts.socket.write(frameOf(i === 0 ? OPCODE.text : OPCODE.more, ' '.repeat(1000), false));
    await closes('a large message in parts', parts, CLOSED.tooLarge);
    const crumbs = await come(true);
    const none = Array.from({ length: 1000 }, () => frameOf(OPCODE.more, '', false));
    crumbs.socket.write(Buffer.concat([frameOf(OPCODE.text, '', false), ...none]));
    await closes('one in a thousand parts of nothing', crumbs, CLOSED.tooManyParts);
    const liar = await come(true);
    liar.socket.write(Buffer.from('81ff7fffffffffffffff', 'hex'));
    await closes('one that claims to be huge', liar, CLOSED.tooLarge, CLOSED.brokenFrame);
    for (const [list, code] of [
      [NO_TEXT.map((text) => frameOf(OPCODE.text, Buffer.from(text, 'hex'))), CLOSED.brokenText],
      [NO_FRAMES.map((frame) => Buffer.from(frame, 'hex')), CLOSED.brokenFrame],
      [[frameOf(OPCODE.binary, '{"n":1,"command":{"type":"room.leave"}}')], CLOSED.badMessage],
    ] as const) {
      for (const bytes of list) {
        const line = await come(true);
        line.socket.write(bytes);
        await closes(bytes.toString('hex'), line, code);
      }
    }
    const twice = await come(true);
    twice.say(ground.hello(room));
    await closes('hello twice', twice, CLOSED.badMessage);
    const early = await come(false);
    early.say({ n: 1, command: { type: 'room.ready', ready: true } });
    await closes('a command before hello', early, CLOSED.badMessage);

    for (const name of PROTOTYPE) {
      const refused = async (code: string, fields: string) => {
        tried++;
        const command = JSON.parse(`{${fields}}`) as { type: string };
        const why = await host.ask(command);
        ground.must(why === code, `${fields} is answered ${why}`);
        await new Promise((resolve) => setTimeout(resolve, 70)); // at an allowed pace
      };
      const key = JSON.stringify(name);
      await refused('wrong-phase', `"type":${key}`);
      await refused('bad-payload', `"type":"room.ready","ready":true,${key}:{"polluted":true}`);
      await refused('unknown-option', `"type":"room.setOption","name":${key},"value":true`);
      await refused('bad-option', `"type":"room.setOption","name":"preset","value":${key}`);
      await refused('unknown-option', `"type":"room.ratchet","name":${key}`);
      await refused('no-such-game', `"type":"room.chooseGame","game":${key}`);
      await refused('no-such-bot', `"type":"room.addBot","name":"B","pronouns":"","mask":0,"bot":${key}`);
      const stranger = await ground.come(name, { from: ground.address() });
      await closes(`a room called ${name}`, stranger, CLOSED.badMessage);
      const body = `{"game":${key},"language":"en","remote":true,"__proto__":{"polluted":true}}`;
      const { status } = await ground.request('/api/rooms', { method: 'POST', body });
      ground.must([400, 404].includes(status), `a game called ${name} is answered ${status}`);
      for (const [path, wanted] of [
        [`/api/rooms/${name}/export`, 403],
        [`/${name}`, 404],
      ] as const) {
        const answer = await ground.request(path);
        ground.must(answer.status === wanted, `${path} is answered ${answer.status}`);
      }
    }
    const floods = await ground.again(async () => {
      const line = ground.line({ from: ground.address() });
      line.send(Buffer.alloc(1024 * 1024, 32));
      await line.closed;
    });
    ground.says(`${tried} kinds refused, ${floods} megabytes closed`);
    ground.must(ground.stored(room).length === before, 'something of it is stored');
  },
};
