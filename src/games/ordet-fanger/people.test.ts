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

test('[OF-88, OF-90, OF-91, OF-92, OF-93, OF-S46] end and scores', () => {
  const first = ending({}, [12, 9, 9, 4], []);
  assert.deepEqual(told(first, 'roundEnded')[0]!.scores, [12, 9, 9, 4]);
  assert.deepEqual(first.truth.result!.winners, [0]);
  const second = ending({}, [8, 13, 13, 11], [12, 9, 9, 4]);
  assert.deepEqual(
    [second.truth.result!.winners, second.truth.result!.places],
    [
      [1, 2],
      [3, 1, 1, 4],
    ],
  );
  assert.deepEqual(ordetFanger.result(second.truth)!.outcome, 'shared');
  const last = ending({ tieBreak: 'showdown' }, [8, 13, 13, 11], [12, 9, 9, 4]);
  assert.deepEqual([last.truth.duel!.kind, last.truth.duel!.sides.toSorted()], ['showdown', [1, 2]]);
  wait(last, 400);
  says(last, 2, 'qwerty', startOf(last) + 900);
  wait(last, 7000);
  assert.deepEqual([last.truth.result!.winners, last.truth.result!.places], [[2], [3, 2, 1, 4]]);
  assert.equal(asks(first, 0, { type: 'ready' }), 'game-over');
});

test('[OF-93, OF-94a, OF-S58] showdown of three', () => {
  const race = (...r: number[]) => {
    const table = showdown(typed(3, { tieBreak: 'showdown', rounds: 1, cardSets: 'set-1' }));
    wait(table, 400);
    const at = startOf(table);
    for (const [i, ms] of r.entries()) {
      if (table.truth.phase !== 'race' || at + ms < table.now) break;
      says(table, i, `qwerty ${i}`, at + ms, ms);
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

test('[OF-106, OF-107, OF-107a, OF-107b, OF-S47] away', () => {
  const gone = (table: OfTable, seat: number) =>
    does(table, 'server', { type: 'noteConnection', seat, connected: false });
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

  const duel = duelling(typed());
  gone(duel, 2);
  says(duel, 0, 'qwerty', startOf(duel) + 900);
  wait(duel, 300);
  for (const seat of [1, 3]) does(duel, seat, { type: 'accept' });
  assert.equal(told(duel, 'duelWon')[0]!.winner, 0);

  const back = duelling(typed(4, {}, [2]));
  does(back, 'server', { type: 'notePlayer', seat: 2, bot: false });
  assert.equal(tries(back, 2, 'dust', startOf(back) + 500), 'not-yet-back');
  settle(back, 2);
  flips(given(back, { piles: [['s1-01'], [], [], []], turn: 2 }), 's1-09');
  assert.equal(tries(back, 2, 'dust', startOf(back) + 500), undefined);
  const other = duelling(typed(4, {}, [3]));
  does(other, 'server', { type: 'notePlayer', seat: 3, bot: false });
  assert.deepEqual([other.truth.waiting[3], other.truth.bots[3]], [false, false]);

  const leaving = duelling(typed(4, { absent: 'remove' }), { piles: [['s1-01'], ['s1-04'], ['s1-03'], []] });
  assert.deepEqual(news({ type: 'left', seat: 2 }, leaving.truth), { type: 'leave', seat: 2 });
  does(leaving, 'server', { type: 'leave', seat: 2 });
  wait(leaving, 1200);
  assert.deepEqual([leaving.truth.won[0], leaving.truth.piles[2], leaving.truth.phase], [['s1-09'], [[]], 'turn']);
  assert.equal(asks(leaving, 2, { type: 'nudge' }), 'not-seated');
  assert.equal(cardCount(leaving), 72);
  does(leaving, 'server', { type: 'leave', seat: 1 });
  does(leaving, 'server', { type: 'leave', seat: 3 });
  assert.equal(leaving.truth.result!.reason, 'too-few-players');

  const team = begun(8, { judging: 'typed' });
  assert.deepEqual(news({ type: 'left', seat: 7 }, team.truth), { type: 'leave', seat: 7 });
  assert.equal(news({ type: 'left', seat: 5 }, team.truth), undefined);
  does(team, 'server', { type: 'leave', seat: 7 });
  assert.deepEqual([team.truth.removed[1], team.truth.gone[7], team.truth.bots[7]], [false, true, false]);
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
    if (command.type === 'answer') assert.equal(command.reactionMs, at - startOf(table));
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

test('[OF-108, OF-109, OF-113, OF-S49] bots keep to the facts', () => {
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
  for (const [text, choice] of [
    ['book', 'valid'],
    ['qwerty', 'abstain'],
  ] as const) {
    const table = duelling(typed(4, {}, [1]));
    says(table, 0, text, startOf(table) + 900);
    wait(table, 300);
    does(table, 3, { type: 'challenge', side: 0, reason: 'wrong' });
    const bot = ordetFanger.bots.clever!(1, lots(1), () => lots(0));
    assert.deepEqual(
      bot.act(viewOf(table, 1), () => [], table.now),
      { type: 'vote', choice },
    );
  }
  const heard = duelling(voices(4, {}, [1]));
  does(heard, 0, { type: 'claim', winner: 0 });
  does(heard, 2, { type: 'dispute' });
  assert.deepEqual(
    ordetFanger.bots.clever!(1, lots(1), () => lots(0)).act(viewOf(heard, 1), () => [], heard.now),
    { type: 'vote', choice: 'abstain' },
  );
});

test('bots play whole games in every variant, and nothing they do is refused', () => {
  const variants = [
    {},
    { judging: 'typed' },
    { judging: 'typed', duelSignal: 'spot' },
    { answersRequired: 3, judging: 'typed' },
    { activeJokers: 'all' },
    { tieBreak: 'showdown' },
    { cardSets: 'set-2', language: 'sv' },
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
