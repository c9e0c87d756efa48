/** Two hundred games, frame by frame: what wire.test.ts does with a few. */
import { wireSuite } from './testing/wire/suite.ts';

wireSuite(30, 200);
