/** The bots at whole tables, and single ones whose times and choices are looked at closely. Section 14. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../../../kernel/audience.ts';
import type { Seat } from '../../../kernel/game.ts';
import { lots } from '../../../kernel/random.ts';
import { streamOf, type Table, watcherOf } from '../../../kernel/table.ts';
import { type Play, playGame, seating } from '../../../kernel/testing/players.ts';
import { type Role, teamOf } from '../content.ts';
import type { Fact } from '../facts.ts';
import { dealing, F7, F10, F11, F11M, F18 } from '../fixtures.ts';
import { type Command, maffia, type Options, type State } from '../index.ts';
import { bots } from './index.ts';

type MaffiaPlay = Play<Options, State, Command, Fact>;

const CARE = new Set(['signalUnwell', 'cancelUnwell', 'requestBreak', 'softenWording', 'useExtension']);

/** Plays on and answers for every command of a bot. */
function play(
  name: string,
  seats: MaffiaPlay['seats'],
  seed: string,
  options: Partial<Options>,
  more: Partial<MaffiaPlay> = {},
) {
  const bot = bots[name]!;
  return playGame(maffia, {
    seats,
    seed,
    options,
    bots: seats.map((seat) => (seat.bot ? bot : 'sample')),
    onAct({ by, command, refusal }) {
      if (typeof by !== 'number' || !seats[by]!.bot) return;
      const where = `${name}, ${seats.length} seats, seed ${seed}: ${JSON.stringify(command)}`;
      assert.equal(refusal, undefined, where);
      assert.ok(!CARE.has(command.type), where);
    },
    ...more,
  });
}

const WAYS: readonly Partial<Options>[] = [
  {},
  { nightStyle: 'called' },
  { playMode: 'remote', infoRole: 'both' },
  { nightEarlyEnd: true, avenger: 'on', firstDaySeconds: 60, daySeconds: 60, nightSeconds: 15 },
  { infoRole: 'freemasons', dealStyle: 'one-by-one', revealOnOut: 'team', mafiaMayShootMafia: false },
  { doctorMaySelf: false, sheriffMayCheckOut: false, selfVote: false, coNominations: true, runoffSpeechSeconds: 10 },
  { earlyDayEnd: false, organisationRule: 'off', revealOnOut: 'role', maxLastActs: 1, lastNominationWindowMs: 2000 },
  { mafiaCount: 1, organisationRule: 'off', deadSeeAll: true, stalemateCycles: 2 },
];

for (const name of ['random', 'quiet', 'easy', 'normal', 'hard']) {
  test(`${name}: plays at every number of seats, never refused, never a command of care`, () => {
    for (let n = 7; n <= 22; n++) {
      const options = n < 9 ? { ...WAYS[n % WAYS.length], infoRole: 'auto' as const } : WAYS[n % WAYS.length]!;
      const { ending, commands } = play(name, seating(0, n), `${name} ${n}`, options);
      assert.equal(ending, 'over');
      if (name !== 'quiet') assert.ok(commands > n);
    }
  });

  test(`${name}: takes part beside people who do anything that is allowed`, () => {
    for (const [i, options] of WAYS.entries()) {
      const { ending } = play(name, seating(3, 9), `people ${i}`, options, { commandsMax: 20_000 });
      assert.equal(ending, 'over');
    }
  });
}

test('every way of playing, with the competent bot', () => {
  for (const [i, options] of WAYS.entries()) {
    for (const n of [9, 11, 13]) assert.equal(play('clever', seating(0, n), `way ${i}`, options).ending, 'over');
  }
});

test('a human game master is played with', () => {
  for (const name of ['random', 'clever']) {
    const played = play(name, seating(0, 8), 'master', { gameMaster: 'human' }, { commandsMax: 20_000 });
    assert.equal(played.ending, 'over');
  }
});

test('the same seed plays the same game', () => {
  for (const name of Object.keys(bots)) {
    const log = () => JSON.stringify(play(name, seating(0, 10), 'again', {}).table.log);
    assert.equal(log(), log(), name);
  }
});

test('[MF-14] a table of quiet bots comes to a stalemate', () => {
  assert.deepEqual(play('quiet', seating(0, 7), 'quiet', {}).result, {
    outcome: 'draw',
    reason: 'stalemate',
    winners: [],
  });
});

const factsOf = ({ log }: Table<State, Command, Fact>): Fact[] =>
  log.flatMap(({ told }) => told.map(({ fact }) => fact));

