/** How others come in: the code, the square, and the doors of the table screen and the master's console. */
import './lobby.css';
import { useState } from 'preact/hooks';
import { LANGUAGES } from '../kernel/game.ts';
import { ROOM_LIMITS } from '../kernel/room/commands.ts';
import { CopyLink } from './copy-link.tsx';
import { Button, OptionRow, offerOf, Segments, SwitchRow, timeText, useTimeLeft } from './kit/index.ts';
import { Signs } from './knock.tsx';
import { intoView, isHost, isRemote, type Lobby, linkTo, mayLead } from './lobby.ts';
import { ClosedDoor, setLock } from './lock.tsx';
import { doorsOf, hostName, keepDoors, randomHex } from './memory.ts';
import { Qr } from './qr.tsx';
import { Lead, leadHelp } from './start.tsx';
import { useDoorWords } from './texts/door/index.ts';
import { useEveningWords } from './texts/evening/index.ts';
import { languageNames } from './texts/index.ts';
import { laterWords } from './texts/later/index.ts';
import { Way, WayHelp } from './way.tsx';

export function Invite({ lobby }: { lobby: Lobby }) {
  const { code, words, room } = lobby;
  // Not on any other screen than the host's own: whoever has it comes in.
  const pass = room.isLocked && isHost(lobby) ? doorsOf(code)?.pass : undefined;
  const link = linkTo(pass ? `${code}#g${pass}` : code);
  return (
    <div class="invite">
      {mayLead(lobby) && room.phase === 'playing' && <Signs lobby={lobby} />}
      <div class="paper invite-card">
        <Qr text={link} label={words.lobby.qr(code)} />
        <p>
          {words.lobby.goTo} <Way language={lobby.language} /> {words.lobby.andType}
        </p>
        <p class="invite-code">{code}</p>
        {room.isLocked && !pass && (
          <p class="small">
            <ClosedDoor lobby={lobby} />
          </p>
        )}
        <CopyLink lobby={lobby} link={link} />
        <WayHelp language={lobby.language} />
      </div>
      {room.isLocked && isHost(lobby) && <Pass lobby={lobby} isShown={pass !== undefined} />}
      {isHost(lobby) && <Screens lobby={lobby} />}
    </div>
  );
}

/** The square above opens the locked door, until another one is made. */
function Pass({ lobby, isShown }: { lobby: Lobby; isShown: boolean }) {
  const words = useDoorWords(lobby.language)?.inside;
  if (!words) return null;
  return (
    <div class="screen-door">
      {isShown && <p class="centred">{words.passShown}</p>}
      <p class="small soft">{words.passHelp}</p>
      <Button kind="quiet" icon="door" onPress={() => setLock(lobby, true)}>
        {words.pass}
      </Button>
    </div>
  );
}

/** Any screen in the room can be the table's, also one that cannot scan. */
function BigScreen({ lobby }: { lobby: Lobby }) {
  const words = useEveningWords(lobby.language)?.big;
  if (!words) return null;
  return (
    <>
      <h2 class="group-t">{words.title}</h2>
      <ol class="big-steps">
        <li>
          <b>{words.first}</b>
          <p>{words.firstText(`${hostName()}/table`)}</p>
        </li>
        <li>
          <b>{words.second}</b>
          <p>{words.secondText}</p>
        </li>
      </ol>
      <SwitchRow
        icon="screen"
        name={words.mayAsk}
        help={words.mayAskHelp}
        on={!lobby.room.noScreens}
        onChange={(mayAsk) => lobby.ask({ type: 'room.setScreens', mayAsk })}
      />
      <TableLanguage lobby={lobby} />
    </>
  );
}

/** What the table's screen and its narrator speak: whoever hosts chooses. */
export function TableLanguage({ lobby: { room, language, ask } }: { lobby: Lobby }) {
  const words = useEveningWords(language)?.big;
  if (!words) return null;
  return (
    <OptionRow name={words.speaks} help={words.speaksHelp} wide>
      <Segments
        class="is-words"
        label={words.speaks}
        value={room.language}
        onChange={(next) => ask({ type: 'room.setLanguage', language: next })}
        options={LANGUAGES.map((one) => ({ value: one, label: <span lang={one}>{languageNames[one]}</span> }))}
      />
    </OptionRow>
  );
}

const ANY_KEY = '0'.repeat(64);

