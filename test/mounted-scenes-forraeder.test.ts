import './mounted/scripts.ts';
import { keepsPromises } from './mounted/promises.ts';

keepsPromises('forraeder', {
  without: { 'phone defence defence.say': 'in one room it is said aloud' },
  unseen: { councilOpened: 'it opens while the turned card of the day still lies on every screen' },
});
