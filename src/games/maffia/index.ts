/**
 * Maffia, assembled. RULES.md says what it is; facts.ts says who may know what; rules.ts is where to begin reading.
 */
import type { Game } from '../../kernel/game.ts';
import { bots } from './bots/index.ts';
import { restartAfterPause } from './care.ts';
import { type Command, command } from './commands.ts';
import { seatsMax, seatsMin } from './content.ts';
import { refusals, refuse } from './door.ts';
import { audience, type Fact } from './facts.ts';
import { numbers } from './numbers.ts';
import { legal } from './offers.ts';
import { type Options, options, presets, refuseStart } from './options.ts';
import { question } from './question.ts';
import { record } from './record.ts';
import { deadline, decide, ghosts, news, pauses, quiet, result } from './rules.ts';
import { initial, type State, speechIn } from './state.ts';
import { story } from './story.ts';
import { channels } from './talk.ts';
import { titles } from './titles.ts';
import { twin } from './twin.ts';

export const maffia: Game<Options, State, Command, Fact> = {
  id: 'maffia',
  version: 1,
  seats: { min: seatsMin, max: seatsMax },
  options,
  presets,
  refuseStart,
  audience,
  command,
  refusals,
  initial,
  begin: { type: 'begin' },
  refuse,
  decide,
  record,
  legal,
  deadline,
  question,
  quiet,
  ghosts,
  channels,
  speech: speechIn,
  result,
  news,
  pauses,
  whilePaused: ['signalUnwell', 'cancelUnwell', 'softenWording'],
  resumed: restartAfterPause,
  extend: (seconds) => ({ type: 'master.adjustClock', deltaSeconds: seconds }),
  carry: (state) => (state.wording === 'soft' ? { wording: 'soft' } : {}), // MF-29
  titles,
  story,
  numbers,
  twin,
  bots,
};

export type { Command, Fact, Options, State };
