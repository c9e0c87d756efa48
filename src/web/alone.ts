/** What somebody asked for on the front page, until their room is open: a game alone with bots, or one over days. */

import { fillWithBots, type Lobby, usualBot } from './lobby.ts';
import { randomHex } from './memory.ts';

/** Who one wants to be in a game alone. */
export interface AloneTag {
  readonly name: string;
  readonly mask: number;
}

let wanted: { readonly code: string; readonly tag: AloneTag } | undefined;
let begun: string | undefined;
let overDays: string | undefined;

/** The next time this room opens, its owner sits down, bots fill the table and the game begins. */
export function wishAlone(code: string, tag: AloneTag): void {
  wanted = { code, tag };
}

export const aloneIn = (code: string): boolean => wanted?.code === code;

export async function sitAlone({ ask }: Pick<Lobby, 'ask'>): Promise<void> {
  const tag = { ...wanted!.tag, pronouns: '' };
  await ask({ type: 'room.sit', ...tag, isNew: false, contribution: randomHex(16) });
}

export async function playAlone(lobby: Lobby): Promise<void> {
  wanted = undefined;
  const { ask, about, code } = lobby;
  begun = code;
  const { preset } = about.alone;
  if (preset !== undefined) await ask({ type: 'room.setOption', name: 'preset', value: preset });
  await fillWithBots(lobby, usualBot({ about }), about.alone.seats);
  await ask({ type: 'room.start' });
}

/** Whether a game was begun here for somebody alone, by this page. */
export const hasBegunAlone = (code: string): boolean => begun === code;

/** As soon as its host sits there, this room is laid for a game over days. */
export function wishDays(code: string): void {
  overDays = code;
}

export async function layOverDays({ code, ask, game }: Lobby): Promise<void> {
  if (overDays !== code) return;
  overDays = undefined;
  const preset = Object.entries(game.presets ?? {}).find(([, values]) => values.pace === 'days')?.[0];
  if (preset !== undefined) await ask({ type: 'room.setOption', name: 'preset', value: preset });
}
