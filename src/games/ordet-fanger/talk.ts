/**
 * Ordet fanger: who may be heard where. From the start of a typed duel to its end nobody prompts (OF-75).
 */
import type { Actor, Channel } from '../../kernel/game.ts';
import { isTyped, type View } from './state.ts';

export const channels = (view: View): readonly Channel[] => [
  {
    id: 'town',
    readers: 'everyone',
    refuses(who: Actor) {
      const isMaster = who === 'master' && view.options.gameMaster === 'human';
      const isSeat = typeof who === 'number' && who < view.seats && !view.gone[who];
      if (!isMaster && !isSeat) return 'not-seated';
      if (view.options.playMode !== 'remote') return 'chat-off';
      return isTyped(view) && view.duel ? 'chat-closed' : undefined;
    },
  },
];
