/** Finished games of every version of Ordet fanger: eight bots in teams, at a distance. */
import { amongBots, versionsSuite } from '../../kernel/testing/versions.ts';
import './texts/all.ts';
import { ordetFanger } from './index.ts';
import type { State } from './state.ts';

const options = { playMode: 'remote', firstLapJoker: 'return', rounds: 2, tieBreak: 'showdown' };

versionsSuite(
  {
    version: ordetFanger.version,
    folder: new URL('./versions/', import.meta.url),
    ending(view) {
      const { phase, round, result, totals, said } = view as State;
      const { reason, winners, places } = result ?? {};
      return { phase, round, reason, winners, totals, places, said: said.length };
    },
    happens: ['jokerTurned', 'duelWon', 'raceClosed', 'cardUncovered', 'neutralShown', 'roundEnded'],
  },
  amongBots(ordetFanger, 8, 'version 1', options),
);
