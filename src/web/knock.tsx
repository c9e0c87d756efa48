/** Whoever leads is asked whether a screen that shows this sign may be the table's. */
import './knock.css';
import { signal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { Button, Icon } from './kit/index.ts';
import { isHost, type Lobby } from './lobby.ts';
import { useEveningWords } from './texts/evening/index.ts';

const waitingIn = ({ room, wall }: Lobby) =>
  (room.knocking ?? []).filter(({ at }) => wall() - at < ROOM_LIMITS.screenWaitSeconds * 1000);

/** The game in which the question was laid aside: until it is over, screens are asked about under “Invite” alone. */
const laidAside = signal('');

/** On ink, at night as well: paper would light a face. While a game is on it is one line, however many ask. */
export function Knocking(lobby: Lobby) {
  const { room, code, language } = lobby;
  const [isLooking, setLooking] = useState(false);
  const words = useEveningWords(language)?.knock;
  if (!words || waitingIn(lobby).length === 0) return null;
  const isQuiet = room.phase === 'playing' && !isLooking;
  const now = `${code} ${room.number}`;
  if (isQuiet && laidAside.value === now) return null;
  if (!isQuiet) return <Signs lobby={lobby} onAnswered={() => setLooking(false)} />;
  return (
    <section class="knock is-quiet" role="status" aria-label={words.title}>
      <Icon id="screen" />
      <p>{words.title}</p>
      <Button kind="bare" onPress={() => setLooking(true)}>
        {words.look}
      </Button>
      <button type="button" class="close" aria-label={words.later} onClick={() => (laidAside.value = now)}>
        <Icon id="cross" />
      </button>
    </section>
  );
}

/** Each with its sign and the two answers. */
export function Signs({ lobby, onAnswered }: { lobby: Lobby; onAnswered?: () => void }) {
  const { language, ask } = lobby;
  const words = useEveningWords(language)?.knock;
  if (!words) return null;
  const answer = async (sign: string, isLetIn: boolean) => {
    await ask({ type: 'room.letScreen', sign, isLetIn });
    onAnswered?.();
  };
  const signs = waitingIn(lobby).map(({ sign }) => (
    <section key={sign} class="knock" role="alert" aria-label={words.title}>
      <p>
        <b>{words.title}</b>
        <br />
        {words.text}
      </p>
      <strong>{sign}</strong>
      <div class="row">
        <Button kind="primary" onPress={() => answer(sign, true)}>
          {words.letIn}
        </Button>
        <Button kind="quiet" onPress={() => answer(sign, false)}>
          {words.no}
        </Button>
      </div>
      {isHost(lobby) && (
        <Button kind="bare" onPress={() => ask({ type: 'room.setScreens', mayAsk: false })}>
          {words.noMore}
        </Button>
      )}
    </section>
  ));
  return <>{signs}</>;
}
