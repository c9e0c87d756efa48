/** Section 14 of RULES.md: what the bots weigh, draw and wait for, by its numbers. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Bot, BotMaker } from '../../../kernel/bot.ts';
import type { Seat } from '../../../kernel/game.ts';
import { lots } from '../../../kernel/random.ts';
import type { Command } from '../commands.ts';
import { type Face, MUFFINS } from '../content.ts';
import {
  anna,
  bo,
  bribe,
  cille,
  dan,
  does,
  finished,
  g4,
  g4Rows,
  lapse,
  passAll,
  seated,
  secondRun,
  toNegotiate,
  viewOf,
} from '../fixtures.ts';
import { illumuffinati } from '../index.ts';
import type { State } from '../state.ts';
import { jewelChances, scores, suspicions } from './belief.ts';
import { affordable } from './clever.ts';
import { chance, noise } from './look.ts';

const { clever, baseline } = illumuffinati.bots as { [name: string]: BotMaker<State, Command> };
const MANY = 2_000;
const TIED = [
  [60, 3, 2],
  [60, 3, 2],
  [40, 0, 4],
  [30, 0, 4],
] as const;

/** A copy of what somebody sees, with something else in it. */
const seen = (table: ReturnType<typeof g4>, seat: Seat, change: Partial<State> = {}): State => ({
  ...structuredClone(viewOf(table, seat)),
  ...change,
});

/** This phase has just begun before the eyes of a bot. */
function woken(make: BotMaker<State, Command>, seat: Seat, view: State, seed: string, now = 0): Bot<State, Command> {
  const bot = make(seat, lots(seed), lots);
  bot.see!({ type: 'phaseBegan' }, view, now);
  return bot;
}

const acts = (bot: Bot<State, Command>, view: State): Command | undefined => {
  const at = bot.wakes(view, 0);
  return at === undefined ? undefined : bot.act(view, () => [], at);
};

const hiding = seen(g4(), bo);

/** What it passes, so many times: how often it keeps 0, 1 and 2 of its jewels, in parts of a hundred. */
function kept(hand: readonly Face[], change: Partial<State> = {}): number[] {
  const held = hand.filter((face) => face === 'J').length;
  const counts = [0, 0, 0];
  for (let i = 0; i < MANY; i++) {
    const view = { ...hiding, hands: { [bo]: [...hand] }, ...change };
    const command = acts(woken(clever!, bo, view, `keeps ${i}`), view) as { cards: readonly Face[] };
    counts[held - command.cards.filter((face) => face === 'J').length]!++;
  }
  return counts.map((count) => (100 * count) / MANY);
}

function near(actual: readonly number[], wanted: readonly number[]): void {
  for (const [i, one] of actual.entries()) assert.ok(Math.abs(one - wanted[i]!) < 3, `${actual}, not ${wanted}`);
}

test('14.2: how many jewels stay, and what shifts it', () => {
  near(kept([4, 17, 25, 'J', 'J']), [15, 60, 25]);
  near(kept([4, 17, 25, 26, 'J']), [25, 75, 0]);
  near(kept([16, 17, 25, 'J', 'J']), [0, 60, 40]);
  near(kept([4, 17, 25, 'J', 'J'], { gold: [30, 20, 25, 25] }), [0, 60, 40]);
  near(kept([4, 17, 25, 'J', 'J'], { suspicious: [0, 1, 0, 0] }), [30, 60, 10]);
  near(kept([4, 17, 25, 'J', 'J'], { suspicious: [0, 1, 1, 0] }), [15, 60, 25]);
});

test('14.2: of the muffins mostly the lowest goes, and of two jewels the last Baker lays down one', () => {
  let lowest = 0;
  for (let i = 0; i < MANY; i++) {
    const view = { ...hiding, hands: { [bo]: [4, 17, 25, 26, 27] } };
    const { cards } = acts(woken(clever!, bo, view, `lowest ${i}`), view) as { cards: readonly Face[] };
    if (cards.includes(4) && cards.includes(17)) lowest++;
  }
  // The lowest or the second first, then the other: 75% of the lot, or by chance among five and four.
  near([(100 * lowest) / MANY], [100 * (0.75 + 0.25 / 5 + 0.25 / 5) * (0.75 + 0.25 / 4)]);
  const table = g4();
  passAll(table, ['J', 'J'], ['J', 'J']);
  for (let i = 0; i < 100; i++) {
    const view = seen(table, dan, { hands: { [dan]: [8, 9, 10, 'J', 'J'] }, suspicious: [0, 0, 0, 1] });
    const { type, cards } = acts(woken(clever!, dan, view, `last ${i}`), view) as { type: string; cards: Face[] };
    assert.equal(type, 'discardCards');
    assert.ok(cards.some((face) => face !== 'J'));
  }
});

