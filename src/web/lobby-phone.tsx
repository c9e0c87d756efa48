/** The lobby of whoever has a seat: a guest waits between two neighbours, the host lays the table. */
import './lobby.css';
import { useSignal } from '@preact/signals';
import { useEffect, useState } from 'preact/hooks';
import { Invite } from './invite.tsx';
import { Bar, Button, Drawer, Face, Icon, PhoneFrame, SwitchRow, Tool } from './kit/index.ts';
import { Leading } from './lead.tsx';
import { freeMasks, isHost, type Lobby, linkTo, mayLead, namesOf, ratchetOf, settingsOf, someMask } from './lobby.ts';
import { ClosedDoor } from './lock.tsx';
import { Strap } from './opening.tsx';
import { Length, OptionForm, optionTrouble, Presets } from './options.tsx';
import { Qr } from './qr.tsx';
import { Scene } from './scene.tsx';
import { Seats } from './seats.tsx';
import { minuteNow, Start, waitingFor } from './start.tsx';
import { TagEditor } from './tag.tsx';
import { Way } from './way.tsx';
import { takeDays } from './wish.ts';

const WIDE = '(min-width: 1000px)';

function useWide(): boolean {
  const [isWide, setWide] = useState(() => matchMedia(WIDE).matches);
  useEffect(() => {
    const query = matchMedia(WIDE);
    const look = () => setWide(query.matches);
    query.addEventListener('change', look);
    return () => query.removeEventListener('change', look);
  }, []);
  return isWide;
}

/** What the host's device knows of itself: its clock. */
function useDevice(lobby: Lobby): void {
  const { about, game, room, ask } = lobby;
  const isMine = isHost(lobby);
  // While another game is being chosen, this may still be the lobby of the last one.
  const isCurrent = game.id === room.game;
  const unset = Object.entries((isCurrent && about.device?.()) || {}).filter(
    ([name]) => Object.hasOwn(game.options, name) && room.options[name] === undefined,
  );
  useEffect(() => {
    if (isMine) for (const [name, value] of unset) void ask({ type: 'room.setOption', name, value });
  }, [isMine, unset.length]);
}

const TOLD_MS = 7_000;

/**
 * Two people may sit down with the same mask in the same moment, and at a locked door nobody sees which are worn. The
 * room lets them, since masks decide nothing; the later one's page takes a free one, and says so.
 */
function useOwnMask({ room, me, ask }: Lobby): boolean {
  const isTold = useSignal(false);
  const own = room.seats[me!]; // none for a moment, while a view begins anew
  const isTwin = own && room.seats.findIndex(({ mask }) => mask === own.mask) < me! && freeMasks(room).length > 0;
  useEffect(() => {
    if (!isTwin) return;
    const { name, pronouns, isNew } = own;
    void ask({ type: 'room.tag', name, pronouns, mask: someMask(room), isNew });
    isTold.value = true;
  }, [isTwin]);
  useEffect(() => {
    if (!isTold.value) return;
    const timer = setTimeout(() => {
      isTold.value = false;
    }, TOLD_MS);
    return () => clearTimeout(timer);
  }, [isTold.value]);
  return isTold.value;
}

export function SeatedLobby(lobby: Lobby) {
  const { words } = lobby;
  const isWide = useWide();
  useDevice(lobby);
  useEffect(() => {
    const { game, ask, code } = lobby;
    const days = Object.entries(game.presets ?? {}).find(([, { pace }]) => pace === 'days')?.[0];
    if (isHost(lobby) && takeDays(code)) void ask({ type: 'room.setOption', name: 'preset', value: days });
  }, []);
  const hasOtherMask = useOwnMask(lobby);
  const Page = isWide ? WideLobby : mayLead(lobby) ? HostPhone : GuestPhone;
  return (
    <>
      <Page {...lobby} />
      {hasOtherMask && <Strap kind="ok" icon="people" title={words.join.mask} text={words.join.otherMask} />}
    </>
  );
}

function LobbyBar({ code, about, language, room, game }: Lobby) {
  const { min, max } = game.seats;
  const clock = `${room.seats.length} / ${min}–${max}`;
  return <Bar room={code} icon="people" phase={about.title(language)} clock={clock} />;
}

