import { createHash } from 'node:crypto';
import type { Typed } from '../kernel/game.ts';
import { isToken } from '../protocol.ts';

/** Tokens are kept by browsers and stored hashed: whoever reads the store can sit in nobody's seat. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A browser says who it is by its token alone, and what it may do by a key; the room stores their hashes. */
export function hashed(
  asked: Typed & { readonly door?: unknown; readonly ticket?: unknown; readonly pass?: unknown },
  holder: string,
  via: string,
): Typed {
  // The other token of the same browser (one-browser.ts) is for no store.
  const { beside: _, ...command } = asked as typeof asked & { readonly beside?: unknown };
  const of = (key: unknown) => (isToken(key) ? hashOf(key) : null);
  switch (command.type) {
    case 'room.sit':
      return { ...command, holder, via } as Typed;
    case 'room.takeMaster':
      return { ...command, door: of(command.door), holder, via } as Typed;
    case 'room.freeMaster':
      return { ...command, door: of(command.door) } as Typed;
    case 'room.ticket':
      return { ...command, ticket: of(command.ticket) } as Typed;
    case 'room.move':
      return { ...command, ticket: of(command.ticket), holder, via } as Typed;
    case 'room.setLock':
      return { ...command, pass: command.pass === null ? null : of(command.pass) } as Typed;
    case 'room.usePass':
      return { ...command, pass: of(command.pass), holder } as Typed;
    default:
      return command;
  }
}
