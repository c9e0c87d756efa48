import type { Attack } from '../attack.ts';
import { CLOSED } from '../line.ts';

const LETTERS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const AT_ONCE = 40;
/** Of one address: sixty at once, and then one every two seconds. */
const BURST = 60;
const TRIES = 5;

export const guessingCodes: Attack = {
  slug: 'guessing-codes',
  promise:
    'From one address sixty codes can be tried and then thirty a minute; right and wrong are then answered alike, and newcomers from elsewhere come in, also after a slip of their own.',
  async run(ground) {
    const { room, hostToken } = await ground.table();
    const from = ground.address();
    let number = Number.parseInt(room, 36);
    const wrong = (): string => {
      for (;;) {
        number += 7919;
        const code = [0, 1, 2, 3].map((i) => LETTERS[Math.floor(number / 23 ** i) % 23]).join('');
        if (code !== room) return code;
      }
    };
    const friendsHome = ground.address();
    const mistyped = await ground.come(wrong(), { from: friendsHome });
    ground.must(mistyped.code === CLOSED.noSuchRoom, `a friend who mistypes is closed with ${mistyped.code}`);
    const started = performance.now();
    let looked = 0;
    let heldOff = 0;
    const guess = async () => {
      const lines = await Promise.all(Array.from({ length: AT_ONCE }, () => ground.come(wrong(), { from })));
      for (const { code } of lines) {
        if (code === CLOSED.noSuchRoom) looked++;
        else if (code === CLOSED.tooFast || code === CLOSED.busy) heldOff++;
        else ground.must(code === undefined, `a guess is closed with ${code}`);
      }
    };
    await guess();
    await guess();
    await ground.again(guess);
    const seconds = (performance.now() - started) / 1000;
    ground.must(looked <= BURST + 2 + seconds / 2, `${looked} codes were looked up`);
    ground.must(heldOff > 0, 'nobody was held off');

    const byLine = async (code: string) => {
      const line = await ground.come(code, { from });
      line.drop();
      return `${line.code ?? 'let in'}`;
    };
    const byRequest = async (code: string) => {
      const { status, text } = await ground.request(`/api/rooms/${code}`, { from });
      return `${status} ${text}`;
    };
    // Another guess is free every two seconds: on a slow machine one may come in between, but not each time.
    const answersTo = async (ask: (code: string) => Promise<string>): Promise<string[]> => {
      for (let tried = 1; ; tried++) {
        await guess();
        const answers = await Promise.all([wrong(), room, wrong(), room].map(ask));
        if (new Set(answers).size === 1 || tried === TRIES) return answers;
      }
    };
    const answers = await answersTo(byLine);
    ground.must(new Set(answers).size === 1, `wrong and right are answered ${answers.join(', ')}`);
    const asked = await answersTo(byRequest);
    ground.must(new Set(asked).size === 1, `requests are answered ${asked.join(' and ')}`);
    const friend = await ground.come(room, { from: friendsHome });
    ground.must(
      friend.welcome !== undefined,
      `a friend from elsewhere, who mistyped once, is closed with ${friend.code}`,
    );
    const host = await ground.come(room, { from, token: hostToken });
    ground.must(host.welcome?.role === 0, `the host, from there, is closed with ${host.code}`);
    ground.says(
      `${looked} looked up and ${heldOff} held off in ${seconds.toFixed(1)} s; then right and wrong alike: ${answers[0]}; from elsewhere in`,
    );
  },
};
