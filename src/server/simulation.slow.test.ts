/** A thousand bad nights; the next thousand is in simulation-more.slow.test.ts, for two cores. */
import { simulationSuite } from './testing/simulation/suite.ts';

simulationSuite(200, 400); // as those of the quick part
simulationSuite(400, 1400, { isRough: true });
