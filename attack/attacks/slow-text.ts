import type { Attack } from '../attack.ts';

const MESSAGE_BYTES_MAX = 8 * 1024;
/** Each of these once took seconds to be read. */
const TEXTS: readonly (readonly [option: string, text: string])[] = [
  ['ownCategories', `a${' '.repeat(7_800)}a`],
  ['ownCategories', `Cities:${' ,'.repeat(3_800)}`],
  ['ownCategories', `${'a: b, c\n'.repeat(950)}`],
  ['ownCategories', '\n'.repeat(7_000)],
  ['ownCategories', `${'\u0301'.repeat(2_500)}`],
  ['removedSymbols', ' '.repeat(7_800)],
  ['teams', `${'1+'.repeat(3_800)}`],
  ['juniors', `1=${' '.repeat(7_800)};`],
  ['handicaps', `${';'.repeat(7_800)}`],
];

/** As much of it as a message holds. */
function filling(name: string, value: string): { type: string; name: string; value: string } {
  const command = { type: 'room.setOption', name, value };
  const tooMany = Buffer.byteLength(JSON.stringify({ n: 9999, command })) - MESSAGE_BYTES_MAX;
  return tooMany > 0 ? filling(name, value.slice(0, -Math.ceil(tooMany / 2))) : command;
}

export const slowText: Attack = {
  slug: 'slow-text',
  promise:
    'No text takes longer to read than it is long: whatever is written in an option or a name, others are answered.',
  async run(ground) {
    const { room, host } = await ground.table('ordet-fanger');
    const answers = new Map<string, number>();
    let n = 0;
    await ground.again(async () => {
      const [name, value] = TEXTS[n % TEXTS.length]!;
      n++;
      const answer = (await host.ask(filling(name, value))) ?? 'done';
      answers.set(answer, (answers.get(answer) ?? 0) + 1);
      await new Promise((resolve) => setTimeout(resolve, 67)); // as fast as a line may
    });
    const names = await ground.come(room, { from: ground.address() });
    for (const name of ['a\u0301'.repeat(90), '\u200d'.repeat(200), ' '.repeat(7_000), '👨‍👩‍👧‍👦'.repeat(25)]) {
      const why = await names.ask({
        type: 'room.sit',
        name,
        pronouns: '',
        mask: 0,
        isNew: false,
        contribution: '0'.repeat(32),
      });
      ground.must(why !== null, 'such a name sat down');
    }
    ground.says(`${n} hostile options: ${[...answers].map(([code, count]) => `${code} ${count}`).join(', ')}`);
    const isRefused = [...answers.keys()].every((code) => ['bad-option', 'bad-payload', 'done'].includes(code));
    ground.must(isRefused, `answered ${[...answers.keys()].join(', ')}`);
  },
};
