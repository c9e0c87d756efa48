/** Identity, the Round Table and its ties. (6.4, 6.6, 6.7, TR-S19 to TR-S27) */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../../kernel/audience.ts';
import type { Seat } from '../../kernel/game.ts';
import { streamOf } from '../../kernel/table.ts';
import { playGame, seating } from '../../kernel/testing/players.ts';
import { roles } from './content.ts';
import {
  A,
  asks,
  atTable,
  B,
  banishAll,
  C,
  type Castle,
  cast,
  D,
  does,
  E,
  F,
  G,
  H,
  heardBy,
  I,
  pass,
  type Scene,
  seatsTo,
  showAll,
  told,
  toPhase,
  viewOf,
  vote,
  wait,
} from './fixtures.ts';
import { forraeder } from './index.ts';
import type { Options } from './options.ts';
import { channels } from './talk.ts';

const eight: Scene = { seats: 12, out: [8, 9, 10, 11], day: 2 };
const four: Scene = { seats: 12, out: [4, 5, 6, 7, 8, 9, 10, 11], day: 5 };
const chat = (table: Castle, seat: Seat) => channels(table.truth)[0]!.refuses(seat);
const ballot = (table: Castle, by: Seat, seat: Seat, reason = 'hm') =>
  asks(table, by, { type: 'ballot.cast', seat, reason });

/** Eight at a remote table whose slates begin with F, at the ballot. */
function atBallot(scene: Scene = {}): Castle {
  const table = atTable({ ...eight, options: { playMode: 'remote' }, lots: { first: [F] }, ...scene });
  toPhase(table, 'ballot');
  return table;
}
const ordinary = { [A]: C, [B]: C, [C]: D, [D]: E, [E]: C, [F]: D, [G]: E, [H]: A };
/** C has three votes of eight, and is banished. */
function voted(): Castle {
  const table = atBallot();
  vote(table, ordinary);
  return table;
}

test('[TR-7] who is banished is out, and nobody else is', () => {
  const table = voted();
  assert.deepEqual(table.truth.out[C]?.how, 'banished');
  for (const seat of [A, B, D, E, F, G, H]) assert.equal(table.truth.out[seat], null);
  const leaving = new Set<string>();
  const { table: season } = playGame(forraeder, {
    seats: seating(0, 12),
    seed: 'ways out',
    bots: [forraeder.bots.random!],
  });
  for (const one of season.truth.out) if (one) leaving.add(one.how);
  assert.deepEqual([...leaving].sort(), ['banished', 'murdered']);
});

test('[TR-36a] both sides are offered the same and show the same', () => {
  const [one, other] = [
    [A, B],
    [G, H],
  ].map((traitors) => atTable({ ...eight, traitors, options: { playMode: 'remote' }, lots: { first: [F] } }));
  for (const phase of ['discussion', 'ballot', 'reveal'] as const) {
    for (const table of [one!, other!]) {
      if (phase === 'reveal') for (const [seat, target] of Object.entries(ordinary)) cast(table, Number(seat), target);
      toPhase(table, phase);
    }
    for (const seat of seatsTo(8)) {
      const [here, there] = [one!, other!].map((table) => forraeder.legal(viewOf(table, seat), seat, table.now));
      assert.deepEqual(here, there, phase);
    }
    assert.deepEqual(viewOf(one!, 'table').shown, viewOf(other!, 'table').shown);
  }
});

test('[TR-43] a Round Table banishes exactly one, at once', () => {
  const table = voted();
  assert.equal(table.truth.banished, C);
  assert.deepEqual(table.truth.living, [A, B, D, E, F, G, H]);
  toPhase(table, 'council');
  assert.equal(told(table, 'banished').length, 1);
});

test('[TR-44] a Round Table begins with an open discussion', () => {
  const table = atTable(eight);
  assert.equal(table.truth.phase, 'discussion');
  assert.equal(ballot(table, A, C), 'wrong-phase');
});

