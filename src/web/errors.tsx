/** The pages nobody hopes to see. The candle is the line: lit, the table is there; smoking, it is not. */
import type { ComponentChildren } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { CloseReason } from '../protocol.ts';
import { go, type Surface } from './address.ts';
import { lookUp } from './api.ts';
import { useFetched } from './chunk.ts';
import { JoinForm } from './code.tsx';
import { type Connection, connect } from './connection.ts';
import { Bar, Button, Candle, PhoneFrame, Picture } from './kit/index.ts';
import { forgetSeat } from './last-seat.ts';
import { awayWords, isHost, type Lobby } from './lobby.ts';
import { anyToken, consoleKey, language } from './memory.ts';
import { Fact } from './opening.tsx';
import { Scene } from './scene.tsx';
import { useDoorWords } from './texts/door/index.ts';
import { t } from './texts/index.ts';
import { laterWords } from './texts/later/index.ts';

type Why = CloseReason | 'no-such-ticket' | 'unreachable' | 'nowhere';

const HOUSE = <b class="house-word">Konklave</b>;

export function HomeButton({ kind = 'quiet' }: { kind?: 'quiet' | 'bare' }) {
  return (
    <Button kind={kind} href="/" onPress={() => go('/')}>
      {t().errors.home}
    </Button>
  );
}

export interface TroubleProps {
  readonly why: Why;
  readonly code: string;
  readonly surface?: Surface;
  readonly onAgain: () => void;
}

const KNOCK_MS = 5_000;

/** How far the evening has come inside, for whoever has no chair in it. */
const WAITING: readonly Why[] = ['not-open', 'between', 'evening-over'];

/** Whoever waits for the next game tries the door now and then, unseen; once it opens, or says something else, so does this page. */
function useWaiting({ why, code, surface = 'phone', onAgain }: TroubleProps): void {
  useEffect(() => {
    if (!WAITING.includes(why)) return;
    let line: Connection | undefined;
    const timer = setInterval(() => {
      line?.close();
      line = connect(code, surface, {}, () => {});
      line.line.subscribe((state) => {
        if (state === 'open' || (typeof state === 'object' && state.closed !== why)) onAgain();
      });
    }, KNOCK_MS);
    return () => {
      clearInterval(timer);
      line?.close();
    };
  }, [why]);
}

/** Why a console that led, or has an earlier key, is shut out: it has no chair, and waits for none. */
const LEADS_NO_MORE: readonly Why[] = ['removed', 'not-open', 'locked'];

/** Until the words are here. */
const NOTHING = { title: '', text: '' };

/** Whether whoever was asked to get up finds the door locked; undefined until that is known. */
function useIsShut({ why, code }: TroubleProps): boolean | undefined {
  const found = useFetched(async () => {
    if (why !== 'removed') return { isShut: false };
    const room = await lookUp(code, anyToken(code, 'phone')).catch(() => undefined);
    return { isShut: typeof room === 'object' && room.isLocked === true };
  });
  return why === 'removed' ? found?.isShut : false;
}

const NO_SEAT: readonly Why[] = ['no-such-room', 'closed', 'damaged', 'removed', 'handed-on'];

