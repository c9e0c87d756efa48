import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { playGame, seating } from '../../../kernel/testing/players.ts';
import {
  anna,
  type Bakery,
  bo,
  bribe,
  cille,
  dan,
  does,
  g4,
  g4Rows,
  lapse,
  letGo,
  seated,
  toPhase,
  viewOf,
  wait,
} from '../fixtures.ts';
import { illumuffinati } from '../index.ts';
import { options, presets } from '../options.ts';
import { isHatGiven, type View } from '../state.ts';
import { textsFor } from '../texts/all.ts';
import { walls } from '../texts/wall/index.ts';
import { whereOf } from './bid.ts';
import { isGongFor } from './clock.ts';
import { lobby } from './lobby.ts';
import { type Moment, narrationOf } from './table/narration.ts';

test('a bag is so many cards, whatever lies in it, and both jewels are both', async () => {
  for (const language of LANGUAGES) {
    const { phone } = textsFor(language);
    for (const n of [1, 2, 5]) assert.doesNotMatch(phone.forCounter(n), /muffin/i, language);
    const { jewelsOut } = (await walls[language]()).table;
    assert.notEqual(jewelsOut(1), jewelsOut(2), language);
  }
  assert.equal(textsFor('en').phone.forCounter(2), 'Two cards for the counter');
});

test('sums of none and of one are said as such', () => {
  for (const language of LANGUAGES) {
    const { phone } = textsFor(language);
    assert.doesNotMatch(phone.leave(0), /\d/, language);
    assert.match(phone.leave(3), /3/, language);
    assert.doesNotMatch(phone.getsAll('Bo', 1), /\b(all|alle|alla)\b/, language);
    assert.match(phone.getsAll('Bo', 2), /\b(all|alle|alla)\b/, language);
  }
});

test('gold that is drafted, or on its way, is not on the table', () => {
  assert.equal(whereOf({ bribe: 5, sent: 5, draft: 11 }), 'goldDrafted');
  assert.equal(whereOf({ bribe: 0, sent: 2, draft: 2 }), 'goldOnTheWay');
  assert.equal(whereOf({ bribe: 2, sent: 2, draft: 2 }), 'goldOnTable');
});

/** For whom the gong is, once it has rung. */
const gongFor = (view: View): number[] =>
  [anna, bo, cille, dan].filter((seat) => isGongFor({ ...view, hasGonged: true }, seat));

test('the gong calls those who have something to decide', () => {
  const baking = seated();
  assert.deepEqual(gongFor(viewOf(baking, anna)), [bo, cille, dan], 'not the Inspector outside the door');
  does(baking, bo, { type: 'ready' });
  assert.deepEqual(gongFor(viewOf(baking, bo)), [cille, dan]);
  const room = g4Rows({ timers: 'soft' });
  assert.deepEqual(gongFor(room.truth), [anna, bo, cille, dan]);
  assert.equal(isGongFor(room.truth, anna), false, 'it has not rung');
  letGo(room, bo);
  wait(room, 5_000);
  assert.equal(room.truth.phase, 'negotiate');
  assert.deepEqual(gongFor(room.truth), [anna, cille, dan], 'nobody calls who is home');
  letGo(room, cille);
  toPhase(room, 'accusation');
  assert.deepEqual(gongFor(room.truth), [dan], 'the accusation waits for one');
});

test('after the gong the narrator says for whom all wait, and no more than anybody may know', async () => {
  const NAMES = ['Anna', 'Bo', 'Cille', 'Dan'];
  const [english, danish] = [
    { ...textsFor('en'), ...(await walls.en()) },
    { ...textsFor('da'), ...(await walls.da()) },
  ];
  const said = (table: Bakery, language: 'en' | 'da' = 'en') => {
    const scene = {
      view: viewOf(table, 'table'),
      t: language === 'en' ? english : danish,
      name: (seat: number) => NAMES[seat]!,
      stage: { language, told: () => [] },
    };
    return narrationOf(scene as never);
  };
  const rings = (table: Bakery) => {
    lapse(table);
    assert.ok(table.truth.hasGonged);
    return table;
  };
  const soft = { timers: 'soft' } as const;
  const asking = seated({ options: { ...soft, firstInspector: 'ritual' } });
  does(asking, cille, { type: 'claimHonour', crime: 'today', hat: 'never' });
  assert.equal(said(rings(asking)), 'We are waiting for Anna, Bo and Dan.');

  const baking = seated({ options: soft, bots: [dan] });
  assert.equal(said(baking), english.narrator.hat('Anna'), 'it has not rung');
  rings(baking);
  assert.equal(said(baking), 'We are waiting for Bo and Cille.', 'for no bot');
  does(baking, bo, { type: 'ready' });
  assert.equal(said(baking, 'da'), 'Vi venter på Cille.');

  assert.equal(said(rings(g4(soft))), 'We are waiting for Bo.', 'who packs');
  const room = g4Rows(soft);
  for (const seat of [bo, cille, dan]) bribe(room, seat, 3);
  letGo(room, bo);
  rings(room);
  assert.equal(said(room), 'We are waiting for 2 answers.');
  does(room, dan, { type: 'takeBack', keep: 3 });
  assert.equal(said(room), 'We are waiting for one answer.', 'nobody is told whose');
});

test('no bag is opened, in the narrator’s words, while the last two cards are looked at', async () => {
  const [view, t] = [g4Rows().truth, { ...textsFor('en'), ...(await walls.en()) }];
  const said = (moment: Moment | null) =>
    narrationOf({ view: { ...view, phase: 'open' }, t, name: (seat: number) => 'ABCD'[seat]! } as never, moment);
  assert.equal(said('laid'), 'D is last. These two lie open.');
  assert.equal(said(null), t.narrator.open);
});

test('the hat is given once: in the first round, where answers decided on it', () => {
  const view = g4().truth;
  const shownClaims = [{ seat: bo, crime: 'today', hat: 'never' }] as const;
  assert.equal(isHatGiven(view), false, 'a lot shows no answers');
  assert.equal(isHatGiven({ ...view, shownClaims }), true);
  assert.equal(isHatGiven({ ...view, shownClaims, round: 1 }), false);
  assert.equal(isHatGiven({ ...view, shownClaims, isVoided: true }), false);
});

test('how long it lasts is said once, and nobody is promised less than robots need', () => {
  const minutes = (seats: number, preset: object) =>
    lobby.minutes(seats, resolve(options, preset, { seats, humans: seats }) as never);
  for (const language of LANGUAGES)
    for (const id of Object.keys(presets)) {
      const { help } = lobby.preset(language, id);
      assert.doesNotMatch(help, /\d|hour|time for|halvtim/i, `${language} ${id}: ${help}`);
    }
  for (const preset of Object.values(presets))
    for (let count = illumuffinati.seats.min; count <= illumuffinati.seats.max; count++) {
      let end = 0;
      const onAct = ({ at }: { readonly at: number }) => {
        end = at;
      };
      playGame(illumuffinati, {
        seats: seating(0, count),
        seed: 'how long',
        bots: [illumuffinati.bots.clever!],
        onAct,
      });
      const said = minutes(count, preset);
      assert.ok(said * 60_000 > end, `${count}: nobody is quicker than robots, who say nothing: ${said}, ${end}`);
    }
});
