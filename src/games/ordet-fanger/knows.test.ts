/** Section 7 of RULES.md, "Who knows what", row by row, in both directions. S0 is self, S2 the opponent, S1 and S3 others. */
import { readFileSync } from 'node:fs';
import type { Viewer } from '../../kernel/game.ts';
import { type KnowsRow, knowsSuite } from '../../kernel/testing/secrecyTable.ts';
import {
  asks,
  does,
  duelling,
  flips,
  given,
  lines,
  type OfTable,
  says,
  stack,
  startOf,
  typed,
  viewOf,
  voices,
  wait,
  worded,
} from './fixtures.ts';
import type { State } from './state.ts';

const rules = readFileSync(new URL('./RULES.md', import.meta.url), 'utf8');
const COLUMNS: { readonly [column: string]: readonly Viewer[] } = {
  Self: [0],
  Opponent: [2],
  Others: [1, 3],
  Table: ['table', 'ghost'],
  Master: ['master'],
};
type Moment = { readonly [column: string]: State[] };
const moment = (table: OfTable, ...only: string[]): Moment =>
  Object.fromEntries(
    Object.entries(COLUMNS)
      .filter(([column]) => only.length === 0 || only.includes(column))
      .map(([column, viewers]) => [column, viewers.map((viewer) => structuredClone(viewOf(table, viewer)))]),
  );
const REST = ['Opponent', 'Others', 'Table', 'Master'];
type Row = () => KnowsRow<State>;
const now =
  (make: () => OfTable, sees: (view: State) => boolean): Row =>
  () => ({ sees, must: moment(make()) });
const never =
  (make: () => OfTable, sees: (view: State) => boolean): Row =>
  () => ({ sees, mustNot: moment(make()) });
const from =
  (before: () => OfTable, after: () => OfTable, sees: (view: State) => boolean): Row =>
  () => ({
    sees,
    mustNot: moment(before()),
    must: moment(after()),
  });
const own =
  (make: () => OfTable, sees: (view: State) => boolean, after?: () => OfTable): Row =>
  () => ({
    sees,
    must: { ...(after ? moment(after()) : {}), ...moment(make(), 'Self') },
    mustNot: moment(make(), ...REST),
  });

const human = { gameMaster: 'human' } as const;
const race = () => duelling(typed(4, human));
const answered = () => {
  const table = race();
  says(table, 0, 'homework', startOf(table) + 900);
  return table;
};
const shown = () => wait(answered(), 300);
const drawing = () => {
  const table = stack(given(typed(4, human), {}), 's1-03');
  does(table, 0, { type: 'draw', drawPile: 'left', playPile: null });
  return table;
};
const voting = () => {
  const table = duelling(voices(5, human), { piles: [[], [], [], ['s1-01'], []], turn: 2 });
  does(table, 2, { type: 'claim', winner: 2 });
  does(table, 1, { type: 'dispute' });
  does(table, 0, { type: 'vote', choice: 'tie' });
  return table;
};
const counted = () => {
  const table = voting();
  for (const seat of [1, 4]) does(table, seat, { type: 'vote', choice: 'continue' });
  return table;
};
const neutral = () => {
  const table = race();
  for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
  stack(table, 's1-13');
  does(table, 3, { type: 'flipNeutral', drawPile: 'left' });
  return table;
};
const spotted = () => duelling(typed(4, { ...human, duelSignal: 'spot' }));
const conceded = () => {
  const table = race();
  does(table, 2, { type: 'concede' });
  return table;
};
/** Nobody but seat 0 is a person, and its answer is in no list. */
const lonely = () => {
  const table = duelling(typed(4, human, [1, 2, 3]));
  does(table, 0, { type: 'answer', text: 'wobblet', input: 'keyboard', reactionMs: null }, table.now + 900);
  return table;
};
const judging = () => wait(lonely(), 300);

