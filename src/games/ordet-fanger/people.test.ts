/** Ordet fanger: the end, people who are away, bots (6.12, 6.14, 6.15; scenarios 46, 47, 49, 58). */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lots } from '../../kernel/random.ts';
import { playGame, seating } from '../../kernel/testing/players.ts';
import type { Command, CommandOf } from './commands.ts';
import {
  asks,
  begun,
  cardCount,
  does,
  duelling,
  flips,
  given,
  type OfTable,
  opened,
  says,
  settle,
  showdown,
  startOf,
  told,
  tries,
  typed,
  viewOf,
  voices,
  votes,
  wait,
  waitUntil,
} from './fixtures.ts';
import { ordetFanger } from './index.ts';
import { news } from './people.ts';

/** A last round with these cards won, and these totals before. */
function ending(options: object, won: number[], before: number[]): OfTable {
  const table = begun(4, { judging: 'typed', rounds: before.length > 0 ? 2 : 1, ...options });
  given(table, { left: [], right: [] });
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)]) {
    state.won = won.map((count, side) => Array.from({ length: count }, (_, i) => `s1-${side}${i}`));
    if (before.length === 0) continue;
    state.round = 2;
    state.totals = before.map((total) => [total]);
  }
  flips(table, 's1-03', null, true);
  for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'ready' });
  return table;
}

test('[OF-88] the round is over as soon as both piles are empty', () => {
  const table = given(begun(4, { judging: 'typed' }), { left: ['s1-03'], right: ['s1-04'] });
  for (const [drawPile, phase] of [
    ['left', 'turn'],
    ['right', 'round-end'],
  ] as const) {
    does(table, table.truth.turn, { type: 'draw', drawPile, playPile: null });
    wait(table, 400);
    assert.equal(table.truth.phase, phase);
  }
});

test('[OF-90, OF-91, OF-S46] the most cards won are a round, and those in play piles are worth nothing', () => {
  const table = ending({}, [12, 9, 9, 4], []);
  assert.ok(table.truth.piles.flat(2).length > 0);
  assert.deepEqual(told(table, 'roundEnded')[0]!.scores, [12, 9, 9, 4]);
  assert.deepEqual(table.truth.result!.winners, [0]);
  assert.equal(asks(table, 0, { type: 'ready' }), 'game-over');
});

test('[OF-92, OF-S46] the game is won with the most cards of all rounds', () => {
  const table = ending({}, [8, 13, 12, 11], [12, 9, 9, 4]);
  assert.deepEqual([table.truth.result!.winners, table.truth.result!.places], [[1], [3, 1, 2, 4]]);
});

test('[OF-93, OF-S46] equal totals share the victory, or race for it', () => {
  const shared = ending({}, [8, 13, 13, 11], [12, 9, 9, 4]);
  assert.deepEqual(
    [shared.truth.result!.winners, shared.truth.result!.places],
    [
      [1, 2],
      [3, 1, 1, 4],
    ],
  );
  assert.deepEqual(ordetFanger.result(shared.truth)!.outcome, 'shared');
  const last = ending({ tieBreak: 'showdown' }, [8, 13, 13, 11], [12, 9, 9, 4]);
  assert.deepEqual([last.truth.duel!.kind, last.truth.duel!.sides.toSorted()], ['showdown', [1, 2]]);
  wait(last, 400);
  says(last, 2, 'wobblet', startOf(last) + 900);
  wait(last, 7000);
  assert.deepEqual([last.truth.result!.winners, last.truth.result!.places], [[2], [3, 2, 1, 4]]);
});

