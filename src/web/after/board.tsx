/** The evening's board: what was played, who won, and the candle that the host blows out in the end. */
import './after.css';
import { useState } from 'preact/hooks';
import { eveningOf } from '../../kernel/room/evening.ts';
import type { GameId } from '../catalogue.ts';
import { loaded } from '../games.ts';
import { Button, Icon } from '../kit/index.ts';
import { isHost, type Lobby } from '../lobby.ts';
import { Scene } from '../scene.tsx';
import type { DrawerName } from '../stage.ts';
import type { EveningWords } from '../texts/evening/en.ts';
import { useEveningWords } from '../texts/evening/index.ts';
import { BlowButton } from './candle.tsx';
import { Guest } from './guest.tsx';
import { gameMark } from './marks.tsx';
import { tallyOf } from './tally.ts';

type Words = EveningWords['board'];

export interface BoardProps {
  readonly lobby: Lobby;
  readonly onOpen: (name: DrawerName, clause?: string) => void;
}

export function Board({ lobby, onOpen }: BoardProps) {
  const { room, language } = lobby;
  const words = useEveningWords(language)?.board;
  if (!words) return null;
  const evening = soFar(lobby);
  return (
    <div class="board">
      {evening.length === 0 ? (
        <p class="soft">{words.none}</p>
      ) : (
        <>
          <h3>{words.title(evening.length)}</h3>
          <Table {...{ lobby, words, evening, onOpen }} />
          <p class="small soft">{words.help}</p>
        </>
      )}
      {isHost(lobby) && room.phase !== 'playing' && <Blow lobby={lobby} words={words} />}
    </div>
  );
}

/** A view knows the result when the game has told it; until then the evening is what it was. */
export function soFar({ room }: Lobby): ReturnType<typeof eveningOf> {
  try {
    return eveningOf(loaded, room);
  } catch {
    return room.evening ?? [];
  }
}

export function Table(props: BoardProps & { readonly words: Words; readonly evening: ReturnType<typeof eveningOf> }) {
  const { lobby, words, evening, onOpen } = props;
  const { room, me, faces, words: house } = lobby;
  const titleOf = (game: string) => house.posters[game as GameId]?.name ?? game;
  const self = me === null ? undefined : room.seats[me]?.name;
  return (
    <div class="board-box">
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span class="vh">{words.guest}</span>
            </th>
            {evening.map(({ number, game }) => (
              <th key={number} scope="col" data-game={game}>
                <button
                  type="button"
                  aria-label={`${house.end.replay}: ${titleOf(game)} ${number}`}
                  onClick={() => onOpen('replay', String(number))}
                >
                  {gameMark(game)}
                </button>
              </th>
            ))}
            <th scope="col">{words.wins}</th>
          </tr>
        </thead>
        <tbody>
          {tallyOf(evening).map(({ name, mask, games, wins }) => {
            return (
              <tr key={name} class={name === self ? 'is-me' : ''}>
                <th scope="row">
                  <div>
                    <Guest {...{ name, mask, faces }} size="2.2rem" />
                    <span>{name}</span>
                  </div>
                </th>
                {games.map((hasWon, i) => (
                  <td key={evening[i]!.number}>
                    {hasWon ? (
                      <Icon id="check" label={words.won} />
                    ) : (
                      <span aria-hidden="true">{hasWon === null ? '' : '·'}</span>
                    )}
                    {!hasWon && <span class="vh">{hasWon === null ? words.away : words.lost}</span>}
                  </td>
                ))}
                <td class="board-sum">{wins}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Asked for twice: first to be seen, then held. */
function Blow({ lobby, words }: { lobby: Lobby; words: Words }) {
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    return (
      <Button kind="quiet" onPress={() => setAsked(true)}>
        {words.blowTitle} …
      </Button>
    );
  }
  return (
    <section class="blow" ref={(blow) => blow?.scrollIntoView({ block: 'nearest' })}>
      <Scene height={150} guests={[]} cx={195} left={0.42} candleK={0.8} />
      <h3>{words.blowTitle}</h3>
      <p>{words.blowText}</p>
      <p class="small soft">{words.keep}</p>
      <BlowButton lobby={lobby} words={words} />
      <Button kind="bare" onPress={() => setAsked(false)}>
        {words.wait}
      </Button>
    </section>
  );
}