test('[TR-45] the software opens the vote when all are ready, after half a minute at the earliest, or at the end', () => {
  const table = atTable(eight);
  wait(table, 20_000);
  for (const seat of seatsTo(7)) does(table, seat, { type: 'table.ready' });
  wait(table, 10_000);
  assert.equal(table.truth.phase, 'discussion', 'one is not ready');
  assert.equal(asks(table, A, { type: 'table.ready' }), 'already-done');
  does(table, H, { type: 'table.ready' });
  assert.equal(table.truth.phase, 'ballot');
  const early = atTable(eight);
  for (const seat of seatsTo(8)) does(early, seat, { type: 'table.ready' });
  wait(early, 29_999);
  assert.equal(early.truth.phase, 'discussion');
  wait(early, 1);
  assert.equal(early.truth.phase, 'ballot');
  const long = atTable(eight);
  wait(long, 239_999);
  assert.equal(long.truth.phase, 'discussion');
  wait(long, 1);
  assert.equal(long.truth.phase, 'ballot');
});

test('[TR-45] a human game master calls the vote, and ready marks are only advice', () => {
  const human = atTable({ ...eight, options: { gameMaster: 'human' } });
  wait(human, 31_000);
  for (const seat of seatsTo(8)) does(human, seat, { type: 'table.ready' });
  wait(human, 1_000);
  assert.equal(human.truth.phase, 'discussion');
  assert.equal(asks(human, A, { type: 'gm.callVote' }), 'not-game-master');
  does(human, 'master', { type: 'gm.callVote' });
  assert.equal(human.truth.phase, 'ballot');
});

test('[TR-46] one vote each, for somebody else who is living', () => {
  const table = atBallot();
  assert.equal(ballot(table, A, A), 'no-self-vote');
  assert.equal(ballot(table, A, 9), 'target-out');
  assert.equal(ballot(table, 9, A), 'not-alive');
  vote(table, ordinary);
  assert.deepEqual(table.truth.shown.map(({ seat }) => seat).sort(), seatsTo(8));
});

test('[TR-47] a written name cannot be changed', () => {
  const table = atBallot();
  assert.equal(ballot(table, A, C), undefined);
  assert.equal(ballot(table, A, D), 'vote-locked');
  assert.equal(viewOf(table, A).ballots[A]?.target, C);
});

test('[TR-48] that a seat has voted is public, and for whom is its own until the slate is shown', () => {
  const table = atBallot();
  cast(table, A, C);
  assert.deepEqual(viewOf(table, B).cast, [A]);
  for (const viewer of [B, 'table', 'master'] as const) assert.deepEqual(viewOf(table, viewer).ballots, {});
  assert.deepEqual(Object.keys(viewOf(table, A).ballots), [`${A}`]);
  for (const viewer of [B, 'table', 'master'] as const)
    assert.deepEqual(streamOf(table.log, bitOf(viewer)).at(-1), {
      type: 'ballotCast',
      seat: A,
      target: undefined,
      reason: undefined,
    });
});

test('[TR-50] slates are shown one at a time, in table order from a seat that is drawn', () => {
  const table = atBallot();
  for (const [seat, target] of Object.entries(ordinary)) cast(table, Number(seat), target);
  assert.equal(table.truth.phase, 'reveal');
  assert.deepEqual(table.truth.callOrder, [F, G, H, A, B, C, D, E]);
  assert.equal(table.truth.onStage, F);
  assert.equal(asks(table, G, { type: 'reveal.show' }), 'not-your-turn');
  wait(table, 30_000);
  assert.deepEqual(
    viewOf(table, 'table').shown.map(({ seat }) => seat),
    [F],
  );
});

test('[TR-51] a slate has its reason, and remotely none is handed in without one', () => {
  const table = atBallot();
  assert.equal(ballot(table, A, C, ''), 'reason-required');
  assert.equal(ballot(table, A, C, 'x'.repeat(200)), undefined);
  assert.equal(ballot(table, B, C, 'x'.repeat(201)), 'bad-payload');
  assert.equal(ballot(atBallot({ options: {} }), A, C, ''), undefined, 'aloud in person');
  const shown = voted().truth.shown;
  assert.deepEqual(shown[0], { seat: F, target: D, reason: 'hm' });
});

test('[TR-S19, TR-52, TR-53] the totals are told after the last slate, and most votes banish without a majority', () => {
  const table = voted();
  assert.equal(told(table, 'votesCounted').length, 1);
  assert.deepEqual(
    told(table, 'votesCounted')[0]!.totals.filter(({ votes }) => votes > 0),
    [
      { seat: A, votes: 1 },
      { seat: C, votes: 3 },
      { seat: D, votes: 2 },
      { seat: E, votes: 2 },
    ],
  );
  assert.deepEqual(told(table, 'votesCounted')[0]!.leaders, [C]);
  assert.equal(table.truth.banished, C);
});