test('14.3, 14.4: when a bot looks up', () => {
  const room = seen(g4Rows(), bo);
  const firsts = Array.from({ length: 500 }, (_, i) => woken(clever!, bo, room, `first ${i}`).wakes(room, 0)!);
  assert.ok(Math.min(...firsts) >= 4_000 && Math.max(...firsts) < 12_000, 'its first offer after 4 to 12 seconds');
  assert.ok(Math.max(...firsts) - Math.min(...firsts) > 7_000);
  const raised = { type: 'bribeChanged', seat: dan, total: 2 };
  const nexts = Array.from({ length: 500 }, (_, i) => {
    const bot = woken(clever!, bo, room, `next ${i}`);
    return bot.act(room, () => [], 12_000)?.type === 'setBribe' ? [bot.wakes(room, 12_000)! - 12_000] : [];
  }).flat();
  assert.ok(Math.min(...nexts) >= 3_000 && Math.max(...nexts) < 8_000, 'the next ones every 3 to 8');
  assert.ok(Math.max(...nexts) - Math.min(...nexts) > 4_500);
  const watching = seen(g4Rows(), anna);
  const inspector = woken(clever!, anna, watching, 'watches');
  assert.equal(inspector.wakes(watching, 0), 20_000, 'the Inspector waits 20 seconds for a first offer');
  inspector.see!(raised, watching, 10_000);
  assert.equal(inspector.wakes(watching, 0), 18_000, 'or until nothing has changed for 8');
  inspector.see!(raised, watching, 44_000);
  assert.equal(inspector.wakes(watching, 0), 45_000, 'and 45 in all at most');
});

test('14.3: an honest Baker begins at two fifths of her limit, and raises by one or two up to it', () => {
  const limits = new Set<number>();
  for (let i = 0; i < 300; i++) {
    const low: Partial<State> = { open: [null, 1, 12, 8], shown: [[], [1], [12], [8]] };
    const view = seen(g4Rows(), dan, { hands: { [dan]: [8, 12, 13] }, pile: 6, ...low });
    const chances = jewelChances(view);
    const risk = (0.5 * chances[dan]!) / (chances[bo]! + chances[cille]! + chances[dan]!) + 0.5 / 3;
    const [value, after, asLast] = [8, 6, 3 + (6 + 4) / 2];
    const staying = (1 - risk) * (after - 3) + risk * asLast;
    // The bot's own lots: its pace, its temperament, and what it thinks of in this negotiation.
    const lot = lots(`bids ${i}`);
    lot.int(2 ** 32);
    const temperament = 0.55 + 0.45 * chance(lot);
    const limit = Math.max(0, Math.floor(temperament * (value - staying) + 2 * chance(lot) - 1));
    limits.add(limit);

    const bot = woken(clever!, dan, view, `bids ${i}`);
    const first = acts(bot, view);
    assert.equal(first?.type === 'setBribe' ? first.total : 0, limit && Math.max(1, Math.floor(0.4 * limit)));
    let total = limit && Math.max(1, Math.floor(0.4 * limit));
    for (;;) {
      Object.assign(view, { bribes: [0, 15, 0, total], gold: [25, 10, 25, 25 - total] });
      const next = bot.act(view, () => [], 30_000);
      if (next?.type !== 'setBribe') break;
      assert.ok(next.total - total === 1 || next.total - total === 2);
      total = next.total;
    }
    assert.equal(total, limit);
  }
  assert.ok(limits.size > 3, [...limits].join());
});

