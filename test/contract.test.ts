/** The contract suite on one game of the catalogue, for a quick answer; all of them are in contract.slow.test.ts. */
import { putToTest } from './catalogue.ts';

await putToTest(({ id }) => id === 'maffia');
