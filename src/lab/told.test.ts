/** Games in words, told to others: nobody is spoken to who did not do it. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import * as games from '../games/index.ts';
import { type AnyGame, LANGUAGES, type Language } from '../kernel/game.ts';
import { lots } from '../kernel/random.ts';
import { playGame } from '../kernel/testing/players.ts';
import { drawSetting } from '../kernel/testing/settings.ts';
import { tell } from './explain.ts';

const word = (...words: string[]): RegExp => new RegExp(`(?<!\\p{L})(${words.join('|')})(?!\\p{L})`, 'iu');
const SECOND_PERSON: { readonly [language in Language]: RegExp } = {
  en: word('you', 'your', 'yours', 'yourself'),
  da: word('du', 'dig', 'din', 'dit', 'dine', 'jer', 'jeres'),
  sv: word('du', 'dig', 'din', 'ditt', 'dina', 'ni', 'er', 'era', 'ert'),
  nb: word('du', 'deg', 'din', 'ditt', 'dine', 'dere', 'deres'),
};
/** What people say and what is written on cards. */
const QUOTED = /[“»”«][^“»”«]*[“»”«]/gu;
/** What is said aloud to somebody who is named in it, or to the whole table. */
const ADDRESSED = ['cardCalled', 'segmentCalled', 'coachSaid', 'fingerPointed'];
/** What happens too seldom to wait for. */
const RARE: { readonly [game: string]: object } = { forraeder: { shieldNotice: true } };

for (const game of Object.values(games) as AnyGame[]) {
  test(`${game.id}: whoever did something is named in the story, in every language`, () => {
    const lot = lots('told');
    let told = 0;
    for (let i = 0; i < 6; i++) {
      const { seats, options: drawn } = drawSetting(game, lot);
      const options = { ...(drawn as object), ...RARE[game.id] };
      const bots = [i % 2 ? game.bots.random! : ('sample' as const)];
      const { table } = playGame(game, { seats, options, seed: `told ${i}`, bots, commandsMax: 800 });
      const saved = { header: { game: game.id, version: game.version, seats, options }, log: table.log };
      for (const language of LANGUAGES) {
        for (const { fact, text } of tell(game, saved as never, undefined, language)) {
          if (ADDRESSED.includes(fact.type)) continue;
          told++;
          assert.doesNotMatch(text.replace(QUOTED, ''), SECOND_PERSON[language], `${fact.type}, game ${i}`);
        }
      }
    }
    assert.ok(told > 100);
  });
}