test('14.3: nobody raises who is two above all others', () => {
  const low: Partial<State> = { open: [null, 1, 12, 30], shown: [[], [1], [12], [30]] };
  const raises = (mine: number): number => {
    const view = seen(g4Rows(), dan, { bribes: [0, 0, 0, mine], gold: [25, 25, 25, 25 - mine], ...low });
    let count = 0;
    for (let i = 0; i < 50; i++) {
      const bot = woken(clever!, dan, view, `ahead ${i}`);
      bot.act(view, () => [], 5_000);
      if (bot.act(view, () => [], 10_000)?.type === 'setBribe') count++;
    }
    return count;
  };
  assert.ok(raises(1) > 0, 'who shows a 30 and is one ahead still pays');
  assert.equal(raises(2), 0);
});

test('14.1, 14.4: what a bribe says, and what letting somebody go is worth', () => {
  const table = g4Rows();
  bribe(table, bo, 6);
  bribe(table, cille, 3);
  const view = seen(table, anna, { pile: 5 });
  const chances = [0, 0.5, 0.25, 0];
  const suspicion = suspicions(view, chances);
  assert.ok(Math.abs(suspicion[bo]! - 0.5 * Math.exp(0.15 * 3)) < 1e-12);
  assert.equal(suspicions(view, [0, 0.9, 0, 0])[bo], 1, 'nobody is more than certain');
  const stake = (5 + 4 * 2) / 2 + 2.3;
  assert.ok(Math.abs(scores(view, chances)[bo]! - (6 - suspicion[bo]! * stake)) < 1e-12);
  assert.equal(scores(view, chances)[dan], 0);
});

test('14.5: the baseline passes low cards, pays a fifth and then a third, and takes the highest bribe', () => {
  const hiding = seen(g4(), bo);
  const passed = new Set<string>();
  for (let i = 0; i < 100; i++)
    passed.add((acts(woken(baseline!, bo, hiding, `low ${i}`), hiding) as { cards: readonly Face[] }).cards.join());
  assert.deepEqual([...passed].sort(), ['4,17', 'J,4', 'J,J']);
  const room = seen(g4Rows(), bo);
  const bot = woken(baseline!, bo, room, 'pays');
  assert.deepEqual(acts(bot, room), { type: 'setBribe', total: 4 }, 'of 20 gold');
  const outbid = { ...room, bribes: [0, 4, 5, 0], gold: [25, 21, 20, 25] };
  assert.deepEqual(
    bot.act(outbid, () => [], 20_000),
    { type: 'setBribe', total: 7 },
  );
  const again = { ...room, bribes: [0, 5, 9, 0], gold: [25, 20, 16, 25] };
  assert.equal(
    bot.act(again, () => [], 30_000),
    undefined,
    'once',
  );
  const alone = { ...room, bribes: [0, 4, 4, 0], gold: [25, 21, 21, 25] };
  const content = woken(baseline!, bo, room, 'content');
  acts(content, room);
  assert.equal(
    content.act(alone, () => [], 20_000),
    undefined,
    'only if another offers more',
  );
  const inspector = seen(g4Rows(), anna, { bribes: [0, 2, 3, 3] });
  const home = { type: 'sendHome', seat: cille, takeBribe: true, seenBribe: 3 };
  assert.deepEqual(acts(woken(baseline!, anna, inspector, 'takes'), inspector), home);
});

test('14.6: no bot has ever solved a crime, and its nose takes 400 to 900 ms', () => {
  const asked = seen(seated({ options: { firstInspector: 'ritual' } }), bo);
  const hats = new Set<string>();
  for (let i = 0; i < 100; i++) {
    const claim = acts(woken(clever!, bo, asked, `claims ${i}`), asked) as { crime: string; hat: string };
    assert.equal(claim.crime, 'never');
    hats.add(claim.hat);
  }
  assert.equal(hats.size, 6);
  const table = finished(TIED, { burglaryGold: 0 });
  lapse(table);
  const view = seen(table, bo);
  const times = Array.from({ length: 500 }, (_, i) => {
    const bot = clever!(bo, lots(`nose ${i}`), lots);
    bot.see!({ type: 'noseCued' }, view, 1_000);
    const at = bot.wakes(view, 1_000)!;
    assert.deepEqual(
      bot.act(view, () => [], at),
      { type: 'touchNose', reactionMs: at - 1_000 },
    );
    return at - 1_000;
  });
  assert.ok(Math.min(...times) >= 400 && Math.max(...times) < 900 && Math.max(...times) - Math.min(...times) > 450);
});

