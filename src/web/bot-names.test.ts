import assert from 'node:assert/strict';
import { test } from 'node:test';
import { lots } from '../kernel/random.ts';
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { lettersIn, tidy } from '../kernel/room/names.ts';
import { botNames, nameForBot, soundsLike } from './bot-names.ts';

const all = Object.values(botNames).flat();
const at = (name: string, bot: string | null = null) => ({ name, bot });
const countryOf = (name: string) => Object.entries(botNames).find(([, names]) => names.includes(name))![0];

test('there are more names than any table has chairs, as many of each country, and none is taken for another', () => {
  assert.ok(all.length >= 40);
  assert.deepEqual(new Set(Object.values(botNames).map(({ length }) => length)).size, 1);
  for (const [i, name] of all.entries()) {
    assert.equal(tidy(name), name);
    assert.ok(lettersIn(name) <= ROOM_LIMITS.nameLengthMax);
    for (const other of all.slice(i + 1)) assert.ok(!soundsLike(name, other), `${name} and ${other}`);
  }
});

test('what is heard alike is alike: a letter more or another one, in whichever word of the name', () => {
  for (const person of ['Aino', 'AINO', 'aino', 'Ainor', 'Ain', 'Arno', 'Lille Aino', 'Aino Kallas', 'Áino'])
    assert.ok(soundsLike('Aino', person), person);
  for (const person of ['Anna', 'Ainara', 'Oina', 'Ai', '']) assert.ok(!soundsLike('Aino', person), person);
});

test('bots at one table come from all four countries in turn, and nobody is called twice, or what somebody is called', () => {
  const people = ['Ellen', 'Karin', 'Eirik den Store', 'Tove', 'märta', '🦊'];
  for (let evening = 0; evening < 12; evening++) {
    const lot = lots(`evening ${evening}`);
    const seats = people.map((name) => at(name));
    while (seats.length < 22)
      seats.push(
        at(
          nameForBot({ seats }, (count) => lot.int(count)),
          'clever',
        ),
      );
    const bots = seats.slice(people.length).map(({ name }) => name);
    assert.equal(new Set(bots).size, bots.length);
    for (const bot of bots) for (const person of people) assert.ok(!soundsLike(bot, person), `${bot}, ${person}`);
    for (let turn = 0; turn + 4 <= bots.length; turn += 4)
      assert.equal(new Set(bots.slice(turn, turn + 4).map(countryOf)).size, 4, String(bots));
  }
});
