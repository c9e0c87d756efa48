/** Illumuffinati's bots, by name. */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { baseline } from './baseline.ts';
import { clever } from './clever.ts';
import { random } from './random.ts';

export const bots: { readonly [name: string]: BotMaker<State, Command> } = { random, baseline, clever };