test('random: about nine in ten vote, and at night all agree whom to shoot', () => {
  const votes = { cast: 0, possible: 0 };
  for (let i = 0; i < 40; i++) {
    const { table } = play('random', seating(0, 9), `votes ${i}`, {});
    let living = 9;
    let isFirst = false;
    for (const fact of factsOf(table)) {
      if (fact.type === 'listConfirmed') isFirst = true;
      if (fact.type === 'listConfirmed') votes.possible += living;
      if (fact.type === 'runoffCalled') isFirst = false;
      if (fact.type === 'handsShown' && isFirst) votes.cast += fact.seats.length;
      if (fact.type === 'voteResolved' && fact.hanged !== null) living--;
      if (fact.type === 'nightDeclared') living -= fact.deaths.length;
      if (fact.type === 'nightClosed') assert.notEqual(fact.agreed, null);
    }
  }
  const share = votes.cast / votes.possible;
  assert.ok(share > 0.87 && share < 0.93, `${share}`);
});

/**
 * What the table saw of a game, played to one bot that holds the given card: every time at which it wants to be asked.
 * What it answers is thrown away, so nothing but its card can make a difference.
 */
function timesOf(name: string, role: Role, played: Table<State, Command, Fact>, seat: Seat): number[] {
  const view = played.initial();
  const bot = bots[name]!(seat, lots('one lot'), () => lots('common'));
  const times: number[] = [];
  const deal = (): void => {
    const dealt: Fact = { type: 'roleDealt', seat, role };
    maffia.record(view, dealt);
    bot.see!(dealt, view, 0);
  };
  for (const entry of played.log) {
    for (let at = bot.wakes(view, entry.at); at !== undefined && at <= entry.at; at = bot.wakes(view, entry.at)) {
      times.push(at);
      bot.act(view, () => [], at);
    }
    for (const fact of streamOf([entry], bitOf('table'))) {
      maffia.record(view, fact);
      bot.see!(fact, view, entry.at);
      if (fact.type === 'dealBegan') deal();
    }
  }
  return times;
}

test('[MF-102] when a bot answers does not depend on its card', () => {
  for (const name of ['random', 'quiet', 'easy', 'normal', 'hard']) {
    for (const options of [{}, { nightEarlyEnd: true }, { playMode: 'remote' }] as const) {
      const { table } = play('clever', seating(0, 11), 'times', options);
      const survivor = table.truth.living[0]!;
      const expected = timesOf(name, 'villager', table, survivor);
      assert.ok(expected.length > 10);
      for (const role of ['mafia', 'doctor', 'sheriff', 'freemason', 'avenger'] as const) {
        assert.deepEqual(timesOf(name, role, table, survivor), expected, `${name} as ${role}`);
      }
    }
  }
});

/** A whole game of competent bots with these cards. */
const dealt = (roles: readonly Role[], seed: string, more: Partial<MaffiaPlay> = {}, options: Partial<Options> = {}) =>
  play(
    'clever',
    seating(0, roles.length),
    seed,
    { ...optionsOf(roles), ...options },
    { source: dealing(roles), ...more },
  );

const optionsOf = (roles: readonly Role[]): Partial<Options> => ({
  infoRole: roles.includes('freemason') ? 'freemasons' : roles.includes('sheriff') ? 'sheriff' : 'none',
});

test('the mafia agrees every night, and never on one of its own', () => {
  for (const [i, roles] of [F7, F10, F11, F11M, F18].entries()) {
    for (const nightStyle of ['parallel', 'called'] as const) {
      const { table } = dealt(roles, `shots ${i}`, {}, { nightStyle });
      for (const fact of factsOf(table)) {
        if (fact.type !== 'nightClosed') continue;
        assert.ok(fact.agreed !== null && roles[fact.agreed] !== 'mafia', JSON.stringify(fact));
      }
    }
  }
});

test('a sheriff who has found a mafia member says so, and tells the truth', () => {
  let found = 0;
  for (let i = 0; i < 30; i++) {
    const { table } = dealt(F11, `sheriff ${i}`);
    const facts = factsOf(table);
    for (const fact of facts) {
      if (fact.type !== 'stated' || fact.seat !== 4 || fact.says.kind !== 'claim-result') continue;
      assert.equal(fact.says.team, teamOf(F11[fact.says.target]!));
    }
    const at = facts.findIndex((fact) => fact.type === 'teamLearned' && fact.team === 'mafia');
    const dawn = facts.findIndex((fact, j) => j > at && fact.type === 'dayBegan');
    const isThere = facts.slice(0, dawn).every((fact) => fact.type !== 'nightDeclared' || !fact.deaths.includes(4));
    if (at < 0 || dawn < 0 || !isThere) continue;
    found++;
    const claims = facts
      .slice(dawn)
      .flatMap((fact) => (fact.type === 'stated' && fact.seat === 4 ? [fact.says.kind] : []));
    assert.deepEqual(claims.slice(0, 1), facts.slice(0, dawn).some(isClaimOf(4)) ? claims.slice(0, 1) : ['claim-role']);
    assert.ok(claims.includes('claim-result'));
  }
  assert.ok(found > 3, `${found}`);
});

