/**
 * Maffia led by a person, in Swedish: the cards of the briefing turn together, a bot keeps the chair of somebody whose
 * phone is away, and a strike is taken back. Each begins in a game that was laid for it; the house's time runs slower
 * where a judge has three seconds.
 */
import assert from 'node:assert/strict';
import { nominateIn, ok, passIn, playOf, type Room, toPhaseIn } from '../src/games/maffia/room-fixtures.ts';
import { sv as console } from '../src/games/maffia/screens/master/words/sv.ts';
import type { Device } from './support/device.ts';
import { evening } from './support/evening.ts';
import { enter } from './support/forraeder-season.ts';
import { Gallery } from './support/looks.ts';
import { ALMA, BODIL, CYRIL, layLed, PEOPLE } from './support/maffia-laid.ts';
import { exactly, gameWords, houseWords } from './support/words.ts';

const CODE = 'LEDD';
const SLOW = 0.2;
const t = gameWords('sv');
const words = houseWords('sv');

const titleOf = (key: 'newHere' | 'toilet' | 'pretend') => exactly(t.briefing[key].title);
const seeAll = (devices: readonly Device[], name: RegExp) =>
  Promise.all(devices.map((one) => one.sees(one.heading(name).or(one.page.locator('.script b', { hasText: name })))));

evening(
  'the cards of the briefing turn together, led by the console',
  async ({ device }) => {
    const gallery = new Gallery();
    const phone = await device({ name: 'Alma', language: 'sv' });
    const small = await device({ name: 'Bodil', language: 'sv', size: { width: 320, height: 568 } });
    const table = await device({ name: 'table', kind: 'table', language: 'sv' });
    const master = await device({ name: 'master', kind: 'master', language: 'sv' });
    const all = [phone, small, table, master];
    await enter(master, CODE, '');
    await enter(table, CODE, '');
    await enter(phone, CODE, PEOPLE[ALMA]);
    await enter(small, CODE, PEOPLE[BODIL]);
    await seeAll(all, titleOf('newHere'));
    await phone.sees(phone.text(t.briefing.led));
    for (const one of [phone, small, table])
      assert.equal(await one.button(exactly(t.buttons.nextCard)).count(), 0, `${one.name} does not turn by itself`);
    for (const one of [phone, small]) await gallery.look(one, 'the first card');

    await master.press(exactly(console.go.nextCard));
    await seeAll(all, titleOf('toilet'));
    await master.press(exactly(console.go.nextCard));
    await seeAll(all, titleOf('pretend'));

    // A phone may look back, and is fetched when the next card is turned; opened again it lies where the others lie.
    await phone.press(exactly(t.phone.backCard));
    await seeAll([phone], titleOf('toilet'));
    await seeAll([table, master], titleOf('pretend'));
    await phone.press(exactly(t.buttons.nextCard));
    await seeAll([phone], titleOf('pretend'));
    await phone.press(exactly(t.phone.backCard));
    await small.reload();
    await seeAll([small], titleOf('pretend'));
    await master.press(exactly(console.go.back));
    await seeAll(all, titleOf('toilet'));
    for (let card = 2; card < 7; card++) {
      await master.sees(master.text(t.briefing.card(card, 7)));
      await master.press(exactly(console.go.nextCard));
    }
    await seeAll(all, exactly(t.briefing.roles.title));
    await phone.press(exactly(t.buttons.ackBriefing));
    await master.sees(master.text(t.briefing.ready(1, 7)));
    for (const one of all) await gallery.look(one, 'the last card');
    await master.press(exactly(console.go.deal));
    await phone.sees(phone.heading(exactly(t.deal.title)));
    gallery.isFlawless();
  },
  layLed(CODE, 'sv'),
);

/** Cyril alone is nominated, and his call waits for the word. */
function toTheCall(room: Room): void {
  toPhaseIn(room, 'day-talk');
  nominateIn(room, [CYRIL]);
  while (playOf(room).step !== 'waiting') passIn(room);
  ok(room, 'master', { type: 'room.pause' });
}

evening(
  'a bot keeps a chair, and a strike is taken back',
  async ({ device, house }) => {
    const gallery = new Gallery();
    await house.hurry(SLOW);
    const [alma, bodil] = [
      await device({ name: 'Alma', language: 'sv' }),
      await device({ name: 'Bodil', language: 'sv' }),
    ];
    const master = await device({ name: 'master', kind: 'master', language: 'sv' });
    await enter(master, CODE, '');
    await enter(alma, CODE, PEOPLE[ALMA]);
    await enter(bodil, CODE, PEOPLE[BODIL]);
    await master.press(exactly(console.go.resume));

    const row = master.page.getByRole('row').filter({ hasText: PEOPLE[BODIL] });
    await bodil.loseNetwork();
    await master.sees(row.filter({ hasText: console.cell.away }));
    await master.press(exactly(console.mend.remove));
    const sheet = master.page.getByRole('dialog');
    await sheet.getByRole('button', { name: PEOPLE[BODIL] }).click();
    await gallery.look(master, 'who has to leave');
    await sheet.getByRole('button', { name: console.sheet.cover(PEOPLE[BODIL]) }).click();
    await master.sees(row.getByRole('img', { name: t.panel.robot }));
    await bodil.findNetwork();
    await bodil.press(exactly(words.drawers.takeBack));
    await master.loses(row.getByRole('img', { name: t.panel.robot }));

    await master.press(exactly(t.master.callVote(PEOPLE[CYRIL])));
    const raise = exactly(t.buttons.raiseHand(PEOPLE[CYRIL]));
    await Promise.all([alma, bodil].map((one) => one.press(raise)));

    const act = (what: string, name: string) => exactly(`${what}: ${name}`);
    await master.press(act(console.act.strike, PEOPLE[BODIL]));
    await master.sees(row.filter({ hasText: console.cell.struck }));
    await bodil.sees(bodil.text(t.vote.late));
    await gallery.look(master, 'a struck hand');
    await master.press(act(console.act.restore, PEOPLE[BODIL]));
    await master.loses(row.filter({ hasText: console.cell.struck }));
    await bodil.loses(bodil.text(t.vote.late));

    // The hand counts.
    await alma.sees(alma.heading(exactly(t.vote.hanged(PEOPLE[CYRIL]))));
    gallery.isFlawless();
  },
  layLed(CODE, 'sv', { voteCountdownMs: 2000, voteWindowMs: 500 }, toTheCall),
);
