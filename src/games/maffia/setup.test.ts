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

test('[MF-S01, MF-2, MF-15, MF-33, MF-34, MF-35, MF-57] a game configured for 7 to 22 has the counts of the table', () => {
  const some = [7, 8, 9, 10, 11, 14, 15, 18, 19, 22];
  const games = some.map((n) => stateFor(n));
  assert.deepEqual(
    games.map((game) => game.roleSet.mafia),
    [2, 2, 2, 2, 3, 3, 4, 4, 5, 5],
    'A1: the row that cannot be read is 9',
  );
  assert.deepEqual(
    games.map((game) => game.organisationRule),
    [false, false, false, false, true, true, true, true, true, true],
  );
  assert.deepEqual(
    games.map((game) => game.extensionsLeft),
    [1, 1, 1, 1, 2, 2, 3, 3, 4, 4],
    'A2: the stock follows the bands of the table',
  );
  for (let n = 7; n <= 22; n++) {
    const { mafia, ...village } = setFor(n);
    const villagers = Object.values(village).reduce((a, b) => a + b);
    assert.equal(mafia + villagers, n, 'everyone outside the mafia counts as village');
    assert.ok(mafia < villagers, `the mafia is a minority of ${n}`);
    assert.equal(refusalFor(n, {}), undefined);
  }
});

test('[MF-35] the organisation rule can be forced on below 11 players and off above', () => {
  assert.equal(stateFor(7, { organisationRule: 'on' }).organisationRule, true);
  assert.equal(stateFor(22, { organisationRule: 'off' }).organisationRule, false);
  assert.equal(stateFor(7).organisationRule, false);
  assert.equal(stateFor(22).organisationRule, true);
});

