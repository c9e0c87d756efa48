/** Everything that can be drawn for a code, letter by letter. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '../kernel/game.ts';
import { liar } from '../kernel/testing/liar/index.ts';
import { CODE_LENGTHS, CODE_LETTERS } from '../protocol.ts';
import { createKnocks } from './knock.ts';
import { drawLetters, isUnwanted, readAs, unwantedWords } from './letters.ts';
import { chanceOf, openHouse } from './testing/house.ts';

/** Draws these letters, one draw after the other, and then from the beginning again. */
function chanceFor(letters: string) {
  let i = 0;
  return { ...chanceOf('letters'), int: () => CODE_LETTERS.indexOf(letters[i++ % letters.length]!) };
}

const everyCode = (length: number, then: (code: string) => void, begun = ''): void => {
  if (begun.length === length) return then(begun);
  for (const letter of CODE_LETTERS) everyCode(length, then, begun + letter);
};

/** All ways to write a word with the letters of codes. */
const spellings = (word: string): string[] =>
  [...word].reduce<string[]>(
    (begun, letter) => begun.flatMap((one) => [...readAs(letter)].map((as) => one + as)),
    [''],
  );

const backwards = (word: string): string => [...word].reverse().join('');

/** All codes with an unwanted word somewhere in them, put together around the words. */
function codesAround(length: number): Set<string> {
  const codes = new Set<string>();
  for (const word of unwantedWords.filter((one) => one.length <= length).flatMap(spellings)) {
    everyCode(length - word.length, (rest) => {
      for (let i = 0; i <= rest.length; i++) codes.add(rest.slice(0, i) + word + rest.slice(i));
    });
  }
  return codes;
}

test('of all codes that can be drawn none has an unwanted word in it, and nearly all are left', () => {
  const [four, five] = CODE_LENGTHS.map((length) => {
    const without = codesAround(length);
    for (const code of without) assert.equal(isUnwanted(code), true, code);
    return CODE_LETTERS.length ** length - without.size;
  });
  let drawable = 0;
  everyCode(4, (code) => {
    if (!isUnwanted(code)) drawable++;
  });
  assert.equal(drawable, four);
  // Of 279,841 and 6,436,343: this number is to be looked at when a word is added.
  assert.deepEqual([four, five], [275_029, 6_267_688]);
});

test('the words that made somebody look are not drawn, nor what is read as them, nor inside a longer code', () => {
  // Written backwards, for the same reason as there.
  for (const word of ['MSDB', 'KCUF', 'KCVF', 'TNUC', 'TJHS', 'XES', 'TULS', 'KUK', 'PENK', 'REGEN', 'LYEH', 'PADSN'])
    for (const code of [backwards(word), `${backwards(word)}T`.slice(0, 5), `X${backwards(word)}`.slice(0, 5)])
      if (code.includes(backwards(word))) assert.ok(isUnwanted(code), code);
  for (const code of ['LYKT', 'SKAL', 'FEST', 'VAND', 'SNUS', 'HYGGE']) assert.ok(!isUnwanted(code), code);
});

test('every wanted code has the same chance: each way to draw it is its own', () => {
  const drawn = new Map<string, number>();
  everyCode(2, (end) => {
    const code = drawLetters(4, chanceFor(`BD${end}`));
    if (code) drawn.set(code, (drawn.get(code) ?? 0) + 1);
  });
  assert.ok(drawn.size > 500 && [...drawn.values()].every((times) => times === 1));
});

test('an unwanted draw is drawn again, for a room and for a screen, and not for ever', async () => {
  const wish = { game: 'liar', language: 'en', remote: true } as const;
  const [bad, good] = [backwards('MSDB'), 'LYKT'];
  const lucky = openHouse({ liar: liar as AnyGame }, { chance: chanceFor(bad + good) });
  const made = await lucky.rooms.create(wish);
  assert.ok(typeof made === 'object');
  assert.equal(made.room, good);
  const room = (await lucky.rooms.find(good))!;
  const [one, other] = ['1'.repeat(64), '2'.repeat(64)];
  const knock = (drawn: string, holder: string) =>
    createKnocks(lucky.clock, chanceFor(drawn)).knock(room, holder, 'home');
  assert.deepEqual(await knock(bad + good, one), { state: 'waiting', sign: good });
  assert.equal(await knock(bad, other), 'busy');
  const unlucky = openHouse({ liar: liar as AnyGame }, { chance: chanceFor(bad) });
  assert.equal(await unlucky.rooms.create(wish), 'too-many-rooms');
});
