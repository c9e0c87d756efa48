/** Hundreds of games, frame by frame: what wire.test.ts does with a few. */
import { wireSuite } from './testing/wire/suite.ts';

wireSuite('maffia', 16, 200);
wireSuite('illumuffinati', 8, 100);
wireSuite('gws-brott', 8, 48);
