/**
 * Forræder, assembled. RULES.md says what it is; facts.ts says who may know what; rules.ts is where to begin reading.
 */
import type { Game } from '../../kernel/game.ts';
import { bots } from './bots/index.ts';
import { calls } from './clock.ts';
import { type Command, command } from './commands.ts';
import { seatsMax, seatsMin } from './content.ts';
import { refusals, refuse } from './door.ts';
import { audience, type Fact } from './facts.ts';
import { legal } from './offers.ts';
import { type Options, options, presets, refuseStart } from './options.ts';
import { record } from './record.ts';
import { deadline, decide, ghosts, news, pausable, pauses, quiet, result } from './rules.ts';
import { initial, type State } from './state.ts';
import { story } from './story.ts';
import { channels } from './talk.ts';
import { twin } from './twin.ts';

export const forraeder: Game<Options, State, Command, Fact> = {
  id: 'forraeder',
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
  quiet,
  ghosts,
  channels,
  result,
  news,
  pauses,
  pausable,
  calendar: ({ pace }) => pace === 'days',
  calls,
  extend: (seconds) => ({ type: 'gm.extend', seconds }),
  story,
  twin,
  bots,
};

export type { Command, Fact, Options, State };
