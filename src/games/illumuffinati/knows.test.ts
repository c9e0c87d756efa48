/** Section 7 of RULES.md, "Who knows what", row by row in both directions. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import type { Viewer } from '../../kernel/game.ts';
import { type KnowsRow, knowsSuite } from '../../kernel/testing/secrecyTable.ts';
import type { Face } from './content.ts';
import { audience } from './facts.ts';
import {
  accused,
  allReady,
  anna,
  type Bakery,
  bo,
  bribe,
  cille,
  counted,
  dan,
  does,
  g4,
  g4Rows,
  lapse,
  passAll,
  playOut,
  rareGames,
  seated,
  secondRun,
  toPhase,
  viewOf,
} from './fixtures.ts';
import type { State } from './state.ts';

const [SELF, OTHERS, PUBLIC] = ['Self', 'Other seats', 'Table, master'] as const;

const views = (table: Bakery, viewers: readonly Viewer[]): State[] =>
  viewers.map((viewer) => structuredClone(viewOf(table, viewer)));
/** Everybody but these, by column. */
function columns(table: Bakery, self: readonly number[]) {
  const seats = table.truth.gold.map((_, seat) => seat);
  return {
    [SELF]: views(table, self),
    [OTHERS]: views(
      table,
      seats.filter((seat) => !self.includes(seat)),
    ),
    [PUBLIC]: views(table, ['table', 'master']),
  };
}

/** Everybody knows it at once. */
const open = (table: Bakery, sees: (view: State) => boolean): KnowsRow<State> => ({ sees, must: columns(table, [bo]) });

/** Its own at once; all others only later. */
function later(
  self: readonly number[],
  before: Bakery,
  after: Bakery,
  sees: (view: State) => boolean,
): KnowsRow<State> {
  const [then, now] = [columns(before, self), columns(after, self)];
  return { sees, must: { ...now, [SELF]: then[SELF] }, mustNot: { [OTHERS]: then[OTHERS], [PUBLIC]: then[PUBLIC] } };
}

/** Nobody before, all after. */
const from = (before: Bakery, after: Bakery, sees: (view: State) => boolean): KnowsRow<State> => ({
  sees,
  must: columns(after, [bo]),
  mustNot: columns(before, [bo]),
});

const has = (cards: readonly Face[] | undefined, wanted: readonly Face[]): boolean =>
  cards !== undefined && wanted.every((face) => cards.includes(face));
/** The faces of a seat's hand or row, from wherever this view has them. */
const faces = (view: State, seat: number): readonly Face[] | undefined => view.rows?.[seat] ?? view.hands[seat];
const tie = [
  [60, 3, 2],
  [60, 3, 2],
  [40, 0, 4],
  [30, 0, 4],
] as const;

function racing(): Bakery {
  const table = counted(tie, { burglaryGold: 0 });
  allReady(table);
  return table;
}
function touched(isClosed: boolean): Bakery {
  const table = racing();
  lapse(table);
  does(table, bo, { type: 'touchNose', reactionMs: 300 }, table.now + 300);
  if (isClosed) lapse(table);
  return table;
}
function thoughts(isClosed: boolean): Bakery {
  const table = g4Rows();
  bribe(table, cille, 3);
  bribe(table, dan, 2);
  does(table, anna, { type: 'sendHome', seat: bo, takeBribe: false, seenBribe: 0 });
  does(table, cille, { type: 'takeBack', keep: 1 });
  if (isClosed) does(table, dan, { type: 'takeBack', keep: 2 });
  return table;
}
function claims(isClosed: boolean): Bakery {
  const table = seated({ options: { firstInspector: 'ritual' } });
  does(table, bo, { type: 'claimHonour', crime: 'week', hat: 'never' });
  if (isClosed) toPhase(table, 'bake');
  return table;
}
function lastCard(): Bakery {
  const table = secondRun();
  does(table, anna, { type: 'sendHome', seat: dan, takeBribe: true, seenBribe: 2 });
  toPhase(table, 'accusation');
  return table;
}
const passed = (): Bakery => {
  const table = g4();
  passAll(table, [4, 'J']);
  return table;
};

const RULES = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');

