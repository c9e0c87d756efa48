/** Ordet fanger: what bots think of, and when, held against section 14 of RULES.md. Every lot is seeded. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lots } from '../../kernel/random.ts';
import { matchOf } from './bots/look.ts';
import { guess, type Skill, skills, think } from './bots/mind.ts';
import { choosePile } from './bots/piles.ts';
import { answersIn, match } from './content.ts';
import { begun, does, duelling, flips, given, type OfTable, startOf, typed, viewOf, voices, wait } from './fixtures.ts';
import { ordetFanger } from './index.ts';

const SEEDS = 500;
const thoughts = (table: OfTable, seat = 2, skill: Skill = skills.clever, seeds = SEEDS) => {
  const view = viewOf(table, seat);
  return Array.from({ length: seeds }, (_, i) => think(view, seat, matchOf(view)!, skill, lots(`think ${i}`)));
};
/** When its first answer comes, where it is not stuck. */
const times = (all: ReturnType<typeof thoughts>) =>
  all.flatMap(([first]) => (first?.text === null || !first ? [] : [first.ms])).sort((a, b) => a - b);
/** Neither stuck nor wrong. */
const SURE: Skill = { pace: 1, blank: 0, blunder: 0 };
const median = (list: readonly number[]): number => list[list.length >> 1]!;
const near = (value: number, wanted: number, share: number, what = '') =>
  assert.ok(Math.abs(value - wanted) <= wanted * share, `${what} ${value}, not about ${wanted}`);
/** S2, a bot, answers a card of S0 of this difficulty. */
const CARDS = { 1: ['s1-01', 's1-09'], 2: ['s1-25', 's1-33'], 3: ['s1-49', 's1-57'] } as const;
const facing = (difficulty: 1 | 2 | 3, options = {}, make = voices) => {
  const [asked, own] = CARDS[difficulty];
  return flips(given(make(4, options, [2]), { piles: [[asked], [], [], []], turn: 2 }), own);
};

test('a clever bot thinks for 2.2, 3.2 or 4.8 s, an easy one longer, a sharp one shorter, and none below 0.9 s', () => {
  for (const [difficulty, ms] of [
    [1, 2200],
    [2, 3200],
    [3, 4800],
  ] as const) {
    const table = facing(difficulty);
    for (const [name, pace] of [
      ['easy', 1.6],
      ['clever', 1],
      ['sharp', 0.9],
    ] as const)
      near(median(times(thoughts(table, 2, skills[name]))), ms * pace, 0.08, `${name} ${difficulty}`);
  }
  const quick = times(thoughts(facing(1), 2, { ...SURE, pace: 0.1 }));
  assert.deepEqual([...new Set(quick)], [900]);
});

test('it is stuck in 2, 6 or 12 of 100 races, an easy one twice as often, a sharp one half', () => {
  for (const [difficulty, share] of [
    [1, 0.02],
    [2, 0.06],
    [3, 0.12],
  ] as const) {
    for (const [name, by] of [
      ['easy', 2],
      ['clever', 1],
      ['sharp', 0.5],
    ] as const) {
      const all = thoughts(facing(difficulty), 2, skills[name], 4000);
      const stuck = all.filter(([first]) => first?.text === null);
      assert.ok(stuck.every(([first, second]) => first!.ms === 8000 && second!.ms > 8000 && second!.text !== null));
      near(stuck.length / all.length, share * by, 0.25, `${name} ${difficulty}`);
    }
  }
});

test('a duel to be spotted takes longer, the second of a series less, one against a child half as long again', () => {
  const plain = times(thoughts(facing(1)));
  const spotted = times(thoughts(facing(1, { duelSignal: 'spot' })));
  near(median(spotted) - median(plain), 700, 0.25);
  const series = facing(1);
  const view = viewOf(series, 2);
  view.series = 2;
  view.duel!.series = 2;
  near(median(times(thoughts(series))) / median(plain), 0.85, 0.001);
  near(median(times(thoughts(facing(1, { juniors: '1=junior-food' })))) / median(plain), 1.5, 0.001);
});