export function Trouble(props: TroubleProps) {
  const { why, code, surface, onAgain } = props;
  useWaiting(props);
  useEffect(() => {
    if (NO_SEAT.includes(why)) forgetSeat(code);
  }, [why]);
  const { errors: words, line } = t();
  const { pages } = laterWords();
  const known = why in pages ? (why as keyof typeof pages) : 'trouble';
  const isRelieved = surface === 'master' && LEADS_NO_MORE.includes(why) && consoleKey(code) !== undefined;
  const isShut = useIsShut(props);
  const outside = useDoorWords(language.value)?.outside;
  const { title, text } = isRelieved
    ? { title: line.newMaster, text: line.newMasterHelp }
    : why === 'replaced'
      ? (outside?.tab ?? NOTHING)
      : pages[known];
  const isGone = ['no-such-room', 'closed', 'nowhere', 'damaged'].includes(why);
  const again =
    why === 'outdated'
      ? { label: words.reload, act: () => location.reload() }
      : why === 'replaced'
        ? { label: words.takeHere, act: onAgain }
        : { label: (isShut && outside?.knock) || words.again, act: onAgain };
  return (
    <PhoneFrame
      class="grain"
      bleed
      bar={<Bar room={code} phase={HOUSE} />}
      thumb={
        isGone ? (
          <>
            <JoinForm />
            <HomeButton kind="bare" />
          </>
        ) : (
          <>
            {why !== 'handed-on' && (
              <Button kind="primary" big onPress={again.act}>
                {again.label}
              </Button>
            )}
            <HomeButton />
          </>
        )
      }
    >
      {isGone || (known === 'trouble' && why !== 'replaced') ? (
        <Lost isOutside={isGone} />
      ) : (
        <Scene height={250} top={200} guests={[null, null, null]} lit={why === 'outdated'} cx={249} candleK={0.7} />
      )}
      <div class="pad" role="alert">
        <h1>{title}</h1>
        <p>{isRelieved || isShut === false ? text : isShut && outside?.removed}</p>
      </div>
    </PhoneFrame>
  );
}

function Lost({ isOutside }: { isOutside: boolean }) {
  const art = useFetched(() => import('./art/lost.ts'));
  const drawn = useMemo(() => art && (isOutside ? art.outInTheSnow() : art.fallenCandle()), [art, isOutside]);
  const height = isOutside ? 300 : 250;
  return (
    <div class="scene house-scene" style={{ '--scene-h': `${height}px` }}>
      {drawn && <Picture width={390} height={isOutside ? 340 : 270} art={drawn} fit="slice-bottom" />}
    </div>
  );
}

export function Nowhere() {
  return <Trouble why="nowhere" code="" onAgain={() => go('/')} />;
}

/** Half a minute without a line: the seat or the console is kept, and talk goes on without a phone. */
export function Away({ onTry, children, ...lobby }: Lobby & { onTry: () => void; children: ComponentChildren }) {
  const { words, code, faces, me } = lobby;
  if (lobby.surface === 'table') return <TableAway words={words} onTry={onTry} />;
  const { longAway, longAwayHelp } = awayWords(lobby);
  const isPlaying = lobby.room.phase === 'playing';
  const beside = (step: number) =>
    me === null || faces.length < 3 ? null : (faces[(me + step + faces.length) % faces.length] ?? null);
  return (
    <div class="over-page">
      <PhoneFrame
        class="grain"
        bleed
        bar={<Bar room={code} icon="link" phase={words.line.none} />}
        thumb={
          <>
            <Button kind="primary" big onPress={onTry}>
              {words.line.tryNow}
            </Button>
            {children}
          </>
        }
      >
        <Scene
          height={230}
          top={184}
          guests={[beside(-1), null, beside(1)]}
          lit={false}
          cx={249}
          candleK={0.7}
          gapLight
        />
        <div class="pad" role="alert">
          <h1>{longAway}</h1>
          <p>{longAwayHelp}</p>
          <ul class="facts">
            <Fact icon="link">{words.line.sameNetwork}</Fact>
            {isPlaying && me !== null && !isHost(lobby) && <Fact icon="robot">{words.line.botMay}</Fact>}
            {isPlaying && lobby.role === 'master' && <Fact icon="crown">{words.line.master.mayChange}</Fact>}
          </ul>
        </div>
      </PhoneFrame>
    </div>
  );
}

/** The table has no chair to lose: what lies on it stays to be seen, as in a pause. */
const TableAway = ({ words: { line }, onTry }: Pick<Lobby, 'words'> & { onTry: () => void }) => (
  <div class="over-table">
    <Candle left={0.45} out class="pause-candle" />
    <div role="alert">
      <p class="pause-word">{line.table.longAway}</p>
      <p>{line.table.longAwayHelp}</p>
      <p class="soft">{line.table.sameNetwork}</p>
    </div>
    <Button kind="primary" big onPress={onTry}>
      {line.tryNow}
    </Button>
  </div>
);
