/** Forræder's bots, by name. */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { clever, patient } from './clever.ts';
import { random } from './random.ts';

export const bots: { readonly [name: string]: BotMaker<State, Command> } = { clever, patient, random };
