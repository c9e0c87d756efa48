/** Hundreds of games, frame by frame: what wire.test.ts does with a few. */
import { wireSuite } from './testing/wire/suite.ts';

wireSuite('maffia', 30, 200);
wireSuite('illumuffinati', 24, 100);
wireSuite('gws-brott', 12, 48);
