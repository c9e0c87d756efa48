/** From one game to the next: what the pages of those who stay do by themselves, and what they no longer show. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { illumuffinati } from '../src/games/index.ts';
import type { AnyGame, Typed } from '../src/kernel/game.ts';
import { act, type Entry } from '../src/kernel/table.ts';
import { open } from './mounted/dom.ts';
import { House } from './mounted/house.ts';
import { controlsIn, nameOf, press, wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { settled } from './mounted/settled.ts';
import { layRoom } from './scenes/laid.ts';
import { playedBySeed } from './scenes/sweep.ts';

open();
const { openPage } = await import('./mounted/page.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');
const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny'];

/** A table at which a game was played to its end. */
function afterGame(): House {
  const game = illumuffinati as unknown as AnyGame;
  const { log, truth } = playedBySeed(game, { seed: 'over', seats: NAMES.length, bot: 'clever' });
  const { room } = layRoom(log as readonly Entry[], truth.options, { game, names: NAMES });
  assert.equal(room.truth.phase, 'ended');
  return new House(room);
}

async function layNext(house: House): Promise<void> {
  const { entries, refusal } = act(house.room, 0, { type: 'room.rematch' } as Typed, house.room.now);
  assert.equal(refusal, undefined);
  house.tell(entries);
  await settled();
}

test('for each game every phone adds its pinch of chance', async () => {
  const house = afterGame();
  const pages = [await openPage(0), await openPage(2)];
  await layNext(house);
  await house.waitsForNothing(1_000);
  const pinches = house.room.truth.seats.map(({ contribution }) => contribution);
  assert.deepEqual(
    pinches.map((bits) => bits !== null),
    [true, false, true, false],
  );
  assert.notEqual(pinches[0], pinches[2]);
  assert.deepEqual(
    house.asked.map(({ by, command, refusal }) => [by, command.type, refusal]),
    [0, 2].map((seat) => [seat, 'room.contribute', undefined]),
    'once each',
  );
  for (const { close } of pages) await close();
});

for (const [name, shows] of [
  ['seal', /^the seal/i],
  ['replay', /^replay/i],
] as const) {
  test(`the ${name} of a finished game closes when the next is laid, says why, and asks nothing of the next`, async () => {
    const house = afterGame();
    const paths: string[] = [];
    const answers = globalThis.fetch;
    Object.assign(globalThis, {
      fetch: (path: string, how: RequestInit) => {
        paths.push(path);
        return answers(path, how);
      },
    });
    const { page, close } = await openPage(2);
    await house.waitsForNothing(20_000);
    const button = controlsIn(page).find((one) => shows.test(nameOf(one)));
    assert.ok(button, controlsIn(page).map(nameOf).join(', '));
    await press(button);
    await house.waitsForNothing(1_000);
    const dialog = () => page.querySelector('dialog');
    assert.ok(dialog());
    assert.match(paths.at(-1)!, /\/games\/1$/);
    await layNext(house);
    await house.waitsForNothing(1_000);
    assert.ok(!dialog(), 'what it says is not of this game');
    assert.deepEqual(
      paths.filter((path) => path.endsWith('/games/2')),
      [],
    );
    assert.match(wordsOf(page), /the next game is being set up.*belonged to the last one/i);
    await house.waitsForNothing(10_000);
    assert.doesNotMatch(wordsOf(page), /belonged to the last one/i);
    await close();
  });
}
