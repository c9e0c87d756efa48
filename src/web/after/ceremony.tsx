/** The evening is over, on the table's screen: who won most often in the wreath, the titles around the table. */
import './ceremony.css';
import { useEffect, useMemo } from 'preact/hooks';
import { wreath } from '../art/keepsakes.ts';
import { candle } from '../art/marks.ts';
import { roundTable } from '../art/table.ts';
import { Caption, Picture, TableFrame } from '../kit/index.ts';
import { type Lobby, shortOf } from '../lobby.ts';
import { marked } from '../marked.ts';
import { SoundControl } from '../sound/control.tsx';
import { say } from '../sound/index.ts';
import type { EveningWords } from '../texts/evening/en.ts';
import { useEveningWords } from '../texts/evening/index.ts';
import { soFar } from './board.tsx';
import { honoursIn, told } from './closing.tsx';
import { Guest } from './guest.tsx';
import { gameMark } from './marks.tsx';
import { crownedOf, type Row, tallyOf } from './tally.ts';
import { type Honour, isOf } from './titles.ts';

const CX = 1290;
const CY = 512;
const RADIUS = 330;
const ROWS = 5;
const MARKS_MAX = 8;
/** Where titles lie around the table, as far apart as may be. */
const PLACES = [
  [976, 100],
  [1638, 150],
  [960, 896],
  [1638, 886],
] as const;

export function Ceremony(lobby: Lobby) {
  const { room, language, faces, words: house } = lobby;
  const words = useEveningWords(language);
  const ground = useMemo(
    () =>
      `${roundTable({ cx: CX, cy: CY, R: RADIUS, W: 1920, H: 1080 })}<g transform="translate(${CX + 190} ${CY - 190}) scale(1.5)">${candle(0.42)}</g>`,
    [],
  );
  const host = room.host === null ? undefined : room.seats[room.host]?.name;
  const line = words && (host === undefined ? words.close.thanksAll : words.close.thanks(host));
  useEffect(() => {
    if (line) say(line, language);
  }, [line]);
  if (!words) return null;
  const evening = soFar(lobby);
  const rows = tallyOf(evening);
  const honours = honoursIn(words, evening);
  const crowned = crownedOf(rows, honours);
  // What is told in the middle is not told again beside it.
  const own = crowned.length === 1 ? honours.find(isOf(crowned[0]!.name)) : undefined;
  const all = rows.map(({ name }) => name);
  const short = <Of extends { readonly name: string }>(one: Of) => ({ ...one, name: shortOf(one.name, all) });
  const others = honours.filter((one) => one !== own).slice(0, PLACES.length);
  return (
    <TableFrame game={room.game} class="ceremony">
      <Picture width={1920} height={1080} art={ground} />
      <section class="ce-left">
        <h1>{words.close.over}</h1>
        <p>{words.close.sum(evening.length, rows.length)}</p>
        <div class="ce-games">
          {evening.slice(-MARKS_MAX).map(({ number, game }) => (
            <span key={number} data-game={game}>
              {gameMark(game)}
            </span>
          ))}
        </div>
        <ol class="ce-rank">
          {rows
            .filter(({ wins }) => wins > 0)
            .slice(0, ROWS)
            .map((row) => (
              <li key={row.name}>
                <span class="ce-place">{1 + rows.filter(({ wins }) => wins > row.wins).length}</span>
                <Guest name={row.name} mask={row.mask} faces={faces} size="58px" />
                <span>{row.name}</span>
                <b>{row.wins}</b>
              </li>
            ))}
        </ol>
      </section>
      <Middle {...{ rows, crowned, own, words, faces, games: evening.length }} />
      {others.map((one, i) => (
        <div key={one.id} class="tag ce-title" style={{ left: `${PLACES[i]![0]}px`, top: `${PLACES[i]![1]}px` }}>
          <Guest {...one.people[0]!} faces={faces} size="82px" />
          <span>
            {words.titles[one.id as keyof EveningWords['titles']].name}
            <small>{told({ ...one, people: one.people.map(short) }, words)}</small>
          </span>
        </div>
      ))}
      <Caption who={house.lobby.narrator} line class="ce-say">
        {marked(line!, faces).map(({ text, isName }) => (isName ? <mark key={text}>{text}</mark> : text))}
      </Caption>
      <SoundControl language={language} caption="" />
    </TableFrame>
  );
}

interface MiddleProps {
  readonly rows: readonly Row[];
  readonly crowned: readonly Row[];
  readonly own: Honour | undefined;
  readonly words: EveningWords;
  readonly faces: Lobby['faces'];
  readonly games: number;
}

function Middle({ rows, crowned, own, words, faces, games }: MiddleProps) {
  const art = useMemo(() => wreath(), []);
  const wins = rows[0]?.wins ?? 0;
  const together = rows.filter((row) => row.wins === wins).length;
  const below = own ? words.titles[own.id as keyof EveningWords['titles']].name : words.close.won(wins, games);
  const all = rows.map(({ name }) => name);
  const names = crowned.map(({ name }) => (crowned.length === 1 ? name : shortOf(name, all)));
  return (
    <>
      <div class={`ce-win of-${crowned.length}`}>
        <Picture width={200} height={200} art={art} />
        {crowned.map(({ name, mask }) => (
          <Guest key={name} name={name} mask={mask} faces={faces} size={crowned.length === 1 ? '196px' : '116px'} />
        ))}
      </div>
      <div class="paper ce-first">
        <b class={names.join('').length > 14 ? 'is-long' : ''}>
          {crowned.length > 0 ? names.join(', ') : words.close.together(together)}
        </b>
        <span>{below}</span>
      </div>
    </>
  );
}
