/** Liar, a game in one folder: the smallest that uses the whole contract. The kernel's own tests play it. */
import type { BotMaker } from '../../bot.ts';
import type { Game } from '../../game.ts';
import { commonOptions, flagOption, integerOption } from '../../options.ts';
import { audience, type Fact } from './facts.ts';
import {
  type Command,
  command,
  deadline,
  decide,
  ghosts,
  legal,
  quiet,
  refusals,
  refuse,
  result,
  twin,
} from './rules.ts';
import { initial, type Options, record, type State } from './state.ts';

/** Says what it holds and believes everybody as long as it may. */
const honest: BotMaker<State, Command> = (seat, lot) => ({
  wakes: (view, now) => (view.phase === 'turns' && view.turn === seat ? now + 1000 + lot.int(4000) : undefined),
  act(view, offers) {
    if (!view.claim) return { type: 'say', number: view.cards[seat] ?? 1 };
    return { type: offers().some(({ command: { type } }) => type === 'letPass') ? 'letPass' : 'callLiar' };
  },
});

export const liar: Game<Options, State, Command, Fact> = {
  id: 'liar',
  version: 1,
  seats: { min: 2, max: 6 },
  options: { ...commonOptions, candles: integerOption<never>(1, 5, 2), ghostsSee: flagOption(false) },
  begin: { type: 'begin' },
  bots: { honest },
  news: (news) => (news.type === 'left' || news.type === 'kicked' ? { type: 'dismiss', seat: news.seat } : undefined),
  audience,
  command,
  refusals,
  initial,
  refuse,
  decide,
  record,
  legal,
  deadline,
  quiet,
  ghosts,
  result,
  twin,
};

export type { Command, Fact, Options, State };
