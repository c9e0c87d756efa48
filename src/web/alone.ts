/** A game alone with bots: two clicks on the front page, and the rest goes by itself. */

import { fillWithBots, type Lobby, someMask, someName, usualBot } from './lobby.ts';
import { randomHex } from './memory.ts';

let wanted: string | undefined;

/** The next time this room opens, its owner sits down, bots fill the table and the game begins. */
export function wishAlone(code: string): void {
  wanted = code;
}

export const aloneIn = (code: string): boolean => wanted === code;

export async function sitAlone({ ask, ...lobby }: Lobby): Promise<void> {
  const tag = { name: someName(lobby), pronouns: '', mask: someMask(lobby.room) };
  await ask({ type: 'room.sit', ...tag, isNew: false, contribution: randomHex(16) });
}

export async function playAlone(lobby: Lobby): Promise<void> {
  wanted = undefined;
  const { ask, about } = lobby;
  const { preset } = about.alone;
  if (preset !== undefined) await ask({ type: 'room.setOption', name: 'preset', value: preset });
  await fillWithBots(lobby, usualBot({ about }), about.alone.seats);
  await ask({ type: 'room.start' });
}
