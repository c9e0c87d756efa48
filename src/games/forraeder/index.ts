/**
 * Forræder, assembled. RULES.md says what it is; facts.ts says who may know what; rules.ts is where to begin reading.
 */
import type { Game } from '../../kernel/game.ts';
import { bots } from './bots/index.ts';
import type { Command } from './commands.ts';
import type { Fact } from './facts.ts';
import type { Options } from './options.ts';
import { page } from './page.ts';
import { decide, news } from './rules.ts';
import type { State } from './state.ts';
import { twin } from './twin.ts';

export const forraeder: Game<Options, State, Command, Fact> = { ...page, decide, news, twin, bots };

export type { Command, Fact, Options, State };
