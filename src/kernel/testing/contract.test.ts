import { contractSuite } from './contract.ts';
import { liar } from './liar/index.ts';

contractSuite(liar, { games: 20 });
