/**
 * Illumuffinati: who may be heard. Talk is free (IM-41); the room carries the words where people are far apart.
 */
import type { Channel } from '../../kernel/game.ts';
import { mayTalk } from './door.ts';
import { isRemote, isSeat, type View } from './state.ts';

export const channels = (view: View): readonly Channel[] => [
  {
    id: 'interrogation',
    readers: 'everyone',
    refuses(who) {
      if (!isSeat(view, who)) return 'not-seated';
      if (!isRemote(view)) return 'chat-off';
      return mayTalk(view, who) ? undefined : 'already-home';
    },
  },
];