/** What somebody can do to lead: take the console, or, when it is held, what has to be first. */
export function MasterDoor({ lobby }: { lobby: Lobby }) {
  const { code, language, room, wall, why, offers, ask } = lobby;
  const [isShown, setShown] = useState(false);
  wall(); // after a minute without the master it may be given to somebody else
  const { held, present } = room.master;
  const isFree = room.phase === 'lobby' ? room.options.gameMaster === 'human' && !held : present && !held;
  const refusal = why({ type: 'room.freeMaster', door: ANY_KEY } as never);
  const hasKey = doorsOf(code)?.master !== undefined;
  return (
    <>
      {(held || (isFree && !hasKey)) && !refusal && <FreeMaster lobby={lobby} onFreed={() => setShown(true)} />}
      {refusal === 'master-there' && <StillThere lobby={lobby} />}
      {isFree && <ScreenDoor lobby={lobby} surface="master" isShown={isShown} onShow={setShown} />}
      {room.phase === 'playing' && offerOf(offers(), 'room.handOver') && (
        <Button kind="quiet" onPress={() => ask({ type: 'room.handOver' })}>
          {laterWords(language).pause.handOver}
        </Button>
      )}
    </>
  );
}

/** How long whoever leads may still come back to their place. */
function StillThere({ lobby: { language, room, wall } }: { lobby: Lobby }) {
  const { goneSince } = room.master;
  const left = useTimeLeft(goneSince === null ? null : goneSince + ROOM_LIMITS.masterGoneSeconds * 1000, wall);
  return (
    <p class="small soft">
      {laterWords(language).hosts.masterThere} {left > 0 && <b class="num">{timeText(left)}</b>}
    </p>
  );
}

/** The master's place goes to somebody else, or to the first who leads: with a fresh key, while the earlier one opens nothing. */
function FreeMaster({ lobby, onFreed }: { lobby: Lobby; onFreed: () => void }) {
  const { code, ask, room, language } = lobby;
  const words = laterWords(language).hosts;
  const lead = useDoorWords(language)?.lead;
  const free = async () => {
    const master = randomHex(16);
    const { refused } = await ask({ type: 'room.freeMaster', door: master });
    if (refused) return;
    keepDoors(code, { master });
    onFreed();
  };
  if (!lead) return null;
  const isFirst = !room.master.held;
  const help = isFirst ? lead.openConsoleHelp : room.phase === 'lobby' ? lead.freeHelp : words.freeMasterHelp;
  return (
    <div class="screen-door">
      <h2 class="group-t">{words.screens.master.title}</h2>
      <p class="small soft">{help}</p>
      <Button kind="quiet" icon="crown" onPress={free}>
        {isFirst ? lead.openConsole : words.freeMaster}
      </Button>
    </div>
  );
}

interface ScreenDoorProps {
  readonly lobby: Lobby;
  readonly surface: 'table' | 'master';
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}

/** On this device or another; those who did not make the room have no key. */
function ScreenDoor({ lobby, surface, isShown, onShow }: ScreenDoorProps) {
  const { code, language, room } = lobby;
  const words = laterWords(language).hosts;
  const door = doorsOf(code)?.[surface];
  if (door === undefined) return null;
  const said = words.screens[surface];
  const isPlayer = surface === 'master' && lobby.me !== null;
  const leads = isPlayer && room.phase === 'lobby';
  const isOpen = surface === 'table' ? room.tableConnected : room.master.connected;
  return (
    <div class="screen-door">
      <h2 class="group-t">
        {said.title} <small>{isOpen ? words.isOpen : ''}</small>
      </h2>
      <p class="small soft">
        {said.help} {leads ? leadHelp(lobby) : isPlayer && <NotHere lobby={lobby} />}
      </p>
      <div class="moves">
        {leads && <Lead lobby={lobby} />}
        {/* The console shows every card: in a game it is for a device on which nobody plays. */}
        {!isPlayer && (
          <Button kind="quiet" icon="screen" onPress={() => open(`/${code}/${surface}`, '_blank')}>
            {words.openHere}
          </Button>
        )}
        <Button kind="quiet" icon="share" onPress={() => onShow(!isShown)}>
          {words.otherDevice}
        </Button>
      </div>
      {isShown && (
        <div class="paper invite-card" ref={intoView}>
          <Qr text={linkTo(`${code}/${surface}#${door}`)} label={said.title} />
          <p class="small">{words.scanDoor}</p>
        </div>
      )}
    </div>
  );
}

function NotHere({ lobby: { language } }: { lobby: Lobby }) {
  return <>{useDoorWords(language)?.lead.notHere}</>;
}

/** The table screen and the console. */
export function Screens({ lobby }: { lobby: Lobby }) {
  const { language, room, ask } = lobby;
  const words = laterWords(language).hosts;
  const [isShown, setShown] = useState(false);
  return (
    <section class="screens">
      <BigScreen lobby={lobby} />
      <ScreenDoor lobby={lobby} surface="table" isShown={isShown} onShow={setShown} />
      <MasterDoor lobby={lobby} />
      {isRemote(lobby) && !room.spectators && <p class="small soft">{words.remoteHint}</p>}
      <SwitchRow
        name={words.spectators}
        help={words.spectatorsHelp}
        on={room.spectators}
        onChange={(allowed) => ask({ type: 'room.setSpectators', allowed })}
      />
    </section>
  );
}
