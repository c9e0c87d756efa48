/**
 * Illumuffinati, assembled. RULES.md says what it is; facts.ts says who may know what; rules.ts is where to begin reading.
 */
import type { Game } from '../../kernel/game.ts';
import { bots } from './bots/index.ts';
import { awaitedOpenly, deadline } from './clock.ts';
import { type Command, command } from './commands.ts';
import { seatsMax, seatsMin } from './content.ts';
import { refusals, refuse } from './door.ts';
import { audience, type Fact } from './facts.ts';
import { runAgain } from './nose.ts';
import { numbers } from './numbers.ts';
import { legal } from './offers.ts';
import { type Options, options, presets } from './options.ts';
import { question } from './question.ts';
import { record } from './record.ts';
import { decide, news, pauses, result } from './rules.ts';
import { initial, type State } from './state.ts';
import { story } from './story.ts';
import { channels } from './talk.ts';
import { titles } from './titles.ts';
import { twin } from './twin.ts';

export const illumuffinati: Game<Options, State, Command, Fact> = {
  id: 'illumuffinati',
  version: 3,
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
  awaits: awaitedOpenly,
  question,
  channels,
  result,
  news,
  pauses,
  whilePaused: [
    'master.setFirstInspector',
    'master.playDefault',
    'master.voidRound',
    'master.noseVerdict',
    'master.extend',
  ], // IM-123
  forHostAlone: ['master.voidRound'], // IM-130
  resumed: runAgain, // IM-119
  restarted: runAgain,
  extend: (seconds) => ({ type: 'master.extend', seconds }),
  titles,
  story,
  numbers,
  twin,
  bots,
};

export type { Command, Fact, Options, State };