test('typing takes 110 ms a letter, at most 2.5 s, and further answers 0.6 of the thinking each', () => {
  const [heard, written] = [facing(1), facing(1, {}, typed)].map((table) => thoughts(table));
  for (const [i, [first]] of heard!.entries()) {
    const other = written![i]![0]!;
    if (first!.text === null || first!.ms <= 900) continue;
    assert.equal(other.text, first!.text);
    near(other.ms - first!.ms, Math.min(2500, 110 * first!.text.length), 0.01);
  }
  for (const all of thoughts(facing(1, { answersRequired: 3 }), 2, SURE, 50)) {
    assert.equal(new Set(all.map(({ text }) => text)).size, 3);
    const [first, second, third] = all.map(({ ms }) => ms);
    if (first! <= 900) continue;
    for (const gap of [second! - first!, third! - second!]) near(gap, Math.max(350, 0.6 * first!), 0.01);
  }
});

test('common answers come first, in the language of the table, and what is barred does not come', () => {
  for (const language of ['en', 'da', 'sv', 'nb'] as const) {
    const table = facing(1);
    does(table, 'server', { type: 'noteLanguage', language });
    const bank = answersIn(language, 's1-01');
    const said = thoughts(table, 2, SURE, 1000).map(([first]) => first!.text!);
    assert.ok(said.every((text) => bank.some((entry) => entry.text === text)));
    near(said.filter((text) => text === bank[0]!.text).length / said.length, 0.3, 0.15);
    const view = viewOf(table, 2);
    view.said.push({ text: bank[0]!.text, at: startOf(table) - 1, chat: false });
    view.duel!.barred.push({ side: 2, text: bank[1]!.text, shown: false });
    for (const [first] of thoughts(table, 2, SURE)) assert.ok(![bank[0]!.text, bank[1]!.text].includes(first!.text!));
  }
});

test("a bot on a child's seat answers the child's category, as easy as it is", () => {
  const table = facing(3);
  for (const state of [table.truth, ...table.watchers.map(({ view }) => view)]) state.juniors[2] = 'junior-animals';
  const all = thoughts(table, 2, SURE);
  const animals = answersIn('en', 'junior-animals').map(({ text }) => text);
  assert.ok(all.every(([first]) => animals.includes(first!.text!)));
  near(median(times(all)), 2200, 0.08);
});

test('it blunders where people can challenge it, now and then, and never among bots', () => {
  const bank = answersIn('en', 's1-01');
  const wrong = (table: OfTable, skill: Skill) =>
    thoughts(table, 2, { ...skill, blank: 0 }, 2000).filter(([first]) => match(bank, first!.text!) === undefined)
      .length;
  const among = flips(given(voices(4, {}, [0, 1, 2, 3]), { piles: [['s1-01'], [], [], []], turn: 2 }), 's1-09');
  assert.equal(wrong(among, skills.easy), 0);
  near(wrong(facing(1), skills.easy) / 2000, 0.08, 0.25);
  near(wrong(facing(1), skills.clever) / 2000, 0.03, 0.35);
});

test('a random bot answers in nine of ten races, between 1 and 10 s', () => {
  const view = viewOf(facing(1), 2);
  const all = Array.from({ length: 2000 }, (_, i) => guess(view, 2, matchOf(view)!, lots(`guess ${i}`)));
  near(all.filter(({ length }) => length === 0).length / all.length, 0.1, 0.25);
  const when = all.flatMap((list) => list.map(({ ms }) => ms));
  assert.ok(Math.min(...when) >= 1000 && Math.max(...when) <= 10_000);
  near(when.reduce((sum, ms) => sum + ms, 0) / when.length, 5500, 0.05);
});

test('[OF-56] a bot confirms at once what was claimed against it, and nothing else', () => {
  for (const name of ['random', 'clever'] as const) {
    const wakes = (claimed: number | null, seat = 2) => {
      const table = duelling(voices(4, {}, [2, 3]));
      does(table, 0, { type: 'claim', winner: claimed });
      if (table.truth.phase !== 'verdict') return 'settled';
      const bot = ordetFanger.bots[name]!(seat, lots(name), () => lots(0));
      const view = viewOf(table, seat);
      return bot.wakes(view, table.now) === table.now ? bot.act(view, () => [], table.now)?.type : undefined;
    };
    assert.deepEqual([wakes(0), wakes(null), wakes(0, 3)], ['confirm', undefined, undefined]);
    const own = duelling(voices(4, {}, [2]));
    does(own, 1, { type: 'claim', winner: 2 });
    const bot = ordetFanger.bots[name]!(2, lots(name), () => lots(0));
    assert.equal(bot.wakes(viewOf(own, 2), own.now), undefined);
  }
});

