/**
 * GW:s brott, assembled. RULES.md says what it is; facts.ts says who may know what; rules.ts is where to begin reading.
 */
import type { Game } from '../../kernel/game.ts';
import { bots } from './bots/index.ts';
import { type Command, command } from './commands.ts';
import { seatsMax, seatsMin } from './content.ts';
import { refusals, refuse } from './door.ts';
import { audience, type Fact } from './facts.ts';
import { legal } from './offers.ts';
import { type Options, options, presets } from './options.ts';
import { news } from './people.ts';
import { question } from './question.ts';
import { record } from './record.ts';
import { deadline, decide, pausable, pauses, result } from './rules.ts';
import { actorsOf, initial, type State } from './state.ts';
import { story } from './story.ts';
import { channels } from './talk.ts';
import { titles } from './titles.ts';
import { twin } from './twin.ts';

export const gwsBrott: Game<Options, State, Command, Fact> = {
  id: 'gws-brott',
  version: 1,
  seats: { min: seatsMin, max: seatsMax },
  options,
  presets,
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
  awaits: actorsOf,
  vacant: ({ awaited }) => awaited,
  question,
  channels,
  result,
  news,
  pauses,
  pausable,
  extend: (seconds) => ({ type: 'master.extend', seconds }),
  titles,
  story,
  twin,
  bots,
};

export type { Command, Fact, Options, State };