const isClaimOf = (seat: Seat) => (fact: Fact) =>
  fact.type === 'stated' && fact.seat === seat && fact.says.kind === 'claim-role';

test('nobody but the sheriff and the mafia claims to be sheriff, and villagers claim nothing', () => {
  for (let i = 0; i < 20; i++) {
    for (const fact of factsOf(dealt(F11, `claims ${i}`).table)) {
      if (fact.type !== 'stated') continue;
      if (fact.says.kind === 'claim-result') assert.ok(fact.seat <= 2 || fact.seat === 4);
      if (fact.says.kind === 'claim-role') assert.ok(fact.seat <= 4);
    }
  }
});

test('with the organisation rule on the last two of the mafia never vote for each other', () => {
  for (let i = 0; i < 30; i++) {
    const out = new Set<Seat>();
    for (const fact of factsOf(dealt(F11, `two ${i}`).table)) {
      if (fact.type === 'voteResolved' && fact.hanged !== null) out.add(fact.hanged);
      const mafia = [0, 1, 2].filter((seat) => !out.has(seat));
      if (fact.type !== 'handsShown' || mafia.length > 2 || !mafia.includes(fact.nominee)) continue;
      assert.ok(!fact.seats.some((seat) => mafia.includes(seat)));
    }
  }
});

test('mafia bots follow a person who points, and wait for that person before the night is done', () => {
  for (let i = 0; i < 12; i++) {
    const options: Partial<Options> = {
      infoRole: 'sheriff',
      ...(i % 2 ? { nightEarlyEnd: true } : { nightEarlyEnd: false }),
    };
    let night = -1;
    let aim: Seat | undefined;
    const person: MaffiaPlay['bots'][number] = (me) => ({
      // Points late at the highest other seat outside the mafia.
      see(fact, _view, now) {
        if (fact.type === 'nightFell') [night, aim] = [now, undefined];
      },
      wakes: (view) => (view.phase === 'night' && view.choices[me] === undefined ? night + 9_000 : undefined),
      act(view) {
        aim = view.living.findLast((seat) => view.roles[seat] !== 'mafia');
        return aim === undefined ? undefined : { type: 'point', target: aim };
      },
    });
    const seats = F11.map((_, seat) => ({ bot: seat !== 1 }));
    const { table } = playGame(maffia, {
      seats,
      seed: `person ${i}`,
      options,
      source: dealing(F11),
      bots: seats.map(({ bot }) => (bot ? bots.clever! : person)),
    });
    const out = new Set<Seat>();
    let agreed = 0;
    for (const { told } of table.log) {
      for (const { fact } of told) {
        if (fact.type === 'voteResolved' && fact.hanged !== null) out.add(fact.hanged);
        if (fact.type !== 'nightClosed' || out.has(1)) continue;
        assert.ok(fact.agreed !== null);
        agreed++;
      }
    }
    assert.ok(agreed > 0 || out.has(1));
  }
});

test('the doctor never asks for a patient that is not allowed, and repeats one that was saved now and then', () => {
  let [again, saved] = [0, 0];
  for (let i = 0; i < 60; i++) {
    const { table } = dealt(F7, `doctor ${i}`);
    let last: Seat | null = null;
    let wasSaved = false;
    for (const fact of factsOf(table)) {
      if (fact.type === 'patientChosen') {
        if (wasSaved) saved++;
        if (wasSaved && fact.target === last) again++;
        if (!wasSaved && last !== null) assert.notEqual(fact.target, last);
        last = fact.target;
      }
      if (fact.type === 'nightDeclared') wasSaved = fact.attempt;
    }
  }
  assert.ok(again > 0 && again < saved, `${again} of ${saved}`);
});

test('a bot that joins in the middle, and sees everything anew, goes on', () => {
  const { table } = play('clever', seating(0, 9), 'anew', {});
  const half = table.log.slice(0, Math.floor(table.log.length / 2));
  for (let seat = 0; seat < 9; seat++) {
    const bot = bots.clever!(seat, lots(`anew ${seat}`), () => lots('common'));
    const view = table.initial();
    for (const entry of half) {
      for (const fact of streamOf([entry], bitOf(seat))) {
        maffia.record(view, fact);
        bot.see!(fact, view, entry.at);
      }
    }
    const now = half.at(-1)!.at;
    const at = bot.wakes(view, now);
    const command =
      at === undefined ? undefined : bot.act(view, () => maffia.legal(view, seat, now), Math.max(now, at));
    if (command) assert.equal(maffia.refuse(view, command, seat, Math.max(now, at!)), undefined);
  }
  assert.ok(watcherOf(table, 0));
});
