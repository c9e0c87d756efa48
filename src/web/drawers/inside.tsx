/** What is in the drawers; fetched when the first is opened. */
import './drawers.css';
import { useEffect, useState } from 'preact/hooks';
import { LANGUAGES } from '../../kernel/game.ts';
import { ROOM_LIMITS } from '../../kernel/room/commands.ts';
import { isEmpty } from '../../kernel/room/missed.ts';
import { hasMaster } from '../../kernel/room/state.ts';
import { go } from '../address.ts';
import type { BoardProps } from '../after/board.tsx';
import type { NextProps } from '../after/next.tsx';
import type { IconId } from '../art/icons.ts';
import { useFetched } from '../chunk.ts';
import { screensOf } from '../games.ts';
import { Invite, MasterDoor, TableLanguage } from '../invite.tsx';
import { Button, Face, HoldButton, Icon, OptionRow, offerOf, Segments, SwitchRow, useTimeLeft } from '../kit/index.ts';
import { forgetSeat } from '../last-seat.ts';
import { Leading } from '../lead.tsx';
import { isHost, isRemote, type Lobby, linkTo, mayLead, movedThing, settingsOf } from '../lobby.ts';
import { forget, language, randomHex, setLanguage } from '../memory.ts';
import { Strap } from '../opening.tsx';
import { Absent, isMasterAway } from '../pause.tsx';
import { Qr } from '../qr.tsx';
import { buzz, canBuzz, hand, light, motion, size } from '../settings.ts';
import { useDrawerWords } from '../texts/drawers/index.ts';
import { languageNames } from '../texts/index.ts';
import { laterWords } from '../texts/later/index.ts';
import type { CallsProps } from './calls.tsx';
import type { DrawersProps } from './index.tsx';
import { LogLines } from './log.tsx';
import { Rules } from './rules.tsx';
import { TableVoice } from './table-voice.tsx';

export function Inside({ lobby, stage, log, open, onOpen, onClose }: DrawersProps) {
  switch (open!.name) {
    case 'menu':
      return <Menu lobby={lobby} stage={stage} onOpen={onOpen} onClose={onClose} />;
    case 'rules':
      return <Rules lobby={lobby} {...(open!.clause && { clause: open!.clause })} />;
    case 'log':
      return <LogLines lobby={lobby} log={log} />;
    case 'chat':
      return <ChatDrawer lobby={lobby} />;
    case 'seal':
      return <SealDrawer lobby={lobby} />;
    case 'settings':
      return <Settings lobby={lobby} />;
    case 'move':
      return <Move lobby={lobby} />;
    case 'invite':
      return <Invite lobby={lobby} />;
    case 'lead':
      return <MasterDoor lobby={lobby} />;
    case 'next':
      return <NextDrawer lobby={lobby} onOpen={onOpen} onClose={onClose} />;
    case 'board':
      return <BoardDrawer lobby={lobby} onOpen={onOpen} />;
    case 'replay':
      return null; // a page of its own (index.tsx)
  }
}

function NextDrawer(props: NextProps) {
  const chunk = useFetched(() => import('../after/next.tsx'));
  return chunk ? <chunk.Next {...props} /> : null;
}

function BoardDrawer(props: BoardProps) {
  const chunk = useFetched(() => import('../after/board.tsx'));
  return chunk ? <chunk.Board {...props} /> : null;
}