test('14.3: of what lies there at most half of the new limit stays', () => {
  const table = g4Rows();
  bribe(table, dan, 20);
  does(table, anna, { type: 'sendHome', seat: bo, takeBribe: false, seenBribe: 0 });
  const view = seen(table, dan);
  for (let i = 0; i < 100; i++) {
    const bot = woken(clever!, dan, view, `keeps back ${i}`);
    const at = bot.wakes(view, 0)!;
    assert.ok(at >= 1_000 && at < 3_000);
    const { keep } = bot.act(view, () => [], at) as { keep: number };
    // 8, 21, 30 is worth 13 gold, and 8 to stay: a limit of 5 or so, before any noise.
    const lot = lots(`keeps back ${i}`);
    lot.int(2 ** 32);
    assert.equal(keep, Math.floor(Math.max(0, Math.floor((0.55 + 0.45 * chance(lot)) * 5)) / 2));
  }
  for (const [laid, keeps] of [
    [20, 20],
    [1, 1],
  ] as const) {
    const mean = { ...view, bribes: [0, 0, 0, laid], gold: [25, 25, 25, 25 - laid] };
    assert.deepEqual(acts(woken(baseline!, dan, mean, 'keeps'), mean), { type: 'takeBack', keep: keeps }, '14.5: all');
  }
});

test('14.3: a smuggler pays little more than the others do, with one jewel mostly and with two now and then', () => {
  const table = g4Rows();
  const share = (hand: readonly Face[]): number => {
    let low = 0;
    for (let i = 0; i < MANY; i++) {
      const view = seen(table, bo, { hands: { [bo]: [...hand] } });
      const first = acts(woken(clever!, bo, view, `imitates ${i}`), view);
      if (first?.type !== 'setBribe' || first.total <= 1) low++; // two fifths of 4, since nobody else has paid yet
    }
    return (100 * low) / MANY;
  };
  near([share([17, 26, 'J']), share([17, 'J', 'J'])], [66, 33]);
});

test('14.4: the Inspector takes the best bribe, and her whims stay the same for a run', () => {
  const view = seen(g4Rows(), anna, { bribes: [0, 2, 2, 2] });
  const chosen = new Set<Seat>();
  for (let i = 0; i < 60; i++) {
    const bot = woken(clever!, anna, view, `lets ${i}`);
    const first = acts(bot, view) as { seat: Seat; takeBribe: boolean };
    assert.equal(first.takeBribe, true);
    assert.deepEqual(
      bot.act(view, () => [], 50_000),
      first,
    );
    chosen.add(first.seat);
  }
  assert.ok(chosen.size > 1, 'by whim');
  const generous = { ...view, bribes: [0, 0, 0, 25] };
  const home = { type: 'sendHome', seat: dan, takeBribe: true, seenBribe: 25 };
  for (let i = 0; i < 60; i++) assert.deepEqual(acts(woken(clever!, anna, generous, `rich ${i}`), generous), home);
  const whims = Array.from({ length: MANY }, (_, i) => noise(lots(`whim ${i}`), 1.5));
  const spread = Math.sqrt(whims.reduce((sum, one) => sum + one * one, 0) / MANY);
  assert.ok(Math.abs(spread - 1.5) < 0.1, String(spread));
});

/** A view with these open cards, two cards behind each. */
function opened(cards: readonly (Face | null)[]): State {
  const view = structuredClone(viewOf(g4Rows(), anna));
  view.open = [...cards];
  view.shown = cards.map((face) => (face === null ? [] : [face]));
  return view;
}

test('a high open card makes a jewel likelier, and an open jewel is certain', () => {
  const chances = jewelChances(opened([null, 29, 12, 3]));
  assert.ok(chances[bo]! > chances[cille]! && chances[cille]! > chances[dan]!);
  assert.equal(chances[anna], 0);
  assert.ok(chances.reduce((sum, one) => sum + one, 0) >= 1);
  const view = opened([null, 'J', 12, 3]);
  view.counts = [0, 2, 2, 2];
  assert.deepEqual(jewelChances(view), [0, 1, 0, 0], 'both are there');
});

