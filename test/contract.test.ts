/**
 * For a quick answer: the contract suite on every game of the catalogue, at a few of the tables, and a few twin worlds
 * of many. All of it is in contract.slow.test.ts, and thousands of twins are `npm run lab -- secrecy <game>`.
 */
import { putToTest } from './catalogue.ts';

await putToTest({ tables: 2, games: 0, secrecyPairs: 24, snapshotsPerGame: 4, alterations: 15 });
