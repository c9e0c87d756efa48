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
import { tellFault } from './fault.ts';

const games = { maffia: maffia as unknown as AnyGame };
const words = { en, da, sv, nb };
const entries = JSON.parse(JSON.stringify(firstEvening().log)) as Entry[];

type Fields = { [field: string]: unknown };
type Log = { at: number; told: { fact: Typed & Fields }[] }[];

const entryWith = (log: Log, type: string): number =>
  log.findIndex(({ told }) => told.some((one) => one.fact.type === type));
const factIn = (log: Log, type: string) => log[entryWith(log, type)]!.told.find((one) => one.fact.type === type)!.fact;

/** What a page says of the game after somebody has changed its file. */
function after(change: (log: Log) => void, language: Language = 'en') {
  const log = openedGame(structuredClone(entries), 1)! as unknown as Log;
  change(log);
  const saved = { room: 'LYKT', number: 1, log: log as unknown as OpenEntry[] };
  const { fault, ok } = verifyRoom(games, saved.log, { isOpened: true });
  assert.equal(ok, false);
  return { kind: fault!.kind, ...tellFault(games, saved, fault!, language), log };
}

test('another name in a nomination: the step, what the file says and what it should say', () => {
  for (const language of LANGUAGES) {
    let before = '';
    const { kind, step, of, says, should, log } = after((changed) => {
      const fact = factIn(changed, 'nominated');
      const names = [fact.nominator, fact.target];
      before = JSON.stringify(names);
      fact.target = [0, 1, 2].find((seat) => !names.includes(seat));
    }, language);
    assert.equal(kind, 'changed');
    assert.equal(step, entryWith(log, 'nominated') + 1);
    assert.equal(of, log.length);
    assert.ok(says && should && says !== should, `${before}: ${says} ${should}`);
    assert.doesNotMatch(says + should, /[{}"?]|undefined/);
  }
});

test('another card: whose, and which it was', () => {
  const { kind, says, should } = after((log) => {
    const fact = factIn(log, 'roleDealt');
    fact.role = fact.role === 'mafia' ? 'villager' : 'mafia';
  });
  assert.equal(kind, 'changed');
  assert.notEqual(says, should);
  assert.equal(says?.split(':')[0], should?.split(':')[0], 'the same person');
});

test('what is missing, added, late or cut off is told as that', () => {
  const without = after((log) => void log[entryWith(log, 'nominated')]!.told.splice(0, 1));
  assert.equal(without.kind, 'left-out');
  assert.ok(without.should && !without.says);
  const twice = after((log) => {
    const { told } = log[entryWith(log, 'nominated')]!;
    told.push(structuredClone(told[0]!));
  });
  assert.equal(twice.kind, 'added');
  assert.ok(twice.says && !twice.should);
  const early = after((log) => {
    log[entryWith(log, 'nominated')]!.at -= 9_000_000;
  });
  assert.equal(early.kind, 'backwards');
  const short = after((log) => void log.splice(log.length - 3));
  assert.deepEqual([short.kind, short.step], ['incomplete', undefined]);
});

test('a file with nonsense in it is still answered', () => {
  const { step, says } = after((log) => {
    factIn(log, 'nominated').target = { nobody: true };
  });
  assert.ok(step !== undefined && step > 0);
  assert.doesNotMatch(says ?? '', /undefined|\{/);
});

test('a time that is none does not let the times after it go backwards', () => {
  const { kind, step } = after((log) => Object.assign(log[3]!, { at: 'never' }));
  assert.deepEqual([kind, step], ['backwards', 4]);
});

test('everything that can be found has its words in every language, and none is for programmers', () => {
  for (const language of LANGUAGES) {
    const { faults, where } = words[language].seal;
    assert.deepEqual(Object.keys(faults), Object.keys(en.seal.faults));
    for (const text of [...Object.values(faults), where('Maffia', 1, 2, 3, '20:15')])
      assert.doesNotMatch(text, /[{}_"]|entry|fact|log|command/i);
  }
});

test('what no game ever says is not told', () => {
  const { says } = after((log) => {
    factIn(log, 'gameEnded').outcome = 'everybody';
  });
  assert.equal(says, undefined);
});
