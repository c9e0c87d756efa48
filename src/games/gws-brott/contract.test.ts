import { contractSuite } from '../../kernel/testing/contract.ts';
import { gwsBrott } from './index.ts';

contractSuite(gwsBrott as never);