test('a Baker knows what came to her and what went on', () => {
  const table = g4();
  passAll(table, [4, 'J'], ['J', 4], [4, 8]);
  toNegotiate(table);
  assert.deepEqual(jewelChances(viewOf(table, cille), cille), [0, 1, 0, 1]);
  const heard = jewelChances(viewOf(table, dan), dan);
  assert.equal(heard[dan], 1);
  assert.ok(heard[bo]! > 0 && heard[cille]! > 0, 'one of the two before him kept the other');
  assert.ok(Math.abs(heard[bo]! + heard[cille]! - 1) < 1e-9);
  const unsure = jewelChances(viewOf(table, anna));
  assert.ok(unsure[bo]! < 1 && unsure[cille]! > 0 && unsure[dan]! < 1);
});

test('a jewel that was laid down is nobody’s', () => {
  const table = g4();
  passAll(table, ['J', 'J'], ['J', 'J'], ['J', 8]);
  toNegotiate(table);
  const chances = jewelChances(viewOf(table, anna));
  assert.ok(Math.abs(chances.reduce((sum, one) => sum + one, 0) - 1) < 1e-9, 'one is left');
});

test('a bribe above the others is suspicious, and a suspicion costs', () => {
  const table = g4Rows();
  const view = () => viewOf(table, anna);
  const before = suspicions(view(), jewelChances(view()))[bo]!;
  bribe(table, bo, 6);
  assert.ok(suspicions(view(), jewelChances(view()))[bo]! > before);
  const [, mark] = scores(view(), jewelChances(view()));
  assert.ok(mark! < 6, 'worth less than its coins');
  assert.equal(scores(view(), jewelChances(view()))[anna], Number.NEGATIVE_INFINITY);
});

test('no bot offers what it does not have, or less than the smallest raise', () => {
  const view = structuredClone(viewOf(secondRun(), dan));
  view.options = { ...view.options, minRaise: 3 };
  assert.equal(affordable(view, dan, 2), undefined, 'it lies there already');
  assert.equal(affordable(view, dan, 3), 5);
  assert.equal(affordable(view, dan, 99), 25);
});

test('when a bot passes does not depend on its hand', () => {
  const times = (hands: readonly Face[]) => {
    const bot = clever!(bo, lots('pace'), lots);
    const view = structuredClone(viewOf(g4(), bo));
    view.hands[bo] = [...hands];
    bot.see!({ type: 'phaseBegan' }, view, 1000);
    return bot.wakes(view, 1000);
  };
  assert.equal(times([1, 2, 3, 'J', 'J']), times([4, 17, 26, 28, 29]));
});

const choose = (n: number, k: number): number => (k < 0 || k > n ? 0 : k === 0 ? 1 : (choose(n - 1, k - 1) * n) / k);

/** 14.1 as it is written, for Bakers none of whom shows a jewel. */
function byTheBook(view: State, me?: Seat, fits: (held: readonly number[]) => boolean = () => true): number[] {
  const bakers = [1, 2, 3].map((i) => (view.inspector + i) % 4);
  const unseen = [...MUFFINS];
  const shown = bakers.filter((seat) => seat !== me).map((seat) => view.shown[seat]!.at(-1)!);
  for (const face of [...view.used, ...shown, ...(me === undefined ? [] : view.hands[me]!)])
    if (face !== 'J') unseen.splice(unseen.indexOf(face), 1);
  const wanted = 2 - view.used.slice(0, 2).filter((face) => face === 'J').length;
  const sums = view.gold.map(() => 0);
  let total = 0;
  for (const one of [0, 1, 2])
    for (const two of [0, 1, 2]) {
      const held = [one, two, wanted - one - two];
      if (held[2]! < 0 || held[2]! > 2 || !fits(held)) continue;
      const weight = bakers.reduce((product, seat, i) => {
        const higher = unseen.filter((face) => face >= (view.shown[seat]!.at(-1) as number)).length;
        const hidden = view.counts[seat]! - 1 - held[i]!;
        if (hidden < 0) return 0;
        return (product * [1, 1, 0.6][held[i]!]! * choose(higher, hidden)) / choose(unseen.length, hidden);
      }, 1);
      total += weight;
      for (const [i, seat] of bakers.entries()) if (held[i]! > 0) sums[seat]! += weight;
    }
  return sums.map((sum) => sum / total);
}

