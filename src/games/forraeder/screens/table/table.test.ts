import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bitOf } from '../../../../kernel/audience.ts';
import { LANGUAGES } from '../../../../kernel/game.ts';
import { streamOf } from '../../../../kernel/table.ts';
import { playGame, seating } from '../../../../kernel/testing/players.ts';
import { rowsOf } from '../../../../web/kit/rows.ts';
import { rareGames } from '../../fixtures.ts';
import { forraeder } from '../../index.ts';
import type { State } from '../../state.ts';
import { namesIn, textsFor } from '../../texts/all.ts';
import { tallyOf } from '../tally.ts';
import { narrationOf, SAY_LETTERS } from './narration.ts';
import { layoutFor } from './places.ts';
import { plateOf } from './plate.ts';
import type { TableProps } from './props.ts';
import { table as da } from './words/da.ts';
import { table as en } from './words/en.ts';
import { table as nb } from './words/nb.ts';
import { table as sv } from './words/sv.ts';

const WORDS = { en, da, sv, nb };

test('votes are counted from the slates that were turned, the most first', () => {
  const ballot = (seat: number, target: number | null) => ({ seat, target, reason: '' });
  const shown = [ballot(0, 2), ballot(1, 3), ballot(2, 3), ballot(3, null)];
  assert.deepEqual(tallyOf({ shown }), [
    { seat: 3, votes: 2 },
    { seat: 2, votes: 1 },
  ]);
});

test('however many sit at breakfast, no place card lies over the next one', () => {
  for (let count = forraeder.seats.min; count <= forraeder.seats.max; count++) {
    const { spot, isOne } = layoutFor(count);
    const width = isOne ? 138 : 116; // rooms.css
    const spots = Array.from({ length: count }, (_, k) => spot(k));
    for (const [k, [x, y]] of spots.entries()) {
      assert.ok(x > 400 && x + width / 2 < 1920 && y > 300 && y < 800, `${k} of ${count}`);
      const next = spots[k + 1];
      if (next && next[1] === y) assert.ok(next[0] - x >= width + 10, `${k} of ${count}`);
    }
  }
});

test('a long name has two lines before it is set tiny, and loses no letter', () => {
  assert.deepEqual(plateOf('Anna'), { lines: ['Anna'], fit: 1 });
  assert.deepEqual(plateOf('Karl Johan').lines, ['Karl Johan']);
  assert.deepEqual(plateOf('Alexandra Josephine'), { lines: ['Alexandra', 'Josephine'], fit: 1 });
  assert.deepEqual(plateOf('Anna Maria Louise').lines, ['Anna Maria', 'Louise']);
  assert.deepEqual(plateOf('Bartholomæus'), { lines: ['Bartholomæus'], fit: 0.75 });
  assert.equal(plateOf('Alexandra', 7).fit, 7 / 9);
  for (let letters = 13; letters <= 20; letters++) {
    const { lines, fit } = plateOf('A'.repeat(letters));
    assert.equal(lines.join('').replaceAll('-', '').length, letters);
    assert.ok(fit * 21 >= 17, `${letters} letters: ${fit * 21} px`);
  }
  assert.deepEqual(plateOf('Wilhelmina-Margareta').lines, ['Wilhelmina-', 'Margareta']);
  assert.ok(plateOf('Bo Konstantinopolita').fit * 21 >= 17);
  assert.deepEqual(plateOf('👨‍👩‍👧'.repeat(5)), { lines: ['👨‍👩‍👧'.repeat(5)], fit: 1 }, 'a family is one letter');
});

test('the castle has something to say at every step, in all languages, from what the table knows', () => {
  const { table } = playGame(forraeder, { seats: seating(0, 12), seed: 'aloud', bots: [forraeder.bots.clever!] });
  for (const language of LANGUAGES) {
    let lines = 0;
    const rows = new Set<number>();
    for (const { log, truth } of [table, ...rareGames()]) {
      const view: State = forraeder.initial(
        truth.order.map(() => ({ bot: true })),
        truth.options,
      );
      const name = (seat: number) => `Maximilianu${seat}`;
      const names = (seats: readonly number[]) => namesIn(language, seats.map(name));
      for (const fact of streamOf(log, bitOf('table'))) {
        forraeder.record(view, fact as never);
        const props = { view, t: textsFor(language), w: WORDS[language], name, names } as unknown as TableProps;
        const line = narrationOf(props, null);
        rows.add(rowsOf(line, SAY_LETTERS));
        assert.ok(!/undefined|NaN|\[object|\?\?/.test(line), `${language}, ${fact.type}: ${line}`);
        if (line) lines++;
      }
    }
    assert.ok(lines > 100, `${language}: ${lines}`);
    assert.deepEqual([...rows].sort(), [1, 2, 3], `${language}: what is longer is set smaller`);
  }
});