test('[OF-93, OF-94a, OF-S58] showdown of three', () => {
  const race = (...r: number[]) => {
    const table = showdown(typed(3, { tieBreak: 'showdown', rounds: 1, cardSets: 'set-1' }));
    wait(table, 400);
    const at = startOf(table);
    for (const [i, ms] of r.entries()) {
      if (table.truth.phase !== 'race' || at + ms < table.now) break;
      says(table, i, `wobblet ${i}`, at + ms, ms);
    }
    return table;
  };
  const heat = race(2500, 2580);
  wait(heat, 300);
  assert.equal(heat.truth.challenge!.winner, null);
  wait(heat, 6400);
  assert.equal(heat.truth.duel!.cards, 2);
  const clear = race(2500);
  wait(clear, 300);
  assert.equal(clear.truth.challenge!.winner, 0);
  const claim = (...cast: [number, 'side-0' | 'side-1' | 'side-2'][]) => {
    const table = showdown(voices(3, { tieBreak: 'showdown', rounds: 1, cardSets: 'set-1' }));
    wait(table, 400);
    does(table, 0, { type: 'claim', winner: 0 });
    does(table, 1, { type: 'claim', winner: 1 });
    assert.deepEqual(table.truth.ballot!.choices, ['side-0', 'side-1', 'side-2', 'tie', 'continue', 'abstain']);
    votes(table, ...cast);
    return table;
  };
  assert.deepEqual(claim([0, 'side-0'], [1, 'side-0'], [2, 'side-1']).truth.result!.winners, [0]);
  assert.equal(claim([0, 'side-0'], [1, 'side-1'], [2, 'side-2']).truth.duel!.cards, 2);
  const shared = showdown(typed(3, { tieBreak: 'showdown', rounds: 1 }));
  for (let i = 0; i < 3; i++) waitUntil(shared, startOf(shared) + 30_000);
  assert.deepEqual(shared.truth.result!.winners, [0, 1, 2]);
});

const gone = (table: OfTable, seat: number) =>
  does(table, 'server', { type: 'noteConnection', seat, connected: false });

test('[OF-106, OF-S47] the clock draws for who is away, from the larger pile', () => {
  const table = given(typed(), { turn: 2 });
  gone(table, 2);
  const larger = table.truth.counts.left >= table.truth.counts.right ? 'left' : 'right';
  wait(table, 10_000);
  assert.deepEqual([told(table, 'cardDrawn')[0]!.by, told(table, 'cardDrawn')[0]!.drawPile], [null, larger]);
  const slow = given(voices(4, { turnMs: 0 }), { turn: 2 });
  wait(slow, 600_000);
  assert.equal(told(slow, 'cardDrawn').length, 0);
  gone(slow, 2);
  wait(slow, 10_000);
  assert.equal(told(slow, 'cardDrawn').length, 1);
});

test('[OF-106] without a turn timer the clock of who was away stops when they are back', () => {
  const table = given(voices(4, { turnMs: 0 }), { turn: 2 });
  gone(table, 2);
  assert.equal(table.truth.until, table.now + 10_000);
  wait(table, 5_000);
  does(table, 'server', { type: 'noteConnection', seat: 2, connected: true });
  assert.equal(viewOf(table, 2).until, null);
  wait(table, 600_000);
  assert.deepEqual([told(table, 'cardDrawn').length, table.truth.turn], [0, 2]);
});

test('[OF-106] each card that is put to somebody is a question of its own, by one name for all who look', () => {
  const cards = new Set<string>();
  for (const [playMode, seats] of [
    ['remote', 2],
    ['remote', 4],
    ['in-person', 5],
  ] as const) {
    const { table } = playGame(ordetFanger, {
      seats: seating(0, seats),
      seed: `questions ${seats}`,
      bots: [ordetFanger.bots.clever!],
      options: { playMode, rounds: 1 },
      viewers: ['table'],
      onAct: ({ command }, { truth, watchers }) => {
        const name = ordetFanger.question!(truth, command);
        for (const { view } of watchers) assert.equal(ordetFanger.question!(view, command), name);
        const { duel, race } = truth;
        if (!duel) return assert.equal(name, undefined);
        if (!race || race.card === undefined) return; // it lies face down
        const tops = duel.places.map(({ side, pile }) => truth.piles[side]![pile]!.at(-1));
        cards.add(`${seats} ${name}: ${race.card ?? tops}`);
      },
    });
    assert.equal(table.truth.phase, 'game-over');
  }
  const names = [...cards].map((one) => one.split(':')[0]!);
  assert.ok(names.length > 60, `${names.length}`);
  const twice = names.filter((name, i) => names.indexOf(name) !== i);
  assert.deepEqual(
    [...cards].filter((one) => twice.some((name) => one.startsWith(`${name}:`))),
    [],
  );
});

test('[OF-106, OF-S47] against who is away one must still answer, and nobody waits for their word', () => {
  const table = duelling(typed());
  gone(table, 2);
  assert.equal(told(table, 'duelWon').length, 0);
  says(table, 0, 'wobblet', startOf(table) + 900);
  wait(table, 300);
  for (const seat of [1, 3]) does(table, seat, { type: 'accept' });
  assert.equal(told(table, 'duelWon')[0]!.winner, 0);
});

