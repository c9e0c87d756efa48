import { test } from 'node:test';
import { LIMITS } from './limits.ts';
import { assertAnsweredMeanwhile } from './testing/long-room.ts';

test('while the longest room is loaded another one is answered, again and again', () =>
  assertAnsweredMeanwhile(LIMITS.entriesPerRoomMax));
