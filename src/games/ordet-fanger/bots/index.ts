import type { BotMaker } from '../../../kernel/bot.ts';
import type { Command } from '../commands.ts';
import type { State } from '../state.ts';
export const bots: { readonly [name: string]: BotMaker<State, Command> } = {};