test('[OF-107, OF-S47] who leaves loses the running duel, and their piles leave the round', () => {
  const table = duelling(typed(4, { absent: 'remove' }), { piles: [['s1-01'], ['s1-04'], ['s1-03'], []] });
  assert.deepEqual(news({ type: 'left', seat: 2 }, table.truth), { type: 'leave', seat: 2 });
  does(table, 'server', { type: 'leave', seat: 2 });
  wait(table, 1200);
  assert.deepEqual([table.truth.won[0], table.truth.piles[2], table.truth.phase], [['s1-09'], [[]], 'turn']);
  assert.equal(asks(table, 2, { type: 'nudge' }), 'not-seated');
  assert.equal(cardCount(table), 72);
  does(table, 'server', { type: 'leave', seat: 1 });
  assert.equal(table.truth.result, null);
  does(table, 'server', { type: 'leave', seat: 3 });
  assert.equal(table.truth.result!.reason, 'too-few-players');
});

test('[OF-107a, OF-S47] in a team the mate plays on alone', () => {
  const team = begun(8, { judging: 'typed' });
  assert.deepEqual(news({ type: 'left', seat: 7 }, team.truth), { type: 'leave', seat: 7 });
  assert.equal(news({ type: 'left', seat: 5 }, team.truth), undefined);
  does(team, 'server', { type: 'leave', seat: 7 });
  assert.deepEqual([team.truth.removed[1], team.truth.gone[7], team.truth.bots[7]], [false, true, false]);
});

test('[OF-107b, OF-S47] who comes back has the seat when the own duel is over, and else at once', () => {
  const back = duelling(typed(4, {}, [2]));
  does(back, 'server', { type: 'notePlayer', seat: 2, bot: false });
  assert.equal(tries(back, 2, 'dust', startOf(back) + 500), 'not-yet-back');
  settle(back, 2);
  flips(given(back, { piles: [['s1-01'], [], [], []], turn: 2 }), 's1-09');
  assert.equal(tries(back, 2, 'dust', startOf(back) + 500), undefined);
  const other = duelling(typed(4, {}, [3]));
  does(other, 'server', { type: 'notePlayer', seat: 3, bot: false });
  assert.deepEqual([other.truth.waiting[3], other.truth.bots[3]], [false, false]);
});

test('[OF-110] a bot fixes its answer and time when the race starts', () => {
  for (const seed of ['one', 'two', 'three', 'four']) {
    const table = duelling(typed(4, {}, [2]));
    const bot = ordetFanger.bots.clever!(2, lots(seed), () => lots(0));
    const at = bot.wakes(viewOf(table, 2), table.now)!;
    assert.ok(at >= startOf(table) + 900);
    for (const now of [at - 500, at - 1]) assert.equal(bot.wakes(viewOf(table, 2), now), at);
    const early = bot.act(viewOf(table, 2), () => ordetFanger.legal(viewOf(table, 2), 2, at - 1), at - 1);
    assert.equal(early, undefined);
    const command = bot.act(viewOf(table, 2), () => ordetFanger.legal(viewOf(table, 2), 2, at), at);
    assert.ok(command?.type === 'answer' || command?.type === 'blank');
  }
});

test('[OF-110] a bot whose answer is turned down says another, and one that is stuck thinks once more', () => {
  const table = duelling(typed(4, {}, [2]));
  const start = startOf(table);
  const bot = ordetFanger.bots.clever!(2, lots('one'), () => lots(0));
  const acting = (): Command | undefined => {
    const at = bot.wakes(viewOf(table, 2), table.now)!;
    waitUntil(table, at);
    return bot.act(viewOf(table, 2), () => ordetFanger.legal(viewOf(table, 2), 2, at), at);
  };
  const first = acting();
  assert.equal(first?.type, 'answer');
  // Somebody said it in the chat while the bot was thinking: it could not know.
  const { text } = first as CommandOf<'answer'>;
  table.truth.said.push({ text, at: start - 1, chat: false });
  does(table, 2, first!);
  const down = told(table, 'answerTurnedDown')[0]!;
  bot.see!(down, viewOf(table, 2), table.now);
  const second = acting();
  assert.ok(second?.type === 'answer' && second.text !== text);
  does(table, 2, second);
  assert.equal(told(table, 'answerHeld').length, 1);

  let stuck = 0;
  for (let i = 0; i < 60; i++) {
    const other = duelling(typed(4, {}, [2]));
    const slow = ordetFanger.bots.easy!(2, lots(`stuck ${i}`), () => lots(0));
    const asked = (): Command | undefined => {
      const at = slow.wakes(viewOf(other, 2), other.now)!;
      waitUntil(other, at);
      return slow.act(viewOf(other, 2), () => ordetFanger.legal(viewOf(other, 2), 2, at), at);
    };
    const said = asked();
    if (said?.type !== 'blank') continue;
    assert.equal(other.now, startOf(other) + 8000);
    does(other, 2, said);
    assert.equal(asked()?.type, 'answer');
    stuck++;
  }
  assert.ok(stuck > 0);
});

