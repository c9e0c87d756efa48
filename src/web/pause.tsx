/** A pause, a chair that a bot keeps, and the end of a game: what lies over a game's own screen. */

import { isEmpty } from '../kernel/room/missed.ts';
import { hasMaster } from '../kernel/room/state.ts';
import { drawsPause, screensOf } from './games.ts';
import { Bar, Button, Candle, Clock, Face, HoldButton, Icon, offerOf, PhoneFrame, Tool } from './kit/index.ts';
import { isHost, type Lobby, mayLead, usualBot } from './lobby.ts';
import { Fact } from './opening.tsx';
import { Scene } from './scene.tsx';
import type { Stage } from './stage.ts';
import { laterWords } from './texts/later/index.ts';

const EMPTY = [null, null, null];

/** Who asked is shown nowhere else: they and the host find the button that goes on. */
export function PauseSheet({ lobby, stage }: { lobby: Lobby; stage: Stage<unknown> }) {
  const { words, surface, code, room, open } = lobby;
  const { why, until } = room.pause!;
  const later = laterWords(lobby.language);
  const { Pause } = screensOf(room.game);
  if (Pause && drawsPause(room)) {
    return (
      <div class="over-page">
        <Pause {...stage} going={<Going {...lobby} />} absent={mayLead(lobby) && <Absent {...lobby} />} />
      </div>
    );
  }
  const clock = <Clock until={until} now={lobby.wall} />;
  // Everybody is to know that somebody else will lead.
  const isAwaited = room.master.present && !room.master.held;
  const texts = why === 'master-gone' && isAwaited ? later.pause.masterAwaited : later.pause.why[why];
  if (surface === 'table') {
    return (
      <div class="over-table">
        <Candle left={0.45} class="pause-candle" />
        <div role="status">
          <p class="pause-word">{texts.title}</p>
          <p>{texts.text}</p>
        </div>
        {until !== null && (
          <>
            <p class="pause-clock">{clock}</p>
            <p>{later.pause.byItself}</p>
          </>
        )}
      </div>
    );
  }
  return (
    <div class="over-page">
      <PhoneFrame
        class="grain"
        bleed
        bar={<Bar room={code} icon="pause" phase={later.pause.title} clock={clock} />}
        thumb={
          <>
            <Going {...lobby} />
            <div class="tools">
              <Tool icon="book" onPress={() => open('rules')}>
                {words.drawers.rules}
              </Tool>
              <Tool icon="log" onPress={() => open('log')}>
                {words.drawers.log}
              </Tool>
              <Tool icon="gear" onPress={() => open('settings')}>
                {words.drawers.settings}
              </Tool>
            </div>
          </>
        }
      >
        <Scene height={mayLead(lobby) ? 170 : 250} guests={EMPTY} cx={249} left={0.45} candleK={0.7} />
        <div class="pad" role="status">
          <h1>{texts.title}</h1>
          <p>{texts.text}</p>
          <ul class="facts">
            {until !== null && <Fact icon="hourglass">{later.pause.byItself}</Fact>}
            <Fact icon="heart">{later.pause.care}</Fact>
          </ul>
          {mayLead(lobby) && <Absent {...lobby} />}
        </div>
      </PhoneFrame>
    </div>
  );
}

/** The ways out of a pause, for whoever has one. */
function Going(lobby: Lobby) {
  const { words, room, offers, ask, open } = lobby;
  const later = laterWords(lobby.language);
  const may = offers();
  return (
    <>
      {offerOf(may, 'room.return') && (
        <Button kind="primary" big onPress={() => ask({ type: 'room.return' })}>
          {words.drawers.takeBack}
        </Button>
      )}
      {offerOf(may, 'room.resume') && (
        <Button kind="primary" big onPress={() => ask({ type: 'room.resume' })}>
          {later.pause.resume}
        </Button>
      )}
      {offerOf(may, 'room.handOver') && (
        <Button kind="quiet" onPress={() => ask({ type: 'room.handOver' })}>
          {later.pause.handOver}
        </Button>
      )}
      {hasMaster(room) && isHost(lobby) && (
        <Button kind="quiet" onPress={() => open('lead')}>
          {later.hosts.freeMaster}
        </Button>
      )}
      {offerOf(may, 'room.cancel') && (
        <HoldButton again={words.drawers.pressAgain} onHeld={() => ask({ type: 'room.cancel' })}>
          {later.pause.cancel}
        </HoldButton>
      )}
    </>
  );
}