test('[TR-50] a human game master may call the voters in another order', () => {
  const table = atTable({ ...eight, options: { gameMaster: 'human' }, lots: { first: [A] } });
  does(table, 'master', { type: 'gm.callVote' });
  for (const seat of seatsTo(8)) cast(table, seat, seat === C ? A : C);
  assert.equal(asks(table, 'master', { type: 'gm.nextVoter', seat: A }), 'bad-seats');
  does(table, 'master', { type: 'gm.nextVoter', seat: F });
  assert.equal(table.truth.onStage, F);
  assert.equal(table.truth.shown[0]?.seat, A, 'the slate on stage is shown first');
  showAll(table);
  assert.equal(table.truth.shown.length, 8);
});

test('[TR-S20, TR-49, TR-133] who writes nothing in time and grace casts a blank', () => {
  const table = atTable(eight);
  toPhase(table, 'ballot');
  for (const seat of seatsTo(7)) cast(table, seat, seat === C ? D : C);
  wait(table, 59_999);
  assert.equal(table.truth.phase, 'ballot');
  wait(table, 1);
  showAll(table);
  assert.deepEqual(
    table.truth.shown.find(({ seat }) => seat === H),
    { seat: H, target: null, reason: '' },
  );
  assert.equal(table.truth.banished, C);
  assert.equal(told(table, 'banished').at(-1)!.votes, 6);
});

test('[TR-51] whoever turns a slate has the floor until it is said, with a cap; the host goes on for a silent one', () => {
  const table = atTable({ ...eight, options: { slateSeconds: 40 } });
  const floor = () => table.truth.onStage;
  toPhase(table, 'ballot');
  for (const seat of table.truth.living) cast(table, seat, seat === A ? B : A);
  const [one, two, three, four] = table.truth.callOrder as [Seat, Seat, Seat, Seat];
  does(table, one, { type: 'reveal.show' });
  wait(table, 39_999);
  assert.equal(floor(), one, 'nobody is called away');
  does(table, one, { type: 'reveal.done' });
  assert.equal(floor(), two);
  wait(table, 20_000);
  assert.equal(table.truth.isShown, true, 'it turns half-way');
  wait(table, 20_000);
  assert.equal(floor(), three, 'at the cap');
  assert.equal(asks(table, one, { type: 'gm.moveOn' }), 'not-game-master');
  does(table, 'server', { type: 'gm.moveOn' });
  assert.deepEqual([table.truth.shown.at(-1)?.seat, floor()], [three, four], 'no slate is passed over');
});

test('[TR-55a] last words last until they are said, with a cap; then comes the question', () => {
  const banished = (options: Partial<Options> = {}) => {
    const table = atTable({ ...eight, traitors: [C, F], options });
    vote(table, { [A]: C, [B]: C, [C]: A, [D]: C, [E]: C, [F]: C, [G]: C, [H]: C });
    return table;
  };
  const table = banished();
  wait(table, 89_999);
  assert.deepEqual([table.truth.step, table.truth.asked], ['words', null]);
  assert.equal(asks(table, C, { type: 'identity.reveal' }), 'not-asked');
  assert.equal(asks(table, D, { type: 'words.done' }), 'not-your-turn');
  wait(table, 1);
  assert.deepEqual([table.truth.step, table.truth.asked], [null, true], 'at the cap');
  assert.equal(asks(table, C, { type: 'words.done' }), 'already-done');

  const said = banished({ lastWordsSeconds: 20 });
  assert.equal(said.truth.until! - said.now, 20_000);
  does(said, C, { type: 'words.done' });
  assert.equal(said.truth.asked, true);
  const cut = banished();
  does(cut, 'server', { type: 'gm.moveOn' });
  assert.equal(cut.truth.asked, true, 'the host goes on');
  assert.equal(asks(cut, 'server', { type: 'gm.moveOn' }), 'wrong-phase');
  const led = banished({ gameMaster: 'human' });
  does(led, 'master', { type: 'gm.askIdentity', ask: true });
  assert.deepEqual([led.truth.step, led.truth.asked], [null, true], 'a person who asks has heard enough');
  const gone = atTable({ ...eight, traitors: [C, F], options: { leaverPolicy: 'remove' } });
  does(gone, 'server', { type: 'leave', seat: C });
  vote(gone, { [A]: C, [B]: C, [D]: C, [E]: C, [F]: C, [G]: C, [H]: C });
  assert.deepEqual([gone.truth.step, gone.truth.asked], [null, true], 'nobody waits for a voice that has left');
});