test('[OF-108, OF-S49] a bot knows neither the draw piles nor the answer that its opponent holds', () => {
  const acts = (change: (table: OfTable) => void) => {
    const table = duelling(typed(4, {}, [2]));
    change(table);
    const bot = ordetFanger.bots.clever!(2, lots('same'), () => lots(0));
    const at = bot.wakes(viewOf(table, 2), table.now);
    return JSON.stringify([at, bot.act(viewOf(table, 2), () => ordetFanger.legal(viewOf(table, 2), 2, at!), at!)]);
  };
  const plain = acts(() => {});
  assert.equal(
    acts((table) => table.truth.deck!.left.reverse()),
    plain,
  );
  assert.equal(
    acts((table) => says(table, 0, 'book', table.now)),
    plain,
  );
});

test('[OF-109, OF-S49] a bot draws after a pause, and never while two tops are linked', () => {
  for (let i = 0; i < 40; i++) {
    const table = given(typed(4, {}, [2]), { turn: 2 });
    const bot = ordetFanger.bots.clever!(2, lots(i), () => lots(0));
    const at = bot.wakes(viewOf(table, 2), table.now)! - table.now;
    assert.ok(at >= 600 && at <= 1500, `${at}`);
  }
  const spot = flips(
    given(voices(4, { duelSignal: 'spot' }, [2]), { piles: [['s1-01'], [], [], []], turn: 1 }),
    's1-09',
  );
  assert.equal(spot.truth.turn, 2);
  assert.equal(ordetFanger.bots.clever!(2, lots(1), () => lots(0)).wakes(viewOf(spot, 2), spot.now), undefined);
});

test('[OF-113, OF-S49] a bot votes where its own side does: for a known answer, and else not at all', () => {
  const vote = (table: OfTable) =>
    ordetFanger.bots.clever!(0, lots(1), () => lots(0)).act(viewOf(table, 0), () => [], table.now);
  // Against the only person at the table.
  for (const [text, reason, choice] of [
    ['book', 'repeat', 'valid'],
    ['wobblet', 'wrong', 'abstain'],
  ] as const) {
    const table = duelling(typed(4, {}, [0, 1, 3]));
    says(table, 0, text, startOf(table) + 900);
    wait(table, 300);
    does(table, 2, { type: 'challenge', side: 0, reason });
    assert.deepEqual(vote(table), { type: 'vote', choice });
  }
  const heard = duelling(voices(4, {}, [0, 1, 3]));
  does(heard, 0, { type: 'answer', text: 'book', input: 'keyboard', reactionMs: null });
  does(heard, 2, { type: 'dispute' });
  assert.deepEqual(vote(heard), { type: 'vote', choice: 'abstain' });
});

test('bots play whole games in every variant, and nothing they do is refused', () => {
  const variants = [
    {},
    { judging: 'typed' },
    { judging: 'typed', duelSignal: 'spot' },
    { answersRequired: 3, judging: 'typed' },
    { activeJokers: 'all' },
    { tieBreak: 'showdown' },
    { cardSets: 'set-2' },
  ] as const;
  for (const [i, options] of variants.entries()) {
    for (const name of Object.keys(ordetFanger.bots)) {
      const seats = 2 + ((i * 3 + name.length) % 6);
      const { ending: end, refusals } = playGame(ordetFanger, {
        seats: seating(0, seats),
        seed: `${i}`,
        options: { rounds: 1, ...options },
        bots: [ordetFanger.bots[name]!],
      });
      assert.deepEqual([end, refusals], ['over', 0], `${name}, ${seats}, ${JSON.stringify(options)}`);
    }
  }
});

test('the room counts seats, and a game that is opened has its dealer', () => {
  assert.deepEqual(ordetFanger.seats, { min: 2, max: 12 });
  assert.equal(opened(5, { dealerSeat: 4 }).truth.dealer, 3);
});

