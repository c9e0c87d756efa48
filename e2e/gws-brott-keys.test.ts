/**
 * GW:s brott with a keyboard alone and less motion, from the front page to the ending: a criminal's turns, first with the
 * board walked by arrow keys, then with the list.
 */
import assert from 'node:assert/strict';
import { evening } from './support/evening.ts';
import { gwScreens, gwTexts, layGwTable, Rogue, stepGw } from './support/gws-brott.ts';
import { Keys } from './support/keys.ts';
import { sitDown, toTab } from './support/lobby.ts';
import { standsStill } from './support/looks.ts';
import { exactly, frontWords, houseWords, like, saying } from './support/words.ts';

const words = houseWords('en');
const t = gwTexts('en');
const w = gwScreens('en');
const TURN_MS = 60_000;

/** Plays on until the end. `reader` says what is asked for and where the pieces are, and presses nothing. */
async function playOn(keys: Keys, reader: Rogue): Promise<void> {
  for (;;) {
    const asked = await reader.asked();
    if (asked === 'ended') return;
    // What was answered last may still be shown while it is on its way, and moments go by themselves: whoever then
    // looks for its buttons finds none.
    await answer(asked, keys, reader).catch(async (problem: unknown) => {
      if ((await reader.asked()) === asked) throw problem;
    });
  }
}

async function answer(asked: string, keys: Keys, reader: Rogue): Promise<void> {
  const { device } = keys;
  const name = async (button: ReturnType<typeof device.button>) =>
    saying((await button.innerText()).replace(/\s+/g, ' ').trim());
  switch (asked) {
    case 'moment':
      return keys.press(exactly(w.tools.goOn));
    case 'piece-choice':
      return keys.press(like(w.pieces.first as (n: never) => string));
    case 'turn':
      return keys.press(/^Roll \d/);
    case 'rolled': {
      if ((await device.button(exactly(w.turn.stuck)).count()) > 0) return keys.press(exactly(w.turn.stuck));
      const dice = device.page.locator('.gb-dicerow').getByRole('button', { disabled: false });
      await keys.press(await name(dice.first()));
      return keys.press(/^Use the/);
    }
    case 'moving': {
      // The list has what is nearest to GW last: this game is to end soon.
      const last = device.page.locator('.gb-ends button').last();
      reader.square = (await last.locator('b').innerText()).trim();
      await keys.press(await name(last));
      return keys.press(like(w.turn.go as (n: never) => string));
    }
    default:
      return device.changes();
  }
}

evening('GW:s brott with a keyboard alone, from the front page to the ending', async ({ device }) => {
  const host = await device({ name: 'Egon' });
  const phone = await device({ name: 'keys', motion: 'less' });
  const code = await layGwTable(host);
  await sitDown(host, 'Egon');
  await toTab(host, 'options');
  await stepGw(host, 'handcuffs', '+', '1');
  const keys = new Keys(phone);
  await phone.goto('/');
  const front = frontWords('en');
  await phone.sees(phone.field(front.code));
  await keys.to(exactly(front.code));
  await phone.page.keyboard.type(code);
  await keys.press(exactly(front.join));
  const still = (name: string) => standsStill(phone, name);
  const sees = (what: ReturnType<typeof phone.text>) => what.first().waitFor({ timeout: TURN_MS });

  await phone.sees(phone.field(words.join.name));
  await keys.to(exactly(words.join.name));
  await phone.page.keyboard.type('Dagny');
  await keys.press(exactly(words.join.sit));
  await keys.press(exactly(words.lobby.ready));
  await host.press(exactly(words.lobby.start));
  const reader = new Rogue(phone, 'Dagny', { hunts: false });
  const gw = new Rogue(host, 'Egon', { hunts: true, towards: () => reader.square });
  const hunting = gw.play();

  await keys.press(exactly(t.buttons.unwilling));
  // With two players there is no criminal card: the hand comes first.
  await sees(phone.button(exactly(w.deal.holdHand)));
  await still('deal');
  await keys.to(exactly(w.deal.holdHand));
  await phone.page.keyboard.down(' ');
  const card = phone.button(exactly(w.deal.holdHand)).locator('.gb-line');
  await sees(card);
  assert.equal(await card.count(), 10, 'ten cards while the seal is held');
  await phone.page.keyboard.up(' ');
  await card.first().waitFor({ state: 'detached' });
  await keys.press(exactly(w.deal.seen));
  await sees(phone.heading(exactly(w.pieces.two)));
  await still('pieces');
  await keys.press(saying(t.pieces.hat));
  await keys.press(saying(t.pieces.boot));
  await keys.press(saying(w.pieces.takeTwo(t.pieces.hat, t.pieces.boot)));

  await sees(phone.heading(exactly(w.pieces.who)));
  await still('which piece');
  await keys.press(saying(w.pieces.first(t.pieces.hat)));
  await sees(phone.button(like(w.turn.roll as (n: never) => string)));
  await still('turn');
  await keys.press(like(w.turn.roll as (n: never) => string));
  await sees(phone.button(like(w.turn.again as (n: never) => string)));
  await still('rolled');
  const dice = phone.page.locator('.gb-dicerow').getByRole('button', { disabled: false });
  const die = (await dice.first().innerText()).replace(/\s+/g, ' ').trim();
  await keys.press(saying(die));
  await keys.press(/^Use the/);
  await sees(phone.text(w.bar.youWalk));
  await still('moving');
  // The board has one stop of Tab; from there arrow keys go from square to square.
  await keys.to(saying(w.board.reach));
  const first = await keys.name();
  await keys.key('ArrowRight');
  await keys.key('ArrowLeft');
  assert.match(await keys.name(), /^[A-M]\d+/, 'arrow keys stay on squares');
  await keys.to(saying(first.split(',')[0]!));
  await keys.key('Enter');
  await keys.press(like(w.turn.go as (n: never) => string));
  // The other piece's turn comes, with the same keys.
  await sees(phone.text(w.bar.withPiece(1, t.pieces.boot)));
  await keys.press(exactly(w.tools.list));
  await sees(phone.heading(exactly(w.inWords.title)));
  await still('list');
  await playOn(keys, reader);
  await hunting;

  await sees(phone.heading(exactly(w.end.youLost)));
  await still('ended');
  await keys.press(exactly(w.end.ways));
  await keys.to(new RegExp(`^(${w.end.play}|${w.end.stop})$`));
  await keys.key('Tab');
  await keys.key('Home');
  await sees(phone.page.getByRole('slider', { name: `${w.end.round} 1` }));
  await keys.press(exactly(w.end.table));
  await sees(phone.heading(exactly(t.screen.everything)));
  await still('who was who');
});
