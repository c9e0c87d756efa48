/** What is one person's own on a screen is theirs alone, and of what goes on the latest is shown. */
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { h } from 'preact';
import { playing } from '../src/games/gws-brott/fixtures.ts';
import { does, F7, nominateAll, onDayOne, raise, toCall, viewOf, wait } from '../src/games/maffia/fixtures.ts';
import { maffia } from '../src/games/maffia/index.ts';
import { textsFor } from '../src/games/maffia/texts/all.ts';
import { maskNames } from '../src/web/art/mask.ts';
import { open } from './mounted/dom.ts';
import { screenOf, stageOf } from './mounted/screen.ts';
import { serve } from './mounted/served.ts';

const server = await serve();
open();
const { load, screensOf } = await import('../src/web/games.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await Promise.all([load('maffia', 'en'), load('gws-brott', 'en'), loadTexts('en')]);
after(() => assert.deepEqual(server.house.troubles, []));

const NAMES = ['Anna', 'Bo', 'Cilla', 'Dag', 'Eva', 'Fia', 'Gorm'];

test('that a hand came too late is said to whoever raised it, and to nobody else', async () => {
  const table = onDayOne(F7, { options: { gameMaster: 'human' } });
  nominateAll(table, [3, 4]);
  toCall(table, 3);
  raise(table, 3, [0, 2]);
  wait(table, 4_500);
  does(table, 'master', { type: 'master.strikeVote', seat: 2 } as never);
  const { late, youKept } = textsFor('en', table.truth.options.wording).vote;
  const told: string[] = [];
  for (const me of table.truth.living) {
    const view = viewOf(table, me);
    const phone = screenOf(() =>
      h(
        screensOf('maffia').Phone,
        stageOf('maffia', NAMES, view, {
          me,
          now: () => table.now,
          offers: () => maffia.legal(view, me, table.now),
        }) as never,
      ),
    );
    const says = await phone.says();
    told.push(says.includes(late) ? 'late' : says.includes(youKept) ? 'kept' : '');
    phone.closes();
  }
  assert.deepEqual(told, ['', 'kept', 'late', 'kept', 'kept', 'kept', 'kept']);
});

/** The numbers on the dice of a part of a screen, by their dots. */
const diceIn = (part: string): number[] =>
  part
    .split('class=gb-die')
    .slice(1)
    .map((die) => die.split('a11 11 0 1 0 22').length - 1);

test('of a chase that goes on each screen shows the latest dice, in their order', async () => {
  for (const tellActingPiece of [true, false]) {
    const table = playing(1, { tellActingPiece });
    const seat = table.truth.order[0]!;
    const view = structuredClone(table.truth);
    for (let round = 1; round <= 8; round++) {
      const face = (['1', '2', '3', '4'] as const)[round % 4]!;
      view.chronicle.push({ type: 'moved', round, walked: 0, seat, ...(tellActingPiece && { piece: 'hat' }), face });
    }
    const stage = (more: object) => stageOf<unknown>('gws-brott', NAMES.slice(0, 2), view, more);
    const { Master, Table, Phone } = screensOf('gws-brott');
    for (const [Screen, me] of [
      [Master, null],
      [Table, null],
      [Phone, 1 - seat],
    ] as const) {
      const screen = screenOf(() => h(Screen, stage({ me })));
      if (tellActingPiece) {
        const [hat] = await screen.parts('gb-went');
        assert.deepEqual(diceIn(hat!), [1, 2, 3, 4, 1]);
      } else if (me !== null) {
        // Which piece it was is not told: by rounds.
        const rounds = [...(await screen.drawn()).matchAll(/<th[^>]*scope=col[^>]*>\s*(\d+)/g)];
        assert.deepEqual(
          rounds.map(([, round]) => Number(round)),
          [4, 5, 6, 7, 8],
        );
      }
      screen.closes();
    }
  }
});

test('whoever changes their tag may keep their own mask, and none that somebody else wears', async () => {
  const { room } = await server.lay([]);
  const guests = [];
  for (const [i, name] of ['Alma', 'Bodil'].entries()) {
    const guest = await server.sits(room, name);
    guests.push(guest);
    assert.deepEqual(await guest.ask({ type: 'room.tag', name, pronouns: '', mask: i + 4, isNew: false } as never), {});
  }
  for (const [seat, guest] of guests.entries()) {
    const phone = await server.opens(room, { as: guest });
    await phone.presses(/^change name or mask/i);
    const masks = phone.page.querySelector('.mask-wall')!.querySelectorAll('button');
    const found = masks.flatMap((button, mask) => (button.set.has('disabled') ? mask : []));
    assert.equal(masks.length, maskNames.length);
    assert.deepEqual(found, [5 - seat]);
    assert.doesNotMatch(phone.says(), /somebody else wears/i);
    await phone.presses(/^save/i);
    await phone.closes();
  }
  assert.deepEqual(
    (await server.stateOf(room)).seats.map(({ mask }) => mask),
    [4, 5],
  );
});