const leaves = (table: OfTable, seat: number) => does(table, 'server', { type: 'leave', seat });

test('[OF-107] whoever leaves is waited for nowhere: on its turn, as the dealer, as the third, with a card face down', () => {
  const remove = { absent: 'remove' } as const;
  const turn = given(typed(4, remove), { piles: [['s1-03'], [], [], []], turn: 2 });
  leaves(turn, 2);
  assert.deepEqual([turn.truth.phase, turn.truth.turn, turn.truth.until], ['turn', 3, turn.now + 10_000]);
  const dealer = opened(4, { dealerSeat: 2, ...remove });
  leaves(dealer, 1);
  assert.deepEqual([dealer.truth.phase, dealer.truth.turn], ['turn', 2]);
  const third = duelling(typed(4, remove));
  for (const seat of [0, 2]) does(third, seat, { type: 'blank' });
  assert.equal(third.truth.third, 3);
  leaves(third, 3);
  assert.deepEqual([third.truth.phase, third.truth.third], ['neutral-flip', 1]);
  const drawing = given(typed(4, remove), { piles: [['s1-01'], [], [], []], turn: 2 });
  does(drawing, 2, { type: 'draw', drawPile: 'left', playPile: null });
  leaves(drawing, 2);
  wait(drawing, 400);
  assert.deepEqual([drawing.truth.phase, drawing.truth.turn, drawing.truth.piles[2]], ['turn', 3, [[]]]);
  assert.equal(drawing.truth.drawn, null);
  const unseen = duelling(typed(4, { duelSignal: 'spot', ...remove }));
  leaves(unseen, 2);
  assert.deepEqual([told(unseen, 'duelStarted').length, told(unseen, 'duelWon')[0]!.winner], [1, 0]);
});

test('[OF-107] who has left keeps the score and cannot win; the places are those of the scores', () => {
  const table = given(typed(4, { absent: 'remove', rounds: 1 }), {});
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)])
    state.won = [['s1-01'], ['s1-02', 's1-04'], [], []];
  leaves(table, 1);
  flips(table, 's1-03', null, true);
  for (const seat of [0, 2, 3]) does(table, seat, { type: 'ready' });
  assert.deepEqual(
    [table.truth.result!.winners, table.truth.totals, table.truth.result!.places],
    [[0], [[1], [2], [0], [0]], [2, 1, 3, 3]],
  );
});

test('[OF-107a] a mate who is away or a bot does not play on alone: the room puts a bot there', () => {
  const team = begun(8, { judging: 'typed' });
  does(team, 'server', { type: 'noteConnection', seat: 1, connected: false });
  assert.equal(news({ type: 'left', seat: 7 }, team.truth), undefined);
  const withBot = begun(8, { judging: 'typed' }, 'ordet', [1]);
  assert.equal(news({ type: 'left', seat: 7 }, withBot.truth), undefined);
  const left = begun(8, { judging: 'typed' });
  leaves(left, 1);
  assert.equal(news({ type: 'kicked', seat: 7 }, left.truth), undefined);
});

test('the round goes on when all people who are here are ready: bots and those who are away are not asked', () => {
  const table = given(voices(4, {}, [3]), {});
  flips(table, 's1-03', null, true);
  does(table, 0, { type: 'ready' });
  assert.equal(table.truth.phase, 'round-end');
  does(table, 1, { type: 'ready' });
  does(table, 'server', { type: 'noteConnection', seat: 2, connected: false });
  assert.deepEqual([table.truth.phase, table.truth.round], ['shuffle', 2]);
  const silent = given(voices(), {});
  flips(silent, 's1-03', null, true);
  wait(silent, 59_999);
  assert.equal(silent.truth.phase, 'round-end');
  wait(silent, 1);
  assert.equal(silent.truth.phase, 'shuffle');
});

