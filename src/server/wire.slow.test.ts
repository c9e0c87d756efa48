/** Hundreds of games, frame by frame: what wire.test.ts does with a few. */
import { wireSuite } from './testing/wire/suite.ts';

wireSuite('maffia', 10, 200);
wireSuite('illumuffinati', 0, 100);
wireSuite('gws-brott', 0, 48);
wireSuite('ordet-fanger', 0, 60);
wireSuite('forraeder', 0, 60);
for (const game of ['maffia', 'illumuffinati', 'gws-brott']) wireSuite(`${game}, led by a person`, 3, 23);
