import { contractSuite } from '../../kernel/testing/contract.ts';
import { illumuffinati } from './index.ts';

contractSuite(illumuffinati as never);