test('[OF-109] a bot draws and flips from the larger pile, the left one if they are equal', () => {
  const cards = (from: number, to: number) =>
    Array.from({ length: to - from }, (_, i) => `s1-${String(from + i).padStart(2, '0')}`);
  for (const [left, right, expected] of [
    [cards(10, 14), cards(20, 25), 'right'],
    [cards(10, 15), cards(20, 25), 'left'],
    [cards(10, 16), cards(20, 25), 'left'],
  ] as const) {
    const table = given(typed(4, {}, [2]), { turn: 2, left, right });
    const bot = ordetFanger.bots.clever!(2, lots(1), () => lots(0));
    const at = bot.wakes(viewOf(table, 2), table.now)!;
    assert.deepEqual(
      bot.act(viewOf(table, 2), () => [], at),
      { type: 'draw', drawPile: expected, playPile: null },
    );
  }
});

test('[OF-80b] a bot whose answer was rejected does not answer before it may', () => {
  const table = duelling(typed(4, {}, [2]));
  wait(table, 1000);
  does(table, 2, { type: 'answer', text: 'wobblet', input: 'keyboard', reactionMs: null });
  wait(table, 300);
  does(table, 3, { type: 'challenge', side: 2, reason: 'wrong' });
  for (const seat of [1, 3]) does(table, seat, { type: 'vote', choice: 'invalid' });
  assert.deepEqual(table.truth.race!.waits, [2]);
  for (let i = 0; i < 40; i++) {
    const bot = ordetFanger.bots.sharp!(2, lots(i), () => lots(0));
    assert.ok(bot.wakes(viewOf(table, 2), table.now)! >= startOf(table) + 3000);
  }
});

test('[OF-101] with two piles a bot that wins looks for duels, one that loses keeps clear; then it guards its hard card', () => {
  const piles = (own: [string[], string[]], theirs: [string[], string[]] = [['s1-06'], ['s1-08']]) =>
    viewOf(given(typed(2), { piles: [own, theirs] }), 0);
  const open = piles([['s1-04'], []]);
  assert.deepEqual([choosePile(open, 0, 8, 10), choosePile(open, 0, 0, 10)], [1, 0]);
  const mirrored = piles([[], ['s1-04']]);
  assert.deepEqual([choosePile(mirrored, 0, 8, 10), choosePile(mirrored, 0, 0, 10)], [0, 1]);
  // Equally likely: the easier card is covered.
  assert.equal(choosePile(piles([['s1-52'], ['s1-05']]), 0, 5, 10), 1);
  assert.equal(choosePile(piles([['s1-05'], ['s1-52']]), 0, 5, 10), 0);
  // Equally hard: the one that hides a match.
  const hides = ['s1-06', 's1-03'];
  const calm = ['s1-05', 's1-04'];
  const theirs: [string[], string[]] = [['s1-14'], []];
  assert.equal(choosePile(piles([calm, hides], theirs), 0, 5, 10), 1);
  assert.equal(choosePile(piles([hides, calm], theirs), 0, 5, 10), 0);
});

test('[OF-113] a bot votes by the answers that count, and not by what a team mate said besides', () => {
  const table = flips(
    given(begun(8, { judging: 'typed', playMode: 'remote' }, 'ordet', [0, 1, 3, 4, 5, 6, 7]), {
      piles: [['s1-01'], [], [], [], [], []],
      turn: 2,
    }),
    's1-09',
  );
  const at = startOf(table);
  does(table, 0, { type: 'answer', text: 'book', input: 'keyboard', reactionMs: null }, at + 2000);
  does(table, 6, { type: 'answer', text: 'wobblet', input: 'keyboard', reactionMs: null }, at + 2020);
  wait(table, 300);
  does(table, 2, { type: 'challenge', side: 0, reason: 'repeat' });
  const bot = ordetFanger.bots.clever!(0, lots(1), () => lots(0));
  assert.deepEqual(
    bot.act(viewOf(table, 0), () => [], table.now),
    { type: 'vote', choice: 'valid' },
  );
});
