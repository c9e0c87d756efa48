import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { AnyGame } from '../../kernel/game.ts';
import { openedGame, verifyRoom } from '../../kernel/room/verify.ts';
import type { Entry } from '../../kernel/table.ts';
import { firstEvening } from './first-evening-fixtures.ts';
import { maffia } from './index.ts';

const games = { maffia: maffia as AnyGame };

test('an evening in which much happens is accepted by those who check it, whole and as it is handed out', () => {
  const log = JSON.parse(JSON.stringify(firstEvening().log)) as Entry[];
  const told = new Set(log.flatMap((entry) => entry.told.map(({ fact }) => fact.type)));
  const wanted = [
    ...['room.paused', 'room.resumed', 'room.said', 'room.ordered', 'room.timeConfirmed', 'extensionUsed'],
    ...['runoffCalled', 'unwellSignalled', 'wordingSoftened', 'dawnBreakBegan', 'seatLeft', 'hunchSet'],
  ];
  assert.deepEqual(
    wanted.filter((type) => !told.has(type)),
    [],
  );
  assert.deepEqual(verifyRoom(games, log), { ok: true, trusted: [] });
  assert.equal(verifyRoom(games, openedGame(log, 1)!, { isOpened: true }).difference, undefined);
});