knowsSuite<State>('ordet-fanger', rules, {
  'Order and content of the draw piles': never(race, (view) => view.deck !== undefined),
  'Number of cards in each draw pile': now(race, ({ counts }) => counts.left > 20 && counts.right > 20),
  'Which set, symbols and jokers are in the deck': now(
    race,
    (view) => view.cardSet === 'set-1' && view.symbolsOut.length === 0 && view.options.jokers,
  ),
  'Face of a flipped card': from(
    drawing,
    () => wait(drawing(), 400),
    (view) => JSON.stringify(view).includes('s1-03'),
  ),
  'Top of every play pile, number of cards under it': now(
    race,
    ({ piles }) => piles[0]![0]!.at(-1) === 's1-01' && piles[2]![0]!.length === 1,
  ),
  'Active joker, jokers already drawn or set aside': now(
    () => flips(given(typed(4, human), { turn: 1 }), 'joker-2'),
    ({ jokers }) => jokers[0] === 'joker-2',
  ),
  'That there is a duel, and who': from(
    spotted,
    () => wait(spotted(), 3000),
    ({ duel }) => duel !== null,
  ),
  'Number of cards in a score pile': now(conceded, ({ won }) => won[0]!.length === 1),
  'An answer while the race is open': own(answered, (view) => JSON.stringify(view).includes('homework'), shown),
  'That somebody pressed `blank`, or opened the microphone': own(
    () => {
      const table = duelling(typed(4, { ...human, speech: true }));
      does(table, 0, { type: 'blank' });
      does(table, 0, { type: 'openMicrophone', open: true });
      return table;
    },
    ({ race: open, microphones }) => open!.blanks.length > 0 || microphones[0] === true,
  ),
  'An answer that was turned down, and why': own(
    () => {
      const table = race();
      asks(table, 0, { type: 'answer', text: '?!', input: 'keyboard', reactionMs: null }, table.now + 500);
      return table;
    },
    ({ turnedDown }) => turnedDown?.code === 'empty-answer',
  ),
  'Judged times': from(race, shown, (view) => view.shown[0]?.r === 900),
  'Measured round trip': own(
    () => lines(typed(4, human), 77),
    ({ roundTrips }) => roundTrips[0] === 77,
  ),
  'Frozen `lead` and `credit`': never(
    () => duelling(lines(typed(4, human), 77, 80)),
    (view) => Array.isArray(view.lines),
  ),
  'That a line is slow': from(
    () => lines(typed(4, human), 300),
    () => duelling(lines(typed(4, human), 300)),
    ({ slow }) => slow[0] === true,
  ),
  'Examples of a card': from(race, conceded, ({ examples }) => examples?.en?.[0] === 'pencil case'),
  'Examples for those who judge themselves': from(lonely, judging, ({ ballot }) => ballot?.examples?.en?.length === 3),
  'Verified mark': from(answered, shown, (view) => view.shown[0]?.verified === true),
  'A vote': own(
    voting,
    ({ ballot, lastVotes }) =>
      [...(ballot?.votes ?? []), ...lastVotes].some(({ seat, choice }) => seat === 0 && choice === 'tie'),
    counted,
  ),
  'Who has voted': now(voting, ({ ballot }) => ballot?.votes[0]?.seat === 0),
  'Neutral card': from(
    neutral,
    () => wait(neutral(), 400),
    (view) => JSON.stringify(view).includes('s1-13'),
  ),
  'Junior category of a seat': now(
    () => typed(4, { ...human, juniors: '2=junior-animals' }),
    ({ juniors }) => juniors[1] === 'junior-animals',
  ),
  'A smile at an answer of the round': now(
    () => {
      const table = worded(human);
      does(table, 1, { type: 'smile', answer: 0, on: true });
      return table;
    },
    ({ chronicle }) => chronicle.wall[0]?.smiles[0] === 1,
  ),
  'Repeat memory of the round': from(answered, shown, ({ said }) => said.some(({ text }) => text === 'homework')),
});
