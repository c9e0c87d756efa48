/** The door and the lead on whole pages: what is pressed is asked for, what is told is read, in four languages. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { maffia } from '../src/games/index.ts';
import { type Actor, type AnyGame, LANGUAGES, type Language, type Typed } from '../src/kernel/game.ts';
import type { RoomFact } from '../src/kernel/room/facts.ts';
import { act } from '../src/kernel/table.ts';
import { hashOf } from '../src/server/tokens.ts';
import type { Drawn } from './mounted/dom.ts';
import { open } from './mounted/dom.ts';
import { House } from './mounted/house.ts';
import { controlsIn, enter, hold, letGo, nameOf, press, shown } from './mounted/look.ts';
import './mounted/scripts.ts';
import { settled } from './mounted/settled.ts';
import { CODE, layLobby, tokenOf } from './scenes/laid.ts';

open();
const { openPage } = await import('./mounted/page.ts');
const { doorsOf, forget, setLanguage } = await import('../src/web/memory.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const words = {
  en: (await import('../src/web/texts/door/en.ts')).en,
  da: (await import('../src/web/texts/door/da.ts')).da,
  sv: (await import('../src/web/texts/door/sv.ts')).sv,
  nb: (await import('../src/web/texts/door/nb.ts')).nb,
};
for (const language of LANGUAGES) await loadTexts(language);
const { en: evening } = await import('../src/web/texts/evening/en.ts');
const { outside, inside, lead } = words.en;

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor'];
const [HOST, STAND_IN, GUEST] = [0, 1, 2];
const MINUTE = 60_000;

interface Setting {
  readonly bots?: readonly number[];
  readonly facts?: (now: number) => readonly RoomFact[];
}

function lay({ bots = [], facts = () => [] }: Setting = {}, language: Language = 'en'): House {
  const game = maffia as unknown as AnyGame;
  const { room, tells } = layLobby({}, { game, names: NAMES, bots, language });
  // Whoever only reads the room reads the rest from here.
  tells(facts(room.now));
  for (const name of ['name', `door.${CODE}`, `doors.${CODE}`, `token.${CODE}`]) forget(name);
  return new House(room);
}

const LOCKED: RoomFact = { type: 'room.lockSet', isLocked: true };
const away: RoomFact = { type: 'room.connectionChanged', who: HOST, connected: false, via: 'here', at: 0 };
const asks = (...names: string[]): RoomFact[] =>
  names.map((name, i) => ({
    ...{ type: 'room.askedIn', id: i + 1, name, mask: 16 + i, at: 0, holder: hashOf(tokenOf(name)) },
  }));

const named = (page: Drawn, name: string): Drawn => {
  const found = controlsIn(page).find((one) => nameOf(one).includes(name));
  assert.ok(found, `${name} among: ${controlsIn(page).map(nameOf).join(' | ')}`);
  return found;
};
const has = (page: Drawn, name: string): boolean => controlsIn(page).some((one) => nameOf(one).includes(name));

/** Each text by itself, as it is seen. */
const textsOf = (page: Drawn): string[] =>
  shown(page).flatMap((piece) =>
    piece.childNodes.flatMap((child) => ('set' in child ? [] : String((child as { data: string }).data).trim() || [])),
  );
const wordsOf = (page: Drawn): string => textsOf(page).join(' ');

/** Of a long silence only the end is lived through. */
async function goesBy(house: House, ms: number): Promise<void> {
  await house.until(house.now + ms);
  await house.passes(0);
  await settles();
}

/** What is fetched one after the other has come. */
async function settles(): Promise<void> {
  for (let i = 0; i < 12; i++) await settled();
}

type Sent = { readonly by: Actor; readonly refusal: string | undefined; readonly [field: string]: unknown };

/** Commands of one kind of whoever pressed, with what came of them. */
const asked = (house: House, type: string): Sent[] =>
  house.asked.flatMap(({ by, command, refusal }) => (command.type === type ? [{ by, ...command, refusal }] : []));
