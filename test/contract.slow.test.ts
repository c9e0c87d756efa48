/** Every game of the catalogue is put through the whole contract suite. */
import { putToTest } from './catalogue.ts';

await putToTest({ secrecyPairs: 150, alterations: 150 });