test('[MF-S03, MF-39, MF-40, MF-45] the default role sets, and the freemasons instead', () => {
  assert.deepEqual(setFor(9), { ...none, mafia: 2, doctor: 1, villager: 6 });
  assert.deepEqual(setFor(10), { ...none, mafia: 2, doctor: 1, sheriff: 1, villager: 6 });
  const masons = { infoRole: 'freemasons' } as const;
  assert.deepEqual(setFor(10, masons), { ...none, mafia: 2, doctor: 1, freemason: 2, villager: 5 });
  assert.deepEqual(setFor(17), { ...none, mafia: 4, doctor: 1, sheriff: 1, villager: 11 });
  assert.deepEqual(setFor(18), { ...none, mafia: 4, doctor: 1, sheriff: 1, avenger: 1, villager: 11 });
  assert.deepEqual(setFor(8, masons), { ...none, mafia: 2, doctor: 1, freemason: 2, villager: 3 });
  const four = stateFor(12, { mafiaCount: 4 });
  assert.deepEqual(four.roleSet, { ...none, mafia: 4, doctor: 1, sheriff: 1, villager: 6 });
  assert.equal(four.extensionsLeft, 2, 'A3: more mafia do not bring more extensions');
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

test('[MF-S04, MF-2, MF-39, MF-45] any choice of roles is free, as long as a villager and a minority are left', () => {
  const free = { doctor: false, infoRole: 'both', avenger: 'on' } as const;
  assert.deepEqual(setFor(12, free), { ...none, mafia: 3, sheriff: 1, freemason: 2, avenger: 1, villager: 5 });
  assert.equal(refusalFor(12, free), undefined);
  const seven = setFor(7, { infoRole: 'both', avenger: 'on' });
  assert.equal(7 - seven.villager, 7, 'seven special cards');
  assert.equal(refusalFor(7, { infoRole: 'both', avenger: 'on' }), 'too-many-special-roles');
  assert.equal(refusalFor(8, { infoRole: 'both', avenger: 'on' }), undefined, 'with eight there is one villager');

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

test('[MF-S06, MF-21, MF-22, MF-38, MF-41] the briefing comes before the deal and shows the role set to all', () => {
  const table = seatedAs(F11);
  assert.equal(table.truth.phase, 'briefing');
  for (const { view } of table.watchers) {
    assert.equal(view.phase, 'briefing');
    assert.deepEqual(view.roleSet, elevenSet);
    assert.equal(view.organisationRule, true);
    assert.equal(view.extensionsLeft, 2);
    assert.deepEqual(view.roles, {}, 'no card has been dealt');
    const cards = cardsOf(view);
    const t = textsFor('en').briefing;
    assert.deepEqual(
      cards.slice(2, 5).map(({ heading, text }) => [heading, text]),
      [t.pretend, t.vote, t.talk].map(({ text }) => [t.deeper, text]),
      'the four points stand on cards 3 to 5',
    );
    assert.equal(cards[5]!.title, t.care.title);
  }
  assert.deepEqual(table.truth.roles, {}, 'not even in the truth');

  for (const seat of F11.keys()) {
    assert.equal(table.truth.phase, 'briefing');
    does(table, seat, { type: 'ackBriefing' });
  }
  assert.equal(table.truth.phase, 'deal');
  assert.equal(Object.keys(table.truth.roles).length, 11);

  const seen = new Set<Phase>();
  for (let steps = 0; steps < 60 && table.truth.day < 2; steps++) {
    const { phase, living } = table.truth;
    seen.add(phase);
    for (const { view } of table.watchers) {
      assert.deepEqual(view.roleSet, elevenSet, `in ${phase}`);
      assert.equal(cardsOf(view)[5]!.title, textsFor('en').briefing.care.title);
    }
    for (const seat of living) assert.ok(mayBeUnwell(table, seat), `${seat} reaches the not-well button in ${phase}`);
    if (phase === 'day-talk' && table.truth.nominations.length === 0) does(table, s1, { type: 'nominate', target: s7 });
    if (phase === 'vote-call' && table.truth.step === 'countdown') does(table, s2, { type: 'raiseHand', nominee: s7 });
    if (phase === 'night' && steps > 0) act(table, s3, { type: 'requestBreak' }, table.now);
    pass(table);
  }
  const wanted: Phase[] = ['deal', 'night-zero', 'day-talk', 'extension-offer', 'last-nominations', 'nominee-list'];
  wanted.push('speech', 'vote-intro', 'vote-call', 'vote-result', 'night', 'dawn-break', 'declaration');
  assert.deepEqual([...seen].sort(), wanted.sort(), 'every later phase was looked at');
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

test('[MF-S07, MF-1, MF-42, MF-43, MF-44] the deal: one card each from the role set, seen by its owner alone', () => {
  const [table, again, other] = [dealtFrom('konklave-1'), dealtFrom('konklave-1'), dealtFrom('konklave-2')];
  assert.deepEqual(table.truth.roles, again.truth.roles, 'the same seed deals the same cards');
  assert.notDeepEqual(table.truth.roles, other.truth.roles);

  const dealt = Object.values(table.truth.roles);
  assert.equal(dealt.length, 11);
  for (const role of roles) {
    assert.equal(dealt.filter((one) => one === role).length, table.truth.roleSet[role], role);
  }
  assert.deepEqual(
    dealt.map((role) => ['mafia', 'village'].filter((team) => team === teamOf(role)).length),
    Array(11).fill(1),
    'exactly one team each',
  );
  for (const seat of F11.keys()) {
    assert.deepEqual(viewOf(table, seat).roles, { [seat]: table.truth.roles[seat] }, `${seat} sees its own card`);
  }
  assert.deepEqual(viewOf(table, 'table').roles, {});
  const console = viewOf(table, 'master').roles;
  const special = Object.entries(console).filter(([, role]) => role !== 'villager');
  assert.equal(Object.keys(console).length, 11);
  assert.equal(special.length, 5, 'five who are not plain villagers');
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

test('[MF-S08, MF-46, MF-47, MF-48, MF-49, MF-50] night zero: each circle learns of itself and nothing happens', () => {
  const table = seatedAs(F11M);
  toPhase(table, 'night-zero');
  for (const seat of [s1, s2, s3]) {
    assert.deepEqual(named(table, seat, 'mafia'), [s1, s2, s3]);
    assert.deepEqual(named(table, seat, 'freemason'), []);
  }
  for (const seat of [s5, s6]) {
    assert.deepEqual(named(table, seat, 'freemason'), [s5, s6]);
    assert.deepEqual(named(table, seat, 'mafia'), []);
  }
  for (const seat of [s4, s7]) assert.deepEqual(Object.keys(viewOf(table, seat).roles), [String(seat)]);
  assert.deepEqual(viewOf(table, 'table').roles, {});

  no(table, s1, { type: 'point', target: s7 }, 'wrong-phase');
  no(table, s4, { type: 'protect', target: s7 }, 'wrong-phase');
  no(table, s4, { type: 'investigate', target: s7 }, 'wrong-phase');
  no(table, s4, { type: 'avenge', target: s7 }, 'wrong-phase');

  const began = table.now;
  for (const seat of F11M.keys()) does(table, seat, { type: 'ackNightZero' });
  tick(table, began + 19_999);
  assert.equal(table.truth.phase, 'night-zero', 'acknowledgements do not shorten it');
  tick(table, began + 20_000);
  assert.equal(table.truth.phase, 'day-talk');
  assert.equal(table.truth.day, 1);
  assert.equal(table.truth.living.length, 11, 'so the first elimination can only be a hanging');
  assert.deepEqual(table.truth.nights, []);
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
