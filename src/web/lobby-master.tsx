/** The master's console before the game: what to say while people sit down, the ring, tonight's rules. */
import './lobby.css';
import { LineSign, MasterFrame, Script } from './kit/index.ts';
import { type Lobby, lengthIn, settingsOf } from './lobby.ts';
import { Length, OptionForm } from './options.tsx';
import { Seats } from './seats.tsx';
import { minuteNow, Start } from './start.tsx';

export function LobbyMaster(lobby: Lobby) {
  const { words, room, code, about, language, role } = lobby;
  const minutes = about.minutes(room.seats.length, settingsOf(lobby));
  if (role !== 'master') return <NotMaster {...lobby} />;
  return (
    <MasterFrame
      room={code}
      title={about.title(language)}
      privacy={words.master.privacy}
      status={<LineSign state="ok">{words.lobby.seated(room.seats.length)}</LineSign>}
      game={room.game}
      class="lobby-master"
      say={
        <Script lead={words.master.say} note={words.master.note}>
          <p>{words.master.welcome(about.title(language), lengthIn(minutes, language))}</p>
          <p class="then">{words.lobby.breakNowHelp}</p>
        </Script>
      }
      go={<Start lobby={lobby} />}
    >
      <div class="lm-work">
        <Seats lobby={lobby} />
        <div>
          <Length lobby={lobby} minutesNow={minuteNow()} />
          <OptionForm lobby={lobby} />
        </div>
      </div>
    </MasterFrame>
  );
}

function NotMaster({ words, code }: Lobby) {
  return (
    <MasterFrame
      room={code}
      title={words.master.title}
      privacy=""
      say={<Script lead={words.master.title}>{words.master.noKey}</Script>}
    >
      <p>{words.master.noKeyHelp}</p>
    </MasterFrame>
  );
}
