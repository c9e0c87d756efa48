/** What is read under the seal at night, by those who may know, and what others read at the same moment. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES, type Seat } from '../../../../kernel/game.ts';
import {
  A,
  atNight,
  B,
  C,
  type Castle,
  council,
  D,
  deed,
  does,
  E,
  F,
  G,
  H,
  inject,
  onDay,
  pass,
  planAgainst,
  toPhase,
  viewOf,
} from '../../fixtures.ts';
import { nightfall } from '../../night.ts';
import { legal } from '../../offers.ts';
import { namesIn, textsFor } from '../../texts/all.ts';
import { whyNoVictim } from '../tonight.ts';
import { councilLines, deedLines, letterWords } from './sealed.ts';

const reader = (table: Castle, me: Seat, language: (typeof LANGUAGES)[number] = 'en') => {
  const view = viewOf(table, me);
  const name = (seat: Seat) => `P${seat}`;
  const names = (seats: readonly Seat[]) => namesIn(language, seats.map(name));
  return { t: textsFor(language), view, me, may: legal(view, me), name, names };
};
const inCouncil = (table: Castle, me: Seat) => councilLines(reader(table, me), 0, null).join(' | ');
const inDeed = (table: Castle, me: Seat) => deedLines(reader(table, me), null).join(' | ');
const inLetter = (table: Castle, me: Seat) => letterWords(reader(table, me)).text;
const { night3, you } = textsFor('en').phone;
const { fear } = textsFor('en').tasks;

/** The night of a list on which nobody but traitors is left. */
function nobodyListed(): Castle {
  const table = onDay({ day: 3, out: [F] });
  inject(table, (_, ctx) => {
    ctx.tell({ type: 'deathListRead', list: [A, B, F], until: ctx.now });
    nightfall(ctx);
  });
  pass(table);
  return table;
}

test('[TR-107a] a yes is read at once by the three, in the letter and in the deed', () => {
  const table = atNight({ day: 2 });
  for (const seat of [A, B]) planAgainst(table, seat, 'tempt', F);
  toPhase(table, 'letters');
  for (const seat of [A, B]) assert.equal(inLetter(table, seat), night3.sent('P5'));
  assert.equal(inLetter(table, F), textsFor('en').realLetters.temptation);
  does(table, F, { type: 'night.letter', answer: 'yes' });
  for (const seat of [A, B]) assert.equal(inLetter(table, seat), night3.joined('P5'));
  assert.ok(inLetter(table, F).startsWith(night3.youJoined('P0 and P1')));
  toPhase(table, 'deed');
  const asked = night3.asked(fear);
  for (const seat of [A, B])
    assert.equal(inDeed(table, seat), `${night3.joined('P5')} ${night3.nobody} | ${asked} | ${night3.first}`);
  assert.equal(inDeed(table, F), `${night3.youJoined('P0 and P1')} ${night3.nobody} | ${asked} | ${night3.first}`);
  assert.equal(inDeed(table, C), `${fear} ${night3.journal} | ${night3.first}`, 'others read their question alone');
});

test('[TR-107a] a no is read by the two when the deed opens, and not before', () => {
  for (const answer of ['no', null] as const) {
    const table = atNight({ day: 2 });
    for (const seat of [A, B]) planAgainst(table, seat, 'tempt', F);
    toPhase(table, 'letters');
    if (answer) does(table, F, { type: 'night.letter', answer });
    for (const seat of [A, B]) assert.equal(inLetter(table, seat), night3.sent('P5'));
    toPhase(table, 'deed');
    for (const seat of [A, B]) assert.ok(inDeed(table, seat).startsWith(`${night3.declined('P5')} ${night3.nobody}`));
    assert.ok(inDeed(table, F).startsWith(fear));
  }
});

test('[TR-102] traitors read whose mark counts, and that they differ', () => {
  const table = atNight({ day: 2 });
  council(table, A, 'murder', F);
  for (const seat of [A, B]) assert.ok(inCouncil(table, seat).includes(night3.stands('P5')), inCouncil(table, seat));
  assert.ok(!inCouncil(table, C).includes('P5'));
  council(table, B, 'murder', G);
  assert.ok(inCouncil(table, A).includes(`${night3.differ('P5')} ${night3.tied('you')}`), inCouncil(table, A));
  assert.ok(inCouncil(table, B).includes(`${night3.differ('P5')} ${night3.tied('P0')}`), inCouncil(table, B));
  toPhase(table, 'deed');
  const stands = `P0: P5. ${you}: P6. | ${night3.differ('P5')} ${night3.tied('P0')}`;
  assert.ok(inDeed(table, B).endsWith(stands), inDeed(table, B));
  deed(table, B, F);
  assert.ok(inDeed(table, A).endsWith(night3.stands('P5')));

  const three = atNight({ day: 2, traitors: [A, B, C] });
  for (const [seat, mark] of [
    [A, F],
    [B, G],
    [C, G],
  ] as const)
    council(three, seat, 'murder', mark);
  assert.ok(inCouncil(three, A).endsWith(`${night3.differ('P6')} ${night3.most}`), inCouncil(three, A));

  const silent = atNight({ day: 2 });
  assert.ok(!inCouncil(silent, A).includes(night3.lot));
  toPhase(silent, 'deed');
  assert.ok(inDeed(silent, A).endsWith(night3.lot));
});

