/** Ordet fanger: what the table speaks, from the lobby to what bots answer. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import './texts/all.ts';
import { type Actor, LANGUAGES, type Language, type Typed } from '../../kernel/game.ts';
import { lots, seeded } from '../../kernel/random.ts';
import { roomRules } from '../../kernel/room/rules.ts';
import { emptyRoom, type RoomState } from '../../kernel/room/state.ts';
import { act, openTable, type Table, tick, watcherOf } from '../../kernel/table.ts';
import { answersIn } from './content.ts';
import type { Fact } from './facts.ts';
import { ordetFanger } from './index.ts';
import type { State } from './state.ts';

type Room = Table<RoomState, Typed, Typed>;
type Sent = Typed & { readonly [field: string]: unknown };
const rules = roomRules({ 'ordet-fanger': ordetFanger });
const hexOf = (text: string, length: number): string => text.repeat(length).slice(0, length);
const playOf = (room: Room): State => room.truth.play as State;
const tag = (name: string, mask: number) => ({ name, pronouns: '', mask });

function ok(room: Room, by: Actor, command: Sent, at = room.now): void {
  const { refusal } = act(room, by, command, at);
  assert.equal(refusal, undefined, `${JSON.stringify(command)} by ${by}`);
}

/** Somebody at a table that speaks this, with two bots. */
function lobby(language: Language): Room {
  const room = openTable(rules, emptyRoom, seeded('languages'), [0, 1, 2, 'table']) as Room;
  const doors = { table: hexOf('7a', 64), master: hexOf('3a', 64), secret: hexOf('5e', 64) };
  ok(room, 'server', { type: 'room.open', game: 'ordet-fanger', language, remote: true, ...doors });
  const keys = { holder: hexOf('0b', 64), via: 'here', contribution: hexOf('01', 32) };
  ok(room, 'visitor', { type: 'room.sit', ...tag('Anna', 0), isNew: false, ...keys }, 1000);
  for (const seat of [1, 2]) ok(room, 0, { type: 'room.addBot', ...tag(`Bot ${seat}`, seat), bot: 'sharp' });
  return room;
}

/** Plays on with bots that see what their seats see, until so many typed races are over; Anna only waits. */
function playOn(room: Room, races: number): { text: string; isIn: (language: Language) => boolean }[] {
  const answers: ReturnType<typeof playOn> = [];
  const bots = [1, 2].map((seat) => ({
    seat,
    bot: ordetFanger.bots.sharp!(seat, lots(`bot ${seat}`), () => lots(0)),
  }));
  let seen = room.log.length;
  for (let steps = 0; answers.length < races && steps < 5000; steps++) {
    const still = room.truth.still;
    const views = bots.map((one) => ({ ...one, view: watcherOf(room, one.seat).view.play as State }));
    const wakes = views.map(({ bot, view }) => bot.wakes(view, room.now - still));
    const at = Math.min(...wakes.map((wake) => wake ?? Number.POSITIVE_INFINITY)) + still;
    const due = ordetFanger.deadline(playOf(room))!.at + still;
    if (due <= at) tick(room, due);
    else {
      const { seat, bot, view } = views.find((_, i) => wakes[i]! + still === at)!;
      tick(room, at - 1);
      const command = bot.act(view, () => ordetFanger.legal(view, seat, at - still), at - still);
      if (command) ok(room, seat, command as Sent, at);
    }
    for (const { fact } of room.log.slice(seen).flatMap(({ told }) => told)) {
      for (const { bot, view } of views) bot.see?.(fact, view, room.now - still);
      if (fact.type !== 'raceClosed') continue;
      for (const { seat, text } of (fact as Extract<Fact, { type: 'raceClosed' }>).answers) {
        const asked = playOf(room).chronicle.wall.findLast((one) => one.seat === seat && one.text === text)!.card;
        answers.push({ text, isIn: (language) => answersIn(language, asked).some((one) => one.text === text) });
      }
    }
    seen = room.log.length;
  }
  return answers;
}

/** Nearly all: now and then a bot says what belongs on another card. */
function speaks(answers: ReturnType<typeof playOn>, language: Language): void {
  const own = answers.filter(({ isIn }) => isIn(language));
  assert.ok(own.length >= answers.length - 1, answers.map(({ text }) => text).join(', '));
}

for (const language of LANGUAGES) {
  test(`[OF-108a] at a table that speaks ${language} bots answer in ${language}`, () => {
    const room = lobby(language);
    ok(room, 0, { type: 'room.start' }, 5000);
    const answers = playOn(room, 12);
    assert.equal(answers.length >= 12, true);
    speaks(answers, language);
    for (const other of LANGUAGES.filter((one) => one !== language))
      assert.ok(
        answers.some(({ isIn }) => !isIn(other)),
        `all of it is ${other} as well`,
      );
  });
}

test('[OF-108a] there is one setting: bots follow the table when its host changes it, before the start and after', () => {
  const room = lobby('en');
  assert.equal(
    act(room, 0, { type: 'room.setOption', name: 'language', value: 'sv' } as never, room.now).refusal,
    'unknown-option',
  );
  ok(room, 0, { type: 'room.setLanguage', language: 'sv' });
  ok(room, 0, { type: 'room.start' }, 5000);
  speaks(playOn(room, 8), 'sv');
  ok(room, 0, { type: 'room.setLanguage', language: 'da' });
  assert.equal(playOf(room).language, 'da');
  speaks(playOn(room, 9).slice(1), 'da');
});
