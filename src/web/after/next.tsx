/** After a game: the same people and another game, or the same once more. The host chooses; the others see what there is. */
import './after.css';
import { useState } from 'preact/hooks';
import type { GameId } from '../catalogue.ts';
import { Button, offerOf } from '../kit/index.ts';
import { isHost, type Lobby } from '../lobby.ts';
import { Shelf } from '../shelf.tsx';
import type { DrawerName } from '../stage.ts';
import { useEveningWords } from '../texts/evening/index.ts';
import { soFar } from './board.tsx';

export interface NextProps {
  readonly lobby: Lobby;
  readonly onOpen: (name: DrawerName) => void;
  readonly onClose: () => void;
}

export function Next({ lobby, onOpen, onClose }: NextProps) {
  const { room, words: house, language, offers, ask } = lobby;
  const words = useEveningWords(language)?.next;
  const [game, setGame] = useState(room.game as GameId);
  if (!words) return null;
  const isMine = offerOf(offers(), 'room.rematch') !== undefined;
  const host = room.host === null ? undefined : room.seats[room.host]?.name;
  const { name } = house.posters[game];
  const lay = async () => {
    onClose();
    const answer = await ask({ type: 'room.rematch' });
    if (!answer.refused && game !== room.game) await ask({ type: 'room.chooseGame', game });
  };
  // An evening whose games were all called off has nobody to honour.
  const enough = async () => {
    if (!offerOf(offers(), 'room.endEvening') || soFar(lobby).length === 0) return onOpen('board');
    onClose();
    await ask({ type: 'room.endEvening' });
  };
  return (
    <div class="next">
      <p class="soft">{isMine ? words.choose : host ? words.hostChooses(host) : house.end.hostMay}</p>
      <Shelf
        label={words.title}
        chosen={game}
        people={room.seats.length}
        disabled={!isMine || !isHost(lobby)}
        onChoose={(id) => setGame(id)}
      />
      {isMine && (
        <Button kind="primary" big icon="chair" onPress={lay}>
          {game === room.game ? words.again(name) : words.play(name)}
        </Button>
      )}
      <Button kind="bare" onPress={enough}>
        {isMine ? words.enough : house.end.board}
      </Button>
    </div>
  );
}
