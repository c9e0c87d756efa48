/**
 * Ordet fanger with its bots, as servers and the lab play it; page.ts is where it is put together.
 */
import { bots } from './bots/index.ts';
import type { Command } from './commands.ts';
import type { Fact } from './facts.ts';
import { numbers } from './numbers.ts';
import type { Options } from './options.ts';
import { gameWith } from './page.ts';
import type { State } from './state.ts';
import { twin } from './twin.ts';

export const ordetFanger = { ...gameWith(bots), numbers, twin };

export type { Command, Fact, Options, State };
