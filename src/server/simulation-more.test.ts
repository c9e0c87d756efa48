/** The second half of the runs of simulation.test.ts. */
import { simulationSuite } from './testing/simulation/suite.ts';

simulationSuite(1000, 2000);