const plainly = (house: House, type: string) =>
  asked(house, type).map(({ type: _, refusal, ...rest }) => {
    assert.equal(refusal, undefined, type);
    return rest;
  });

test('the host locks the door and unlocks it; its link, and no other, opens it', async () => {
  const house = lay();
  const { page, close } = await openPage(HOST);
  assert.match(wordsOf(page), new RegExp(inside.openHelp));
  await press(named(page, inside.open));
  await settles();
  const [first] = asked(house, 'room.setLock');
  assert.deepEqual([first?.by, first?.isLocked, first?.refusal], [HOST, true, undefined]);
  assert.match(String(first?.pass), /^[0-9a-f]{32}$/);
  assert.equal(doorsOf(CODE)?.pass, first?.pass, 'only this browser has it');
  await press(named(page, textsIn('en').lobby.tabs.invite));
  assert.match(wordsOf(page), new RegExp(inside.passShown));
  await press(named(page, inside.pass));
  await settles();
  const passes = asked(house, 'room.setLock').map(({ pass }) => pass);
  assert.equal(new Set(passes).size, 2, 'a new one');
  assert.equal(doorsOf(CODE)?.pass, passes[1], 'and the host hands on the new one');
  await press(named(page, textsIn('en').lobby.tabs.seats));
  await press(named(page, inside.closed));
  assert.deepEqual(asked(house, 'room.setLock').at(-1)?.pass, null);
  await close();
});

test('whoever knocks is let in or not, one by one or all at once, by name', async () => {
  const house = lay({ facts: () => [LOCKED, ...asks('Torvald', 'Linnea', 'Jens', 'Mallory')] });
  const { page, close } = await openPage(HOST);
  await settles();
  assert.match(wordsOf(page), /Torvald knocks/);
  assert.match(wordsOf(page), /Linnea, Jens and Mallory knock too/);
  await press(named(page, 'Linnea, Jens and Mallory'));
  await press(named(page, inside.letInName('Jens')));
  await press(named(page, inside.notNowName('Linnea')));
  await press(named(page, inside.letIn));
  assert.match(wordsOf(page), /Mallory knocks/);
  await press(named(page, inside.notNow));
  assert.deepEqual(plainly(house, 'room.letIn'), [
    { by: HOST, id: 3, isLetIn: true },
    { by: HOST, id: 2, isLetIn: false },
    { by: HOST, id: 1, isLetIn: true },
    { by: HOST, id: 4, isLetIn: false },
  ]);
  assert.ok(!wordsOf(page).includes(inside.knocks('Mallory')));
  await close();

  const crowd = lay({ facts: () => [LOCKED, ...asks('Mallory', 'Malte', 'Malin')] });
  const host = await openPage(HOST);
  await settles();
  await press(named(host.page, 'knock too'));
  await press(named(host.page, inside.nobody));
  assert.deepEqual(plainly(crowd, 'room.letNobodyIn'), [{ by: HOST }]);
  await host.close();
});

test('the host’s phone stirs when somebody knocks in the lobby, no other does, and none while a game is on', async (t) => {
  const had = Object.getOwnPropertyDescriptor(navigator, 'vibrate');
  const stirs: unknown[] = [];
  Object.defineProperty(navigator, 'vibrate', { value: (ms: unknown) => stirs.push(ms), configurable: true });
  t.after(() =>
    had ? Object.defineProperty(navigator, 'vibrate', had) : Reflect.deleteProperty(navigator, 'vibrate'),
  );
  const house = lay({ bots: [6], facts: () => [LOCKED] });
  const host = await openPage(HOST);
  const guest = await openPage(GUEST);
  const knock = (name: string) => {
    const command = { type: 'room.askIn', name, mask: 1, holder: hashOf(tokenOf(name)) } as Typed;
    house.tell(act(house.room, 'server', command, house.room.now).entries);
  };
  knock('Torvald');
  await settles();
  assert.equal(stirs.length, 1, 'of one of two');
  knock('Linnea');
  await settles();
  assert.equal(stirs.length, 2);
  house.tell(act(house.room, HOST, { type: 'room.start' }, house.room.now).entries);
  await settles();
  knock('Jens');
  await settles();
  assert.equal(stirs.length, 2);
  for (const one of [host, guest]) await one.close();
});