const caught = (options: Partial<Options> = {}, day = 2): Castle => {
  const table = atTable({ ...eight, day, traitors: [C, F], options });
  banishAll(table, C);
  return table;
};
const everybody = [A, B, D, E, G, H, 'table'] as const;

test('[TR-S21, TR-33] the identity of the banished shows to all if it is asked for, and else to nobody', () => {
  const asked = caught();
  wait(asked, 9_999);
  for (const viewer of everybody) assert.equal(viewOf(asked, viewer).roles[C], undefined);
  wait(asked, 1);
  for (const viewer of everybody) assert.equal(viewOf(asked, viewer).roles[C], 'traitor');
  const finale = caught({}, 5);
  wait(finale, 20_000);
  assert.notEqual(finale.truth.phase, 'banishment');
  for (const viewer of everybody) assert.equal(viewOf(finale, viewer).roles[C], undefined);
});

test('[TR-34] unasked, nobody shows an identity', () => {
  const finale = caught({}, 5);
  assert.equal(finale.truth.asked, false);
  assert.equal(asks(finale, C, { type: 'identity.reveal' }), 'not-asked');
  assert.equal(asks(caught(), D, { type: 'identity.reveal' }), 'not-your-turn');
});

test('[TR-35] asked, the true role is shown, after ten seconds by itself', () => {
  const silent = caught();
  wait(silent, 9_999);
  assert.equal(told(silent, 'identityShown').length, 0);
  wait(silent, 1);
  assert.deepEqual(told(silent, 'identityShown'), [{ type: 'identityShown', seat: C, role: 'traitor' }]);
  const willing = caught();
  does(willing, C, { type: 'identity.reveal' });
  assert.equal(viewOf(willing, 'table').roles[C], 'traitor');
  const loyal = atTable(eight);
  banishAll(loyal, C);
  does(loyal, C, { type: 'identity.reveal' });
  assert.equal(viewOf(loyal, 'table').roles[C], 'loyal');
});

test('[TR-36] the software asks by its policy, and a person each time', () => {
  for (const [revealPolicy, before, finale] of [
    ['until-finale', true, false],
    ['always', true, true],
    ['never', false, false],
  ] as const) {
    assert.equal(caught({ revealPolicy }).truth.asked, before);
    assert.equal(caught({ revealPolicy }, 5).truth.asked, finale);
  }
  const human = caught({ gameMaster: 'human' });
  assert.equal(human.truth.asked, null);
  wait(human, 9_999);
  assert.equal(human.truth.asked, null);
  wait(human, 1);
  assert.equal(human.truth.asked, true, 'silent for ten seconds: the policy decides');
  assert.equal(asks(human, 'master', { type: 'gm.askIdentity', ask: false }), 'already-done');
  const kept = caught({ gameMaster: 'human' });
  does(kept, 'master', { type: 'gm.askIdentity', ask: false });
  wait(kept, 20_000);
  assert.notEqual(kept.truth.phase, 'banishment');
  assert.equal(viewOf(kept, 'table').roles[C], undefined);
});

test('[TR-55, TR-55a] in the banishment the banished alone may talk, and after it never again', () => {
  const table = caught({ playMode: 'remote' });
  assert.equal(chat(table, C), undefined);
  assert.equal(chat(table, D), 'chat-closed');
  wait(table, 10_000);
  assert.equal(chat(table, C), 'not-alive');
  for (const command of [{ type: 'table.ready' }, { type: 'ballot.cast', seat: A, reason: 'hm' }] as const)
    assert.equal(asks(table, C, command), 'not-alive');
});

test('[TR-S22, TR-30, TR-31] no move proves a role before the game asks', () => {
  const types = ['role.show', 'claim', 'identity.claim', 'card.show'];
  const table = atTable(eight);
  for (const type of types) assert.equal(asks(table, A, { type } as never), 'bad-payload');
  assert.equal(asks(table, A, { type: 'identity.reveal' }), 'wrong-phase');
  assert.deepEqual([...roles], ['loyal', 'traitor']);
});

test('[TR-S23, TR-54] a traitor may vote for a fellow', () => {
  const table = atTable({ ...eight, traitors: [A, B] });
  toPhase(table, 'ballot');
  assert.equal(ballot(table, A, B), undefined);
  for (const seat of [B, C, D, E, F, G, H]) cast(table, seat, seat === B ? C : B);
  showAll(table);
  assert.equal(table.truth.banished, B);
  assert.deepEqual(table.truth.conclave, [A]);
});

