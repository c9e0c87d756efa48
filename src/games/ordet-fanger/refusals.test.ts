/** Ordet fanger: section 11 of RULES.md, row by row: a command, where it is tried, and the code. Nothing changes by it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Actor } from '../../kernel/game.ts';
import { answerFaults, refusals } from './door.ts';
import {
  asks,
  begun,
  does,
  duelling,
  flips,
  given,
  type OfTable,
  opened,
  says,
  startOf,
  tries,
  typed,
  voices,
  wait,
  worded,
} from './fixtures.ts';
import { ordetFanger } from './index.ts';
import { refuseStart } from './options.ts';

const draw = (drawPile: string, playPile: unknown = null) => ({ type: 'draw', drawPile, playPile });
const answer = (text: string, input = 'keyboard') => ({ type: 'answer', text, input, reactionMs: null });
const race = (options = {}) => wait(duelling(typed(4, options)), 500);
const heard = (options = {}) => duelling(voices(4, options));
const after =
  (make: () => OfTable, ...steps: [Actor, object][]) =>
  () => {
    const table = make();
    for (const [by, command] of steps) does(table, by, command as never);
    return table;
  };
const shown = after(() => {
  const table = race();
  says(table, 0, 'wobblet');
  return wait(table, 300);
});
const listed = after(() => {
  const table = race();
  says(table, 0, 'book');
  return wait(table, 300);
});
const verdict = after(heard, [0, { type: 'claim', winner: 0 }]);
const ballot = after(verdict, [2, { type: 'dispute' }]);
const neutral = after(race, [0, { type: 'blank' }], [2, { type: 'blank' }]);
const over = after(race, ['server', { type: 'cancel' }]);
const human =
  (options = {}) =>
  () =>
    voices(4, { gameMaster: 'human', ...options });
const fouls = () => flips(given(voices(4, { flipFoul: 'vote' }), { turn: 1 }), 's1-03');
const drawing = after(() => given(typed(), {}), [0, draw('left')]);
const endedDuel = after(race, [2, { type: 'concede' }]);
const ended = () => flips(given(voices(), { left: [], right: [] }), 's1-03', null, true);
/** A bot's seat in a duel in person, to which its person has come back. */
const back = after(() => duelling(voices(4, {}, [2])), ['server', { type: 'notePlayer', seat: 2, bot: false }]);
/** S0 has won a card. */
const rich = () => wait(after(() => heard({ gameMaster: 'human' }), [2, { type: 'concede' }])(), 1200);
/** A dead heat with cards on the right alone. */
const onePile = () => {
  const table = given(typed(), { piles: [['s1-01'], [], [], []], turn: 2, left: ['s1-09'], right: ['s1-05', 's1-06'] });
  does(table, 2, { type: 'draw', drawPile: 'left', playPile: null });
  wait(table, 400);
  for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
  return table;
};

