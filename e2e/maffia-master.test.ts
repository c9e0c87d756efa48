/**
 * Maffia led by a person, in Swedish: the cards of the briefing turn together, a bot keeps the chair of somebody whose
 * phone is away, a strike is taken back, and a sheet stays while the game goes on. Each begins in a game that was laid
 * for it; the house's time runs slower where a judge has three seconds, and whatever takes as long as it takes (a look at
 * a screen) comes where no clock is waited for.
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
const SLOW = 0.1;
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
    for (const one of [phone, small]) await gallery.look(one, `the first card, ${one.name}`);

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
    for (const one of all) await gallery.look(one, `the last card, ${one.name}`);
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

const rowOf = ({ page }: Device, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) });

/**
 * Laid over the game by a part of the page that is fetched by itself, as is the way back to a chair. Who sees it has that
 * part: a phone whose line goes before it came cannot fetch it later, for a browser asks only once for a module.
 */
const pauseOn = ({ page }: Device) => page.locator('.over-page');

// In the house's own time, which a slower one would stretch: somebody is away once five seconds have gone by.
evening(
  'a bot keeps a chair until its owner is back',
  async ({ device }) => {
    const gallery = new Gallery();
    const bodil = await device({ name: 'Bodil', language: 'sv' });
    const master = await device({ name: 'master', kind: 'master', language: 'sv' });
    await enter(master, CODE, '');
    await enter(bodil, CODE, PEOPLE[BODIL]);
    await bodil.sees(pauseOn(bodil));
    await master.press(exactly(console.go.resume));

    const row = rowOf(master, PEOPLE[BODIL]);
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
    gallery.isFlawless();
  },
  layLed(CODE, 'sv', {}, toTheCall),
);

evening(
  'a strike is taken back, and the hand counts',
  async ({ device, house }) => {
    const gallery = new Gallery();
    await house.hurry(SLOW);
    const bodil = await device({ name: 'Bodil', language: 'sv' });
    const master = await device({ name: 'master', kind: 'master', language: 'sv' });
    await enter(master, CODE, '');
    await enter(bodil, CODE, PEOPLE[BODIL]);
    await bodil.sees(pauseOn(bodil));
    await master.press(exactly(console.go.resume));
    await master.press(exactly(t.master.callVote(PEOPLE[CYRIL])));
    await bodil.press(exactly(t.buttons.raiseHand(PEOPLE[CYRIL])));

    const act = (what: string, name: string) => exactly(`${what}: ${name}`);
    const row = rowOf(master, PEOPLE[BODIL]);
    const hasStruck = row.filter({ hasText: console.cell.struck });
    const counts = row.filter({ hasText: PEOPLE[CYRIL] }); // whom her hand is up for
    await master.sees(counts);
    await master.press(act(console.act.strike, PEOPLE[BODIL]));
    await master.sees(hasStruck);
    await bodil.sees(bodil.text(t.vote.late));
    await master.press(act(console.act.restore, PEOPLE[BODIL]));
    await master.sees(counts);
    await bodil.loses(bodil.text(t.vote.late));

    await master.press(act(console.act.strike, PEOPLE[BODIL]));
    await master.sees(hasStruck);
    await gallery.look(master, 'a struck hand');
    gallery.isFlawless();
  },
  layLed(CODE, 'sv', { voteCountdownMs: 1500, voteWindowMs: 500 }, toTheCall),
);

/** All but Alma are ready for the vote. */
function toTheLastTalker(room: Room): void {
  toPhaseIn(room, 'day-talk');
  for (const seat of playOf(room).living) if (seat !== ALMA) ok(room, seat, { type: 'readyToVote', ready: true });
}

evening(
  'a sheet stays open while the game goes on, as long as what it asks for may be noted',
  async ({ device, house }) => {
    await house.hurry(SLOW);
    const alma = await device({ name: 'Alma', language: 'sv' });
    const master = await device({ name: 'master', kind: 'master', language: 'sv' });
    await enter(master, CODE, '');
    await enter(alma, CODE, PEOPLE[ALMA]);
    const sheet = master.page.getByRole('dialog');
    await master.press(exactly(console.go.nominate));
    await sheet.getByRole('button', { name: PEOPLE[ALMA] }).click();
    await master.sees(sheet.getByText(console.sheet.whomNominates(PEOPLE[ALMA])));
    await alma.page.getByRole('switch', { name: t.buttons.ready }).click();
    await master.sees(master.page.locator('main h1', { hasText: console.heading.last(1) }));
    await sheet.getByRole('button', { name: PEOPLE[BODIL] }).click();
    await master.sees(rowOf(master, PEOPLE[ALMA]).filter({ hasText: PEOPLE[BODIL] }));
  },
  layLed(CODE, 'sv', {}, toTheLastTalker),
);

evening(
  'when the master says that the time is up, it is, however long the day was',
  async ({ device }) => {
    const master = await device({ name: 'master', kind: 'master', language: 'sv' });
    await enter(master, CODE, '');
    await master.press(exactly(console.pending.shorten));
    await master.press(exactly(console.sheet.upNow));
    await master.sees(master.heading(exactly(console.heading.extension(1))));
  },
  layLed(CODE, 'sv', {}, (room) => toPhaseIn(room, 'day-talk')),
);
