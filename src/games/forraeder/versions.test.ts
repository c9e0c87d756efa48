/** Finished seasons of every version of Forræder: ten bots, with a list, a shield and a letter that was answered. */
import { amongBots, versionsSuite } from '../../kernel/testing/versions.ts';
import { forraeder } from './index.ts';
import type { State } from './state.ts';

const options = { playMode: 'remote', deathLists: 1, shieldNotice: true, fastNights: false };

versionsSuite(
  {
    version: forraeder.version,
    folder: new URL('./versions/', import.meta.url),
    ending(view) {
      const { phase, day, result, pile, share, roles, openedNights } = view as State;
      const { outcome, winners } = result ?? {};
      const traitors = Object.values(roles).filter((role) => role === 'traitor').length;
      return { phase, day, outcome, winners, pile, share, traitors, nights: openedNights?.length };
    },
    happens: [
      ...['deathListRead', 'banished', 'identityShown', 'chairEmpty', 'doorOpened', 'endVotesShown'],
      'honoursGiven',
    ],
  },
  amongBots(forraeder, 10, 'version 1', options),
);
