/** Finished games of every version of GW:s brott: five bots on the clock, with all trumps and a pencil. */
import { amongBots, versionsSuite } from '../../kernel/testing/versions.ts';
import { gwsBrott } from './index.ts';
import type { State } from './state.ts';

const options = { trumps: 'four', gwAid: 'possible-squares', playMode: 'remote', timers: 'brisk' };

versionsSuite(
  {
    version: gwsBrott.version,
    folder: new URL('./versions/', import.meta.url),
    ending(view) {
      const { phase, round, result, handed, arrests, opened } = view as State;
      const { outcome, winners } = result ?? {};
      return { phase, round, outcome, winners, handed: handed.length, arrests, paths: opened?.paths.length };
    },
    happens: ['evidenceDestroyed', 'arrested', 'specialBegan', 'trumpPlayed', 'gwDieRolled', 'allOpened'],
  },
  amongBots(gwsBrott, 5, 'version 65', options),
);
