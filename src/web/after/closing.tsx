/** The evening is over: on every phone the board, the titles with a card to keep, and for whoever leads the candle. */
import './closing.css';
import { useMemo, useState } from 'preact/hooks';
import { wreath } from '../art/keepsakes.ts';
import { Bar, Button, Face, PhoneFrame, Picture, Toast } from '../kit/index.ts';
import { isHost, type Lobby, localeOf } from '../lobby.ts';
import { Scene } from '../scene.tsx';
import type { EveningWords } from '../texts/evening/en.ts';
import { useEveningWords } from '../texts/evening/index.ts';
import { soFar, Table } from './board.tsx';
import { BlowButton } from './candle.tsx';
import { Guest } from './guest.tsx';
import { type Card, saveCard } from './keepsake.ts';
import { tallyOf } from './tally.ts';
import { type Honour, honoursOf, isOf } from './titles.ts';

type Page = 'board' | 'titles' | 'candle';
type Shown = { readonly lobby: Lobby; readonly words: EveningWords; readonly onPage: (page: Page) => void };

export function Closing(lobby: Lobby) {
  const words = useEveningWords(lobby.language);
  const [page, setPage] = useState<Page>('board');
  if (!words) return null;
  const props = { lobby, words, onPage: setPage };
  if (page === 'candle' && isHost(lobby)) return <CandlePage {...props} />;
  return page === 'titles' ? <TitlesPage {...props} /> : <BoardPage {...props} />;
}

/** Those that this house has words for. */
export const honoursIn = (words: EveningWords, evening: Parameters<typeof honoursOf>[0]): Honour[] =>
  honoursOf(evening).filter(({ id }) => id in words.titles);

function EveningBar({ lobby, words }: Pick<Shown, 'lobby' | 'words'>) {
  const time = new Date(lobby.wall()).toLocaleTimeString(localeOf(lobby.language), {
    hour: '2-digit',
    minute: '2-digit',
  });
  return <Bar room={lobby.code} icon="crown" phase={words.close.phase} clock={time} />;
}

/** The way to the candle, for whoever may blow it out. */
function ToCandle({ lobby, words, onPage }: Shown) {
  if (!isHost(lobby)) return null;
  return (
    <Button kind="bare" onPress={() => onPage('candle')}>
      {words.close.toCandle}
    </Button>
  );
}

function BoardPage(props: Shown) {
  const { lobby, words, onPage } = props;
  const evening = soFar(lobby);
  const hasTitles = lobby.me !== null || honoursIn(words, evening).length > 0;
  return (
    <PhoneFrame
      class="grain"
      game={lobby.room.game}
      bar={<EveningBar {...props} />}
      thumb={
        <>
          {hasTitles && (
            <Button kind="quiet" onPress={() => onPage('titles')}>
              {words.close.titles}
            </Button>
          )}
          <ToCandle {...props} />
        </>
      }
    >
      <div class="board cl-board">
        <h1>{words.board.title(evening.length)}</h1>
        <Table lobby={lobby} words={words.board} evening={evening} onOpen={lobby.open} />
        <p class="small soft">
          {words.board.help} {words.close.honour}
        </p>
      </div>
    </PhoneFrame>
  );
}

/** What is told of somebody: the first title, or how often they won. */
function cardOf({ lobby, words }: Shown, name: string, honours: readonly Honour[]): Card | undefined {
  const { faces, code, language } = lobby;
  const face = faces.find((one) => one.name === name);
  const row = tallyOf(soFar(lobby)).find((one) => one.name === name);
  if (!face || !row) return undefined;
  const own = honours.find(isOf(name));
  const title = own && words.titles[own.id as keyof EveningWords['titles']];
  const games = row.games.filter((hasWon) => hasWon !== null).length;
  const won = row.wins > 0 ? words.close.won(row.wins, games) : words.close.played(games);
  const line = own && title ? sentence(title.line(own.numbers, own.word ?? '')) : won;
  const day = new Date(lobby.wall()).toLocaleDateString(localeOf(language), { day: 'numeric', month: 'long' });
  return {
    face,
    ...{ name, line, title: title?.name ?? words.close.guest },
    isCrowned: title !== undefined || row.wins > 0,
    foot: [`Konklave, ${day}`, words.close.table(code)],
  };
}

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

function TitlesPage(props: Shown) {
  const { lobby, words, onPage } = props;
  const { me, faces, room } = lobby;
  const honours = honoursIn(words, soFar(lobby));
  const self = me === null ? undefined : faces[me]?.name;
  const card = self === undefined ? undefined : cardOf(props, self, honours);
  const [hasFailed, setFailed] = useState(false);
  return (
    <PhoneFrame
      class="grain"
      game={room.game}
      bar={<EveningBar {...props} />}
      thumb={
        <>
          {hasFailed && <Toast kind="refusal" title={words.close.noPicture} />}
          {card && (
            <Button kind="primary" big icon="save" onPress={() => saveCard(card).catch(() => setFailed(true))}>
              {words.close.save}
            </Button>
          )}
          <div class="cl-ways">
            <Button kind="bare" onPress={() => lobby.open('replay')}>
              {lobby.words.end.replay}
            </Button>
            <Button kind="bare" onPress={() => onPage('board')}>
              {words.close.board}
            </Button>
            <ToCandle {...props} />
          </div>
        </>
      }
    >
      <h1 class="vh">{words.close.titles}</h1>
      {card && <KeepsakeCard {...card} />}
      <ul class="cl-titles">
        {honours
          .filter((one) => self === undefined || one !== honours.find(isOf(self)))
          .map((one) => (
            <li key={one.id}>
              <Guest {...one.people[0]!} faces={faces} size="2.6rem" />
              <span>
                <b>{words.titles[one.id as keyof EveningWords['titles']].name}</b>
                <small>{told(one, words)}</small>
              </span>
            </li>
          ))}
      </ul>
    </PhoneFrame>
  );
}

/** "Linnea, Kaj: came through 3 speeches". */
export function told({ id, people, numbers, word }: Honour, words: EveningWords): string {
  const { line } = words.titles[id as keyof EveningWords['titles']];
  return `${people.map(({ name }) => name).join(', ')}: ${line(numbers, word ?? '')}`;
}

function KeepsakeCard({ face, name, title, line, foot, isCrowned }: Card) {
  const art = useMemo(() => wreath(), []);
  return (
    <section class="paper cl-card">
      <span class="cl-wreath">
        {isCrowned && <Picture width={200} height={200} art={art} />}
        <Face seat={face} size="6.25rem" />
      </span>
      <h2>{name}</h2>
      <p class="cl-title">{title}</p>
      <p class="small soft">{line}</p>
      <p class="cl-foot">
        {foot.map((one) => (
          <span key={one}>{one}</span>
        ))}
      </p>
    </section>
  );
}

function CandlePage({ lobby, words, onPage }: Shown) {
  return (
    <PhoneFrame
      class="cl-candle"
      bleed
      bar={<EveningBar lobby={lobby} words={words} />}
      thumb={
        <>
          <BlowButton lobby={lobby} words={words.board} />
          <Button kind="quiet" onPress={() => lobby.open('next')}>
            {words.board.wait}
          </Button>
          <Button kind="bare" onPress={() => onPage('titles')}>
            {words.close.titles}
          </Button>
        </>
      }
    >
      <div class="pad cl-over">
        <h1>{words.board.blowTitle}</h1>
        <p>{words.board.blowText}</p>
      </div>
      <Scene height={560} top={430} guests={[]} cx={195} k={1.7} candleK={2.2} left={0.42} seed={9} />
    </PhoneFrame>
  );
}