test('the host says no more screens where one asks, and otherwise under “Invite”; whoever stands in is not offered it', async () => {
  const { knock, big } = evening;
  const screen: RoomFact = { type: 'room.screenKnocked', sign: 'LYKT', holder: hashOf('a screen'), at: 0 };
  const house = lay({ facts: () => [screen] });
  const { page, close } = await openPage(HOST);
  await settles();
  await press(named(page, knock.noMore));
  await settles();
  assert.ok(!wordsOf(page).includes(knock.title));
  await press(named(page, textsIn('en').lobby.tabs.invite));
  await settles();
  await press(named(page, big.mayAsk));
  assert.deepEqual(plainly(house, 'room.setScreens'), [
    { by: HOST, mayAsk: false },
    { by: HOST, mayAsk: true },
  ]);
  await close();
  const away_ = lay({ facts: () => [away] });
  const standIn = await openPage(STAND_IN);
  await goesBy(away_, MINUTE);
  const command = { type: 'room.knock', sign: 'MOSE', holder: hashOf('another') } as Typed;
  away_.tell(act(away_.room, 'server', command, away_.room.now).entries);
  await settles();
  assert.ok(wordsOf(standIn.page).includes(knock.title));
  assert.ok(!has(standIn.page, knock.noMore));
  await standIn.close();
});

test('no screen but the leader’s says who knocks', async () => {
  lay({ facts: () => [LOCKED, ...asks('Torvald')] });
  for (const viewer of [GUEST, 'table'] as const) {
    const { page, close } = await openPage(viewer);
    await settles();
    assert.doesNotMatch(wordsOf(page), /Torvald/, String(viewer));
    if (viewer === 'table') assert.ok(wordsOf(page).includes(inside.table));
    await close();
  }
});

test('somebody is asked to get up, or kept away by a press that is held; the list leads back', async () => {
  const house = lay();
  const { page, close } = await openPage(HOST);
  await press(named(page, 'Cyril, chair'));
  await press(named(page, textsIn('en').lobby.remove('Cyril')));
  assert.deepEqual(plainly(house, 'room.kick'), [{ by: HOST, seat: 2 }]);
  await press(named(page, 'Dagny, chair'));
  assert.ok(wordsOf(page).includes(inside.keepAwayHelp), 'said honestly');
  const button = named(page, inside.keepAway);
  await press(button);
  assert.deepEqual(asked(house, 'room.keepAway'), [], 'a press alone does not');
  await hold(button);
  await letGo(button);
  assert.deepEqual(plainly(house, 'room.keepAway'), [{ by: HOST, seat: 2 }]);
  await settles();
  assert.ok(wordsOf(page).includes(inside.closed), 'the door has closed');
  await press(named(page, inside.letBack('Dagny')));
  assert.deepEqual(plainly(house, 'room.letBack'), [{ by: HOST, id: 1 }]);
  const empty = named(page, inside.empty);
  await hold(empty);
  await letGo(empty);
  assert.deepEqual(plainly(house, 'room.emptyLobby'), [{ by: HOST }]);
  assert.equal(house.room.truth.seats.length, 1);
  await close();
});