test('[OF-17, OF-84, OF-87] a new round begins with nothing of the old one', () => {
  const table = given(voices(4, { gameMaster: 'human' }), { jokers: ['joker-2'], turn: 3 });
  does(table, 'master', { type: 'master.skip', side: 1 });
  does(table, 'server', { type: 'noteWords', text: 'Zorro' });
  flips(table, 's1-03', null, true);
  for (const seat of [0, 1, 2, 3]) does(table, seat, { type: 'ready' });
  const { jokers, jokersAside, skips, hadTurn, said, won, out, piles } = table.truth;
  assert.deepEqual([jokers, jokersAside, said, out], [[], [], [], 0]);
  assert.deepEqual([skips, hadTurn], [Array(4).fill(false), Array(4).fill(false)]);
  assert.deepEqual(
    [won, piles],
    [
      [[], [], [], []],
      [[[]], [[]], [[]], [[]]],
    ],
  );
  does(table, 1, { type: 'shuffle' });
  flips(table, 'joker-3');
  assert.deepEqual([table.truth.jokers, table.truth.jokersAside, table.truth.turn], [[], ['joker-3'], 1]);
});

test('a team wins with both its seats, a game that is called off has no winner', () => {
  const table = given(begun(8, { judging: 'typed', rounds: 1 }), { turn: 5 });
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)])
    state.won = [[], ['s1-01'], [], [], [], []];
  flips(table, 's1-03', null, true);
  for (let seat = 0; seat < 8; seat++) does(table, seat, { type: 'ready' });
  assert.deepEqual(ordetFanger.result(table.truth), { outcome: 'won', reason: 'piles-empty', winners: [1, 7] });
  const off = duelling(typed());
  does(off, 'server', { type: 'cancel' });
  assert.deepEqual(ordetFanger.result(off.truth), { outcome: 'cancelled', reason: 'cancelled', winners: [] });
});

test('[OF-10] the dealer is the side of the host, also where the host shares one', () => {
  const table = opened(8, { dealerSeat: 4, teams: '1+2 3+4 5+6 7+8' });
  assert.deepEqual([table.truth.dealer, table.truth.turn], [1, 1]);
  assert.equal(asks(table, 2, { type: 'shuffle' }), undefined);
});

test('[OF-101] with two piles the clock lays its card on the smaller one, from the larger draw pile', () => {
  const table = given(typed(2), {
    piles: [
      [['s1-03', 's1-04'], ['s1-05']],
      [[], []],
    ],
    left: ['s1-06'],
    right: ['s1-07', 's1-08'],
  });
  wait(table, 10_000);
  assert.deepEqual(
    told(table, 'cardDrawn').map(({ by, drawPile, playPile }) => [by, drawPile, playPile]),
    [[null, 'right', 1]],
  );
});

test('[OF-18] jokers of the first lap come back anywhere in the piles, after the last duel, and nobody sees where', () => {
  const places = new Set<number>();
  for (let i = 0; i < 12; i++) {
    const table = given(begun(4, { judging: 'typed', firstLapJoker: 'return' }, `back ${i}`), {
      firstLap: true,
      turn: 3,
      piles: [['s1-03'], ['s1-04'], ['s1-05'], []],
    });
    flips(table, 'joker-2');
    assert.equal(told(table, 'jokersReturned').length, 0);
    flips(table, 's1-11'); // a duel of S0 and S3
    assert.equal(told(table, 'jokersReturned').length, 0);
    settle(table, 0);
    const { left, right } = table.truth.deck!;
    places.add(left.includes('joker-2') ? left.indexOf('joker-2') : 1000 + right.indexOf('joker-2'));
    assert.deepEqual([left.length, right.length], [table.truth.counts.left, table.truth.counts.right]);
    assert.equal(viewOf(table, 'table').deck, undefined);
  }
  assert.ok(places.size > 6 && Math.min(...places) < 1000 && Math.max(...places) >= 1000, `${[...places]}`);
});

