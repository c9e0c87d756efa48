/**
 * Planted flaws: deliberate leaks that the prover must find. A prover that finds none of them proves nothing.
 *
 * A flaw is a patch on an honest game. Each game keeps its own list (timing, count, size, refusal, audience, offer) and
 * hands it to `flawSuite` in a test.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame, Game, Typed } from '../game.ts';
import { type Difference, proveSecrecy, type Secrecy, tell } from './secrecy.ts';
import type { Fixed } from './settings.ts';

export interface Flaw<Options, State, Command extends Typed, Fact extends Typed> extends Fixed {
  readonly name: string;
  /** As what the prover may see it. */
  readonly kinds: readonly Difference['kind'][];
  patch(game: Game<Options, State, Command, Fact>): Partial<Game<Options, State, Command, Fact>>;
}

export const withFlaw = <Options, State, Command extends Typed, Fact extends Typed>(
  game: Game<Options, State, Command, Fact>,
  { patch }: Pick<Flaw<Options, State, Command, Fact>, 'patch'>,
): Game<Options, State, Command, Fact> => ({ ...game, ...patch(game) });

/** One audience of a game widened or narrowed: `withAudience(game, { roleDealt: { to: 'everyone' } })`. */
export const withAudience = <Options, State, Command extends Typed, Fact extends Typed>(
  game: Game<Options, State, Command, Fact>,
  entries: Partial<Game<Options, State, Command, Fact>['audience']>,
): Pick<Game<Options, State, Command, Fact>, 'audience'> => ({ audience: { ...game.audience, ...entries } });

/** The honest game has no difference, and each flaw is found within so many pairs. */
export function flawSuite<Options, State, Command extends Typed, Fact extends Typed>(
  game: Game<Options, State, Command, Fact>,
  flaws: readonly Flaw<Options, State, Command, Fact>[],
  { pairs, honestPairs = pairs, ...how }: Secrecy & { pairs: number; honestPairs?: number },
): void {
  test(`${game.id}: no viewer can tell ${honestPairs} pairs of twins apart`, () => {
    const { differences } = proveSecrecy(game as AnyGame, { ...how, pairs: honestPairs });
    assert.equal(differences.map(tell).join('\n'), '');
  });

  for (const { name, kinds, patch, ...fixed } of flaws) {
    test(`${game.id}: the prover finds a planted flaw: ${name}`, () => {
      const { differences } = proveSecrecy(withFlaw(game, { patch }) as AnyGame, { ...how, ...fixed, pairs });
      assert.ok(differences.length > 0, `not found in ${pairs} pairs`);
      const found = differences[0]!;
      assert.ok(kinds.includes(found.kind), `found as ${found.kind}, not as ${kinds.join(' or ')}\n${tell(found)}`);
    });
  }
}