test('[TR-102, TR-124] traitors read what list comes of theirs, and what decides it', () => {
  const table = atNight({ day: 2, listNights: [2] });
  toPhase(table, 'deed');
  const stands = (at: Castle, seat: Seat) => deedLines(reader(at, seat), null).at(-1);
  assert.equal(stands(table, A), night3.lot);
  deed(table, B, F, H, D);
  for (const seat of [A, B]) assert.equal(stands(table, seat), night3.stands('P3, P5 and P7'));
  deed(table, A, A, F, G);
  assert.equal(stands(table, A), `${night3.differ('P0, P5 and P6')} ${night3.tied('you')}`);
  assert.equal(stands(table, B), `${night3.differ('P0, P5 and P6')} ${night3.tied('P0')}`);
  assert.equal(stands(table, C), night3.first, 'others read nothing of it');
  toPhase(table, 'breakfast');
  assert.deepEqual(table.truth.night?.list, [A, F, G], 'and so it comes');

  const three = atNight({ day: 2, listNights: [2], traitors: [A, B, C] });
  council(three, B, 'nominate', F);
  toPhase(three, 'deed');
  assert.equal(stands(three, A), `${night3.stands('P5')} ${night3.drawn}`, 'one name, the rest by lot');
  deed(three, B, F, G, H);
  deed(three, C, F, D, E);
  assert.equal(stands(three, A), `${night3.differ('P5')} ${night3.most} ${night3.drawn}`, 'no elder to break the tie');
  deed(three, C, D, E, 8);
  assert.equal(stands(three, A), `${night3.most} ${night3.drawn}`, 'nothing is sure');
});

test('[TR-95, TR-122] a choice that does not count is told why, and what counts stays to be read', () => {
  const table = atNight({ day: 2, listNights: [2] });
  const council = (plan: 'nominate' | null, target: Seat | null) =>
    councilLines(reader(table, A), 0, { type: 'night.council', plan, target }).join(' | ');
  assert.ok(council(null, F).includes(`${night3.vain} ${night3.mark}: 1 ${night3.plans.nominate}.`), council(null, F));
  toPhase(table, 'deed');
  deed(table, A, F, G, C);
  const lines = (...targets: Seat[]) => deedLines(reader(table, B), { type: 'night.deed', targets });
  assert.equal(lines(F, G)[0], `${night3.vain} ${night3.more(1, 3)}`);
  assert.equal(lines(F, G)[1], 'P0: P5, P6 and P2.', 'the own list that does not count is not there');
  deed(table, B, A, F, G);
  assert.equal(lines(F)[0], `${night3.vain} ${night3.more(2, 3)}`);
  assert.equal(lines(F)[1], `P0: P5, P6 and P2. ${you}: P0, P5 and P6.`, 'the one before counts');

  const murder = atNight({ day: 2 });
  toPhase(murder, 'deed');
  const [why] = deedLines(reader(murder, A), { type: 'night.deed', targets: [B] });
  assert.ok(why!.startsWith(`${night3.vain} ${textsFor('en').refusals['bad-target']}`), why);
});

test('[TR-129] in a night without a possible victim traitors read why, and loyals nothing', () => {
  const table = nobodyListed();
  for (const seat of [A, B]) {
    assert.ok(inCouncil(table, seat).includes(night3.noVictim), inCouncil(table, seat));
    assert.ok(!inCouncil(table, seat).includes(`1 ${night3.plans.murder}`));
    council(table, seat, 'murder');
    assert.ok(!inCouncil(table, seat).includes(textsFor('en').plans.murder), 'what cannot be is no plan');
  }
  assert.ok(!inCouncil(table, C).includes(night3.noVictim));
  const tells = (viewer: Seat | 'master') => whyNoVictim({ t: textsFor('en'), view: viewOf(table, viewer) });
  assert.deepEqual([tells('master'), tells(C)], [night3.noVictim, undefined], 'the console says it too');
  toPhase(table, 'deed');
  for (const seat of [A, B]) assert.ok(inDeed(table, seat).startsWith(`${night3.noVictim} | ${night3.asked(fear)}`));
  assert.ok(inDeed(table, C).startsWith(fear));
});

test('whoever blackmails learns who it became, also when the lot chose', () => {
  const table = atNight({ day: 3, traitors: [A] });
  toPhase(table, 'letters');
  const fellow = `P${table.truth.conclave![1]}`;
  assert.equal(inLetter(table, A), night3.fellows(fellow));
  toPhase(table, 'deed');
  assert.ok(inDeed(table, A).startsWith(night3.fellows(fellow)));
});

test('the seal has words in every language', () => {
  const tempted = atNight({ day: 2 });
  for (const seat of [A, B]) planAgainst(tempted, seat, 'tempt', F);
  toPhase(tempted, 'deed');
  const marked = atNight({ day: 2 });
  council(marked, A, 'murder', F);
  council(marked, B, 'murder', G);
  for (const language of LANGUAGES) {
    const lines = [
      ...deedLines(reader(tempted, A, language), null),
      ...councilLines(reader(marked, A, language), 0, null),
      ...councilLines(reader(nobodyListed(), A, language), 0, null),
    ];
    for (const line of lines) assert.ok(!/undefined|NaN|\[object/.test(line), line);
  }
});
