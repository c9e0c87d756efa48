/** The belief against the plain definition: every set by itself, every row of section 14.2 as a function of the set. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Seat } from '../../../kernel/game.ts';
import { resolve } from '../../../kernel/options.ts';
import { lots } from '../../../kernel/random.ts';
import { seating } from '../../../kernel/testing/players.ts';
import type { Fact } from '../facts.ts';
import { maffia, type Options, type State } from '../index.ts';
import { believe, bit, bitCount, bits, type Knowledge, type Pair } from './belief.ts';
import { type Evidence, gather } from './evidence.ts';
import { FACTORS } from './factors.ts';
import { villageProspects } from './prospects.ts';

type Weight = (has: (seat: Seat) => boolean, set: readonly Seat[]) => number;

/** The chance of each seat, from the definition. */
function plainly(seats: number, mafia: number, weight: Weight): number[] {
  const sums: number[] = Array(seats).fill(0);
  let total = 0;
  for (let set = 0; set < 1 << seats; set++) {
    if (bitCount(set) !== mafia) continue;
    const members = sums.flatMap((_, seat) => (set & bit(seat) ? [seat] : []));
    const its = weight((seat) => members.includes(seat), members);
    total += its;
    for (const seat of members) sums[seat]! += its;
  }
  return sums.map((sum) => sum / total);
}

const nothing: Knowledge = { never: 0, always: 0, groups: [] };

function assertClose(chances: ArrayLike<number>, expected: readonly number[]): void {
  expected.forEach((chance, seat) => {
    assert.ok(Math.abs(chances[seat]! - chance) < 1e-9, `seat ${seat}: ${chances[seat]} instead of ${chance}`);
  });
}

const pairFactor = ({ both, onlyA, onlyB, neither }: Pair, a: boolean, b: boolean): number =>
  a ? (b ? both : onlyA) : b ? onlyB : neither;

test('without evidence everybody is as likely, and the chances add up to the mafia', () => {
  assertClose(believe(7, 2).chances(nothing), Array(7).fill(2 / 7));
  assertClose(
    believe(22, 5).chances({ ...nothing, never: bit(3) }),
    [3].reduce((all, at) => all.with(at, 0), Array(22).fill(5 / 21)),
  );
});

test('any mixture of evidence and knowledge weighs every set as the definition does', () => {
  for (let seed = 0; seed < 60; seed++) {
    const lot = lots(`mixture ${seed}`);
    const seats = 7 + lot.int(3);
    const mafia = 1 + lot.int(3);
    const belief = believe(seats, mafia);
    const factor = () => 0.1 + lot.int(20) / 10;
    const weights: Weight[] = [];
    for (let i = 0; i < 12; i++) {
      const [a, b] = lot.shuffle(Array.from({ length: seats }, (_, seat) => seat)) as [Seat, Seat];
      const pair = { both: factor(), onlyA: factor(), onlyB: factor(), neither: factor() };
      const alone = factor();
      belief.weighPair(a, b, pair);
      belief.weigh(b, alone);
      weights.push((has) => pairFactor(pair, has(a), has(b)) * (has(b) ? alone : 1));
    }
    const living = bits(Array.from({ length: seats - 2 }, (_, seat) => seat));
    belief.bound(living, 1, 2);
    weights.push((_, set) => {
      const count = bitCount(bits(set) & living);
      return count >= 1 && count <= 2 ? 1 : 0;
    });
    const never = lot.int(2) ? bit(1) : 0;
    const always = lot.int(2) ? bit(2) : 0;
    const groups = lot.int(2) ? [{ seats: bit(0) | bit(3), else: 0.05 }] : [];
    const own = Array.from({ length: seats }, factor);
    weights.push((has, set) => {
      if ((never && has(1)) || (always && !has(2))) return 0;
      const group = groups.length && !has(0) && !has(3) ? 0.05 : 1;
      return set.reduce((product, seat) => product * own[seat]!, group);
    });
    const expected = plainly(seats, mafia, (has, set) => weights.reduce((product, one) => product * one(has, set), 1));
    assertClose(belief.chances({ never, always, alone: own, groups }), expected);
  }
});