const tie = { [A]: B, [B]: A, [C]: A, [D]: A, [E]: B, [F]: B, [G]: C, [H]: C };

const even = { [C]: A, [D]: A, [E]: A, [F]: B, [G]: B, [H]: B };
/** A and B are tied, and have spoken. */
function tiedOnce(): Castle {
  const table = atTable({ ...eight, lots: { first: [A, A, A, A, A] } });
  vote(table, tie);
  toPhase(table, 'ballot');
  return table;
}
/** Tied three times: all may vote, for all but A and B. */
function tiedThrice(): Castle {
  const table = tiedOnce();
  for (const names of [even, even]) vote(table, names);
  return table;
}
const ballots = ({ truth: { stage, voters, candidates } }: Castle) => ({ stage, voters, candidates });

test('[TR-56] a tie is two or more with the highest number of votes, also of none', () => {
  const table = atTable({ ...eight, lots: { first: [A] } });
  vote(table, tie);
  assert.deepEqual(viewOf(table, 'table').tied, [A, B]);
  const second = atTable(eight);
  vote(second, { [A]: B, [B]: A, [C]: A, [D]: A, [E]: C, [F]: C });
  assert.equal(second.truth.banished, A, 'three and two is none');
  const blank = tiedOnce();
  vote(blank, {});
  assert.deepEqual([blank.truth.phase, viewOf(blank, 'table').tied], ['minute', [A, B]]);
});

test('[TR-57] each of the tied has a minute for a speech', () => {
  const table = atTable({ ...eight, lots: { first: [A] } });
  vote(table, tie);
  assert.equal(table.truth.phase, 'defence');
  assert.equal(asks(table, B, { type: 'defence.done' }), 'not-your-turn');
  does(table, A, { type: 'defence.say', text: 'not me' });
  wait(table, 59_999);
  assert.equal(asks(table, B, { type: 'defence.done' }), 'not-your-turn');
  wait(table, 1);
  assert.deepEqual(table.truth.floor, [B]);
  does(table, B, { type: 'defence.done' });
  assert.equal(table.truth.phase, 'ballot');
});

test('[TR-58] then the others vote again, and only for one of the tied', () => {
  const table = tiedOnce();
  assert.deepEqual(ballots(table), { stage: 'revote', voters: [C, D, E, F, G, H], candidates: [A, B] });
  assert.equal(ballot(table, C, D), 'not-a-candidate');
  assert.equal(ballot(table, C, A), undefined);
});

test('[TR-59] the tied have no vote in the revotes', () => {
  const table = tiedOnce();
  for (const stage of ['revote', 'second'] as const) {
    toPhase(table, 'ballot');
    assert.equal(table.truth.stage, stage);
    assert.equal(ballot(table, A, B), 'no-vote-while-tied');
    vote(table, even);
  }
});

test('[TR-60] a revote is written, locked and shown one by one like any vote', () => {
  const table = tiedOnce();
  assert.equal(ballot(table, C, A), undefined);
  assert.equal(ballot(table, C, B), 'vote-locked');
  assert.deepEqual(viewOf(table, D).ballots, {});
  for (const seat of [D, E, F, G, H]) cast(table, seat, B);
  assert.equal(table.truth.phase, 'reveal');
  assert.equal(table.truth.shown.length, 0);
  does(table, table.truth.onStage!, { type: 'reveal.done' });
  assert.deepEqual(table.truth.shown, [{ seat: C, target: A, reason: 'hm' }]);
  showAll(table);
  assert.equal(table.truth.banished, B);
});

test('[TR-S24, TR-62] tied for the third time: all vote, for anybody but the protected', () => {
  const table = tiedOnce();
  vote(table, even);
  assert.equal(table.truth.phase, 'minute');
  wait(table, 60_000);
  assert.equal(table.truth.stage, 'second');
  vote(table, even);
  assert.deepEqual(ballots(table), { stage: 'protected', voters: seatsTo(8), candidates: [C, D, E, F, G, H] });
  assert.equal(ballot(table, C, A), 'not-a-candidate');
  vote(table, { [A]: E, [B]: E, [C]: E, [D]: E, [E]: F, [F]: C, [G]: F, [H]: F });
  assert.equal(table.truth.banished, E);
});

