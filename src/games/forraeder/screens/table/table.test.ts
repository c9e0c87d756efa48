import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../../../../kernel/audience.ts';
import { LANGUAGES } from '../../../../kernel/game.ts';
import { streamOf } from '../../../../kernel/table.ts';
import { playGame, seating } from '../../../../kernel/testing/players.ts';
import { rareGames } from '../../fixtures.ts';
import { forraeder } from '../../index.ts';
import type { State } from '../../state.ts';
import { namesIn, textsFor } from '../../texts/all.ts';
import { birdsOf } from '../art/ravens.ts';
import { tallyOf } from '../tally.ts';
import { narrationOf } from './narration.ts';
import type { TableProps } from './props.ts';
import { table as da } from './words/da.ts';
import { table as en } from './words/en.ts';
import { table as nb } from './words/nb.ts';
import { table as sv } from './words/sv.ts';

const WORDS = { en, da, sv, nb };

test('as many ravens are drawn as there are, each within the picture', () => {
  const cells = Array.from({ length: 97 }, (_, k) => (k * 41) % 4096);
  const birds = birdsOf(cells);
  assert.equal(birds.length, cells.length);
  for (const { x, y } of birds) assert.ok(x > 0 && x < 1 && y > 0 && y < 1, `${x}, ${y}`);
});

test('votes are counted from the slates that were turned, the most first', () => {
  const ballot = (seat: number, target: number | null) => ({ seat, target, reason: '' });
  const shown = [ballot(0, 2), ballot(1, 3), ballot(2, 3), ballot(3, null)];
  assert.deepEqual(tallyOf({ shown }), [
    { seat: 3, votes: 2 },
    { seat: 2, votes: 1 },
  ]);
});

test('the castle has something to say at every step, in all languages, from what the table knows', () => {
  const { table } = playGame(forraeder, { seats: seating(0, 12), seed: 'aloud', bots: [forraeder.bots.clever!] });
  for (const language of LANGUAGES) {
    let lines = 0;
    for (const { log, truth } of [table, ...rareGames()]) {
      const view: State = forraeder.initial(
        truth.order.map(() => ({ bot: true })),
        truth.options,
      );
      const name = (seat: number) => `P${seat}`;
      const names = (seats: readonly number[]) => namesIn(language, seats.map(name));
      for (const fact of streamOf(log, bitOf('table'))) {
        forraeder.record(view, fact as never);
        const props = { view, t: textsFor(language), w: WORDS[language], name, names } as unknown as TableProps;
        const line = narrationOf(props, null);
        assert.ok(!/undefined|NaN|\[object|\?\?/.test(line), `${language}, ${fact.type}: ${line}`);
        if (line) lines++;
      }
    }
    assert.ok(lines > 100, `${language}: ${lines}`);
  }
});
