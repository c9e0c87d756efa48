/**
 * Puts every game of the catalogue through the contract suite. What random play seldom gets to, a game plays in its
 * `fixtures.ts`, if it has one: `rareGames()`. A game without clocks says there how long random players may take: `contract`.
 */
import { existsSync } from 'node:fs';
import * as games from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import type { Entry } from '../src/kernel/table.ts';
import { type Contract, contractSuite } from '../src/kernel/testing/contract.ts';

interface Fixtures {
  rareGames?(): { log: readonly Entry[] }[];
  readonly contract?: Contract;
}

export async function putToTest(contract: Contract): Promise<void> {
  for (const game of Object.values(games) as AnyGame[]) {
    const file = new URL(`../src/games/${game.id}/fixtures.ts`, import.meta.url);
    const fixtures: Fixtures = existsSync(file) ? await import(file.href) : {};
    const logs = () => fixtures.rareGames?.().map(({ log }) => log) ?? [];
    contractSuite(game, { ...fixtures.contract, ...contract, logs });
  }
}