test('where nothing fits nobody is suspected more than others', () => {
  const belief = believe(7, 2);
  assertClose(belief.chances({ ...nothing, never: bits([0, 1, 2, 3, 4, 5]) }), Array(7).fill(2 / 7));
});

/** A table of seven (two mafia, no avenger) or with other options, and the evidence of these facts on it. */
function seen(facts: readonly Fact[], options: Partial<Options> = {}, seats = 7): { evidence: Evidence; view: State } {
  const view = maffia.initial(seating(0, seats), resolve(maffia.options, options, { seats, humans: 0 }));
  const evidence = gather(view);
  for (const fact of facts) {
    maffia.record(view, fact);
    evidence.see(fact, view);
  }
  return { evidence, view };
}

const day = (number: number): Fact => ({ type: 'dayBegan', day: number, until: 0 });
const list = (...ballot: Seat[]): Fact => ({ type: 'listConfirmed', ballot });
const hands = (nominee: Seat, ...seats: Seat[]): Fact => ({ type: 'handsShown', nominee, seats, until: 0 });
const hang = (hanged: Seat | null): Fact => ({ type: 'voteResolved', hanged, until: 0 });
const dawn = (...deaths: Seat[]): Fact => ({ type: 'nightDeclared', deaths, attempt: false, until: 0 });
const nightFell: Fact = { type: 'nightFell', day: 1, until: 0 };
const says = (seat: Seat, what: (Fact & { type: 'stated' })['says']): Fact => ({
  type: 'stated',
  seat,
  says: what,
  at: 0,
});

function assertEvidence(facts: readonly Fact[], weight: Weight, options: Partial<Options> = {}): void {
  const { evidence, view } = seen([day(1), ...facts], options);
  const knowledge = { ...nothing, groups: evidence.liars(view, () => 0) };
  assertClose(evidence.belief.chances(knowledge), plainly(7, 2, weight));
}

const inPair =
  (a: Seat, b: Seat, pair: Pair): Weight =>
  (has) =>
    pairFactor(pair, has(a), has(b));

test('a vote counts for the pair, and twice if the margin was at most one', () => {
  const vote = inPair(0, 1, FACTORS.voted);
  assertEvidence([list(1, 2), hands(1, 0), hands(2)], () => 1); // not before the round is over
  assertEvidence([list(1), hands(1, 0), hang(1)], (has, set) => vote(has, set) ** 2);
  const clear: Fact[] = [list(1, 2), hands(1, 0, 3), hands(2), hang(1)];
  assertEvidence(clear, (has, set) => vote(has, set) * inPair(3, 1, FACTORS.voted)(has, set));
});

test('of a runoff only the first round counts; struck, restored and recorded hands change it', () => {
  const vote = inPair(0, 1, FACTORS.voted);
  const tie: Fact[] = [
    list(1, 2),
    hands(1, 0),
    hands(2, 3),
    { type: 'handStruck', nominee: 2, seat: 3 },
    { type: 'handStruck', nominee: 1, seat: 0 },
    { type: 'handRestored', nominee: 1, seat: 0 },
    { type: 'runoffCalled', ballot: [1, 2] },
    hands(1, 4, 5, 6),
    hang(1),
  ];
  assertEvidence(tie, (has, set) => vote(has, set) ** 2);
  const recorded: Fact = { type: 'handsRecorded', nominee: 1, seats: [0], until: 0 };
  assertEvidence([list(1), hands(1), recorded, hang(1)], (has, set) => vote(has, set) ** 2);
});

test('nominations, withdrawals and words count once a day', () => {
  const nominated: Fact = { type: 'nominated', nominator: 0, target: 1, at: 0 };
  const withdrawn: Fact = { type: 'nominationWithdrawn', nominator: 0, target: 1, at: 0 };
  const both: Weight = (has, set) =>
    inPair(0, 1, FACTORS.nominated)(has, set) * inPair(0, 1, FACTORS.withdrew)(has, set);
  assertEvidence([nominated], inPair(0, 1, FACTORS.nominated));
  assertEvidence([nominated, withdrawn, nominated, withdrawn], both);
  const suspect = says(2, { kind: 'suspect', target: 3 });
  assertEvidence([suspect, suspect], inPair(2, 3, FACTORS.suspected));
  assertEvidence([says(2, { kind: 'trust', target: 3 })], inPair(2, 3, FACTORS.trusted));
});