test('14.1: the chances are those of the book, also with somebody at home', () => {
  const close = (actual: readonly number[], wanted: readonly number[]) =>
    actual.forEach((one, seat) => {
      assert.ok(Math.abs(one - wanted[seat]!) < 1e-12, `${actual}, not ${wanted}`);
    });
  const laid = g4();
  passAll(laid, ['J', 'J'], ['J', 'J'], ['J', 8]);
  toNegotiate(laid);
  for (const table of [g4Rows(), secondRun(), laid])
    close(jewelChances(viewOf(table, anna)), byTheBook(viewOf(table, anna)));
  // Bo had both and kept one; Cille has the other.
  const view = viewOf(g4Rows(), bo);
  close(
    jewelChances(view, bo),
    byTheBook(view, bo, ([own]) => own === 1),
  );
  const last = viewOf(g4Rows(), dan);
  close(
    jewelChances(last, dan),
    byTheBook(last, dan, (held) => held[2] === 0), // none came to Dan
  );
});

test('14.3: no limit is more than she has, and at one table nobody points', () => {
  const poor = seen(g4Rows(), dan, { gold: [25, 25, 25, 3], hands: { [dan]: [28, 29, 30] } });
  const broke = { ...poor, gold: [25, 25, 25, 0] };
  for (let i = 0; i < 50; i++) {
    const first = acts(woken(clever!, dan, poor, `poor ${i}`), poor);
    assert.deepEqual(first, { type: 'setBribe', total: 1 }, 'two fifths of three');
    assert.equal(acts(woken(clever!, dan, broke, `broke ${i}`), broke), undefined, 'no coin and no finger');
  }
  const low: Partial<State> = { open: [null, 29, 2, 8], shown: [[], [29], [2], [8]] };
  const far = seen(g4Rows({ playMode: 'remote' }), anna, low);
  const baker = { ...far, hands: { [dan]: [8, 9, 10] }, gold: [25, 25, 25, 0] };
  assert.deepEqual(acts(woken(clever!, dan, baker, 'points'), baker), { type: 'point', seat: bo });
});

test('14.7: a bot waits for the lock, leads where nobody else does, and is not waited for', () => {
  const locked = seen(g4Rows(), anna, { isLocked: true, lockedUntil: 60_000 });
  const inspector = woken(clever!, anna, locked, 'locked');
  assert.equal(acts(inspector, locked), undefined);
  assert.equal(inspector.wakes(locked, 0), 60_001);
  const naming = seen(seated({ options: { firstInspector: 'host' } }), bo, { host: bo });
  const host = woken(clever!, cille, naming, 'host');
  assert.equal(acts(host, naming), undefined, 'not hers to name');
  host.see!({ type: 'hostNamed' }, naming, 5_000);
  assert.equal(host.wakes(naming, 0), 7_000);
  assert.equal(host.act({ ...naming, host: cille }, () => [], 7_000)?.type, 'master.setFirstInspector');
  const real = finished(TIED, { burglaryGold: 0, noseRace: 'table' });
  const judge = clever!(anna, lots('judge'), lots);
  judge.see!({ type: 'noseAttemptBegan' }, viewOf(real, anna), 1_000);
  assert.equal(judge.wakes(viewOf(real, anna), 0), 3_000);
  assert.equal(judge.act(viewOf(real, anna), () => [], 3_000)?.type, 'master.noseVerdict');
  const baking = seen(seated({ bots: [bo] }), bo);
  assert.equal(woken(clever!, bo, baking, 'bakes').wakes(baking, 0), undefined);
  const view = seen(g4Rows(), dan, { gold: [25, 25, 25, 0] });
  const raised = { type: 'bribeChanged', seat: bo, total: 2 };
  const waits = Array.from({ length: 200 }, (_, i) => {
    const quiet = woken(clever!, dan, view, `quiet ${i}`);
    acts(quiet, view);
    quiet.see!(raised, view, 20_000);
    return quiet.wakes(view, 0)! - 20_000;
  });
  assert.ok(Math.min(...waits) >= 3_000 && Math.max(...waits) < 8_000, 'another’s raise is looked at like one’s own');
});
