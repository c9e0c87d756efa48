/** Ordet fanger keeps the contract of the kernel at tables of two to six, in teams, and in every variant. */
import { contractSuite } from '../../kernel/testing/contract.ts';
import { contract, rareGames } from './fixtures.ts';
import { ordetFanger } from './index.ts';

contractSuite(ordetFanger as never, { ...contract, logs: () => rareGames().map(({ log }) => log) });
