/** The master's console before the game: what to say while people sit down, the ring, tonight's rules. */
import './lobby.css';
import { go } from './address.ts';
import { Button, LineSign, MasterFrame, Script } from './kit/index.ts';
import { type Lobby, lengthIn, settingsOf } from './lobby.ts';
import { Length, OptionForm } from './options.tsx';
import { Seats } from './seats.tsx';
import { minuteNow, Start } from './start.tsx';
import { useDoorWords } from './texts/door/index.ts';
import { laterWords } from './texts/later/index.ts';

export type LobbyMasterProps = Lobby & {
  /** This browser has a chair here, and whoever leads does not play. */
  readonly isPlayer?: boolean;
};

export function LobbyMaster(lobby: LobbyMasterProps) {
  const { words, room, code, about, language, role } = lobby;
  const { master } = laterWords(language);
  const minutes = about.minutes(room.seats.length, settingsOf(lobby));
  if (role !== 'master') return <NotMaster {...lobby} />;
  return (
    <MasterFrame
      room={code}
      title={about.title(language)}
      privacy={master.privacy}
      status={<LineSign state="ok">{words.lobby.seated(room.seats.length)}</LineSign>}
      game={room.game}
      class="lobby-master"
      say={
        <Script lead={master.say} note={master.note}>
          <p>{master.welcome(about.title(language), lengthIn(minutes, language))}</p>
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

/** Nobody leads here: without a key, or on a device that has a chair. */
function NotMaster({ code, language, isPlayer }: LobbyMasterProps) {
  const plays = useDoorWords(language)?.lead.plays;
  if (isPlayer && !plays) return null;
  const { master } = laterWords(language);
  const said = isPlayer ? plays! : { title: master.noKey, text: master.noKeyHelp };
  return (
    <MasterFrame
      room={code}
      title={master.title}
      privacy=""
      say={<Script lead={master.title}>{said.title}</Script>}
      go={
        isPlayer && (
          <Button kind="primary" big onPress={() => go(`/${code}`)}>
            {plays!.back}
          </Button>
        )
      }
    >
      <p>{said.text}</p>
    </MasterFrame>
  );
}