function Menu({ lobby, stage, onOpen, onClose }: Pick<DrawersProps, 'lobby' | 'stage' | 'onOpen' | 'onClose'>) {
  const { words, offers, ask, room, code } = lobby;
  const later = laterWords(lobby.language);
  const may = offers();
  const entry = (icon: IconId, label: string, help: string | undefined, act: () => unknown) => (
    <li>
      <button type="button" onClick={() => act()}>
        <Icon id={icon} />
        <span>
          <b>{label}</b>
          {help}
        </span>
        <Icon id="right" class="go-on" />
      </button>
    </li>
  );
  const then = (command: { type: string }) => async () => {
    onClose();
    await ask(command);
  };
  const leave = async () => {
    const answer = await ask({ type: 'room.leave' });
    if (answer.refused) return;
    forget(`token.${code}`);
    forgetSeat(code);
    go('/');
  };
  const Card = room.phase === 'playing' && lobby.me !== null && screensOf(room.game).Card;
  return (
    <>
      {Card && <Card {...stage} />}
      <Leading lobby={lobby} />
      <ul class="menu-rows">
        {offerOf(may, 'room.return') &&
          entry('robot', words.drawers.takeBack, undefined, then({ type: 'room.return' }))}
        {room.phase === 'ended' && entry('chair', words.end.next, words.end.rematchHelp, () => onOpen('next'))}
        {room.phase === 'ended' && entry('play', words.end.replay, undefined, () => onOpen('replay'))}
        {entry('book', words.drawers.rules, undefined, () => onOpen('rules'))}
        {entry('log', words.drawers.log, undefined, () => onOpen('log'))}
        {room.phase === 'ended' && entry('lock', words.end.seal, undefined, () => onOpen('seal'))}
        {room.phase !== 'playing' &&
          (room.phase === 'ended' || room.evening) &&
          entry('crown', words.end.board, undefined, () => onOpen('board'))}
        {isRemote(lobby) && entry('speech', words.drawers.chat, undefined, () => onOpen('chat'))}
        {entry('gear', words.drawers.settings, undefined, () => onOpen('settings'))}
        {lobby.who !== null && entry('handset', movedThing(lobby), undefined, () => onOpen('move'))}
        {mayLead(lobby) &&
          entry('share', words.lobby.tabs.invite, later.hosts.screens.table.title, () => onOpen('invite'))}
        {offerOf(may, 'room.pause') &&
          entry(
            'pause',
            later.pause.ask,
            hasMaster(room) ? later.pause.askMasterHelp : later.pause.askHelp,
            then({ type: 'room.pause' }),
          )}
      </ul>
      {mayLead(lobby) && room.phase === 'playing' && isAnyoneAway(lobby) && <Absent {...lobby} />}
      {offerOf(may, 'room.leave') && (
        <div class="leave">
          <HoldButton again={words.drawers.pressAgain} holding={words.drawers.leaving} onHeld={leave}>
            {words.drawers.leave}
          </HoldButton>
          <p class="small soft">{words.drawers.leaveHelp}</p>
        </div>
      )}
    </>
  );
}

const isAnyoneAway = ({ room, game }: Lobby): boolean =>
  isMasterAway(room) || room.seats.some((_, seat) => isEmpty({ [room.game]: game }, room, seat));

function ChatDrawer({ lobby }: { lobby: Lobby }) {
  const chunk = useFetched(() => import('./chat.tsx'));
  return chunk ? <chunk.Chat lobby={lobby} /> : null;
}

function SealDrawer({ lobby }: { lobby: Lobby }) {
  const chunk = useFetched(() => import('./seal.tsx'));
  return chunk ? <chunk.Seal lobby={lobby} /> : null;
}

