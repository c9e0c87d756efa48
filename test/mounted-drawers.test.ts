/** What lies open over a game, while the game goes on below it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../src/games/index.ts';
import { bitOf, perceive } from '../src/kernel/audience.ts';
import { type AnyGame, LANGUAGES, type Typed, type Viewer } from '../src/kernel/game.ts';
import { emptyRoom } from '../src/kernel/room/state.ts';
import type { Entry } from '../src/kernel/table.ts';
import { open } from './mounted/dom.ts';
import { House } from './mounted/house.ts';
import { controlsIn, nameOf, press, wordsOf } from './mounted/look.ts';
import './mounted/scripts.ts';
import { settled } from './mounted/settled.ts';
import { layRoom } from './scenes/laid.ts';
import { playedBySeed, seatsAt } from './scenes/sweep.ts';

open();
const { openPage } = await import('./mounted/page.ts');
const { pointOf } = await import('../src/web/lobby.ts');
const { setLanguage } = await import('../src/web/memory.ts');
const { loadTexts, textsIn } = await import('../src/web/texts/index.ts');
const words = {
  en: (await import('../src/web/texts/drawers/en.ts')).en,
  da: (await import('../src/web/texts/drawers/da.ts')).da,
  sv: (await import('../src/web/texts/drawers/sv.ts')).sv,
  nb: (await import('../src/web/texts/drawers/nb.ts')).nb,
};
for (const language of LANGUAGES) await loadTexts(language);
const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Einar', 'Freja', 'Gorm', 'Helga'];

/** A game far apart up to the moment when this phase is about to end, and what ends it. */
function until(phase: string) {
  const game = games.maffia as unknown as AnyGame;
  const table = playedBySeed(game, { seed: 'drawers', seats: 7, bot: 'clever', options: { playMode: 'remote' } });
  const log = table.log as readonly Entry[];
  const { options } = table.truth;
  const view = table.initial() as { phase: string };
  const ends = log.findIndex(({ told }) => {
    const before = view.phase;
    for (const one of told) {
      const fact = perceive(one, bitOf('table'));
      if (fact) game.record(view, fact as Typed);
    }
    return before === phase && view.phase !== phase;
  });
  assert.ok(ends > 0, phase);
  const { room, goesOn } = layRoom(log.slice(0, ends - 1), options, { game, names: NAMES.slice(0, 7) });
  const house = new House(room);
  const steps = async (entry: Entry) => {
    house.tell(goesOn(entry));
    await house.passes(0);
    for (let i = 0; i < 12; i++) await settled();
  };
  return { house, beforeTheEnd: () => steps(log[ends - 1]!), end: () => steps(log[ends]!) };
}

for (const language of LANGUAGES)
  test(`${language}: an open chat says that the game has moved on, once it has, and leads back to it`, async () => {
    setLanguage(language);
    const { movedOn } = words[language];
    const { drawers } = textsIn(language);
    const { house, beforeTheEnd, end } = until('day-talk');
    const { page, close } = await openPage(2);
    const named = (name: string) => controlsIn(page).find((one) => nameOf(one).includes(name));
    await house.waitsForNothing(1_000);
    for (const name of [drawers.menu, drawers.chat]) {
      await press(named(name)!);
      await house.waitsForNothing(1_000);
    }
    const drawer = () => page.querySelector('dialog.is-chat');
    await beforeTheEnd();
    assert.ok(drawer());
    assert.ok(!wordsOf(drawer()!).includes(movedOn.title), 'nothing has changed');
    await end();
    const told = drawer()!.querySelector('.thumb')!.querySelector('p')!;
    assert.deepEqual([wordsOf(told), told.getAttribute('role')], [movedOn.title, 'status']);
    await press(named(movedOn.back)!);
    assert.equal(drawer(), null);
    await press(named(drawers.menu)!);
    await house.waitsForNothing(1_000);
    assert.ok(!wordsOf(page.querySelector('dialog')!).includes(movedOn.title), 'it is opened anew');
    await close();
    setLanguage('en');
  });

for (const game of Object.values(games) as unknown as AnyGame[])
  test(`${game.id}: where the game is, as an open drawer knows it, is the same on every phone`, () => {
    const table = playedBySeed(game, { seed: 'drawers', seats: game.seats.min, bot: 'clever' });
    const viewers: Viewer[] = ['table', ...seatsAt(table)];
    const views = viewers.map((viewer) => ({ bit: bitOf(viewer), view: table.initial() }));
    const points = new Set<string>();
    for (const { told } of table.log as readonly Entry[]) {
      for (const { bit, view } of views)
        for (const one of told) {
          const fact = perceive(one, bit);
          if (fact) game.record(view, fact as Typed);
        }
      const [all, ...others] = views.map(({ view }) => pointOf({ ...emptyRoom(), phase: 'playing', play: view }));
      for (const [seat, own] of others.entries()) assert.equal(own, all, `seat ${seat}`);
      points.add(all!);
    }
    assert.ok(points.size > 3, 'it goes on');
  });