knowsSuite<State>('illumuffinati', RULES, {
  'Inspector, Baker order, round, phase, run, whose turn to pass': () =>
    open(
      passed(),
      ({ inspector, round, phase, run, passes, room }) =>
        JSON.stringify([inspector, round, phase, run, passes, room]) === '[0,0,"hide",0,1,[1,2,3]]',
    ),
  'The faces of a hand': () => later([bo], g4(), accused(dan), (view) => has(faces(view, bo), [17, 26, 'J'])),
  'Number of cards in every hand and row': () => open(secondRun(), ({ counts }) => counts.join() === '0,3,2,2'),
  'The two cards of a pass': () => {
    const table = accused(dan);
    const sees = ({ passed: gave, received: got }: State) => has(gave[bo]?.cards ?? got[cille]?.cards, [4, 'J']);
    const all = columns(table, [bo, cille]);
    return { sees, must: { [SELF]: all[SELF] }, mustNot: { [OTHERS]: all[OTHERS], [PUBLIC]: all[PUBLIC] } };
  },
  'That a Baker has passed': () => open(passed(), ({ passes, counts }) => passes === 1 && counts[bo] === 3),
  'The two discards': () => {
    const before = passed();
    passAll(before, [2, 4]);
    return later([dan], before, g4Rows(), (view) => has([...view.used, ...(view.hands[dan] ?? [])], [2, 4]));
  },
  'The lowest card of a row': () =>
    later([dan], passed(), g4Rows(), (view) => view.open[dan] === 8 || has(view.hands[dan], [8])),
  'The other cards of a row in the room': () =>
    later([cille], g4Rows(), accused(dan), (view) => has(faces(view, cille), ['J'])),
  'The row of a Baker at home': () =>
    later([bo], secondRun(), accused(dan), (view) => has(faces(view, bo), [17, 26, 'J'])),
  "The last Baker's last card": () =>
    later([cille], lastCard(), accused(dan), (view) => view.last?.card === 'J' || has(view.hands[cille], ['J'])),
  'Used cards': () => from(passed(), secondRun(), ({ used }) => has(used, [2, 4, 12, 8])),
  'The undealt muffins and the order of the deck': () => ({
    sees: (view) => view.deck !== undefined,
    mustNot: columns(accused(dan), [bo]),
  }),
  'Bribes, every change, and the pile': () => open(secondRun(), ({ bribes, pile }) => bribes[dan] === 2 && pile === 5),
  'Purses, Open Shop and Suspicious tokens, shop signs of the round': () =>
    open(
      accused(dan),
      ({ gold, openShop, suspicious, home }) =>
        JSON.stringify([gold, openShop, suspicious, home]) === '[[34,40,25,32],[0,1,0,1],[0,1,1,0],[1,3]]',
    ),
  'Answers to the questions about crime and hat': () =>
    later([bo], claims(false), claims(true), (view) => (view.claims[bo] ?? view.shownClaims[bo])?.crime === 'week'),
  'A `takeBack` answer': () =>
    later([cille], thoughts(false), thoughts(true), (view) => view.keeps[cille] === 1 || view.bribes[cille] === 1),
  'How many have answered in `takeback`': () => open(thoughts(false), ({ answered }) => answered === 1),
  'The moment of the nose cue': () => {
    const cued = racing();
    lapse(cued);
    return from(racing(), cued, ({ nose }) => nose?.isCued === true || nose?.cueAt !== undefined);
  },
  'A touch of a nose and its time': () =>
    later([bo], touched(false), touched(true), ({ nose }) => (nose?.touches[bo]?.ms ?? nose?.times[0]?.ms) === 300),
});

/** A row of the audience table, as far as this asks. */
interface AudienceOf {
  readonly to: unknown;
  readonly secret?: { readonly [field: string]: 'nobody' | ((fact: object) => readonly string[]) };
}

test('section 7.1 names every fact with its fields, and who reads them', () => {
  const said = new Map<string, string>();
  const fields = new Map<string, string>();
  const section = RULES.split('\n### 7.1')[1]!.split('\n## ')[0]!;
  for (const line of section.split('\n').filter((one) => one.startsWith('| `'))) {
    const [, names, who] = line.split('|').map((cell) => cell.trim());
    for (const [, type, list] of names!.matchAll(/`(\w+) \{([^}]*)\}`/g)) {
      said.set(type!, who!.replace(/ \(.*\)/, ''));
      fields.set(type!, list!.split(', ').filter(Boolean).sort().join());
    }
  }
  const reads = (table: AudienceOf): string => {
    if (table.to === 'nobody') return 'to nobody';
    if (table.to !== 'everyone') return 'to seat only';
    const [one] = Object.values(table.secret ?? {});
    if (!one) return '-';
    const readers = one === 'nobody' ? 'nobody' : one({ seat: 'seat', from: 'from', to: 'to' }).join(', ');
    return `${Object.keys(table.secret!).join(', ')} -> ${readers}`;
  };
  assert.deepEqual(
    Object.fromEntries(said),
    Object.fromEntries(Object.entries(audience).map(([type, table]) => [type, reads(table as AudienceOf)])),
  );
  const pointed = g4Rows();
  does(pointed, dan, { type: 'point', seat: bo });
  const tables = [...rareGames(), playOut(seated()), claims(true), thoughts(true), accused(dan), pointed];
  for (const { fact } of tables.flatMap(({ log }) => log.flatMap(({ told }) => told))) {
    const { type, ...rest } = fact;
    assert.equal(Object.keys(rest).sort().join(), fields.get(type), type);
    said.delete(type);
  }
  assert.deepEqual([...said.keys()], [], 'all have been met');
});
