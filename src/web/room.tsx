/**
 * The frame around a room: fetches the game, opens the line, and shows the lobby, the game, or what went wrong. The
 * screens inside see a view and offers (stage.ts) and know nothing of lines.
 */
import { type Signal, signal, useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import type { Seat, Typed } from '../kernel/game.ts';
import { legalIn } from '../kernel/room/door.ts';
import type { RoomState } from '../kernel/room/state.ts';
import type { Answer } from '../page.ts';
import { type Surface, tidyAddress } from './address.ts';
import { lookUp } from './api.ts';
import { type Connection, connect } from './connection.ts';
import { Trouble, WaitingForLine } from './errors.tsx';
import { load, loaded, screensOf } from './games.ts';
import { beat, Toast } from './kit/index.ts';
import { LobbyMaster } from './lobby-master.tsx';
import { LobbyPhone } from './lobby-phone.tsx';
import { LobbyTable } from './lobby-table.tsx';
import { language, recall } from './memory.ts';
import { PauseSheet } from './pause.tsx';
import { refusalText } from './refusals.ts';
import type { Stage } from './stage.ts';
import { textsIn } from './texts/index.ts';

export interface RoomProps {
  readonly code: string;
  readonly surface: Surface;
  readonly token?: string;
}

/** What the screens of the lobby are given. */
export interface Lobby {
  readonly code: string;
  readonly room: RoomState;
  readonly me: Seat | null;
  readonly ask: Stage<unknown>['ask'];
  readonly offers: Stage<unknown>['offers'];
}

type Opening = 'looking' | 'no-such-room' | 'unreachable' | Connection;

function doorToken(code: string, surface: Surface): string | undefined {
  if (surface === 'phone') return undefined;
  const doors = recall(`doors.${code}`);
  return doors ? (JSON.parse(doors) as { table: string; master: string })[surface] : undefined;
}

async function openRoom(props: RoomProps, opening: Signal<Opening>): Promise<void> {
  const { code, surface } = props;
  const token = props.token ?? doorToken(code, surface);
  tidyAddress();
  try {
    const found = await lookUp(code);
    if (!found) {
      opening.value = 'no-such-room';
      return;
    }
    await load(found.game);
    opening.value = connect(code, token, surface, () => {});
  } catch {
    opening.value = 'unreachable';
  }
}

export function RoomPage(props: RoomProps) {
  const opening = useSignal<Opening>('looking');
  useEffect(() => {
    void openRoom(props, opening);
    return () => {
      if (typeof opening.peek() === 'object') (opening.peek() as Connection).close();
    };
  }, []);
  const now = opening.value;
  if (now === 'looking') return <WaitingForLine />;
  if (typeof now === 'string') return <Trouble why={now === 'no-such-room' ? 'no-such-room' : 'unreachable'} />;
  return <InRoom {...props} connection={now} />;
}

const toast = signal<string | undefined>(undefined);

function InRoom({ connection, surface, code }: RoomProps & { connection: Connection }) {
  const line = connection.line.value;
  connection.version.value; // drawn again with every fact
  const room = connection.room();
  const role = connection.role();
  const me = typeof role === 'number' ? role : null;
  const own = surface === 'table' ? room.language : language.value;

  const ask = useMemo(
    () =>
      async (command: Typed & { readonly [field: string]: unknown }): Promise<Answer> => {
        const answer = await connection.ask(command);
        if (answer.refused) {
          toast.value = refusalText(answer.refused, connection.room(), own);
          setTimeout(() => {
            toast.value = undefined;
          }, 4000);
        }
        return answer;
      },
    [connection, own],
  );

  if (typeof line === 'object') return <Trouble why={line.closed} code={code} />;
  if (room.number === 0) return <WaitingForLine />;

  const who = role === 'master' ? 'master' : me;
  const now = () => {
    beat.value;
    return connection.now();
  };
  const offers = () => (who === null ? [] : legalIn(loaded, room, who, Date.now() + connection.clockOffset()));
  const lobby: Lobby = { code, room, me, ask, offers };
  const stage: Stage<unknown> = { ...lobby, view: room.play, language: own, now };
  const screens = screensOf(room.game)!;

  return (
    <div data-game={room.game} lang={own}>
      {room.phase === 'lobby' ? (
        surface === 'table' ? (
          <LobbyTable {...lobby} />
        ) : surface === 'master' ? (
          <LobbyMaster {...lobby} />
        ) : (
          <LobbyPhone {...lobby} />
        )
      ) : surface === 'table' ? (
        <screens.Table {...stage} />
      ) : surface === 'master' ? (
        <screens.Master {...stage} />
      ) : (
        <screens.Phone {...stage} />
      )}
      {room.pause && room.phase === 'playing' && <PauseSheet {...lobby} role={role} surface={surface} />}
      {(line === 'away' || line === 'long-away') && <WaitingForLine isLong={line === 'long-away'} isOver />}
      {toast.value && surface !== 'table' && <Toast kind="refusal" title={toast.value} help={textsIn(own).line.back} />}
    </div>
  );
}
