/** The lobby on the table screen, read from three metres: the code, the square, who sits where. */
import './lobby-table.css';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { fan, path } from './art/lino.ts';
import { candle } from './art/marks.ts';
import { roundTable } from './art/table.ts';
import { along } from './art/village.ts';
import { useFetched } from './chunk.ts';
import { Caption, Icon, NameTag, Picture, TableFrame } from './kit/index.ts';
import { type Lobby, lengthIn, linkTo, settingsOf, shortOf } from './lobby.ts';
import { ClosedDoor } from './lock.tsx';
import { Qr } from './qr.tsx';
import { useDoorWords } from './texts/door/index.ts';
import { Way } from './way.tsx';

const CENTRE = { x: 1350, y: 478 };
const RADIUS = 262;
const CHAIRS = 12;

const angleOf = (index: number, of: number): number => (index / of) * 2 * Math.PI;

/** Wider than high, as the screen is. */
const placeOf = (index: number, of: number) => {
  const sine = Math.sin(angleOf(index, of));
  const x = CENTRE.x + 424 * Math.sign(sine) * Math.abs(sine) ** 0.62;
  return { left: `${x}px`, top: `${CENTRE.y - (RADIUS + 118) * Math.cos(angleOf(index, of))}px` };
};

/** So many have narrow tags: mask, letter and a short name, with the same room for each. */
const CROWD = 13;
const narrowPlaces = (of: number) => {
  const at = along(of, CENTRE.x, CENTRE.y - 2, 478, 398);
  return (index: number) => {
    const { x, y } = at(index / of);
    return { left: `${x.toFixed(1)}px`, top: `${y.toFixed(1)}px` };
  };
};

function cardAt(index: number, of: number): string {
  const angle = angleOf(index, of);
  const [x, y] = [CENTRE.x + 212 * Math.sin(angle), CENTRE.y - 212 * Math.cos(angle)];
  const turn = (angle * 180) / Math.PI + (index % 3) * 5 - 5;
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn.toFixed(1)})"><rect x="-24" y="-30" width="48" height="66" rx="5" fill="#2b1a10"/><rect x="-24" y="-34" width="48" height="66" rx="5" fill="#1a2b46"/><rect x="-19" y="-29" width="38" height="56" rx="3" fill="none" stroke="#56719b" stroke-width="2"/>${path(fan(0, -1, 4, 16, 0, 330, 12, 1.6), '#7089ae')}</g>`;
}

const LEFT_MS = 10_000;

/** The last thing that happened at the table, as the narrator says it. Whoever gets up may do so to lead. */
function useNews({ room, words }: Lobby): string {
  const names = room.seats.map((seat) => seat.name);
  const isLed = room.master.present;
  const key = [isLed, ...names].join('\n');
  const before = useRef({ names, isLed });
  const [news, setNews] = useState<{ came?: string; left?: string; isLed?: boolean }>({});
  useEffect(() => {
    const came = names.findLast((name) => !before.current.names.includes(name));
    const left = before.current.names.findLast((name) => !names.includes(name));
    if (came !== undefined) setNews({ came });
    else if (isLed && !before.current.isLed) setNews({ isLed });
    else if (left !== undefined) setNews({ left });
    before.current = { names, isLed };
  }, [key]);
  // Who has come is good to know for as long as it is the latest; who has gone is not told on and on.
  useEffect(() => {
    if (news.left === undefined) return;
    const timer = setTimeout(() => setNews({}), LEFT_MS);
    return () => clearTimeout(timer);
  }, [news]);
  if (news.came !== undefined) return words.lobby.sat(news.came);
  if (news.isLed) return words.lobby.led;
  return news.left === undefined ? '' : words.lobby.left(news.left);
}

export function LobbyTable(lobby: Lobby) {
  const { room, faces, words, code, game, about, language, role } = lobby;
  const count = faces.length;
  const chairs = Math.min(game.seats.max, Math.max(CHAIRS, count + 1));
  const ground = useMemo(() => roundTable({ cx: CENTRE.x, cy: CENTRE.y, R: RADIUS, W: 1920, H: 1080 }), []);
  const light = `<g transform="translate(${CENTRE.x - 66} ${CENTRE.y - 178}) scale(2.2)">${candle(0.72)}</g>`;
  const cards = faces.map((_, index) => cardAt(index, chairs)).join('');
  const isCrowded = chairs > CROWD;
  const placeAt = useMemo(
    () => (isCrowded ? narrowPlaces(chairs) : (index: number) => placeOf(index, chairs)),
    [isCrowded, chairs],
  );
  const names = faces.map(({ name }) => name);
  const view = useFetched(() => about.picture(676, 278), game.id);
  const news = useNews(lobby);
  const lead = useDoorWords(language)?.lead;
  const { standIn, host } = room;
  const standsIn = standIn && host !== null && lead?.standsIn(room.seats[standIn.seat]!.name, room.seats[host]!.name);
  const minutes = about.minutes(count, settingsOf(lobby));
  return (
    <TableFrame game={room.game} class="lobby-table">
      <Picture width={1920} height={1080} art={ground + light + cards} />
      <div class="lt-code">
        <p>
          {words.lobby.goTo} <Way language={language} /> {words.lobby.andType}
        </p>
        <h1 class={code.length > 4 ? 'is-long' : ''}>{code}</h1>
      </div>
      <div class="lt-qr">
        <Qr text={linkTo(code)} label={words.lobby.qr(code)} />
      </div>
      {room.isLocked && (
        <p class="lt-door">
          <Icon id="lock" />
          <ClosedDoor lobby={lobby} />
        </p>
      )}
      <ul class="lt-facts">
        <li>
          <Icon id="hourglass" />
          <span>
            <b>{words.lobby.about(lengthIn(minutes, language))}</b>
            {words.lobby.wholeGame}
          </span>
        </li>
        <li>
          <Icon id="pause" />
          <span>
            <b>{words.lobby.breakNow}</b>
            {words.lobby.breakNowHelp}
          </span>
        </li>
      </ul>
      <div class="lt-window">
        {view && <Picture width={676} height={278} art={view} fit="slice" />}
        <div class="lt-panel">
          <h2>{about.title(language)}</h2>
          <p>{words.lobby.seatsOut(game.seats.min, game.seats.max)}</p>
        </div>
      </div>
      <ul class={`lt-seats${isCrowded ? ' is-crowded' : ''}`} aria-label={words.lobby.tabs.seats}>
        {Array.from({ length: chairs }, (_, index) => {
          const face = faces[index];
          const seat = room.seats[index];
          return (
            <li key={index} style={placeAt(index)}>
              {face && seat ? (
                <NameTag
                  face={isCrowded ? { ...face, name: shortOf(face.name, names) } : face}
                  bot={words.lobby.bot}
                  class={seat.connected ? '' : 'is-away'}
                >
                  {index === room.host ? (
                    <Icon id="crown" class="lt-ready" label={words.lobby.isHost} />
                  ) : index === room.standIn?.seat ? (
                    <Icon id="crown" class="lt-ready is-lent" label={words.lobby.standsIn} />
                  ) : (
                    seat.isReady && !seat.bot && <Icon id="check" class="lt-ready" label={words.lobby.isReady} />
                  )}
                </NameTag>
              ) : (
                <span class="lt-free">{words.lobby.free}</span>
              )}
            </li>
          );
        })}
      </ul>
      <Caption who={words.lobby.narrator} line class="lt-say">
        {words.lobby.seated(count)} {standsIn ? `${standsIn}.` : news}
        {role === 'visitor' && ` ${words.lobby.onlyLooking}`}
      </Caption>
    </TableFrame>
  );
}
