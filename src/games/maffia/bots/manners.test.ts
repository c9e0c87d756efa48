/** How bots behave towards the people at their table: they keep nobody waiting, and nobody has to listen for long. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BotMaker } from '../../../kernel/bot.ts';
import { type Play, playGame, seating } from '../../../kernel/testing/players.ts';
import type { Fact } from '../facts.ts';
import { type Command, maffia, type Options, type State } from '../index.ts';
import { bots } from './index.ts';

type Told = { readonly at: number; readonly fact: Fact };

/** Somebody who does nothing but wait for the vote from the first second of the day. */
const impatient: BotMaker<State, Command> = (me) => ({
  wakes: (view, now) => (view.phase === 'day-talk' && view.out[me] === null && !view.ready.seats[me] ? now : undefined),
  act: (view) => (view.phase === 'day-talk' ? { type: 'readyToVote', ready: true } : undefined),
});

/** Somebody who has gone for a walk. */
const absent: BotMaker<State, Command> = () => ({ wakes: () => undefined, act: () => undefined });

function told(
  level: string,
  people: readonly BotMaker<State, Command>[],
  seed: string,
  options: Partial<Options> = {},
) {
  const seats = seating(people.length, 9 - people.length);
  const chosen: Play<Options, State, Command, Fact>['bots'] = seats.map((_, seat) => people[seat] ?? bots[level]!);
  const { table } = playGame(maffia, { seats, seed, options, bots: chosen });
  return table.log.flatMap(({ at, told: facts }) => facts.map(({ fact }): Told => ({ at, fact })));
}

const LEVELS = ['easy', 'normal', 'hard'];

test('[MF-60] when all people are ready the bots are too, within five seconds', () => {
  for (const level of LEVELS) {
    const facts = told(level, [impatient, impatient], `ready ${level}`);
    const day = facts.find(({ fact }) => fact.type === 'dayBegan')!;
    const silence = facts.find(({ fact }) => fact.type === 'lastNominationsBegan')!;
    assert.ok(silence.at - day.at < 5_000, `${level}: ${silence.at - day.at} ms`);
  }
});

test('as long as one person has something to say, the bots take their time', () => {
  for (const level of LEVELS) {
    const facts = told(level, [impatient, absent], `talk ${level}`);
    const day = facts.find(({ fact }) => fact.type === 'dayBegan')!;
    const ready = facts.filter(({ fact }) => fact.type === 'readinessSet');
    const second = ready[1]!;
    assert.ok(second.at - day.at > 500_000, `${level}: ${second.at - day.at} ms of 900,000`);
  }
});

test('when all people are out and look on, the bots do not talk the day away', () => {
  let days = 0;
  for (let game = 0; game < 10; game++) {
    const facts = told('normal', [absent], `out ${game}`);
    let since: number | undefined; // a day without people began
    let isOut = false;
    for (const { at, fact } of facts) {
      if (fact.type === 'voteResolved') isOut ||= fact.hanged === 0;
      if (fact.type === 'nightDeclared') isOut ||= fact.deaths.includes(0);
      if (fact.type === 'dayBegan') since = isOut ? at : undefined;
      if (fact.type !== 'lastNominationsBegan' || since === undefined) continue;
      days++;
      assert.ok(at - since < 40_000, `${at - since} ms`);
    }
  }
  assert.ok(days > 5, `${days}`);
});

test('[MF-78] a bot says something in its speech, and is done soon after', () => {
  for (const level of LEVELS) {
    let speeches = 0;
    for (let game = 0; game < 5; game++) {
      let speech: { at: number; said: number } | undefined;
      for (const { at, fact } of told(level, [], `speech ${level} ${game}`)) {
        if (fact.type === 'stated' && speech) speech.said++;
        if (fact.type !== 'speechBegan' && fact.type !== 'voteDeclared') continue;
        if (speech) {
          speeches++;
          assert.ok(speech.said > 0, `${level}: silent`);
          const [ms, atMost] = [at - speech.at, speech.said === 1 ? 4_000 : 10_000];
          assert.ok(ms <= atMost, `${level}: ${speech.said} sentences in ${ms} ms`);
        }
        speech = fact.type === 'speechBegan' ? { at, said: 0 } : undefined;
      }
    }
    assert.ok(speeches > 20, `${speeches}`);
  }
});

test('[MF-61] bots put no more than three on the square', () => {
  for (const level of LEVELS) {
    for (let game = 0; game < 20; game++) {
      for (const { fact } of told(level, [], `square ${level} ${game}`)) {
        if (fact.type === 'nomineesRead') assert.ok(fact.nominees.length <= 3, `${level}: ${fact.nominees}`);
      }
    }
  }
});