test('whoever stands in begins and lets people in, and is shown nothing that is the host’s', async () => {
  const house = lay({ bots: [6], facts: () => [LOCKED, away, ...asks('Torvald')] });
  const { page, close } = await openPage(STAND_IN);
  const other = await openPage(GUEST);
  const table = await openPage('table');
  await goesBy(house, MINUTE);
  assert.ok(wordsOf(page).includes(lead.youStandIn));
  for (const one of [other.page, table.page]) assert.ok(wordsOf(one).includes(lead.standsIn('Bodil', 'Alma')));
  for (const name of [inside.closed, inside.open, inside.empty]) assert.ok(!has(page, name), name);
  await press(named(page, inside.letIn));
  assert.deepEqual(plainly(house, 'room.letIn'), [{ by: STAND_IN, id: 1, isLetIn: true }]);
  await press(named(page, 'Cyril, chair'));
  for (const name of [textsIn('en').lobby.remove('Cyril'), textsIn('en').lobby.makeHost, inside.keepAway])
    assert.ok(!has(page, name), name);
  await press(named(page, 'Gunvor, chair'));
  await press(named(page, textsIn('en').lobby.removeBot));
  assert.deepEqual(plainly(house, 'room.kick'), [{ by: STAND_IN, seat: 6 }]);
  await press(named(page, 'Free chair 7'));
  assert.equal(plainly(house, 'room.addBot').length, 1);
  await press(named(page, textsIn('en').lobby.start));
  assert.deepEqual(plainly(house, 'room.start'), [{ by: STAND_IN }]);
  for (const one of [page, other.page, table.page]) assert.ok(wordsOf(one).length > 0);
  for (const one of [{ close }, other, table]) await one.close();
});

test('the host reads on coming back that they host again, who stood in and what was done', async () => {
  const house = lay({ facts: () => [LOCKED, away, ...asks('Torvald')] });
  const host = await openPage(HOST);
  const standIn = await openPage(STAND_IN);
  await goesBy(house, 3 * MINUTE);
  await press(named(standIn.page, inside.letIn));
  const back = { type: 'room.connection', who: HOST, connected: true, via: 'here' } as Typed;
  house.tell(act(house.room, 'server', back, house.room.now).entries);
  await settles();
  const said = wordsOf(host.page);
  assert.ok(said.includes(lead.youAgain) && said.includes('3 minutes') && said.includes('Bodil'), said);
  assert.ok(said.includes(lead.did['let-in']));
  assert.ok(wordsOf(standIn.page).includes(lead.again('Alma')));
  await house.waitsForNothing(20_000);
  assert.ok(!wordsOf(host.page).includes(lead.youAgain), 'for a while');
  for (const one of [host, standIn]) await one.close();
});

test('after five minutes the table chooses a host on its phones, and the earlier one takes the lead back', async () => {
  const house = lay({ facts: () => [away] });
  const [bodil, cyril, dagny, egon] = [await openPage(1), await openPage(2), await openPage(3), await openPage(4)];
  await goesBy(house, 5 * MINUTE - 1000);
  assert.ok(!has(cyril.page, lead.stand));
  await goesBy(house, 2_000);
  assert.ok(wordsOf(cyril.page).includes(lead.may('Alma')));
  assert.ok(wordsOf(cyril.page).includes(lead.mayHelp(4)), 'four of six people');
  await press(named(cyril.page, lead.stand));
  await press(named(dagny.page, lead.voiceFor('Cyril')));
  await press(named(dagny.page, lead.voiceBack('Cyril')));
  await press(named(dagny.page, lead.voiceFor('Cyril')));
  await press(named(bodil.page, lead.stand));
  await press(named(bodil.page, lead.standDown));
  await press(named(bodil.page, lead.voiceFor('Cyril')));
  assert.ok(wordsOf(egon.page).includes(lead.voices(3, 4)));
  await press(named(egon.page, lead.voiceFor('Cyril')));
  assert.equal(house.room.truth.host, 2);
  assert.deepEqual(
    plainly(house, 'room.chooseHost').map(({ by, seat }) => [by, seat]),
    [
      [2, 2],
      [3, 2],
      [3, null],
      [3, 2],
      [1, 1],
      [1, null],
      [1, 2],
      [4, 2],
    ],
  );
  assert.ok(wordsOf(cyril.page).includes(lead.youChosen));
  assert.ok(wordsOf(egon.page).includes(lead.chosen('Cyril')));
  await press(named(cyril.page, 'Alma, chair'));
  assert.ok(!has(cyril.page, textsIn('en').lobby.remove('Alma')), 'whom it replaced stays');
  const alma = await openPage(HOST);
  await settles();
  assert.ok(wordsOf(alma.page).includes(lead.youReplaced('Cyril')));
  await press(named(alma.page, lead.takeBack));
  assert.deepEqual(plainly(house, 'room.takeLead'), [{ by: HOST }]);
  assert.equal(house.room.truth.host, HOST);
  for (const one of [bodil, cyril, dagny, egon, alma]) await one.close();
});

