import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../../kernel/audience.ts';
import type { Typed, Viewer } from '../../kernel/game.ts';
import { resolve } from '../../kernel/options.ts';
import { drawFrom, keyed, seeded } from '../../kernel/random.ts';
import { sha256, toHex, utf8 } from '../../kernel/sha256.ts';
import { act, openTable, streamOf, tick } from '../../kernel/table.ts';
import { seating } from '../../kernel/testing/players.ts';
import { estimateMinutes, extensionsFor, type Role, roles, teamOf } from './content.ts';
import {
  asks,
  does,
  F7,
  F11,
  F11M,
  F18,
  type MaffiaTable,
  onDayOne,
  pass,
  seatedAs,
  told,
  toPhase,
  viewOf,
  wait,
} from './fixtures.ts';
import { maffia } from './index.ts';
import { type Options, options as spec } from './options.ts';
import { gathered, no, noticing, ok, s1, s2, s3, s4, s5, s6, s7, setting } from './room-fixtures.ts';
import { beginDeal } from './setup.ts';
import type { Phase, State } from './state.ts';
import { briefingCards, textsFor } from './texts/all.ts';

const none = { mafia: 0, doctor: 0, sheriff: 0, freemason: 0, avenger: 0, villager: 0 };
const chosen = (seats: number, set: Partial<Options> = {}) => resolve(spec, set, { seats, humans: seats });
const stateFor = (seats: number, set: Partial<Options> = {}) => maffia.initial(seating(seats), chosen(seats, set));
const setFor = (seats: number, set: Partial<Options> = {}) => stateFor(seats, set).roleSet;
const refusalFor = (seats: number, set: Partial<Options>) => maffia.refuseStart!(seating(seats), chosen(seats, set));
const streamSeenBy = (table: MaffiaTable, viewer: Viewer) => streamOf(table.log, bitOf(viewer));

const some = [7, 8, 9, 10, 11, 14, 15, 18, 19, 22];
const village = ({ mafia: _, ...others }: State['roleSet']) => Object.values(others).reduce((a, b) => a + b);

test('[MF-S01, MF-2] the mafia is a minority in a game of 7 to 22', () => {
  for (let n = 7; n <= 22; n++) assert.ok(setFor(n).mafia < village(setFor(n)), `of ${n}`);
});

test('[MF-S01, MF-15] doctor, sheriff, freemasons and avenger are of the village', () => {
  for (const role of roles) assert.equal(teamOf(role), role === 'mafia' ? 'mafia' : 'village');
});

test('[MF-S01, MF-33] 7 to 22 may play', () => {
  for (let n = 7; n <= 22; n++) {
    assert.equal(setFor(n).mafia + village(setFor(n)), n);
    assert.equal(refusalFor(n, {}), undefined);
  }
  assert.deepEqual(maffia.seats, { min: 7, max: 22 });
});

test('[MF-S01, MF-34] the mafia has two to five members by the number of players', () => {
  assert.deepEqual(
    some.map((n) => setFor(n).mafia),
    [2, 2, 2, 2, 3, 3, 4, 4, 5, 5],
    'A1: the row that cannot be read is 9',
  );
});

test('[MF-S01, MF-35] the organisation rule is on from 11', () => {
  assert.deepEqual(
    some.map((n) => stateFor(n).organisationRule),
    [false, false, false, false, true, true, true, true, true, true],
  );
});

