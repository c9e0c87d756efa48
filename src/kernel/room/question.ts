/**
 * Which question a command answers (Rules.question): what was pressed for one that is over meanwhile counts for no other.
 *
 * A name is made of what everybody sees. Each game of an evening has names of its own, since phases and seats come again.
 */
import type { AnyGame, DeepReadonly, Typed } from '../game.ts';
import type { RoomState } from './state.ts';

type View = DeepReadonly<RoomState>;
type Games = { readonly [id: string]: Pick<AnyGame, 'question' | 'extend' | 'moveOn'> | undefined };
type Asked = Typed & { readonly [field: string]: unknown };

/** Of this game of the evening, or of its lobby. What else is asked of a room means the same whenever it arrives. */
const OF_THIS_GAME = ['start', 'rematch', 'endEvening', 'emptyLobby', 'cancel'].map((name) => `room.${name}`);

export function questionIn(games: Games, view: View, command: Typed): string | undefined {
  // What is no command at all is for the door to say.
  if (view.number === 0 || typeof command.type !== 'string') return undefined;
  const own = nameOf(games, view, command as Asked);
  return own === undefined ? undefined : `${view.number} ${own}`;
}

function nameOf(games: Games, view: View, command: Asked): string | undefined {
  const game = view.phase === 'lobby' ? undefined : games[view.game];
  const ofPlay = (one: Typed | undefined) => one && game?.question?.(view.play, one);
  switch (command.type) {
    case 'room.extend': // which clock gets more time
      return ofPlay(game?.extend?.(command.seconds as number)) ?? '';
    case 'room.moveOn':
      return ofPlay(game?.moveOn) ?? '';
    case 'room.pause': // a second pause, or the end of another one, is not what was asked for
    case 'room.resume':
      return `${view.still} ${view.pause?.since}`;
    case 'room.kick': // in a lobby somebody else has this number once a chair before it is free
    case 'room.keepAway':
    case 'room.makeHost':
    case 'room.chooseHost':
    case 'room.cover':
      return view.seats[command.seat as number]?.name.slice(0, NAME_KEPT) ?? '';
  }
  if (command.type.startsWith('room.')) return OF_THIS_GAME.includes(command.type) ? '' : undefined;
  return ofPlay(command);
}

/** Of a long one, so that all asking is of one length. */
const NAME_KEPT = 24;