/** A person leads the game, and is not on the line. */
export const isMasterAway = (room: Lobby['room']): boolean => hasMaster(room) && !room.master.connected;

/** Who is away, and a bot for their chair; the host sees no more than everybody does. */
export function Absent({ room, game, faces, words, language, ask, about, offers }: Lobby) {
  const later = laterWords(language);
  const bot = usualBot({ about });
  const may = offers().some(({ command }) => command.type === 'room.cover');
  const isAway = (seat: number) => isEmpty({ [room.game]: game }, room, seat);
  const away = faces.flatMap((face, seat) => (isAway(seat) ? [{ face, seat }] : []));
  const here = faces.filter((face, seat) => !face.bot && !isAway(seat));
  const people = room.seats.filter((seat) => seat.bot === null).length;
  const isLost = isMasterAway(room);
  const covered = room.seats.flatMap(({ bot, coveredBy }, seat) => (bot === null && coveredBy !== null ? [seat] : []));
  if (away.length + covered.length === 0 && !isLost) return <p class="small soft all-here">{later.pause.allHere}</p>;
  return (
    <>
      <ul class="absent">
        {isLost && (
          <li>
            <Icon id="crown" />
            <b>{later.pause.why['master-gone'].title}</b>
          </li>
        )}
        {away.map(({ face, seat }) => (
          <li key={seat}>
            <Face seat={face} size="2.8rem" />
            <span>
              <b>{face.name}</b>
              <br />
              <span class="small soft">{words.lobby.away}</span>
            </span>
            {may && (
              <Button kind="quiet" onPress={() => ask({ type: 'room.cover', seat, bot })}>
                {words.drawers.cover}
              </Button>
            )}
          </li>
        ))}
        {covered.map((seat) => (
          <li key={seat}>
            <Face seat={faces[seat]!} size="2.8rem" />
            <span>
              <b>{faces[seat]!.name}</b>
              <br />
              <span class="small soft">{words.drawers.covered}</span>
            </span>
          </li>
        ))}
      </ul>
      {away.length > 0 && <p class="small soft">{later.pause.here(here.length, people)}</p>}
    </>
  );
}

const LINES_SHOWN = 5;

/** A bot keeps this chair: what the table heard meanwhile, and the way back. */
export function Covered({ lines, ...lobby }: Lobby & { lines: readonly string[] }) {
  const { words, code, faces, me, ask, open } = lobby;
  const beside = (step: number) => faces[(me! + step + faces.length) % faces.length]!;
  return (
    <div class="over-page">
      <PhoneFrame
        class="grain"
        bleed
        bar={<Bar room={code} icon="robot" phase={words.drawers.covered} />}
        thumb={
          <>
            <Button kind="primary" big onPress={() => ask({ type: 'room.return' })}>
              {words.drawers.takeBack}
            </Button>
            <Button kind="bare" onPress={() => open('log')}>
              {words.drawers.log}
            </Button>
          </>
        }
      >
        <Scene height={200} top={160} guests={[beside(-1), faces[me!]!, beside(1)]} cx={141} candleK={0.6} />
        <div class="pad" role="status">
          <h1>{words.drawers.coveredTitle}</h1>
          <p>{words.drawers.coveredHelp}</p>
          <ul class="facts">
            {lines.slice(-LINES_SHOWN).map((line, i) => (
              <Fact key={i} icon="speech">
                {line}
              </Fact>
            ))}
          </ul>
        </div>
      </PhoneFrame>
    </div>
  );
}

/** After the end: once more with everything open, the story, the seal, and what comes next. The game's own end stays. */
export function Ended({ words, open }: Lobby) {
  return (
    <aside class="ended" aria-label={words.end.next}>
      <Tool icon="play" onPress={() => open('replay')}>
        {words.end.replay}
      </Tool>
      <Tool icon="log" onPress={() => open('log')}>
        {words.drawers.log}
      </Tool>
      <Tool icon="lock" onPress={() => open('seal')}>
        {words.end.seal}
      </Tool>
      <Tool icon="swap" onPress={() => open('next')}>
        {words.end.next}
      </Tool>
    </aside>
  );
}