test('[MF-S01, MF-57] the stock of extensions goes by the number of players', () => {
  assert.deepEqual(
    some.map((n) => stateFor(n).extensionsLeft),
    [1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    'A2: the stock follows the bands of the table',
  );
  assert.equal(stateFor(12, { mafiaCount: 4 }).extensionsLeft, 2, 'A3: more mafia do not bring more extensions');
});

test('[MF-35] the organisation rule can be forced on below 11 players and off above', () => {
  assert.equal(stateFor(7, { organisationRule: 'on' }).organisationRule, true);
  assert.equal(stateFor(22, { organisationRule: 'off' }).organisationRule, false);
  assert.equal(stateFor(7).organisationRule, false);
  assert.equal(stateFor(22).organisationRule, true);
});

test('[MF-S03, MF-40] the doctor always, the sheriff from ten, the avenger from eighteen', () => {
  assert.deepEqual(setFor(9), { ...none, mafia: 2, doctor: 1, villager: 6 });
  assert.deepEqual(setFor(10), { ...none, mafia: 2, doctor: 1, sheriff: 1, villager: 6 });
  assert.deepEqual(setFor(17), { ...none, mafia: 4, doctor: 1, sheriff: 1, villager: 11 });
  assert.deepEqual(setFor(18), { ...none, mafia: 4, doctor: 1, sheriff: 1, avenger: 1, villager: 11 });
});

test('[MF-S03, MF-39, MF-45] two freemasons may take the sheriff’s place, at any number of players', () => {
  const masons = { infoRole: 'freemasons' } as const;
  assert.deepEqual(setFor(10, masons), { ...none, mafia: 2, doctor: 1, freemason: 2, villager: 5 });
  assert.deepEqual(setFor(8, masons), { ...none, mafia: 2, doctor: 1, freemason: 2, villager: 3 });
  const four = setFor(12, { mafiaCount: 4 });
  assert.deepEqual(four, { ...none, mafia: 4, doctor: 1, sheriff: 1, villager: 6 });
});

test('[MF-45] whatever the host chooses, there are two freemasons or none, and one of each other special role at most', () => {
  for (let n = 7; n <= 22; n++) {
    for (const infoRole of ['auto', 'sheriff', 'freemasons', 'both', 'none'] as const) {
      for (const avenger of ['auto', 'on', 'off'] as const) {
        for (const doctor of [true, false]) {
          const set = setFor(n, { infoRole, avenger, doctor });
          assert.ok(set.freemason === 0 || set.freemason === 2);
          for (const role of ['doctor', 'sheriff', 'avenger'] as const) assert.ok(set[role] <= 1);
          assert.equal(refusalFor(n, { infoRole, avenger, doctor }) === undefined, set.villager >= 1);
        }
      }
    }
  }
});

test('[MF-S04, MF-39, MF-45] any choice of roles is free, as long as a villager is left', () => {
  const free = { doctor: false, infoRole: 'both', avenger: 'on' } as const;
  assert.deepEqual(setFor(12, free), { ...none, mafia: 3, sheriff: 1, freemason: 2, avenger: 1, villager: 5 });
  assert.equal(refusalFor(12, free), undefined);
  const all = { infoRole: 'both', avenger: 'on' } as const;
  assert.equal(setFor(7, all).villager, 0, 'seven special cards');
  assert.equal(refusalFor(7, all), 'too-many-special-roles');
  assert.equal(refusalFor(8, all), undefined, 'with eight there is one villager');
});

test('[MF-S04, MF-2] any mafia is free that is a minority, and with the organisation rule two', () => {
  const room = gathered({ people: 8 });
  no(room, s1, setting('mafiaCount', 4), 'bad-option');
  ok(room, s1, setting('mafiaCount', 3));
  assert.equal(refusalFor(8, { mafiaCount: 4 }), 'mafia-not-minority');
  assert.equal(refusalFor(12, { mafiaCount: 1 }), 'org-rule-needs-two-mafia');
  assert.equal(refusalFor(12, { mafiaCount: 1, organisationRule: 'off' }), undefined);
  assert.equal(refusalFor(7, { mafiaCount: 1 }), undefined, 'A41: without the rule one member is a mafia');
  assert.equal(refusalFor(7, { mafiaCount: 1, organisationRule: 'on' }), 'org-rule-needs-two-mafia');
});

test('[MF-2, MF-39] a mafia that was chosen for a fuller table is refused when people have gone', () => {
  const room = gathered({ people: 10, options: { mafiaCount: 4 } });
  ok(room, 9, { type: 'room.leave' });
  ok(room, 8, { type: 'room.leave' });
  no(room, s1, { type: 'room.start' }, 'mafia-not-minority');
  ok(room, s1, setting('mafiaCount', 3));
  ok(room, s1, { type: 'room.start' });
});

/** What this viewer reads on the briefing's cards. */
function cardsOf(view: State) {
  const seats = view.bots.length;
  const minutes = estimateMinutes(seats, {
    ...view.options,
    organisationRule: view.organisationRule,
    extensionCount: extensionsFor(seats, view.options.extensionCount),
  });
  return briefingCards('en', view.wording, {
    minutes,
    roleSet: view.roleSet,
    organisationRule: view.organisationRule,
    extensions: view.extensionsLeft,
  });
}

const elevenSet = { ...none, mafia: 3, doctor: 1, sheriff: 1, villager: 6 };
const mayBeUnwell = (table: MaffiaTable, seat: number) =>
  maffia
    .legal(viewOf(table, seat), seat, table.now)
    .some(({ command, care }) => care && command.type === 'signalUnwell');

/** A day of eleven with a nominee, a hand, a vote and a break, which is looked at in every phase. */
function everyPhase(look: (table: MaffiaTable) => void): void {
  const table = seatedAs(F11);
  const seen = new Set<Phase>();
  for (let steps = 0; steps < 60 && table.truth.day < 2; steps++) {
    const { phase, step } = table.truth;
    seen.add(phase);
    look(table);
    if (phase === 'day-talk' && table.truth.nominations.length === 0) does(table, s1, { type: 'nominate', target: s7 });
    if (phase === 'vote-call' && step === 'countdown') does(table, s2, { type: 'raiseHand', nominee: s7 });
    if (phase === 'night' && steps > 0) act(table, s3, { type: 'requestBreak' }, table.now);
    pass(table);
  }
  const wanted: Phase[] = ['briefing', 'deal', 'night-zero', 'day-talk', 'extension-offer', 'last-nominations'];
  wanted.push('nominee-list', 'speech', 'vote-intro', 'vote-call', 'vote-result', 'night', 'dawn-break', 'declaration');
  assert.deepEqual([...seen].sort(), wanted.sort(), 'every phase was looked at');
}

test('[MF-S06, MF-21] the not-well button and the care card are within reach in every phase', () => {
  everyPhase((table) => {
    for (const { view } of table.watchers) assert.equal(cardsOf(view)[5]!.title, textsFor('en').briefing.care.title);
    for (const seat of table.truth.living)
      assert.ok(mayBeUnwell(table, seat), `${seat} reaches the not-well button in ${table.truth.phase}`);
  });
});

test('[MF-S06, MF-22] the four points of the briefing stand on cards 3 to 5', () => {
  const t = textsFor('en').briefing;
  for (const { view } of seatedAs(F11).watchers)
    assert.deepEqual(
      cardsOf(view)
        .slice(2, 5)
        .map(({ heading, text }) => [heading, text]),
      [t.pretend, t.vote, t.talk].map(({ text }) => [t.deeper, text]),
    );
});

test('[MF-S06, MF-38] the role set is fixed before the deal, and everyone sees it from then on', () => {
  everyPhase((table) => {
    for (const { view } of table.watchers) {
      assert.deepEqual(view.roleSet, elevenSet, `in ${table.truth.phase}`);
      assert.deepEqual([view.organisationRule], [true]);
    }
  });
  assert.equal(viewOf(seatedAs(F11), s1).extensionsLeft, 2);
});

test('[MF-S06, MF-41] the briefing comes before the deal', () => {
  const table = seatedAs(F11);
  for (const seat of F11.keys()) {
    for (const { view } of table.watchers) assert.deepEqual([view.phase, view.roles], ['briefing', {}]);
    assert.deepEqual(table.truth.roles, {}, 'not even in the truth');
    does(table, seat, { type: 'ackBriefing' });
  }
  assert.equal(table.truth.phase, 'deal');
  assert.equal(Object.keys(table.truth.roles).length, 11);
});

test('[MF-22, MF-38] with the avenger in the set card 4 says that a shot may help too', () => {
  const card = (cards: readonly Role[]) => cardsOf(viewOf(seatedAs(cards), s1))[3]!.text;
  const { vote, voteWithAvenger } = textsFor('en').briefing;
  assert.deepEqual([card(F11), card(F18)], [vote.text, voteWithAvenger]); // A42
  assert.match(cardsOf(viewOf(seatedAs(F18), s1))[6]!.text, /avenger/);
});

test('[MF-41] the briefing waits for all connected people, three minutes at most, and for a human master as long as it takes', () => {
  const table = seatedAs(F7, { bots: [s7] });
  for (const seat of [s1, s2, s3, s4, s5]) does(table, seat, { type: 'ackBriefing' });
  assert.equal(table.truth.phase, 'briefing');
  does(table, 'server', { type: 'connection', seat: s6, connected: false });
  assert.equal(table.truth.phase, 'deal', 'A27: it does not wait for a phone that is asleep, nor for a bot');

  const slow = seatedAs(F7);
  wait(slow, 179_999);
  assert.equal(slow.truth.phase, 'briefing');
  wait(slow, 1);
  assert.equal(slow.truth.phase, 'deal');

  const asleep = seatedAs(F7);
  for (const seat of F7.keys()) does(asleep, 'server', { type: 'connection', seat, connected: false });
  assert.equal(asleep.truth.phase, 'briefing', 'when the last phone falls asleep nobody has agreed to anything');

  const led = seatedAs(F7, { options: { gameMaster: 'human' } });
  for (const seat of F7.keys()) does(led, seat, { type: 'ackBriefing' });
  wait(led, 3_600_000);
  assert.equal(led.truth.phase, 'briefing');
  does(led, 'master', { type: 'master.advance' });
  assert.equal(led.truth.phase, 'deal');
});

test('the deal lasts a minute, or until all connected people have seen their card', () => {
  const table = seatedAs(F7);
  toPhase(table, 'deal');
  const began = table.now;
  assert.equal(table.truth.until, began + 60_000);
  for (const seat of [s1, s2, s3, s4, s5, s6]) does(table, seat, { type: 'ackRole' });
  assert.equal(table.truth.phase, 'deal');
  assert.equal(viewOf(table, 'table').acknowledged.count, 6);
  assert.deepEqual(viewOf(table, 'table').acknowledged.seats, {}, 'how many, not who');
  does(table, s7, { type: 'ackRole' });
  assert.equal(table.truth.phase, 'night-zero');
});

/** A table of eleven whose lots come from the key that this word gives. */
function dealtFrom(word: string): MaffiaTable {
  const key = toHex(sha256(utf8(word)));
  const viewers: Viewer[] = [...F11.keys(), 'table', 'master'];
  const options = chosen(11, { gameMaster: 'human' });
  const table = openTable(maffia, () => maffia.initial(seating(11), options), keyed(key), viewers);
  does(table, 'clock', maffia.begin, 0);
  toPhase(table, 'deal');
  return table;
}

test('[MF-S07, MF-1] everybody is of exactly one of two teams', () => {
  const dealt = Object.values(dealtFrom('konklave-1').truth.roles);
  assert.deepEqual(
    dealt.map((role) => ['mafia', 'village'].filter((team) => team === teamOf(role)).length),
    Array(11).fill(1),
  );
  assert.deepEqual(Object.groupBy(dealt, teamOf).mafia?.length, 3);
});

test('[MF-S07, MF-42] everybody is dealt one card of the role set, by the seed', () => {
  const [table, again, other] = [dealtFrom('konklave-1'), dealtFrom('konklave-1'), dealtFrom('konklave-2')];
  assert.deepEqual(table.truth.roles, again.truth.roles, 'the same seed deals the same cards');
  assert.notDeepEqual(table.truth.roles, other.truth.roles);
  const dealt = Object.values(table.truth.roles);
  assert.equal(dealt.length, 11);
  for (const role of roles) assert.equal(dealt.filter((one) => one === role).length, table.truth.roleSet[role], role);
});

test('[MF-S07, MF-43] a card is seen by its owner alone', () => {
  const table = dealtFrom('konklave-1');
  for (const seat of F11.keys())
    assert.deepEqual(viewOf(table, seat).roles, { [seat]: table.truth.roles[seat] }, `${seat} sees its own card`);
  assert.deepEqual(viewOf(table, 'table').roles, {});
});

test('[MF-S07, MF-44] the master has a record of all who are not plain villagers', () => {
  const table = dealtFrom('konklave-1');
  const console = viewOf(table, 'master').roles;
  const special = Object.entries(console).filter(([, role]) => role !== 'villager');
  assert.equal(Object.keys(console).length, 11);
  assert.equal(special.length, 5);
  assert.deepEqual(
    special,
    Object.entries(table.truth.roles).filter(([, role]) => role !== 'villager'),
  );
});

test('[MF-S07, MF-42] over 110,000 deals each seat is mafia 30,000 times, give or take 600', () => {
  const state = stateFor(11);
  const times = Array(11).fill(0);
  let dealt: readonly Role[] = [];
  const tell = (fact: Typed) => {
    if (fact.type === 'deckShuffled') dealt = (fact as unknown as { roles: readonly Role[] }).roles;
  };
  for (let seed = 0; seed < 110_000; seed++) {
    beginDeal(state, { tell, draw: drawFrom(seeded(seed), {}), now: 0 });
    for (let seat = 0; seat < 11; seat++) if (dealt[seat] === 'mafia') times[seat]++;
  }
  for (const [seat, count] of times.entries()) {
    assert.ok(Math.abs(count - 30_000) <= 600, `seat ${seat} was mafia ${count} times`);
  }
});

test('[MF-42] the deck is shuffled from the last index down, entry i to seat i', () => {
  const state = stateFor(7);
  const last = (n: number) => n - 1;
  const lot = {
    int: last,
    pick: <T>(list: readonly T[]) => list[last(list.length)]!,
    shuffle: <T>(list: readonly T[]) => [...list],
  };
  const dealt: Typed[] = [];
  beginDeal(state, { tell: (fact) => void dealt.push(fact), draw: () => lot, now: 0 });
  const cards = dealt.filter((fact) => fact.type === 'roleDealt') as unknown as { seat: number; role: Role }[];
  assert.deepEqual(
    cards.map(({ seat, role }) => [seat, role]),
    F7.map((role, seat) => [seat, role]),
    'an unshuffled deck is mafia, doctor, villagers',
  );
  // Fisher-Yates from the last index down with the lots 0, 0, ...: each entry goes one place on, the first to the end.
  const zero = drawFrom(() => 0, {});
  let deck: readonly Role[] = [];
  const tell = (fact: Typed) => {
    if (fact.type === 'deckShuffled') deck = (fact as unknown as { roles: readonly Role[] }).roles;
  };
  beginDeal(state, { tell, draw: zero, now: 0 });
  assert.deepEqual(deck, [...F7.slice(1), F7[0]]);
});

test('[MF-44] a deal that is not the role set is a defect, and nobody plays on with it', () => {
  const state = stateFor(7);
  const forged = () => ({ int: () => 0, pick: () => undefined as never, shuffle: () => Array(7).fill('villager') });
  assert.throws(() => beginDeal(state, { tell: () => undefined, draw: forged as never, now: 0 }), /dealt/);
});

test('[MF-S07, MF-43] dealt one by one: each name is called for six seconds, and the card comes then, not before', () => {
  const table = seatedAs(F11, { options: { dealStyle: 'one-by-one' } });
  toPhase(table, 'deal');
  const t0 = table.now;
  const hasCard = (seat: number) => viewOf(table, seat).roles[seat] !== undefined;
  assert.equal(hasCard(s1), true);
  no(table, s1, { type: 'ackRole' }, 'wrong-mode');

  tick(table, t0 + 11_999);
  assert.equal(table.truth.cardOf, s2);
  assert.equal(hasCard(s3), false);
  const others = noticing(table, () => void tick(table, t0 + 12_000));
  assert.equal(hasCard(s3), true);
  for (const { viewer, view } of table.watchers) {
    assert.equal(view.cardOf, s3, `${viewer} sees whose name is called`);
    const sees = viewer === s3 || viewer === 'master' || viewer === 'ghost';
    assert.equal(view.roles[s3], sees ? 'mafia' : undefined, `the card of s3 as ${viewer} sees it`);
  }
  assert.ok(others.includes('table'));

  tick(table, t0 + 65_999);
  assert.equal(table.truth.phase, 'deal');
  assert.equal(table.truth.cardOf, 10);
  tick(table, t0 + 66_000);
  assert.equal(table.truth.phase, 'night-zero');
  for (const seat of F11.keys()) {
    const own = streamSeenBy(table, seat).filter((fact) => fact.type === 'roleDealt') as unknown as { seat: number }[];
    assert.deepEqual(
      own.map((fact) => fact.seat),
      [seat],
      'nobody else’s stream has it',
    );
  }
});

test('[MF-43] one by one nobody is hurried: a sleeping phone has its six seconds too', () => {
  const table = seatedAs(F7, { options: { dealStyle: 'one-by-one' } });
  toPhase(table, 'deal');
  const t0 = table.now;
  for (const seat of F7.keys()) does(table, 'server', { type: 'connection', seat, connected: false });
  tick(table, t0 + 41_999);
  assert.equal(table.truth.phase, 'deal');
  tick(table, t0 + 42_000);
  assert.equal(table.truth.phase, 'night-zero');
});

const named = (table: MaffiaTable, seat: number, role: Role) =>
  Object.entries(viewOf(table, seat).roles)
    .filter(([, one]) => one === role)
    .map(([one]) => Number(one));

/** Night zero of eleven with freemasons. */
function nightZero(): MaffiaTable {
  const table = seatedAs(F11M);
  toPhase(table, 'night-zero');
  return table;
}

test('[MF-S08, MF-46] the mafia learns who its members are', () => {
  const table = nightZero();
  for (const seat of [s1, s2, s3]) assert.deepEqual(named(table, seat, 'mafia'), [s1, s2, s3]);
  for (const seat of [s4, s7]) assert.deepEqual(Object.keys(viewOf(table, seat).roles), [String(seat)]);
});

test('[MF-S08, MF-47] the freemasons learn of each other', () => {
  const table = nightZero();
  for (const seat of [s5, s6]) assert.deepEqual(named(table, seat, 'freemason'), [s5, s6]);
  assert.deepEqual(viewOf(table, 'table').roles, {});
});

test('[MF-S08, MF-48] nobody is shot, protected or investigated', () => {
  const table = nightZero();
  no(table, s1, { type: 'point', target: s7 }, 'wrong-phase');
  for (const type of ['protect', 'investigate', 'avenge'] as const)
    for (const seat of [s1, s4, s5]) no(table, seat, { type, target: s7 }, 'wrong-phase');
  toPhase(table, 'day-talk');
  assert.deepEqual(table.truth.nights, []);
});

test('[MF-S08, MF-49] neither circle learns anything of the other', () => {
  const table = nightZero();
  for (const seat of [s1, s2, s3]) assert.deepEqual(named(table, seat, 'freemason'), []);
  for (const seat of [s5, s6]) assert.deepEqual(named(table, seat, 'mafia'), []);
});

test('[MF-S08, MF-50] day 1 follows directly, with everybody living', () => {
  const table = nightZero();
  const began = table.now;
  for (const seat of F11M.keys()) does(table, seat, { type: 'ackNightZero' });
  tick(table, began + 19_999);
  assert.equal(table.truth.phase, 'night-zero', 'acknowledgements do not shorten it');
  tick(table, began + 20_000);
  assert.deepEqual([table.truth.phase, table.truth.day], ['day-talk', 1]);
  assert.equal(table.truth.living.length, 11, 'so the first elimination can only be a hanging');
});

test('[MF-48] with an early end night zero is over when the last person has looked; called, it has its time', () => {
  const table = seatedAs(F7, { bots: [s3, s4, s5, s6, s7], options: { nightEarlyEnd: true } });
  toPhase(table, 'night-zero');
  does(table, s3, { type: 'ackNightZero' });
  does(table, s1, { type: 'ackNightZero' });
  assert.equal(table.truth.phase, 'night-zero', 'one person has not looked yet');
  does(table, s2, { type: 'ackNightZero' });
  assert.equal(table.truth.phase, 'day-talk');
  const called = seatedAs(F7, { options: { nightEarlyEnd: true, nightStyle: 'called' } });
  toPhase(called, 'night-zero');
  for (const seat of F7.keys()) does(called, seat, { type: 'ackNightZero' });
  assert.equal(called.truth.phase, 'night-zero');
});

test('[MF-49] everybody gets as many facts in night zero, and nobody notices who has seen whom', () => {
  const table = seatedAs(F11M);
  toPhase(table, 'deal');
  const before = F11M.map((_, seat) => streamSeenBy(table, seat).length);
  toPhase(table, 'night-zero');
  const gained = F11M.map((_, seat) => streamSeenBy(table, seat).length - before[seat]!);
  assert.equal(new Set(gained).size, 1, `facts by seat: ${gained}`);
  assert.deepEqual(
    noticing(table, () => does(table, s1, { type: 'ackNightZero' })),
    [s1],
  );
});

test('[MF-46, MF-47] called one by one, night zero has ten seconds for the mafia and ten for the freemasons', () => {
  const segmentsOf = (cards: readonly Role[]) => {
    const table = seatedAs(cards, { options: { nightStyle: 'called' } });
    toPhase(table, 'night-zero');
    const began = table.now;
    const called: [string | null, number][] = [];
    while (table.truth.phase === 'night-zero') {
      called.push([table.truth.segment, table.now - began]);
      pass(table);
    }
    return [...called, [table.truth.phase, table.now - began]];
  };
  assert.deepEqual(segmentsOf(F11M), [
    ['mafia', 0],
    ['freemason', 10_000],
    ['day-talk', 20_000],
  ]);
  assert.deepEqual(segmentsOf(F11), [
    ['mafia', 0],
    ['day-talk', 10_000],
  ]);
});

test('[MF-50, MF-52] day 1 begins with nobody nominated, the whole stock and no blocked patient', () => {
  const table = onDayOne(F7);
  const { day, living, nominations, order, extensionsLeft, blocked, breaks, until } = table.truth;
  assert.deepEqual([day, living, nominations, order, extensionsLeft], [1, [0, 1, 2, 3, 4, 5, 6], [], [], 1]);
  assert.equal(blocked ?? null, null);
  assert.deepEqual(breaks, {});
  assert.equal(until, table.now + 900_000);
  assert.equal(asks(table, s1, { type: 'ackRole' }), 'wrong-phase');
  assert.equal(told(table, 'dayBegan').length, 1);
});