const CASES: readonly (readonly [where: () => OfTable, by: Actor, command: unknown, code: string])[] = [
  [race, 0, { type: 'no-such' }, 'bad-payload'],
  [race, 0, { ...answer('x'), extra: 1 }, 'bad-payload'],
  [race, 'visitor', draw('left'), 'not-seated'],
  [race, 9, draw('left'), 'not-seated'],
  [race, 'server', draw('left'), 'not-seated'],
  [race, 0, { type: 'timeUp' }, 'not-seated'],
  [race, 0, { type: 'noteLine', seat: 0, roundTripMs: 400 }, 'not-seated'],
  [drawing, 2, { type: 'nudge' }, 'wrong-phase'],
  [after(() => given(human()(), {}), [0, draw('left')]), 'master', { type: 'master.end' }, 'wrong-phase'],
  [after(() => begun(8), ['server', { type: 'leave', seat: 7 }]), 7, { type: 'nudge' }, 'not-seated'],
  [verdict, 3, { type: 'nudge' }, 'wrong-phase'],
  [over, 0, draw('left'), 'game-over'],
  [() => opened(4), 1, { type: 'shuffle' }, 'not-the-dealer'],
  [race, 0, { type: 'shuffle' }, 'wrong-phase'],
  [() => typed(), 1, draw('left'), 'not-your-turn'],
  [() => opened(4), 0, draw('left'), 'wrong-phase'],
  [race, 3, draw('left'), 'duel-pending'],
  [shown, 3, draw('left'), 'duel-pending'],
  [verdict, 3, draw('left'), 'duel-pending'],
  [ballot, 3, draw('left'), 'duel-pending'],
  [neutral, 3, draw('left'), 'duel-pending'],
  [endedDuel, 3, draw('left'), 'duel-pending'],
  [() => given(typed(), { left: [] }), 0, draw('left'), 'pile-empty'],
  [() => typed(2), 0, draw('left'), 'bad-play-pile'],
  [() => typed(), 0, draw('left', 0), 'bad-play-pile'],
  [() => typed(2), 0, draw('left', 2), 'bad-payload'],
  [heard, 0, answer('book'), 'not-typed-game'],
  [race, 1, answer('book'), 'not-in-duel'],
  [race, 1, { type: 'concede' }, 'not-in-duel'],
  [race, 1, { type: 'blank' }, 'not-in-duel'],
  [shown, 2, answer('dust'), 'wrong-phase'],
  [
    after(() => {
      const table = race();
      says(table, 0, 'book');
      return table;
    }),
    0,
    answer('pencil'),
    'already-done',
  ],
  [after(race, [0, { type: 'blank' }]), 0, { type: 'blank' }, 'already-done'],
  [after(race, [0, answer('book')]), 0, { type: 'blank' }, 'already-done'],
  [ballot, 0, { type: 'concede' }, 'wrong-phase'],
  [endedDuel, 0, { type: 'concede' }, 'wrong-phase'],
  [race, 0, answer('book', 'speech'), 'speech-off'],
  [race, 0, { type: 'openMicrophone', open: true }, 'speech-off'],
  [race, 0, { ...answer('book'), reactionMs: -1 }, 'bad-payload'],
  [race, 0, { type: 'claim', winner: 0 }, 'not-voices-game'],
  [heard, 0, { type: 'claim', winner: 1 }, 'bad-winner'],
  [verdict, 0, { type: 'claim', winner: 0 }, 'already-done'],
  [verdict, 0, { type: 'confirm' }, 'already-done'],
  [() => voices(), 0, { type: 'nudge' }, 'no-duel'],
  [() => voices(), 0, { type: 'claim', winner: 0 }, 'no-duel'],
  [after(heard, [3, { type: 'nudge' }]), 3, { type: 'nudge' }, 'too-fast'],
  [ballot, 0, { type: 'dispute' }, 'wrong-phase'],
  [shown, 0, { type: 'challenge', side: 0, reason: 'wrong' }, 'own-answer'],
  [listed, 3, { type: 'challenge', side: 0, reason: 'unknown' }, 'answer-listed'],
  [shown, 3, { type: 'challenge', side: 2, reason: 'wrong' }, 'no-answer'],
  [shown, 3, { type: 'challenge', side: 0, reason: 'ugly' }, 'bad-payload'],
  [after(shown, [3, { type: 'accept' }]), 3, { type: 'challenge', side: 0, reason: 'wrong' }, 'already-done'],
  [after(shown, [3, { type: 'accept' }]), 3, { type: 'accept' }, 'already-done'],
  [shown, 0, { type: 'accept' }, 'own-answer'],
  [ballot, 0, { type: 'vote', choice: 'a' }, 'not-a-voter'],
  [ballot, 1, { type: 'vote', choice: 'valid' }, 'bad-choice'],
  [neutral, 0, { type: 'flipNeutral', drawPile: 'left' }, 'not-third-player'],
  [() => voices(), 0, { type: 'flipNeutral', drawPile: 'left' }, 'wrong-phase'],
  [onePile, 3, { type: 'flipNeutral', drawPile: 'left' }, 'pile-empty'],
  [() => voices(), 0, { type: 'callFoul', side: 1 }, 'option-off'],
  [
    () => duelling(voices(4, { flipFoul: 'vote', duelSignal: 'spot' })),
    3,
    { type: 'callFoul', side: 2 },
    'duel-pending',
  ],
  [fouls, 3, { type: 'callFoul', side: 2 }, 'bad-target'],
  [fouls, 1, { type: 'callFoul', side: 1 }, 'bad-target'],
  [
    after(
      fouls,
      [3, { type: 'callFoul', side: 1 }],
      [0, { type: 'vote', choice: 'no' }],
      [2, { type: 'vote', choice: 'no' }],
      [3, { type: 'vote', choice: 'no' }],
    ),
    3,
    { type: 'callFoul', side: 1 },
    'already-done',
  ],
  [after(ended, [0, { type: 'ready' }]), 0, { type: 'ready' }, 'already-done'],
  [race, 1, { type: 'smile', answer: 0, on: true }, 'wrong-phase'],
  [ended, 1, { type: 'smile', answer: 0, on: true }, 'no-answer'],
  [worded, 0, { type: 'smile', answer: 0, on: true }, 'own-answer'],
  [worded, 1, { type: 'smile', answer: 0, on: false }, 'already-done'],
  [worded, 1, { type: 'smile', answer: -1, on: true }, 'bad-payload'],
  [human(), 0, { type: 'master.end' }, 'not-master'],
  [() => voices(), 'master', { type: 'master.end' }, 'not-seated'],
  [human(), 'master', { type: 'master.rule', choice: 'a' }, 'nothing-to-rule'],
  [human(), 'master', { type: 'master.flip' }, 'wrong-phase'],
  [human(), 'master', { type: 'master.correct', from: 0, to: 1 }, 'bad-target'],
  [human({ turnMs: 0 }), 'master', { type: 'master.extend', seconds: 15 }, 'no-timer'],
  [() => race({ gameMaster: 'human' }), 'master', { type: 'master.extend', seconds: 15 }, 'no-timer'],
  [
    after(() => heard({ gameMaster: 'human' }), [0, { type: 'concede' }]),
    'master',
    { type: 'master.extend', seconds: 15 },
    'no-timer',
  ],
  [human(), 'master', { type: 'master.skip', side: 4 }, 'bad-target'],
  [
    after(human(), ['master', { type: 'master.skip', side: 1 }]),
    'master',
    { type: 'master.skip', side: 1 },
    'already-done',
  ],
  [rich, 'master', { type: 'master.correct', from: 0, to: 0 }, 'bad-target'],
  [rich, 'master', { type: 'master.correct', from: 0, to: 4 }, 'bad-target'],
  [() => duelling(rich()), 'master', { type: 'master.correct', from: 0, to: 1 }, 'wrong-phase'],
  [
    after(() => duelling(typed(4, {}, [2])), ['server', { type: 'notePlayer', seat: 2, bot: false }]),
    2,
    answer('dust'),
    'not-yet-back',
  ],
  [back, 2, { type: 'claim', winner: 2 }, 'not-yet-back'],
  [after(back, [0, { type: 'claim', winner: 0 }]), 2, { type: 'confirm' }, 'not-yet-back'],
];

