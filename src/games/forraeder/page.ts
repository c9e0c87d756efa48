/**
 * Forræder as a page needs it: what may be known, asked for and remembered. What is decided, and by which bots, is the
 * server's affair and weighs as much again; a page that checks a seal fetches it then (index.ts).
 */
import type { Game } from '../../kernel/game.ts';
import { calls } from './clock.ts';
import { type Command, command } from './commands.ts';
import { seatsMax, seatsMin } from './content.ts';
import { refusals, refuse } from './door.ts';
import { audience, type Fact } from './facts.ts';
import { initial } from './initial.ts';
import { legal } from './offers.ts';
import { type Options, options, presets, refuseStart } from './options.ts';
import { question } from './question.ts';
import { record } from './record.ts';
import { deadline, ghosts, hearers, pausable, pauses, quiet, result } from './room.ts';
import type { State } from './state.ts';
import { story } from './story.ts';
import { channels } from './talk.ts';
import { titles } from './titles.ts';

export const page: Omit<Game<Options, State, Command, Fact>, 'decide' | 'bots' | 'twin'> = {
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
  record,
  legal,
  deadline,
  question,
  quiet,
  ghosts,
  hearers,
  channels,
  result,
  pauses,
  pausable,
  calendar: ({ pace }) => pace === 'days',
  calls,
  extend: (seconds) => ({ type: 'gm.extend', seconds }),
  moveOn: { type: 'gm.moveOn' },
  titles,
  story,
};