test('[TR-63] before every extra vote all are told who may vote, and for whom', () => {
  const table = tiedThrice();
  assert.deepEqual(
    told(table, 'ballotOpened').map(({ stage, voters, candidates }) => [stage, voters.length, candidates.length]),
    [
      ['open', 8, 8],
      ['revote', 6, 2],
      ['second', 6, 2],
      ['protected', 8, 6],
    ],
  );
  for (const viewer of [A, H, 'table', 'master'] as const)
    assert.equal(heardBy(table, viewer).filter(({ type }) => type === 'ballotOpened').length, 4);
});

test('[TR-57] the tied speak in the order in which the slates were turned', () => {
  const table = atTable({ ...eight, lots: { first: [B] } });
  vote(table, tie);
  assert.deepEqual(viewOf(table, 'table').floor, [B, A]);
});

test('[TR-55a] the shield of the banished is void', () => {
  const table = atTable({ ...eight, shield: C });
  assert.equal(viewOf(table, 'master').shields[C], true);
  banishAll(table, C);
  assert.deepEqual(viewOf(table, 'master').shields, {});
});

test('[TR-66] a tie in the protected vote is decided by lot among those tied there', () => {
  for (const [names, lot, banished] of [
    [{ [A]: E, [B]: E, [C]: F, [D]: F }, 1, F],
    [{ [A]: E, [B]: E, [C]: F, [D]: F }, 0, E],
    [{}, 5, H],
  ] as [Record<Seat, Seat>, number, Seat][]) {
    const table = atTable({ ...eight, lots: { banishment: [lot] } });
    for (const step of [tie, even, even, names]) vote(table, step);
    assert.equal(table.truth.phase, 'lot');
    wait(table, 8_000);
    assert.equal(table.truth.banished, banished);
  }
});

test('[TR-66] who was protected may be voted for at the next table', () => {
  const table = tiedThrice();
  vote(table, { [A]: E, [B]: E, [C]: E });
  toPhase(table, 'discussion');
  toPhase(table, 'ballot');
  assert.deepEqual([table.truth.stage, table.truth.candidates], ['open', table.truth.living]);
});

test('[TR-S25, TR-61] the second revote is between those tied in the first', () => {
  const table = atTable({ seats: 12, out: [9, 10, 11], day: 2 });
  vote(table, { [A]: B, [B]: C, [C]: A, [D]: A, [E]: A, [F]: B, [G]: B, [H]: C, [I]: C });
  assert.deepEqual([...table.truth.tied].sort(), [A, B, C]);
  vote(table, { [D]: A, [E]: A, [F]: A, [G]: B, [H]: B, [I]: B });
  toPhase(table, 'ballot');
  assert.deepEqual(table.truth.candidates, [A, B]);
  assert.deepEqual(table.truth.voters, [C, D, E, F, G, H, I]);
  vote(table, { [C]: A, [D]: A, [E]: A, [F]: A, [G]: B, [H]: B, [I]: B });
  assert.equal(table.truth.banished, A);
});

test('[TR-S26, TR-65] everybody tied: no speeches, one fresh ballot, then the lot', () => {
  const round = { [A]: B, [B]: C, [C]: D, [D]: A };
  const table = atTable({ ...four, lots: { banishment: [2] } });
  const length = () => table.truth.until! - table.now;
  toPhase(table, 'ballot');
  const first = length();
  vote(table, round);
  assert.equal(table.truth.stage, 'fresh');
  toPhase(table, 'ballot');
  assert.equal(length(), first, 'it takes as long as the first');
  assert.deepEqual(table.truth.voters, [A, B, C, D]);
  vote(table, round);
  assert.equal(table.truth.phase, 'lot');
  pass(table);
  assert.equal(table.truth.banished, C);
  const other = atTable(four);
  vote(other, round);
  vote(other, { [A]: B, [B]: A, [C]: A, [D]: B });
  assert.equal(other.truth.phase, 'defence');
  toPhase(other, 'ballot');
  assert.deepEqual(other.truth.voters, [C, D]);
});

test('[TR-S27, TR-64] a protected vote with one candidate is none', () => {
  const table = atTable(four);
  vote(table, { [A]: B, [B]: C, [C]: A });
  assert.equal(table.truth.phase, 'defence');
  vote(table, {});
  assert.equal(table.truth.phase, 'minute');
  vote(table, {});
  assert.equal(table.truth.banished, D);
});
