/** The door, for the host: its lock, who is kept away, and the way to an empty table. */
import './lock.css';
import { guestsOf } from '../kernel/room/lock.ts';
import { Button, HoldButton, OptionRow, SwitchRow } from './kit/index.ts';
import { type Lobby, localeOf } from './lobby.ts';
import { keepDoors, randomHex } from './memory.ts';
import { useDoorWords } from './texts/door/index.ts';

/** A locked door comes with a link that opens it: nobody else than this browser has it. */
export async function setLock({ code, ask }: Lobby, isLocked: boolean): Promise<void> {
  const pass = isLocked ? randomHex(16) : null;
  const { refused } = await ask({ type: 'room.setLock', isLocked, pass });
  if (!refused && pass) keepDoors(code, { pass });
}

/** Fewer are asked one by one. */
const CROWD = 2;

export function Lock({ lobby }: { lobby: Lobby }) {
  const { room, ask, language } = lobby;
  const words = useDoorWords(language)?.inside;
  if (!words) return null;
  const isLocked = room.isLocked === true;
  const timeOf = (at: number) => new Date(at).toLocaleTimeString(localeOf(language), { timeStyle: 'short' });
  return (
    <section class={`lock-panel${isLocked ? ' is-locked' : ''}`} aria-label={isLocked ? words.closed : words.open}>
      <SwitchRow
        icon={isLocked ? 'lock' : 'door'}
        name={isLocked ? words.closed : words.open}
        help={isLocked ? words.closedHelp : words.openHelp}
        on={isLocked}
        onChange={(on) => setLock(lobby, on)}
      />
      {(room.keptAway ?? []).map(({ id, name, at }) => (
        <OptionRow key={id} name={words.kept} help={words.since(name, timeOf(at))}>
          <Button kind="quiet" class="sm" onPress={() => ask({ type: 'room.letBack', id })}>
            {words.letBack(name)}
          </Button>
        </OptionRow>
      ))}
    </section>
  );
}

/** The way out when strangers have taken the chairs; below the rest, as it is seldom wanted. */
export function Empty({ lobby: { room, ask, language, words: house } }: { lobby: Lobby }) {
  const words = useDoorWords(language)?.inside;
  if (!words || guestsOf(room).length < CROWD) return null;
  return (
    <section class="lock-panel empties">
      <p class="small soft">{words.emptyHelp}</p>
      <HoldButton again={house.drawers.pressAgain} onHeld={() => ask({ type: 'room.emptyLobby' })}>
        {words.empty}
      </HoldButton>
    </section>
  );
}

/** What a locked door says to whoever comes by the code alone. */
export function ClosedDoor({ lobby }: { lobby: Lobby }) {
  const words = useDoorWords(lobby.language)?.inside;
  return <>{words?.table}</>;
}
