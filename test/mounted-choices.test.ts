/** What cannot be taken back: the button with an answer on it asks for that answer, in each game. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../src/games/index.ts';
import type { AnyGame } from '../src/kernel/game.ts';
import { open } from './mounted/dom.ts';
import { House } from './mounted/house.ts';
import { controlsIn, hold, isUsable, letGo, nameOf, press } from './mounted/look.ts';
import './mounted/scripts.ts';
import { layRoom } from './scenes/laid.ts';
import { type Moment, moments, playedBySeed } from './scenes/sweep.ts';

open();
const { openPage } = await import('./mounted/page.ts');
const { loadTexts } = await import('../src/web/texts/index.ts');
await loadTexts('en');

const NAMES = ['Alma', 'Bodil', 'Cyril', 'Dagny', 'Egon', 'Fritjof', 'Gunvor', 'Hildur', 'Ivar', 'Jorunn'];
const EVENINGS = [{}, { gameMaster: 'human' }, { playMode: 'remote' }].flatMap((options) =>
  ['a', 'b'].map((seed) => ({ seed, options })),
);
const GREETING_MS = 7_000;

/** What is offered, what is pressed one after the other (or held), and what is asked then. */
type Choice = readonly [offer: string, presses: readonly RegExp[], asks: { readonly [field: string]: unknown }];

const CHOICES: { readonly [game: string]: readonly Choice[] } = {
  maffia: [
    ['nominate', [/^Dagny/, /^nominate Dagny/i], { target: 3 }],
    ['readyToVote', [/^ready to vote/i], { ready: true }],
  ],
  forraeder: [
    ['arrival.wish', [/^with pleasure/i, /^seal/i], { wish: 'eager' }],
    ['arrival.wish', [/^rather not/i, /^seal/i], { wish: 'reluctant' }],
    ['night.letter', [/^yes/i], { answer: 'yes' }],
    ['night.letter', [/^no$/i], { answer: 'no' }],
    ['armoury.leave', [/^take it/i], { take: true }],
    ['armoury.leave', [/^leave it/i], { take: false }],
    ['chest.choose', [/^carry silver/i, /^lay it/i], { choice: 'carry' }],
    ['chest.choose', [/^take a key/i, /^lay it/i], { choice: 'key' }],
    ['bridge.pledge', [/^5 10 silver/i, /^pledge/i], { planks: 5 }],
    ['gm.askIdentity', [/^ask who that was/i], { ask: true }],
    ['gm.askIdentity', [/^do not ask/i], { ask: false }],
    ['end.vote', [/^end it/i, /^throw the pouch/i], { choice: 'end' }],
    ['end.vote', [/^banish again/i, /^throw the pouch/i], { choice: 'banish' }],
  ],
  illumuffinati: [
    ['claimHonour', [/^this week/i, /^next/i, /^never/i, /^testify/i], { crime: 'week', hat: 'never' }],
    ['sendHome', [/^hold: take 24 gold and let Dagny/i], { seat: 3, takeBribe: true, seenBribe: 24 }],
    ['takeBack', [/^leave 24/i], { keep: 24 }],
  ],
  'ordet-fanger': [
    ['draw', [/^left \d/i], { drawPile: 'left' }],
    ['draw', [/^right \d/i], { drawPile: 'right' }],
    ['flipNeutral', [/^right/i], { drawPile: 'right' }],
    ['confirm', [/^agree/i], {}],
    ['dispute', [/^disagree/i], {}],
    ['accept', [/^fine by me/i], {}],
    ['challenge', [/^a repeat/i], { reason: 'repeat' }],
    ['vote', [/^same time/i], { choice: 'tie' }],
    ['vote', [/^nobody yet/i], { choice: 'continue' }],
    ['vote', [/^abstain/i], { choice: 'abstain' }],
  ],
  'gws-brott': [
    ['volunteer', [/^I will be GW/i], { willing: true }],
    ['volunteer', [/^rather not/i], { willing: false }],
    ['movePiece', [/^A4, street, can be reached/, /^go to A4/i], { to: 'A4' }],
  ],
};

for (const [id, choices] of Object.entries(CHOICES)) {
  test(`${id}: a button asks for what stands on it`, async () => {
    const game = (Object.values(games) as unknown as AnyGame[]).find((one) => one.id === id)!;
    const seats = Math.min(game.seats.max, game.seats.min + 2);
    const wanted = new Set(choices.map(([offer]) => offer));
    const found = new Map<string, Moment>();
    for (const { seed, options } of EVENINGS) {
      if (found.size === wanted.size) break;
      for (const moment of moments(game, playedBySeed(game, { seed, seats, options }), () => true))
        for (const { command } of moment.offers)
          if (wanted.has(command.type) && !found.has(command.type)) found.set(command.type, moment);
    }
    for (const [offer, presses, asks] of choices) {
      const { log, length, options, viewer } = found.get(offer)!;
      const { room } = layRoom(log.slice(0, length), options, { game, names: NAMES.slice(0, seats) });
      const house = new House(room, { isStill: true });
      const { page, close } = await openPage(viewer);
      await house.waitsForNothing(GREETING_MS);
      for (const name of presses) {
        const usable = controlsIn(page).filter(isUsable);
        const control = usable.find((one) => name.test(nameOf(one)));
        assert.ok(control, `${offer}: ${name} among ${usable.map(nameOf).join(', ')}`);
        if (/^hold/i.test(nameOf(control))) {
          await hold(control);
          await letGo(control);
        } else await press(control);
      }
      const { command, refusal } = house.asked.at(-1) ?? {};
      assert.deepEqual([{ ...command, ...asks }, refusal], [command, undefined], `${offer}: ${presses}`);
      assert.equal(command?.type, offer);
      await close();
    }
  });
}
