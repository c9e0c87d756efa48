/** Ordet fanger with a keyboard alone and less motion: lay a table, sit down, flip, type an answer, win a card. */
import assert from 'node:assert/strict';
import { evening } from './support/evening.ts';
import { Keys } from './support/keys.ts';
import { standsStill } from './support/looks.ts';
import { Guest, screenWords } from './support/ordet-fanger.ts';
import { exactly, frontWords, houseWords, saying } from './support/words.ts';

const words = houseWords('en');
const w = screenWords('en');

evening('somebody with a keyboard alone lays a table, flips cards and wins a duel', async ({ device }) => {
  const phone = await device({ name: 'keys', motion: 'less' });
  const keys = new Keys(phone);
  const me = new Guest(phone, 'Gunvor');
  const stood = new Set<string>();
  const still = async (name: string) => {
    if (stood.has(name)) return;
    stood.add(name);
    await standsStill(phone, name);
  };

  await phone.goto('/');
  await keys.press(saying(words.posters['ordet-fanger'].name));
  await keys.press(saying(frontWords('en').ways.remote.name));
  await phone.sees(phone.field(words.join.name));
  await keys.to(exactly(words.join.name));
  await phone.page.keyboard.type('Gunvor');
  await keys.press(exactly(words.join.sit));
  await keys.press(saying(words.lobby.tabs.seats));
  for (let bot = 0; bot < 3; bot++) {
    await keys.press(exactly(`${words.lobby.bots}: +`));
    await phone.sees(phone.page.locator('.bar .clock').filter({ hasText: new RegExp(`^\\s*${bot + 2} /`) }));
  }
  await still('lobby');
  await keys.press(exactly(words.lobby.start));
  await phone.sees(phone.button(exactly(w.shuffle.button)));
  await still('shuffle');
  await keys.press(exactly(w.shuffle.button));

  let [flips, answers, won, isLost] = [0, 0, false, false];
  /** The clock or a bot may be quicker than hands that go from control to control; then these are anywhere. */
  const tryTo = async (wanted: RegExp): Promise<number> => {
    isLost = await keys.press(wanted).then(
      () => false,
      () => true,
    );
    return isLost ? 0 : 1;
  };
  const isWon = phone.page.getByText(exactly(w.end.youWon));
  for (let step = 0; step < 400 && !(won && flips > 1); step++) {
    const screen = await me.screen();
    if (screen === 'flip') {
      await still('turn');
      flips += await tryTo(saying(flips % 2 ? w.turn.right : w.turn.left));
    } else if (screen === 'typed') {
      await still('duel');
      // The field has the focus when the card turns: whoever types need not look for it.
      if (isLost)
        await phone
          .field(w.typed.label)
          .focus({ timeout: 2_000 })
          .catch(() => {});
      else assert.equal(await keys.name(), w.typed.label);
      await phone.page.keyboard.type(`answer ${++answers}`);
      await keys.key('Enter');
      isLost = false;
    } else if (screen === 'photo' && (await me.isThere(w.photo.fine))) {
      await still('photo');
      await tryTo(exactly(w.photo.fine));
    } else if (screen === 'ballot' && (await me.isThere(w.ballot.own.counts))) {
      await still('honest'); // nobody but bots is there: whoever answered judges
      await tryTo(exactly(w.ballot.own.counts));
    } else if (screen === 'neutral') await tryTo(saying(w.turn.left));
    if (screen !== 'flip') await phone.changes();
    won ||= (await isWon.count()) > 0;
  }
  assert.ok(won && flips > 1 && answers > 0, `${flips} flips, ${answers} answers, won: ${won}`);
  for (const name of ['turn', 'duel', 'honest']) assert.ok(stood.has(name), `${name} was not looked at`);
});
