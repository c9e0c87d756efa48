/** Whoever leads is asked whether a screen that shows this sign may be the table's. */
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { Button, Icon } from './kit/index.ts';
import type { Lobby } from './lobby.ts';
import { useEveningWords } from './texts/evening/index.ts';

/** On ink, at night as well: paper would light a face. */
export function Knocking({ room, language, ask, wall }: Lobby) {
  const words = useEveningWords(language)?.knock;
  const asking = (room.knocking ?? []).filter(({ at }) => wall() - at < ROOM_LIMITS.screenWaitSeconds * 1000);
  if (!words || asking.length === 0) return null;
  return (
    <div class="knocking">
      {asking.map(({ sign }) => (
        <section key={sign} role="alert" aria-label={words.title}>
          <Icon id="screen" />
          <p>
            <b>{words.title}</b>
            <br />
            {words.text}
          </p>
          <strong>{sign}</strong>
          <div class="row">
            <Button kind="primary" onPress={() => ask({ type: 'room.letScreen', sign, isLetIn: true })}>
              {words.letIn}
            </Button>
            <Button kind="quiet" onPress={() => ask({ type: 'room.letScreen', sign, isLetIn: false })}>
              {words.no}
            </Button>
          </div>
        </section>
      ))}
    </div>
  );
}