test('in a game the menu says who hosts and who stands in, and the way to choose', async () => {
  const game = maffia as unknown as AnyGame;
  const { room, tells } = layLobby({}, { game, names: NAMES });
  assert.equal(act(room, HOST, { type: 'room.start' }, room.now).refusal, undefined);
  const house = new House(room);
  const { page, close } = await openPage(GUEST);
  await press(named(page, textsIn('en').drawers.menu));
  await settles();
  assert.ok(wordsOf(page).includes(lead.hosts('Alma')));
  tells([{ ...away, at: room.now } as RoomFact]);
  house.tell(room.log.slice(-1));
  await goesBy(house, MINUTE);
  assert.ok(wordsOf(page).includes(lead.standsIn('Bodil', 'Alma')));
  await goesBy(house, 4 * MINUTE + 1000);
  await press(named(page, lead.stand));
  assert.deepEqual(plainly(house, 'room.chooseHost'), [{ by: GUEST, seat: GUEST }]);
  await close();
});

test('whoever becomes host is told, and the others by one line; in a game the host hands it on from the menu', async () => {
  for (const isPlaying of [false, true]) {
    const house = lay();
    const { room } = house;
    if (isPlaying) assert.equal(act(room, HOST, { type: 'room.start' }, room.now).refusal, undefined);
    const [alma, bodil, cyril] = [await openPage(0), await openPage(1), await openPage(2)];
    const table = await openPage('table');
    await settles();
    for (const { page } of [alma, bodil, cyril]) assert.ok(!wordsOf(page).includes(lead.youHost));
    if (isPlaying) {
      await press(named(bodil.page, textsIn('en').drawers.menu));
      assert.ok(!has(bodil.page, lead.voiceFor('Cyril')), 'the host alone');
      await press(named(alma.page, textsIn('en').drawers.menu));
      await settles();
      await press(named(alma.page, lead.voiceFor('Bodil')));
    } else house.tell(act(room, HOST, { type: 'room.makeHost', seat: 1 }, room.now).entries);
    await settles();
    assert.equal(room.truth.host, 1);
    assert.ok(wordsOf(bodil.page).includes(lead.youHost), `${isPlaying}`);
    for (const { page } of [alma, cyril, table])
      assert.ok(wordsOf(page).includes(lead.hostsNow('Bodil')), wordsOf(page));
    await house.waitsForNothing(16_000);
    await settles();
    for (const { page } of [alma, bodil, cyril, table])
      for (const said of [lead.youHost, lead.hostsNow('Bodil')])
        assert.ok(!wordsOf(page).includes(said), `${isPlaying} ${wordsOf(page)}`);
    for (const one of [alma, bodil, cyril, table]) await one.close();
  }
});

// From outside

test('a stranger sees a door and nothing of the room, knocks, is let in and sits', async () => {
  const house = lay({ facts: () => [LOCKED] });
  const stranger = await openPage('visitor');
  await settles();
  const seen = wordsOf(stranger.page);
  assert.ok(seen.includes(outside.title) && seen.includes(CODE));
  for (const hidden of [...NAMES, 'Maffia', '7 / 7']) assert.ok(!seen.includes(hidden), hidden);
  assert.ok(named(stranger.page, outside.knock).set.has('disabled'), 'nobody knocks without a name');
  await enter(named(stranger.page, textsIn('en').join.name), 'Torvald');
  await press(named(stranger.page, textsIn('en').masks.badger));
  await press(named(stranger.page, outside.knock));
  await settles();
  assert.ok(wordsOf(stranger.page).includes(outside.waitingText), 'the host has been asked');
  assert.deepEqual(
    house.room.truth.asking?.map(({ name, mask }) => [name, mask]),
    [['Torvald', 16]],
  );
  // Pages of one test share what their browser keeps: the host's has been seen above.
  act(house.room, HOST, { type: 'room.letIn', id: 1, isLetIn: true } as Typed, house.room.now);
  await house.waitsForNothing(2_100);
  assert.ok(wordsOf(stranger.page).includes(outside.comeIn('Torvald')));
  await house.waitsForNothing(1_500);
  await settles();
  const sat = asked(house, 'room.sit');
  assert.deepEqual(
    sat.map(({ by, name, mask }) => [by, name, mask]),
    [['visitor', 'Torvald', 16]],
    'under the name and mask from the door',
  );
  await stranger.close();
});