test('[OF-46, OF-46c] neutral cards are shuffled back, those of the reserve are not; where they came from shows later', () => {
  const level = (table: OfTable) => {
    for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
    wait(table, 6000);
  };
  const places = new Set<number>();
  for (let i = 0; i < 8; i++) {
    const table = duelling(begun(4, { judging: 'typed', playMode: 'remote' }, `neutral ${i}`));
    level(table);
    const { neutral } = viewOf(table, 1);
    assert.deepEqual([neutral?.card, neutral?.from, neutral?.jokers], [undefined, undefined, undefined]);
    wait(table, 400);
    const { card, from } = table.truth.duel!.neutrals[0]!;
    settle(table, 0);
    places.add(table.truth.deck![from as 'left'].indexOf(card));
    assert.equal(viewOf(table, 1).deck, undefined);
  }
  assert.ok(places.size > 4 && !places.has(-1));

  for (const set of ['set-1', 'set-2'] as const) {
    const own = set === 'set-1' ? 's1' : 's2';
    const none = given(typed(4, { cardSets: set }), { piles: [[`${own}-01`], [], [], []], turn: 2 });
    flips(none, `${own}-09`, null, true);
    level(none);
    wait(none, 400);
    assert.ok(!none.truth.race!.card!.startsWith(own));
    assert.deepEqual(none.truth.counts, { left: 0, right: 0 });
  }
  for (let i = 0; i < 40; i++) {
    const none = given(begun(4, { judging: 'typed', playMode: 'remote', maxNeutralCards: 5 }, `reserve ${i}`), {
      piles: [['s1-01'], [], [], []],
      turn: 2,
    });
    flips(none, 's1-09', null, true);
    const seen = new Set<string>();
    for (let k = 0; k < 5; k++) {
      level(none);
      wait(none, 400);
      seen.add(none.truth.race!.card!);
    }
    assert.equal(seen.size, 5, 'none of them twice in a duel');
  }
});

test('[OF-46a, OF-46c] with nothing but jokers left the neutral card is of the reserve, and they stay; any pile may be asked', () => {
  const table = given(typed(), {
    piles: [['s1-01'], [], [], []],
    turn: 2,
    left: ['s1-09'],
    right: ['joker-1', 'joker-2'],
  });
  does(table, 2, { type: 'draw', drawPile: 'left', playPile: null });
  wait(table, 400);
  for (const seat of [0, 2]) does(table, seat, { type: 'blank' });
  does(table, 3, { type: 'flipNeutral', drawPile: 'right' });
  wait(table, 400);
  assert.deepEqual([table.truth.counts, table.truth.duel!.jokersAside], [{ left: 0, right: 2 }, []]);
  const empty = given(typed(), { piles: [['s1-01'], [], [], []], turn: 2 });
  flips(empty, 's1-09', null, true);
  for (const seat of [0, 2]) does(empty, seat, { type: 'blank' });
  assert.equal(asks(empty, 3, { type: 'flipNeutral', drawPile: 'left' }), undefined);
});

test('[OF-46b] the third is the first who is not in it, from the side that drew', () => {
  const table = given(typed(5), { piles: [[], ['s1-01'], [], [], []], turn: 3 });
  flips(table, 's1-09');
  for (const seat of [1, 3]) does(table, seat, { type: 'blank' });
  assert.equal(table.truth.third, 4);
});

test('[OF-94a] in a showdown all race on a reserve card; who is not level with the first is not judged with them', () => {
  const table = showdown(
    typed(3, { tieBreak: 'showdown', rounds: 1, cardSets: 'set-1', tieWindowMs: 100, handicaps: '3=600' }),
  );
  wait(table, 400);
  assert.match(table.truth.race!.card!, /^s2-/);
  const at = startOf(table);
  says(table, 0, 'wobblet', at + 2000, 2000);
  says(table, 1, 'grumbo', at + 2050, 2050);
  says(table, 2, 'flimster', at + 2729, 2729);
  wait(table, 1000);
  assert.deepEqual([table.truth.challenge!.winner, table.truth.challenge!.tied.toSorted()], [null, [0, 1]]);
  assert.equal(asks(table, 0, { type: 'challenge', side: 2, reason: 'wrong' }), 'not-the-winner');
});

test('[OF-33] after a joker, or a pile that became empty, no pile has changed last: the nearest pair comes first', () => {
  // S3 drew; two pairs by the same jokers, one of them with the pile that changed before.
  const table = given(typed(5, { activeJokers: 'all' }), {
    piles: [['s1-03'], ['s1-04'], ['s1-07'], [], ['s1-05']],
    turn: 3,
    jokers: ['joker-3'],
  });
  flips(table, 's1-08'); // grid: quiet
  assert.deepEqual(table.truth.changed, { side: 3, pile: 0 });
  given(table, {
    piles: [['s1-03'], ['s1-04'], ['s1-07'], ['s1-08'], ['s1-05']],
    turn: 4,
    drawer: 3,
    jokers: ['joker-3'],
  });
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)]) state.changed = { side: 2, pile: 0 };
  flips(table, 'joker-6'); // star and waves: S1 and S2
  assert.deepEqual([table.truth.changed, table.truth.duel!.sides], [null, [1, 2]]);
  settle(table, 1);
  assert.deepEqual(table.truth.changed, null, 'the pile of S2 is empty');
});
