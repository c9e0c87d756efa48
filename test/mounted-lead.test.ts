/** Who leads: how one gets to the console is said where a host asks for it, in the lobby and in a pause. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maffia } from '../src/games/index.ts';
import { type AnyGame, LANGUAGES } from '../src/kernel/game.ts';
import { ROOM_LIMITS } from '../src/kernel/room/commands.ts';
import { act, type Entry } from '../src/kernel/table.ts';
import { type Drawn, open } from './mounted/dom.ts';
import { House } from './mounted/house.ts';
import { controlsIn, nameOf, press, wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { settled } from './mounted/settled.ts';
import { CODE, layLobby, layRoom, tokenOf } from './scenes/laid.ts';
import { playedBySeed } from './scenes/sweep.ts';

open();
const { openPage } = await import('./mounted/page.ts');
const { forget, keepDoors, setLanguage } = await import('../src/web/memory.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const { laterWords, loadLaterWords } = await import('../src/web/texts/later/index.ts');
for (const language of LANGUAGES) await Promise.all([loadTexts(language), loadLaterWords(language)]);

const game = maffia as unknown as AnyGame;
const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Einar', 'Freja', 'Gorm', 'Helga', 'Ivar'];

async function presses(page: Drawn, name: string): Promise<void> {
  const found = controlsIn(page).filter((one) => nameOf(one) === name);
  assert.equal(found.length, 1, `“${name}” among ${controlsIn(page).map(nameOf).join(', ')}`);
  await press(found[0]!);
  await settled();
}

const sheetOf = (page: Drawn): Drawn => page.querySelector('dialog')!;
const buttonsOf = (page: Drawn): string[] => controlsIn(page).map(nameOf);

test('a host who wants a person to lead is told how, long before all chairs are filled', async () => {
  for (const language of LANGUAGES) {
    setLanguage(language);
    const { lobby } = textsIn(language);
    const { hosts, refusals } = laterWords(language);
    const { room, tells } = layLobby({}, { game, names: NAMES.slice(0, 2) });
    tells([{ type: 'room.optionSet', name: 'gameMaster', value: 'human' }]);
    keepDoors(CODE, { master: tokenOf('door') });
    new House(room);
    const { page, close } = await openPage(0);
    await presses(page, lobby.tabs.options);
    assert.ok(wordsOf(page).includes(refusals['master-missing']!), language);
    await presses(page, hosts.screens.master.title);
    const said = wordsOf(sheetOf(page));
    assert.ok(said.includes(hosts.screens.master.help) && said.includes(hosts.leadHelp('Bodil')), said);
    assert.ok(buttonsOf(sheetOf(page)).includes(hosts.lead), language);
    await close();

    const guest = await openPage(1);
    assert.ok(!wordsOf(guest.page).includes(refusals['master-missing']!), 'only a host can do it');
    await guest.close();
  }
  setLanguage('en');
});

test('in a pause “Let somebody else run the game” leads to words about leading, and to the console once the master is gone', async () => {
  const options = { gameMaster: 'human' };
  const { log, truth } = playedBySeed(game, { seed: 'leads', seats: NAMES.length, options });
  const half = log.slice(0, log.length / 2) as readonly Entry[];
  const laid = layRoom(half, truth.options, { game, names: NAMES });
  const { now } = laid.room;
  laid.tells([
    { type: 'room.connectionChanged', who: 'master', connected: false, at: now },
    { type: 'room.paused', why: 'master-gone', until: null, at: now },
  ]);
  const house = new House(laid.room);
  const { hosts } = laterWords('en');
  const { page, close } = await openPage(0);
  await presses(page, hosts.freeMaster);
  assert.equal(wordsOf(sheetOf(page).querySelector('h2')!), hosts.freeMaster);
  assert.ok(wordsOf(sheetOf(page)).includes(hosts.masterThere));
  assert.ok(!buttonsOf(sheetOf(page)).includes(hosts.freeMaster), 'not yet');
  await house.passes(ROOM_LIMITS.masterGoneSeconds * 1000 + 1_000);
  assert.ok(!wordsOf(sheetOf(page)).includes(hosts.masterThere));
  await presses(sheetOf(page), hosts.freeMaster);
  assert.equal(house.asked.at(-1)?.command.type, 'room.freeMaster');
  await close();
});

test('a host who gets up to lead reads who is host then, by the rules, and nobody else does', async () => {
  const { room, tells } = layLobby({}, { game, names: NAMES.slice(0, 4) });
  tells([
    { type: 'room.optionSet', name: 'gameMaster', value: 'human' },
    { type: 'room.hostChanged', seat: 1 },
    { type: 'room.connectionChanged', who: 2, connected: false, via: 'here', at: room.now },
  ]);
  keepDoors(CODE, { master: tokenOf('door') });
  new House(room);
  const { lobby } = textsIn('en');
  const { hosts } = laterWords('en');
  const { page, close } = await openPage(1);
  await presses(page, lobby.tabs.options);
  await presses(page, hosts.screens.master.title);
  const said = wordsOf(sheetOf(page));
  const promised = NAMES.slice(0, 4).filter((name) => said.includes(hosts.leadHelp(name)));
  act(room, 1, { type: 'room.leave' }, room.now);
  const { seats, host } = room.truth;
  assert.deepEqual(promised, [seats[host!]!.name]);
  assert.deepEqual(promised, ['Dagny'], 'the next one who is there');
  await close();
});

test('a new host who has no key yet opens the console, and is told of nobody who led', async () => {
  const { room, tells } = layLobby({}, { game, names: NAMES.slice(0, 4) });
  tells([{ type: 'room.optionSet', name: 'gameMaster', value: 'human' }]);
  forget(`doors.${CODE}`);
  new House(room);
  const { lobby } = textsIn('en');
  const { hosts } = laterWords('en');
  const { page, close } = await openPage(0);
  await presses(page, lobby.tabs.options);
  await presses(page, hosts.screens.master.title);
  const said = wordsOf(sheetOf(page));
  assert.doesNotMatch(said, /the old one stops|everybody is told/i);
  await presses(sheetOf(page), 'Open the console');
  assert.ok(buttonsOf(sheetOf(page)).includes(hosts.lead));
  await close();
});