test('whoever is not let in is told kindly, a while later, and may knock again in a minute', async () => {
  const house = lay({ facts: () => [LOCKED] });
  const { page, close } = await openPage('visitor');
  await settles();
  await enter(named(page, textsIn('en').join.name), 'Torvald');
  await press(named(page, outside.knock));
  await settles();
  act(house.room, HOST, { type: 'room.letIn', id: 1, isLetIn: false } as Typed, house.room.now);
  await house.waitsForNothing(6_500);
  assert.ok(wordsOf(page).includes(outside.waiting), 'not within five seconds of the press');
  await house.waitsForNothing(12_000);
  assert.ok(wordsOf(page).includes(outside.nobodyText));
  assert.match(nameOf(controlsIn(page).find((one) => one.set.has('disabled'))!), /Knock again in 0:\d\d/);
  await house.waitsForNothing(60_000);
  assert.ok(!named(page, outside.again).set.has('disabled'));
  await close();
});

test('a page that is loaded anew goes on waiting; one with the host’s link asks nobody', async () => {
  const house = lay({ facts: () => [LOCKED, ...asks('visitor')] });
  const { page, close } = await openPage('visitor');
  await settles();
  assert.ok(wordsOf(page).includes(outside.waiting));
  await close();
  house.room.truth.pass = hashOf('ab'.repeat(16));
  const guest = await openPage('visitor', { pass: 'ab'.repeat(16) });
  await settles();
  assert.ok(!wordsOf(guest.page).includes(outside.title), 'it is let look on');
  assert.deepEqual(
    asked(house, 'room.usePass').map(({ by, pass }) => [by, pass]),
    [['visitor', 'ab'.repeat(16)]],
  );
  await guest.close();
});

test('every page of the door and of the lead has its words in four languages, and every button a name', async () => {
  const cases: readonly { viewer: 'visitor' | 'table' | number; setting: Setting; ms?: number }[] = [
    { viewer: 'visitor', setting: { facts: () => [LOCKED] } },
    { viewer: 'visitor', setting: { facts: () => [LOCKED, ...asks('visitor')] } },
    { viewer: HOST, setting: { facts: () => [LOCKED, ...asks('Torvald', 'Jens')] } },
    { viewer: STAND_IN, setting: { facts: () => [away] }, ms: 2 * MINUTE },
    { viewer: GUEST, setting: { facts: () => [away] }, ms: 6 * MINUTE },
    { viewer: 'table', setting: { facts: () => [LOCKED, away] }, ms: 2 * MINUTE },
  ];
  for (const [k, { viewer, setting, ms = 0 }] of cases.entries()) {
    const english = new Set<string>();
    for (const language of LANGUAGES) {
      setLanguage(language);
      const house = lay(setting, language);
      const { page, close } = await openPage(viewer);
      if (ms > 0) await goesBy(house, ms);
      await settles();
      const lines = textsOf(page).filter((line) => line.split(/\s+/).length >= 4);
      assert.ok(lines.length > 0, `${language}, case ${k}`);
      for (const one of controlsIn(page)) assert.notEqual(nameOf(one), '', `${language}, case ${k}`);
      for (const line of lines) {
        assert.doesNotMatch(line, /undefined|NaN|\[object|\$\{/, `${language}, case ${k}`);
        if (language === 'en') english.add(line);
        else assert.ok(!english.has(line), `${language}, case ${k}: ${line}`);
      }
      await close();
    }
  }
  setLanguage('en');
});
