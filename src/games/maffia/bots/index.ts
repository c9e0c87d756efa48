/** Maffia's bots, by name. */
import type { BotMaker } from '../../../kernel/bot.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
import { easy, hard, normal } from './levels.ts';
import { quiet, random } from './simple.ts';
import { uniform } from './uniform.ts';

export const bots: { readonly [name: string]: BotMaker<State, Command> } = {
  random,
  quiet,
  uniform,
  easy,
  normal,
  hard,
  clever: hard,
};
