import assert from 'node:assert/strict';
import { test } from 'node:test';
import { firstEvening } from '../../games/maffia/first-evening-fixtures.ts';
import { maffia } from '../../games/maffia/index.ts';
import '../../games/maffia/texts/all.ts';
import type { OpenEntry } from '../../kernel/fairness.ts';
import { type AnyGame, LANGUAGES, type Language, type Typed } from '../../kernel/game.ts';
import { openedGame, verifyRoom } from '../../kernel/room/verify.ts';
import type { Entry } from '../../kernel/table.ts';
import { da } from '../texts/drawers/da.ts';
import { en } from '../texts/drawers/en.ts';
import { nb } from '../texts/drawers/nb.ts';
import { sv } from '../texts/drawers/sv.ts';
import { differencesOf, tellDifferences } from './differences.ts';

const games = { maffia: maffia as unknown as AnyGame };
const words = { en, da, sv, nb };
const entries = JSON.parse(JSON.stringify(firstEvening().log)) as Entry[];
const kept = () => openedGame(structuredClone(entries), 1)!;

type Fields = { [field: string]: unknown };
type Changeable = {
  at: number;
  rules?: string;
  earlier?: string;
  command?: Fields;
  told: { fact: Typed & Fields }[];
}[];

const entryWith = (log: Changeable, type: string): number =>
  log.findIndex(({ told }) => told.some(({ fact }) => fact.type === type));
const factIn = (log: Changeable, type: string) =>
  log[entryWith(log, type)]!.told.find(({ fact }) => fact.type === type)!.fact;

/** What lies between a file that somebody has changed and the log of its room. */
function between(change: (log: Changeable) => void, language: Language = 'en') {
  const room = kept();
  const file = kept();
  change(file as unknown as Changeable);
  const differences = differencesOf(file, room);
  const told = tellDifferences(games, [file, room], differences, words[language].seal, language);
  return { differences, told, ok: verifyRoom(games, file, { isOpened: true }).ok };
}

test('what is not changed has no differences, also if the house has noted more since', () => {
  assert.deepEqual(between(() => {}).differences, []);
  const room = [...kept(), { at: 9e12, told: [] } as OpenEntry];
  assert.deepEqual(differencesOf(kept(), room), []);
});

test('another name at the table, which the rules cannot know, is found and told', () => {
  for (const language of LANGUAGES) {
    const { differences, told, ok } = between((log) => {
      const fact = factIn(log, 'room.seatTaken');
      fact.seat = { ...(fact.seat as object), name: 'Ingvild' };
      const { command } = log[entryWith(log, 'room.seatTaken')]!;
      if (command) command.name = 'Ingvild';
    }, language);
    assert.equal(ok, true, 'the rules believe it');
    assert.deepEqual(
      differences.map(({ kind }) => kind),
      ['changed'],
    );
    assert.match(told[0]!.says!, /Ingvild/);
    assert.ok(told[0]!.room && !told[0]!.room.includes('Ingvild'));
  }
});

test('opened nights that were not so are found and told', () => {
  const { differences, told, ok } = between((log) => {
    const fact = factIn(log, 'nightsOpened');
    const [first, ...nights] = fact.nights as object[];
    fact.nights = [{ ...first, shot: [3], saved: null }, ...nights];
  });
  assert.equal(ok, true, 'the rules believe it');
  assert.equal(differences.length, 1);
  assert.ok(told[0]!.says && told[0]!.room && told[0]!.says !== told[0]!.room, JSON.stringify(told));
});

test('what somebody is made to have said in the chat is found and told', () => {
  const said = { type: 'room.said', by: 0, channel: 'all', text: 'It was me.' };
  const added = between((log) => {
    const at = entryWith(log, 'dayBegan');
    log.splice(at + 1, 0, { at: log[at]!.at, told: [{ fact: { ...said }, to: -1 } as never] });
  });
  assert.deepEqual(
    added.differences.map(({ kind, room }) => [kind, room]),
    [['added', undefined]],
    'and nothing behind it is called different',
  );
  assert.match(added.told[0]!.says!, /: It was me\.$/);
  assert.equal(added.told[0]!.room, undefined);
});

test('a step that is left out is told from what the house has, and what follows is not called different', () => {
  const { differences, told } = between((log) => void log.splice(entryWith(log, 'nominated'), 1));
  assert.deepEqual(
    differences.map(({ kind, file }) => [kind, file]),
    [['left-out', undefined]],
  );
  assert.ok(told[0]!.room && !told[0]!.says);
});

test('a file that ends before the game does lacks its end', () => {
  const { differences } = between((log) => void log.splice(entryWith(log, 'room.gameOver') - 1));
  assert.deepEqual(
    differences.map(({ kind }) => kind),
    ['left-out', 'left-out'],
  );
});

test('a beginning that is called the work of earlier rules is found, and what was changed in it told apart', () => {
  const { differences, told } = between((log) => {
    for (const entry of log) entry.earlier = 'room.1 maffia.0';
    const fact = factIn(log, 'nominated');
    fact.target = [0, 1, 2].find((seat) => seat !== fact.nominator && seat !== fact.target);
  });
  assert.equal(differences.length, kept().length);
  const others = differences.flatMap(({ kind }, i) => (kind === 'rules' ? [] : [told[i]!]));
  assert.equal(others.length, 1);
  assert.ok(others[0]!.says && others[0]!.room && others[0]!.says !== others[0]!.room);
});

test('a file with nonsense in it is still compared', () => {
  const { differences, told } = between((log) => {
    factIn(log, 'nominated').target = { nobody: true };
    factIn(log, 'room.seatTaken').seat = null;
  });
  assert.equal(differences.length, 2);
  assert.doesNotMatch(JSON.stringify(told), /undefined|object Object/);
});
