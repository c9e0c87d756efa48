import { type Attack, sitting } from '../attack.ts';

const HEAP = '\u0301\u0323\u0308'.repeat(20);
/** Nothing to be seen; not even on a line of their own. */
const NOTHING = ['\ud800', '\u0000', '\u202e', ' \u200b ', '\u{e0001}', '', ' '.repeat(100), '\u3164', '\u2800', HEAP];
/** Gunvor sits there. */
const ALIKE = [
  'gunvor',
  'Gun\u200bvor',
  'Gunv\u043er',
  'Gunvor\u202e',
  'G u n v o r',
  'Gunvor.',
  '\uff27unvor',
  'Gunv0r',
];
const LONG = [
  ['x'.repeat(21), 'name-too-long'],
  ['x'.repeat(1000), 'bad-payload'],
] as const;

export const names: Attack = {
  slug: 'names',
  promise:
    'A name is what can be seen of it: none is empty, none looks like another at the table, and no marks are heaped.',
  async run(ground) {
    const { room } = await ground.table();
    const tries = async (name: string, code: string) => {
      const line = await ground.come(room, { from: ground.address() });
      const why = await line.ask(sitting(name));
      ground.must(why === code, `${JSON.stringify(name.slice(0, 20))} is answered ${why ?? 'done'}`);
      line.drop();
    };
    for (const name of NOTHING) await tries(name, 'name-empty');
    for (const name of ALIKE) await tries(name, 'name-taken');
    for (const [name, code] of LONG) await tries(name, code);
    const heaped = await ground.sit(room, `Z${HEAP}algo`, { from: ground.address() });
    const told = await heaped.fact('room.seatTaken', (fact) =>
      String((fact.seat as { name: string }).name)
        .normalize('NFD')
        .startsWith('Z'),
    );
    const kept = String((told?.seat as { name?: string } | undefined)?.name).normalize('NFD');
    const marks = kept.match(/\p{M}/gu)?.length ?? 0;
    ground.must(/algo$/.test(kept) && marks <= 3, `Zalgo is kept with ${marks} marks as ${JSON.stringify(kept)}`);
    ground.says(
      `${NOTHING.length} of nothing, ${ALIKE.length} alike, ${LONG.length} long refused; of ${HEAP.length} marks ${marks} are kept`,
    );
  },
};