function Settings({ lobby }: { lobby: Lobby }) {
  const all = useDrawerWords(lobby.language);
  if (!all) return null;
  const words = all.settings;
  const settings = lobby.room.phase === 'lobby' ? settingsOf(lobby) : lobby.room.settings;
  return (
    <div class="settings">
      <h3 class="settings-t">
        {words.you}
        <small>{words.youHelp}</small>
      </h3>
      <OptionRow name={words.language} wide>
        <Segments
          class="is-words"
          label={words.language}
          value={language.value}
          onChange={setLanguage}
          options={LANGUAGES.map((one) => ({ value: one, label: <span lang={one}>{languageNames[one]}</span> }))}
        />
      </OptionRow>
      {canBuzz() && (
        <SwitchRow
          name={words.buzz}
          help={words.buzzHelp}
          on={buzz.value === 'on'}
          onChange={(on) => (buzz.value = on ? 'on' : 'off')}
        />
      )}
      <OptionRow name={words.thumb} wide>
        <Segments
          label={words.thumb}
          value={hand.value}
          onChange={(value) => (hand.value = value)}
          options={[
            { value: 'left', label: words.left },
            { value: 'right', label: words.right },
          ]}
        />
      </OptionRow>
      {lobby.about.isBright && (
        <OptionRow name={words.light} help={words.lightHelp} wide>
          <Segments
            label={words.light}
            value={light.value}
            onChange={(value) => (light.value = value)}
            options={[
              { value: 'dark', label: words.dark },
              { value: 'bright', label: words.bright },
            ]}
          />
        </OptionRow>
      )}
      <SwitchRow
        name={words.motion}
        help={words.motionHelp}
        on={motion.value === 'less'}
        onChange={(on) => (motion.value = on ? 'less' : 'full')}
      />
      <OptionRow name={words.size} wide>
        <Segments
          label={words.size}
          value={size.value}
          onChange={(value) => (size.value = value)}
          options={[
            { value: '1', label: 'A' },
            { value: '2', label: 'A+' },
            { value: '3', label: 'A++' },
          ]}
        />
      </OptionRow>
      {lobby.me !== null && lobby.game.calendar?.(settings) && <CallsRow lobby={lobby} words={words} />}
      {mayLead(lobby) && (
        <>
          <h3 class="settings-t">
            {all.table.title}
            <small>{isHost(lobby) ? all.table.whose : lobby.words.lobby.standsIn}</small>
          </h3>
          <TableVoice lobby={lobby} words={all.table} />
          {isHost(lobby) && <TableLanguage lobby={lobby} />}
        </>
      )}
    </div>
  );
}

function CallsRow(props: CallsProps) {
  const chunk = useFetched(() => import('./calls.tsx'));
  return chunk ? <chunk.Calls {...props} /> : null;
}

const SHOWN_MS = ROOM_LIMITS.ticketSeconds * 1000;

/** The old device: the square holds a ticket, which is good for a minute and for one device. */
function Move({ lobby }: { lobby: Lobby }) {
  const { code, faces, me, who, ask } = lobby;
  const take = useDrawerWords(lobby.language)?.take;
  const [shown, setShown] = useState({ ticket: '', until: 0 });
  const left = useTimeLeft(shown.until, Date.now);
  const show = async () => {
    const ticket = randomHex(16);
    const { refused } = await ask({ type: 'room.ticket', ticket });
    if (!refused) setShown({ ticket, until: Date.now() + SHOWN_MS });
  };
  useEffect(() => void show(), []);
  if (who === null || !take) return null;
  return (
    <div class="move">
      <p class="soft">{take.point}</p>
      <div class="paper big-qr">
        <div class="row">
          {me === null ? <Icon id="crown" /> : <Face seat={faces[me]!} size="3rem" />}
          <p>
            <b>{me === null ? laterWords(lobby.language).master.title : faces[me]!.name}</b>
            <br />
            <span class="small">{me === null ? take.onOneConsole : take.onOne}</span>
          </p>
        </div>
        {left > 0 ? (
          <Qr text={linkTo(`${code}${me === null ? '/master' : ''}#m${shown.ticket}`)} label={movedThing(lobby)} />
        ) : (
          <Button kind="quiet" onPress={show}>
            {take.showAgain}
          </Button>
        )}
        <p class="small centred">{left > 0 && take.goesOut(Math.ceil(left / 1000))}</p>
      </div>
      <p class="small soft centred">{me === null ? take.shadeConsole : take.shade}</p>
    </div>
  );
}

/** What lies open covers what is to be done now: a talk of 15 seconds, a vote. */
export function MovedOn({ language, onClose }: Pick<Lobby, 'language'> & Pick<DrawersProps, 'onClose'>) {
  const words = useDrawerWords(language)?.movedOn;
  if (!words) return null;
  return (
    <>
      <p class="row" role="status">
        <Icon id="next" />
        <b>{words.title}</b>
      </p>
      <Button kind="quiet" onPress={onClose}>
        {words.back}
      </Button>
    </>
  );
}

/** What lay open was of the last game, and has closed. */
export function Turned({ language }: Lobby) {
  const words = useDrawerWords(language)?.turned;
  return words ? <Strap kind="ok" icon="next" title={words.title} text={words.text} /> : null;
}
