/** Forræder's bots, by name. */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Command } from '../commands.ts';
import type { botNames } from '../content.ts';
import type { State } from '../state.ts';
import { clever, patient } from './clever.ts';
import { random } from './random.ts';

export const bots: { readonly [name in (typeof botNames)[number]]: BotMaker<State, Command> } = {
  clever,
  patient,
  random,
};