function GuestPhone(lobby: Lobby) {
  const { faces, me, words, room, open } = lobby;
  const isEditing = useSignal(false);
  const count = faces.length;
  const beside = (step: number) => faces[(me! + step + count) % count]!;
  const near = count > 2 ? [beside(-1), faces[me!]!, beside(1)] : faces;
  const row = count >= 5 ? [-2, -1, 0, 1, 2].map(beside) : faces;
  const host = room.host === null ? undefined : room.seats[room.host]?.name;
  return (
    <PhoneFrame
      class="grain sits"
      bleed
      bar={<LobbyBar {...lobby} />}
      thumb={<GuestThumb lobby={lobby} onEdit={() => (isEditing.value = true)} />}
    >
      <Scene height={172} top={140} guests={row} cx={230} candleK={0.62} />
      <div class="pad">
        <h1>{count > 2 ? words.lobby.youSit(near[0]!.name, near[2]!.name) : words.lobby.youSitAlone}</h1>
        {host && <p>{words.lobby.tellHost(host)}</p>}
        {isLeadAway(lobby) && <Leading lobby={lobby} />}
        {count > 2 && (
          <ul class="neighbours">
            {near.map((face, i) => (
              <li key={face.letter} class={i === 1 ? 'is-me' : ''}>
                <Face seat={face} size={i === 1 ? '4.4rem' : '3.4rem'} />
                <b>{face.name}</b>
              </li>
            ))}
          </ul>
        )}
        {lobby.about.Seating && <lobby.about.Seating {...lobby} />}
        <OwnQuestions {...lobby} />
        <ForNewcomer {...lobby} />
        <details class="tonight">
          <summary>{words.lobby.tonight}</summary>
          <OptionForm lobby={lobby} />
        </details>
        <Sealed {...lobby} />
        <Button kind="bare" onPress={() => open('move')}>
          {words.drawers.moveDevice}
        </Button>
      </div>
      {isEditing.value && <EditTag lobby={lobby} onClose={() => (isEditing.value = false)} />}
    </PhoneFrame>
  );
}

function GuestThumb({ lobby, onEdit }: { lobby: Lobby; onEdit: () => void }) {
  const { words, room, me, ask, open, language } = lobby;
  const isReady = room.seats[me!]!.isReady;
  const waiting = waitingFor(lobby);
  return (
    <>
      <p class="small soft centred" role="status">
        {isReady ? words.lobby.waitingFor(namesOf(waiting, language)) : words.lobby.sayReady}
      </p>
      <Button kind={isReady ? 'quiet' : 'primary'} big onPress={() => ask({ type: 'room.ready', ready: !isReady })}>
        {isReady ? words.lobby.notReady : words.lobby.ready}
      </Button>
      <div class="row">
        <Button kind="quiet" class="grow" onPress={onEdit}>
          {words.lobby.changeTag}
        </Button>
        <Tool icon="book" onPress={() => open('rules')}>
          {words.drawers.rules}
        </Tool>
      </div>
    </>
  );
}

/** What only the person who sits there can answer. */
function OwnQuestions(lobby: Lobby) {
  const { words, room, me, ask } = lobby;
  const seat = room.seats[me!]!;
  const ratchet = ratchetOf(lobby);
  return (
    <div class="questions">
      {seat.isNew && (
        <SwitchRow
          name={words.join.time}
          help={words.join.timeHelp}
          on={seat.hasTime}
          disabled={seat.hasTime}
          onChange={() => ask({ type: 'room.confirmTime' })}
        />
      )}
      {ratchet && (
        <SwitchRow
          name={words.join.soft}
          help={words.join.softHelp}
          on={false}
          onChange={() => ask({ type: 'room.ratchet', name: ratchet })}
        />
      )}
    </div>
  );
}

function Sealed({ room, words, me }: Lobby) {
  const seal = `${room.commitment.slice(0, 4)} ${room.commitment.slice(4, 8)}`.toUpperCase();
  return (
    <p class="seal-line">
      <Icon id="lock" />
      <span>
        {words.lobby.sealed} <b>{seal}</b>. {me !== null && room.seats[me]!.contribution !== null && words.lobby.pinch}
      </span>
    </p>
  );
}

function EditTag({ lobby, onClose }: { lobby: Lobby; onClose: () => void }) {
  const { room, me, words, ask } = lobby;
  const { name, pronouns, mask, isNew } = room.seats[me!]!;
  const [tag, setTag] = useState({ name, pronouns, mask });
  const [fresh, setFresh] = useState(isNew);
  const save = async () => {
    const answer = await ask({ type: 'room.tag', ...tag, isNew: fresh });
    if (!answer.refused) onClose();
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={words.lobby.changeTag}
      close={words.drawers.close}
      foot={
        <Button kind="primary" big disabled={tag.name.trim() === ''} onPress={save}>
          {words.lobby.saveTag}
        </Button>
      }
    >
      <TagEditor lobby={lobby} seat={me!} tag={tag} onChange={setTag} />
      <SwitchRow name={words.join.isNew} help={words.join.isNewHelp} on={fresh} onChange={setFresh} />
    </Drawer>
  );
}

/** What is said of who leads: as long as it is the host, and they are there, the crown says it. */
const isLeadAway = ({ room, me }: Lobby): boolean =>
  room.host !== null && (!room.seats[room.host]?.connected || me === room.earlierHost);

