/** Hundreds of games, frame by frame: what wire.test.ts does with a few. */
import { wireSuite } from './testing/wire/suite.ts';

wireSuite('maffia', 10, 200);
wireSuite('illumuffinati', 6, 100);
wireSuite('gws-brott', 6, 48);
wireSuite('ordet-fanger', 10, 60);
wireSuite('forraeder', 4, 60);
