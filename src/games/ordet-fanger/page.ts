/**
 * Ordet fanger, assembled, but for its bots. RULES.md says what it is; facts.ts says who may know what; rules.ts is where to
 * begin reading.
 */
import type { Game } from '../../kernel/game.ts';
import { type Command, command } from './commands.ts';
import { seatsMax, seatsMin } from './content.ts';
import { refusals, refuse } from './door.ts';
import { result } from './end.ts';
import { audience, type Fact } from './facts.ts';
import { legal } from './offers.ts';
import { type Options, options, presets, refuseStart } from './options.ts';
import { news } from './people.ts';
import { record } from './record.ts';
import { awaits, deadline, decide, pausable, pauses, question } from './rules.ts';
import { initial, type State } from './state.ts';
import { story } from './story.ts';
import { channels } from './talk.ts';
import { titles } from './titles.ts';

type OrdetFanger = Game<Options, State, Command, Fact>;

/** With these bots: a page has none that think. */
export const gameWith = (bots: OrdetFanger['bots']): OrdetFanger => ({
  id: 'ordet-fanger',
  version: 2,
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
  awaits,
  question,
  channels,
  result,
  news,
  pauses,
  pausable,
  extend: (seconds) => ({ type: 'master.extend', seconds }),
  carry: () => ({ coach: false }), // OF-114: who has been told is not told again
  titles,
  story,
  bots,
});