type Tab = 'seats' | 'options' | 'invite';

function HostPhone(lobby: Lobby) {
  const { words } = lobby;
  const tab = useSignal<Tab>(lobby.room.seats.length < 2 ? 'invite' : 'seats');
  const isEditing = useSignal(false);
  const trouble = optionTrouble(lobby);
  const tool = (name: Tab, icon: 'chair' | 'gear' | 'share', dot = 0) => (
    <Tool icon={icon} on={tab.value === name} dot={dot} onPress={() => (tab.value = name)}>
      {words.lobby.tabs[name]}
    </Tool>
  );
  return (
    <PhoneFrame
      class="grain sits"
      bleed={tab.value === 'seats'}
      bar={<LobbyBar {...lobby} />}
      thumb={
        <>
          {tab.value === 'options' && <Length lobby={lobby} minutesNow={minuteNow()} />}
          <nav class="tabs" aria-label={words.lobby.hostTabs}>
            {tool('seats', 'chair')}
            {tool('options', 'gear', trouble ? 1 : 0)}
            {tool('invite', 'share')}
          </nav>
          <Start lobby={lobby} onOptions={() => (tab.value = 'options')} />
        </>
      }
    >
      <h1 class="vh">{words.lobby.tabs[tab.value]}</h1>
      {tab.value === 'seats' && (
        <>
          <Seats lobby={lobby} />
          <div class="pad own">
            {isLeadAway(lobby) && <Leading lobby={lobby} />}
            <OwnQuestions {...lobby} />
            <ForNewcomer {...lobby} />
            <Button kind="bare" onPress={() => (isEditing.value = true)}>
              {words.lobby.changeTag}
            </Button>
          </div>
        </>
      )}
      {tab.value === 'options' && <OptionForm lobby={lobby} />}
      {tab.value === 'invite' && <Invite lobby={lobby} />}
      {isEditing.value && <EditTag lobby={lobby} onClose={() => (isEditing.value = false)} />}
    </PhoneFrame>
  );
}

/** On a desktop: the ring at the left, tonight's rules at the right. */
function WideLobby(lobby: Lobby) {
  const { words, code, open, me, room } = lobby;
  const isEditing = useSignal(false);
  const host = isHost(lobby);
  return (
    <main class="wide-lobby" data-surface="phone">
      <header class="wbar">
        <span class="house-word">Konklave</span>
        <span class="small soft">
          <Way language={lobby.language} />
        </span>
        <span class="wcode">{code}</span>
        <nav aria-label={words.drawers.menu}>
          <Tool icon="screen" onPress={() => open('invite')}>
            {words.lobby.tableScreen}
          </Tool>
          <Tool icon="book" onPress={() => open('rules')}>
            {words.drawers.rules}
          </Tool>
          <Tool icon="gear" onPress={() => open('settings')}>
            {words.drawers.settings}
          </Tool>
        </nav>
      </header>
      <section class="wtable" aria-label={words.lobby.tabs.seats}>
        <div class="paper wqr">
          <Qr text={linkTo(code)} label={words.lobby.qr(code)} />
          <p>{room.isLocked ? <ClosedDoor lobby={lobby} /> : words.lobby.scan}</p>
        </div>
        <Seats lobby={lobby} />
      </section>
      <section class="wside">
        <h1 class="vh">{lobby.about.title(lobby.language)}</h1>
        {host ? <OptionForm lobby={lobby} /> : <GuestSide {...lobby} />}
        <div class="wown">
          {isLeadAway(lobby) && <Leading lobby={lobby} />}
          {me !== null && <OwnQuestions {...lobby} />}
          <Button kind="bare" onPress={() => (isEditing.value = true)}>
            {words.lobby.changeTag}
          </Button>
        </div>
        <div class="wgo">
          <Length lobby={lobby} minutesNow={minuteNow()} />
          {mayLead(lobby) ? (
            <Start lobby={lobby} />
          ) : (
            <GuestThumb lobby={lobby} onEdit={() => (isEditing.value = true)} />
          )}
        </div>
      </section>
      {isEditing.value && <EditTag lobby={lobby} onClose={() => (isEditing.value = false)} />}
    </main>
  );
}

function GuestSide(lobby: Lobby) {
  return (
    <>
      <Presets lobby={lobby} />
      <Brief {...lobby} />
    </>
  );
}

/** The rules as short cards. */
function Brief(lobby: Lobby) {
  const { about, language, room } = lobby;
  return (
    <ul class="brief">
      {about.brief(language, room.seats.length, settingsOf(lobby)).map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  );
}

/** What was promised to whoever said that they are new. */
const ForNewcomer = (lobby: Lobby) => (lobby.room.seats[lobby.me!]?.isNew ? <Brief {...lobby} /> : null);
