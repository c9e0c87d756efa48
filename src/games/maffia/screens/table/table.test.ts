/** The table screen without a browser: where things lie, how names are printed. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { marked } from '../../../../web/marked.ts';
import { seatsMax, seatsMin } from '../../content.ts';
import { fitOf, inColumn, labelOf, partsOf, printed, tagParts } from './names.ts';
import { layoutFor, squareFor, sunAt } from './places.ts';

const everySize = Array.from({ length: seatsMax - seatsMin + 1 }, (_, k) => seatsMin + k);

test('at every number of seats all tags lie on the screen, and no two on the same place', () => {
  for (const seats of everySize) {
    const layout = layoutFor(seats);
    const places = Array.from({ length: seats }, (_, seat) => layout.seat(seat));
    for (const [seat, [x, y]] of places.entries()) {
      assert.ok(x > 100 && x < 1820 && y > 100 && y < 900, `${seats} seats: ${seat} lies at ${x}, ${y}`);
      const [a, b] = places[(seat + 1) % seats]!;
      const isApart = Math.abs(a - x) >= layout.width * 0.84 || Math.abs(b - y) >= layout.face * 0.9;
      assert.ok(isApart, `${seats} seats: ${seat} and the next overlap`);
    }
  }
});

test('as many as there are can stand on the square', () => {
  for (const seats of everySize) {
    const layout = layoutFor(seats);
    for (let count = 1; count <= seats; count++) {
      const spots = squareFor(layout, count);
      assert.equal(spots.length, count);
      assert.equal(new Set(spots.map(String)).size, count);
    }
  }
});

test('the sun goes from left to right and is highest at noon', () => {
  const layout = layoutFor(12);
  const [[x0, y0], [x1, y1], [x2, y2]] = [sunAt(layout, 0), sunAt(layout, 0.5), sunAt(layout, 1)];
  assert.ok(x0 < x1 && x1 < x2);
  assert.ok(y1 < y0 && y1 < y2);
});

test('a long name is printed in two parts, a long word smaller', () => {
  assert.deepEqual(partsOf('Alma at the Mill'), ['Alma', 'at the Mill']);
  assert.deepEqual(partsOf('Albertina'), ['Albertina', '']);
  assert.ok(fitOf('Konstantinopolitan') < 1);
});

test('a name is shortened only where the short form is one person at this table', () => {
  const faces = ['Hildur', 'Hildur at the Mill', 'Egon from the Bog'].map((name) => ({ name }) as never);
  assert.equal(labelOf('Hildur at the Mill', faces), 'Hildur at the Mill');
  assert.equal(labelOf('Egon from the Bog', faces), 'Egon');
  assert.deepEqual(tagParts('Hildur at the Mill', faces, true), ['Hildur', 'at the Mill']);
  assert.deepEqual(tagParts('Egon from the Bog', faces, true), ['Egon', '']);
});

test('a very long word is printed in two lines', () => {
  assert.deepEqual(printed('Alma', 4), { text: 'Alma', fit: 1 });
  assert.equal(printed('Maximiliana-Wilhelmi', 4).text, 'Maximiliana-\nWilhelmi');
  assert.equal(printed('Bartholomæus', 4).text, 'Bartho-\nlomæus');
  assert.equal(printed('Gudmundsdóttir', 4).text, 'Gudmunds-\ndóttir');
});

test('in a narrow column no word is broken without a hyphen', () => {
  assert.deepEqual(inColumn('Alma', 4.8), { text: 'Alma', fit: 1 });
  assert.equal(inColumn('Christoffer', 4.8).text, 'Christoffer');
  assert.ok(inColumn('Christoffer', 4.8).fit < 1);
  assert.match(inColumn('Christoffer', 3.4).text, /-\n/);
  assert.equal(inColumn('Hildur at the Mill', 2.5).text, 'Hildur at the Mill');
  assert.ok(inColumn('Hildur at the Mill', 2.5).fit < 1);
});

test('names in a sentence are marked, the longer before the shorter', () => {
  const face = (name: string) => ({ name }) as never;
  const pieces = marked('Alma at the Mill nominates Alma.', [face('Alma'), face('Alma at the Mill')]);
  assert.deepEqual(
    pieces.filter(({ isName }) => isName).map(({ text }) => text),
    ['Alma at the Mill', 'Alma'],
  );
});
