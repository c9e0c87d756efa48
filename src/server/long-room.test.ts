import { test } from 'node:test';
import { assertAnsweredMeanwhile } from './testing/long-room.ts';

test('while a long room is loaded another one is answered, again and again', () => assertAnsweredMeanwhile(20_000));