test('a shot is rarely one of the mafia; with an avenger it may be, and two seldom are', () => {
  assertEvidence([dawn(4)], (has) => (has(4) ? FACTORS.shot : 1));
  assertEvidence([dawn()], () => 1);
  assertEvidence([dawn(4)], (has) => (has(4) ? FACTORS.shotWithAvenger : 1), { avenger: 'on' });
  assertEvidence(
    [dawn(4, 5)],
    (has) => (has(4) && has(5) ? FACTORS.bothShot : has(4) || has(5) ? FACTORS.oneOfTwoShot : 1),
    { avenger: 'on' },
  );
});

test('[MF-9, MF-10, MF-11] that the game goes on excludes what would have ended it', () => {
  const living =
    (among: readonly Seat[]) =>
    (set: readonly Seat[]): number =>
      set.filter((seat) => among.includes(seat)).length;
  const after = (out: readonly Seat[]) => living([0, 1, 2, 3, 4, 5, 6].filter((seat) => !out.includes(seat)));
  const shot = FACTORS.shot;
  // 5 are living: two mafia among them would go on, none would not.
  const two: Fact[] = [hang(0), nightFell, dawn(1), day(2)];
  assertEvidence(two, (has, set) => (after([0, 1])(set) >= 1 ? 1 : 0) * (has(1) ? shot : 1));
  // 4 are living after the second hanging: two mafia would have won.
  const three: Fact[] = [...two, hang(2), nightFell];
  const isOn: Weight = (has, set) => (after([0, 1, 2])(set) === 1 ? 1 : 0) * (has(1) ? shot : 1);
  assertEvidence(three, isOn);
  // With an avenger in the set the mafia is not tested after a hanging.
  const late: Weight = (has, set) => (after([0, 1, 2])(set) >= 1 ? 1 : 0) * (has(1) ? FACTORS.shotWithAvenger : 1);
  assertEvidence(three, late, { avenger: 'on' });
  // The organisation rule wants two.
  assertEvidence([hang(0), nightFell], (has) => (has(0) ? 0 : 1), { organisationRule: 'on' });
  // A night without a vote before it is no test.
  assertEvidence([nightFell], () => 1);
});

const withSheriff: Partial<Options> = { infoRole: 'sheriff' };

test('a claimed result is true, or the claimant is mafia', () => {
  const mafia = says(0, { kind: 'claim-result', target: 1, team: 'mafia' });
  const village = says(0, { kind: 'claim-result', target: 2, team: 'village' });
  assertEvidence([mafia, mafia], inPair(0, 1, FACTORS.foundMafia), withSheriff);
  assertEvidence([village], inPair(0, 2, FACTORS.foundVillage), withSheriff);
});

test('of too many claimants somebody is mafia', () => {
  const claim = (seat: Seat) => says(seat, { kind: 'claim-role', role: 'sheriff' });
  const none = FACTORS.noneOfTooManyClaimants;
  assertEvidence([claim(0)], () => 1, withSheriff);
  assertEvidence([claim(0), claim(0)], () => 1, withSheriff);
  assertEvidence([claim(0), claim(3)], (has) => (has(0) || has(3) ? 1 : none), withSheriff);
  assertEvidence([claim(0)], (has) => (has(0) ? 1 : none)); // there is no sheriff in this set
  // Whoever holds the card needs only one rival.
  const { evidence, view } = seen([day(1), claim(3)], withSheriff);
  assert.deepEqual(
    evidence.liars(view, (role) => (role === 'sheriff' ? bit(0) : 0)),
    [{ seats: bit(3), else: none }],
  );
});

test('how the village stands is read from Appendix A; with an even number living it may skip the hanging', () => {
  assert.equal(villageProspects(2, 5, 0), 8 / 35);
  assert.equal(villageProspects(2, 6, 0), 8 / 35);
  assert.equal(villageProspects(3, 8, 1), 466 / 1155);
  assert.equal(villageProspects(1, 5, 1), 1);
  assert.equal(villageProspects(2, 2, 0), 0);
});
