/** What a room says about its line: gone, gone for long, back again; and what the store has lost meanwhile. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { LineState } from '../connection.ts';
import type { Connection } from './connection.ts';
import { Button } from './kit/index.ts';
import { awayWords, type Lobby } from './lobby.ts';
import { Strap } from './opening.tsx';
import { useWithLaterWords } from './texts/later/index.ts';
import type { Log } from './told.ts';

const BACK_SHOWN_MS = 4_000;
const LOST_SHOWN_MS = 30_000;

/** How much of what all had seen, and of what was done here. */
interface Lost {
  readonly seen: number;
  readonly own: number;
}

export interface LineNews {
  readonly isBack: boolean;
  readonly lost: Lost | undefined;
}

export function useLineNews(line: Connection, log: Log): LineNews {
  return { isBack: useIsBack(line.line.value), lost: useLost(line, log) };
}

/** For a few seconds after the line came back, if its absence was shown. */
function useIsBack(state: LineState): boolean {
  const wasAway = useRef(false);
  const back = useSignal(false);
  useEffect(() => {
    if (state === 'away' || state === 'long-away') {
      wasAway.current = true;
      back.value = false;
    }
    if (state !== 'open' || !wasAway.current) return;
    wasAway.current = false;
    back.value = true;
    const timer = setTimeout(() => {
      back.value = false;
    }, BACK_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [state]);
  return back.value;
}

/** For a while after the store has lost something. How much was done on one phone is not for a table where others look on. */
function useLost(line: Connection, log: Log): Lost | undefined {
  const [seen, own] = [log.lost.value, line.lost()];
  const isLost = seen > 0 || own > 0;
  useEffect(() => {
    if (!isLost) return;
    const timer = setTimeout(() => {
      log.lost.value = 0;
      line.forgetLost();
    }, LOST_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isLost]);
  return isLost ? { seen, own } : undefined;
}

export interface LineStrapsProps extends LineNews {
  readonly lobby: Lobby;
  readonly line: Connection;
}

export function LineStraps({ lobby, line, isBack, lost }: LineStrapsProps) {
  const { surface, room } = lobby;
  const words = lobby.words.line;
  const state = line.line.value;
  const takeBack = <TakeBack line={line} words={words} />;
  return (
    <>
      {state === 'away' && (
        <Strap
          kind="weak"
          icon="hourglass"
          title={surface === 'table' ? words.table.away : words.away}
          text={surface === 'table' ? '' : words.awayHelp}
        >
          {takeBack}
        </Strap>
      )}
      {state === 'long-away' && (
        <LongAway {...lobby} onTry={() => line.hurry()}>
          {takeBack}
        </LongAway>
      )}
      {lost && (
        <Strap
          kind="weak"
          icon="hourglass"
          title={lost.seen > 0 ? words.lost(lost.seen) : words.lostOwn}
          text={lost.own > 0 && room.settings.playMode === 'remote' ? words.lostOwnHelp(lost.own) : words.lostHelp}
        />
      )}
      {isBack && !lost && <Strap kind="ok" icon="check" title={awayWords(lobby).back} text={words.backHelp} />}
    </>
  );
}

/** What was pressed without a line has not left yet. */
function TakeBack({ line, words }: { readonly line: Connection; readonly words: Lobby['words']['line'] }) {
  const queued = line.queued();
  if (queued === 0) return null;
  return (
    <Button kind="quiet" onPress={() => line.takeBack()}>
      {words.takeBack(queued)}
    </Button>
  );
}

function LongAway(props: Lobby & { readonly onTry: () => void; readonly children: ComponentChildren }) {
  const chunk = useWithLaterWords(() => import('./errors.tsx'), props.language);
  if (chunk) return <chunk.Away {...props} />;
  const { longAway, longAwayHelp } = awayWords(props);
  // Without a line nothing more can be fetched, and what lies below cannot be pressed.
  return (
    <Strap kind="weak" icon="hourglass" title={longAway} text={longAwayHelp}>
      <Button kind="primary" onPress={props.onTry}>
        {props.words.line.tryNow}
      </Button>
      {props.children}
    </Strap>
  );
}
