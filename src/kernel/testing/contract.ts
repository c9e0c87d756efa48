/**
 * The contract suite: what every game owes the kernel, registered as tests.
 *
 * `contractSuite(game)` in a test file is all that a game needs. A failure names the table, the seed and the step.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openedLog, verify } from '../fairness.ts';
import type { AnyGame } from '../game.ts';
import { lots, seeded } from '../random.ts';
import { type Entry, openTable, refuse } from '../table.ts';
import { alterations } from './alterations.ts';
import {
  type Evening,
  type EveningPlan,
  type PlayedGame,
  PROMISES,
  type Promised,
  playAgain,
  spendEvening,
} from './evening.ts';
import { proveSecrecy, tell } from './secrecy.ts';
import { describe, drawSetting } from './settings.ts';

export interface Contract extends EveningPlan {
  /** Logs of scripted games, for facts that random play never gets to. */
  readonly logs?: () => readonly (readonly Entry[])[];
  readonly secrecyPairs?: number;
  /** How many twins of one game there are at most, if not the prover's own number. */
  readonly snapshotsPerGame?: number;
  readonly alterations?: number;
}

export function contractSuite(game: AnyGame, contract: Contract = {}): void {
  const {
    seed = 'contract',
    tables,
    secrecyPairs = 60,
    alterations: alterationsCount = 60,
    snapshotsPerGame,
  } = contract;
  let spent: Evening | undefined;
  const evening = (): Evening => {
    spent ??= spendEvening(game, { ...contract, seed });
    return spent;
  };
  const owes = (what: string, check: () => void): void => void test(`${game.id}: ${what}`, check);

  for (const promise of Object.keys(PROMISES) as Promised[]) {
    owes(PROMISES[promise], () => assert.equal(evening().findings[promise].join('\n'), ''));
  }

  owes('only the clock begins', () => {
    const { seats, options } = drawSetting(game, lots(`${seed}/begin`));
    const { truth } = openTable(game, () => game.initial(seats, options), seeded(seed));
    assert.equal(game.deadline(truth), undefined, 'no clock runs on the bare table');
    assert.equal(refuse(game, truth, game.begin, 'clock', 0), undefined);
    for (const by of [...seats.keys(), 'master', 'visitor', 'server'] as const) {
      assert.notEqual(refuse(game, truth, game.begin, by, 0), undefined, `${by} may begin`);
    }
  });

  const shortest = (count: number): PlayedGame[] =>
    evening()
      .games.toSorted((a, b) => a.log.length - b.log.length)
      .slice(0, count);

  owes('the same seed gives the same bytes', () => {
    for (const played of shortest(6)) {
      const [one, other] = [playAgain(game, played, contract), playAgain(game, played, contract)];
      assert.equal(JSON.stringify(one), JSON.stringify(other), `${describe(played.setting)}, seed ${played.seed}`);
    }
  });

  // A few tables do not get to all of them.
  if (tables === undefined) {
    owes('every type of fact happens in some game', () => {
      const produced = new Set(evening().produced);
      for (const log of contract.logs?.() ?? []) for (const type of produce(log)) produced.add(type);
      assert.deepEqual(
        Object.keys(game.audience).filter((type) => !produced.has(type)),
        [],
      );
      assert.deepEqual(
        [...produced].filter((type) => !Object.hasOwn(game.audience, type)),
        [],
      );
    });
  }

  owes('every log can be verified, whole and as it is opened at the end', () => {
    for (const played of shortest(12)) {
      const where = `${describe(played.setting)}, seed ${played.seed}`;
      const whole = verified(game, played, played.log);
      assert.equal(whole.difference, undefined, where);
      assert.deepEqual(whole.trusted, [], where);
      assert.equal(verified(game, played, openedLog(played.log), true).difference, undefined, `opened, ${where}`);
    }
  });

  owes('a log with one thing altered is rejected', () => {
    for (const played of shortest(3)) {
      const lot = lots(`${seed}/alterations/${played.seed}`);
      const altered = alterations(played.log, played.setting.seats.length, lot);
      for (const { what, log } of altered.take(Math.ceil(alterationsCount / 3))) {
        assert.equal(
          verified(game, played, log).ok,
          false,
          `${describe(played.setting)}, seed ${played.seed}: ${what}`,
        );
      }
    }
  });

  owes(`no viewer can tell ${secrecyPairs} pairs of twins apart`, () => {
    const few = snapshotsPerGame === undefined ? {} : { snapshotsPerGame };
    const { differences, pairs } = proveSecrecy(game, { seed, pairs: secrecyPairs, ...few });
    assert.equal(differences.map(tell).join('\n'), '');
    assert.equal(pairs, secrecyPairs);
  });
}

/** The types of fact in a log. */
export const produce = (log: readonly Entry[]): Set<string> =>
  new Set(log.flatMap(({ told }) => told.map(({ fact }) => fact.type)));

const verified = (game: AnyGame, { setting, seed }: PlayedGame, log: Parameters<typeof verify>[2], isOpened = false) =>
  verify(game, () => game.initial(setting.seats, setting.options), log, { source: seeded(seed), isOpened });
