/**
 * Every screen of a round and of the end, in Danish: nothing that axe would find, nothing cut off, at every size. Each is
 * a moment of a game that was laid for it; the house's time runs slower, so that nobody is hurried while looking.
 */
import assert from 'node:assert/strict';
import { playOf, toPhaseIn } from '../src/games/illumuffinati/room-fixtures.ts';
import type { Phase } from '../src/games/illumuffinati/state.ts';
import { evening } from './support/evening.ts';
import { Cook, letGoFree, muffinWords, untilPhase, untilShown } from './support/illumuffinati.ts';
import { comeTo, does, layEqual, layGame, NAMES, toLastPass } from './support/illumuffinati-laid.ts';
import { Gallery } from './support/looks.ts';
import { exactly } from './support/words.ts';

const t = muffinWords('da');
const CODES = { begin: 'BEGN', round: 'RUND', end: 'ENDE', hidden: 'SKJL' };
const FACTOR = 0.75;
const SEATING = { seats: 4, people: [0, 3], language: 'da' } as const;

let equal: readonly [number, number] = [0, 0];

evening(
  'every screen of a round and of the end can be read and reached',
  async ({ device, house }) => {
    await house.hurry(FACTOR);
    const gallery = new Gallery();
    const host = await device({ name: 'Albertina', language: 'da' });
    const guest = await device({ name: 'Dagny', language: 'da' });
    const table = await device({ name: 'table', kind: 'table', language: 'da', motion: 'full' });
    const [one, other] = [new Cook(host, 'Albertina'), new Cook(guest, 'Dagny')];
    const look = async (phase: Phase, ...screens: readonly [string, string]) => {
      const phones = ([one, other] as const).map(async (cook, k) => {
        await untilShown(cook, screens[k]!);
        await gallery.look(cook.device, `${phase}, ${screens[k]}`);
      });
      const wall = (async () => {
        await untilPhase(table, phase);
        await gallery.look(table, phase);
      })();
      await Promise.all([...phones, wall]);
    };
    const come = (code: string, who: readonly [string, string]) =>
      Promise.all([comeTo(host, code, who[0]), comeTo(guest, code, who[1]), comeTo(table, code, 'table')]);

    /** On the smallest phone this is seen without scrolling. */
    const fits = async ({ device: { page } }: Cook, selector: string) => {
      const size = page.viewportSize()!;
      await page.setViewportSize({ width: 360, height: 640 });
      const [low, top] = await page.evaluate((what) => {
        const pieces = [...document.querySelectorAll(what), document.querySelector('.thumb')!];
        const boxes = pieces.map((piece) => piece.getBoundingClientRect());
        return [Math.max(...boxes.slice(0, -1).map(({ bottom }) => bottom)), boxes.at(-1)!.top] as const;
      }, selector);
      assert.ok(low <= top + 1, `${selector} ends at ${low}, and the panel begins at ${top}`);
      await page.setViewportSize(size);
    };

    await come(CODES.begin, ['Albertina', 'Dagny']);
    await look('first-inspector', 'first', 'first');
    for (const phone of [guest, host]) {
      await phone.press(exactly(phone === host ? t.first.buckets.today : t.first.buckets.never));
      await phone.press(exactly(t.phone.nextQuestion));
      await phone.press(exactly(t.first.buckets.never));
      await phone.press(exactly(t.buttons.testify));
    }
    await look('bake', 'bake', 'bake');

    await come(CODES.round, ['Albertina', 'Dagny']);
    await look('hide', 'outside', 'hide');
    await other.pass();
    await look('open', 'insp', 'baker');
    await host.sees(host.button(exactly(t.phone.letGoFree)).and(host.page.locator(':enabled')));
    await guest.press(exactly(t.negotiate.more(2)));
    await host.sees(host.button(exactly(t.phone.holdTake('Dagny', 2))));
    await look('negotiate', 'insp', 'baker');
    await fits(other, '.im-room .im-oth');
    await letGoFree(host, { hasText: 'Bodil' });
    await look('takeback', 'take-back', 'take-back');
    await fits(other, '.im-pair');
    const turning = table.page
      .locator('.it-open')
      .evaluateAll((cards) => cards.map((c) => getComputedStyle(c).animationName));
    assert.deepEqual(await turning, ['none', 'none'], 'what lies open does not turn over again');
    await guest.press(exactly(t.phone.leave(2)));
    await look('inspect', 'inspect', 'inspect');
    await letGoFree(host, { hasText: 'Cyril' });
    await look('accusation', 'watch', 'last');
    await fits(other, '.im-flip');
    await guest.press(exactly(t.buttons.flip));
    await look('earnings', 'earn', 'earn');
    const names = table.page.locator('.it-earn .mc .nm');
    const sizes = await names.evaluateAll((all) =>
      all.map((name) => Number.parseFloat(getComputedStyle(name).fontSize)),
    );
    assert.ok(sizes.length > 0 && Math.min(...sizes) >= 18, `card names on the wall in pixels: ${sizes}`);

    // Where purses are hidden and the table does not remember, only the own purse is shown, and no tips. (IM-125, IM-131)
    await come(CODES.hidden, ['Albertina', 'Dagny']);
    await untilShown(one, 'insp');
    await untilShown(other, 'baker');
    await untilPhase(table, 'negotiate');
    const told = table.page.locator('.it-purse, .it-used');
    assert.equal(await told.count(), 0, 'no purse and no used card on the wall');
    await guest.sees(guest.text(t.phone.inPurse(25)));
    for (const phone of [host, guest]) assert.equal(await phone.page.locator('.im-tip').count(), 0);

    await come(CODES.end, [NAMES[equal[0]]!, NAMES[equal[1]]!]);
    await look('final-count', 'final-count', 'final-count');
    for (const phone of [host, guest]) await phone.press(exactly(t.buttons.ready));
    await look('nose-race', 'nose', 'nose');
    // An attempt may end while they are looked at; the next one comes.
    const isRed = host.heading(exactly(t.nose.now));
    const isOver = host.page.locator('.im-win, .im-rk.is-count');
    while ((await isOver.count()) === 0) {
      await host.sees(isRed.or(isOver));
      if ((await isRed.count()) === 0) continue;
      await host.page.keyboard.press(' ');
      await host.loses(isRed);
    }
    await guest.sees(guest.page.locator('.im-win, .im-rk.is-count'));
    for (const cook of [one, other]) await gallery.look(cook.device, cook.nameOf(await cook.shown()));
    await table.sees(table.page.locator('.it-cnt'));
    await gallery.look(table, 'finished');
    gallery.isFlawless();
  },
  async (folder) => {
    await layGame(
      folder,
      { ...SEATING, code: CODES.begin, options: { firstInspector: 'ritual', tips: true } },
      () => {},
    );
    await layGame(
      folder,
      { ...SEATING, code: CODES.round, options: { firstInspector: 'host', tips: true } },
      toLastPass,
    );
    await layGame(
      folder,
      {
        ...SEATING,
        code: CODES.hidden,
        people: [0, 1, 2, 3],
        options: { firstInspector: 'host', purses: 'hidden', memoryAid: false, tips: false },
      },
      (room) => {
        does(room, 0, { type: 'master.setFirstInspector', seat: 0 });
        for (const seat of [1, 2, 3]) does(room, seat, { type: 'ready' });
        for (const seat of [1, 2, 3]) {
          const [low, next] = playOf(room).hands[seat]!;
          does(room, seat, { type: seat === 3 ? 'discardCards' : 'passCards', cards: [low!, next!] });
        }
        toPhaseIn(room, 'negotiate');
      },
    );
    equal = await layEqual(folder, CODES.end, 40);
  },
);
