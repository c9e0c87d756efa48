/** A thousand bad nights after those of simulation.slow.test.ts. */
import { simulationSuite } from './testing/simulation/suite.ts';

simulationSuite(1400, 2400, { isRough: true });