for (const [where, by, command, code] of CASES) {
  test(`${JSON.stringify(command)} by ${by} is refused: ${code}`, () => {
    const table = where();
    const before = JSON.stringify([table.truth, ...table.watchers.map(({ view }) => view)]);
    assert.equal(asks(table, by, command), code);
    assert.equal(JSON.stringify([table.truth, ...table.watchers.map(({ view }) => view)]), before);
  });
}

test('every code of the door is shown here or in the scenarios', () => {
  const elsewhere = ['too-early', 'already-challenged', 'not-the-winner'];
  const here = new Set(CASES.map(([, , , code]) => code));
  assert.deepEqual(
    refusals.filter((code) => !here.has(code) && !elsewhere.includes(code)),
    [],
  );
});

test('[OF-70, OF-73] what is wrong with an answer is told to its sender alone, and counts for the pause between two', () => {
  const codes = new Set<string>();
  for (const [text, code] of [
    ['', 'empty-answer'],
    ['x'.repeat(61), 'answer-too-long'],
    ['school bag', 'answer-is-category'],
  ] as const) {
    const table = race();
    assert.equal(tries(table, 0, text), code);
    assert.ok(
      !JSON.stringify(table.watchers.filter(({ viewer }) => viewer !== 0).map(({ view }) => view.turnedDown)).includes(
        code,
      ),
    );
    assert.equal(tries(table, 0, 'book', table.now + 299), 'too-fast');
    assert.equal(tries(table, 0, 'book', table.now + 1), undefined);
    codes.add(code);
  }
  assert.ok(answerFaults.length === 8 && codes.size === 3);
  assert.ok(startOf(race()) > 0);
});

test('the lobby refuses what cannot be played', () => {
  const setup = (seats: number, bots: readonly number[] = []) =>
    Array.from({ length: seats }, (_, seat) => ({ bot: bots.includes(seat) }));
  const base = begun(2).truth.options;
  const why = (seats: number, options: object, bots: readonly number[] = []) =>
    refuseStart(setup(seats, bots), { ...base, ...options });
  assert.equal(why(4, {}), undefined);
  assert.equal(why(8, { teams: '1+2' }), 'bad-teams');
  assert.equal(why(4, { removedSymbols: 'sun' }), 'bad-card-set');
  assert.equal(why(4, { juniors: '9=junior-food' }), 'bad-juniors');
  assert.equal(why(4, { juniors: '1=junior-food' }, [0]), 'bad-juniors');
  assert.equal(why(4, { handicaps: '9=100' }), 'bad-handicaps');
  assert.equal(why(4, { judging: 'typed', turnMs: 0 }), 'bad-timers');
  assert.equal(why(4, { judging: 'voices', turnMs: 500 }), 'bad-timers');
  assert.deepEqual(ordetFanger.seats, { min: 2, max: 12 });
});
