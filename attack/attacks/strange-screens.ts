import type { Attack, Ground } from '../attack.ts';
import { CLOSED, type Command, hex, newToken } from '../line.ts';

const SCREENS = 50;
/** Of one address so many are shown at a time, of one device and address so many in a row. */
const SHOWN = 2;
const CARDS = 6;
const LINES = 8;
const FLOOD = 2000;
const SECRET = 'ab'.repeat(16);

/** What a screen might try, once it is the table's. */
const TRIED: readonly Command[] = [
  { type: 'room.knock', sign: 'TVTV', holder: 'television' },
  { type: 'room.letScreen', sign: 'TVTV', isLetIn: true },
  { type: 'room.setScreens', mayAsk: true },
  { type: 'room.rename', name: 'Television' },
  { type: 'room.say', channel: null, text: 'I am the house' },
  { type: 'room.setOption', name: 'nightSeconds', value: 15 },
  { type: 'room.setLock', isLocked: true, pass: SECRET },
  { type: 'room.takeMaster', door: SECRET },
  { type: 'room.start' },
  { type: 'room.pause' },
  { type: 'room.emptyLobby' },
];

interface Shown {
  readonly state: string;
  readonly sign: string;
}

async function knock(ground: Ground, room: string, token: string, from: string, more: object = {}) {
  const asked = { method: 'POST', token, from, ...more };
  const { status, text } = await ground.request(`/api/rooms/${room}/screen`, asked);
  return { status, text, ...(status === 200 && (JSON.parse(text) as Shown)) };
}

export const strangeScreens: Attack = {
  slug: 'strange-screens',
  promise:
    'Screens of strangers ask two at a time from one address, by no sign or name of their own; one that is let in by mistake sees what is public and holds eight lines; and all stop when the host says so.',
  async run(ground) {
    const { room, host, hostToken } = await ground.table();
    const from = ground.address();
    const television = newToken();
    const home = ground.address();
    const cards = () => host.facts.filter(({ type }) => type === 'room.screenKnocked');

    const tokens = Array.from({ length: SCREENS }, newToken);
    const screens = await Promise.all(tokens.map((token) => knock(ground, room, token, from)));
    const shown = screens.flatMap((screen, i) => (screen.status === 200 ? [{ ...screen, token: tokens[i]! }] : []));
    ground.must(shown.length === SHOWN, `${shown.length} screens of one address ask at a time`);
    const own = await knock(ground, room, television, home);
    ground.must(own.status === 200, `the television is told ${own.status} ${own.text}`);

    // It asks again and again, and says what it would like to be called.
    const [first, second] = shown;
    if (!first || !second) return;
    const wish = { body: JSON.stringify({ sign: own.sign, name: 'Television', holder: television, state: 'in' }) };
    const before = cards().length;
    const names = new Set<unknown>();
    await ground.again(async () => names.add((await knock(ground, room, first.token, from, wish)).sign));
    ground.must(names.size === 1 && names.has(first.sign), `it is shown as ${[...names].join(', ')}`);
    ground.must(cards().length === before, `the host was asked ${cards().length - before} times more`);

    // Whoever is told no asks again.
    let asked = 0;
    await ground.again(async () => {
      const { status, sign } = await knock(ground, room, second.token, from);
      if (status !== 200) return;
      asked++;
      await host.ask({ type: 'room.letScreen', sign, isLetIn: false });
    });
    const most = CARDS + Math.ceil(ground.seconds / 10);
    ground.must(asked <= most, `one that was told no asked ${asked} times more`);

    const letIn = await host.ask({ type: 'room.letScreen', sign: first.sign, isLetIn: true });
    ground.must(letIn === null, `the screen is not let in: ${letIn}`);
    const lines = await Promise.all(
      Array.from({ length: 3 * LINES }, () => ground.come(room, { token: first.token, page: hex(8), from })),
    );
    const inside = lines.filter(({ welcome }) => welcome?.role === 'table');
    ground.must(inside.length <= LINES && inside.length > 0, `it holds ${inside.length} lines`);
    const stored = ground.stored(room).length;
    const answers = new Set<string | null>();
    for (const command of TRIED) answers.add(await inside[0]!.ask(command));
    ground.must(!answers.has(null), `a screen may do one of ${TRIED.map(({ type }) => type).join(', ')}`);
    const [loud] = inside;
    for (let i = 0; i < FLOOD; i++) loud!.say({ n: 1000 + i, command: TRIED[i % TRIED.length] });
    await loud!.until(() => loud!.code !== undefined);
    ground.must(loud!.code === CLOSED.tooFast, `a screen that floods is closed with ${loud!.code}`);
    const grown = ground.stored(room).slice(stored);
    ground.must(grown.length === 0, `it had ${grown.map(({ command }) => command.type).join(', ')} stored`);
    const back = await ground.come(room, { token: hostToken, from });
    ground.must(back.welcome?.role === 0, `the host comes back as ${back.welcome?.role ?? back.code}`);

    const seen = await knock(ground, room, television, home);
    ground.must(seen.sign === own.sign, `the television does not wait any more: ${seen.text}`);
    const noMore = await back.ask({ type: 'room.setScreens', mayAsk: false });
    ground.must(noMore === null, `screens cannot be stopped: ${noMore}`);
    const late = await knock(ground, room, newToken(), ground.address());
    ground.must(late.status === 403, `a screen that is not wanted is told ${late.status}`);
    ground.says(
      `${shown.length} of ${SCREENS} screens of one address were shown, the television beside them; one that was told no asked ${asked} times more; one that was let in held ${inside.length} of ${lines.length} lines`,
    );
  },
};
