/** A turn: mine, and everybody else's. */
import { signal } from '@preact/signals';
import { Button, Icon } from '../../../../web/kit/index.ts';
import { isJoker } from '../../content.ts';
import { cardsLeft, type DrawPile, pilesPerSide, type Side, topOf } from '../../state.ts';
import { jokerOf } from '../around.ts';
import { Back, JokerCard, printed, Tile } from '../parts.tsx';
import { Equation, LookOut, othersOf, Piles, Robot, Score, SideFaces, Top, useBuzz } from './bits.tsx';
import type { Play, Scene } from './play.ts';

const PILES: readonly DrawPile[] = ['left', 'right'];

/** With two piles: from which one the card comes that has no place yet, and how many cards were left then. */
const taken = signal<{ readonly from: DrawPile; readonly left: number } | null>(null);

function takenIn({ view, mine }: Play): DrawPile | null {
  const isStill = view.phase === 'turn' && view.turn === mine && taken.value?.left === cardsLeft(view);
  return isStill ? taken.value!.from : null;
}

export function turnScene(play: Play): Scene {
  const { view, w, side } = play;
  const isMine = view.phase === 'turn' && view.turn === play.mine;
  const mover = view.phase === 'reveal' ? (view.drawn?.side ?? view.turn) : view.turn;
  const mine = view.sides[play.mine]!.length > 1 ? w.turn.ours : w.turn.mine;
  const common = { clock: view.until, key: `turn ${isMine}` };
  if (pilesPerSide(view) === 2) {
    return {
      ...common,
      class: 'of-two',
      title: isMine ? w.turn.flip : w.turn.other(side(mover)),
      phase: isMine ? mine : w.turn.other(side(mover)),
      stage: <TwoPiles play={play} />,
      thumb: isMine ? <DrawOne play={play} /> : <Watching play={play} />,
    };
  }
  if (isMine) {
    return {
      ...common,
      class: 'of-mine',
      phase: mine,
      stage: <MyTurn play={play} />,
      thumb: <Draw play={play} onPick={(drawPile) => play.ask({ type: 'draw', drawPile, playPile: null })} />,
    };
  }
  return {
    ...common,
    class: 'of-ring',
    title: w.turn.other(side(mover)),
    phase: w.turn.other(side(mover)),
    stage: <Ring play={play} mover={mover} />,
    thumb: <LookOut play={play} />,
  };
}

function MyTurn({ play }: { play: Play }) {
  const { view, t, w, mine, me, language, side, name } = play;
  useBuzz(true);
  const joker = jokerOf(view);
  const mate = view.sides[mine]!.find((seat) => seat !== me);
  return (
    <>
      <div class="of-head">
        <h1>{view.again ? w.turn.again : w.turn.flip}</h1>
        {mate !== undefined && <SideFaces play={play} side={mine} size="3.6rem" />}
        {joker && isJoker(joker) && <JokerCard joker={joker} t={t} width="4.6rem" drop={4} />}
      </div>
      <ol class="of-row" aria-label={w.turn.tops}>
        {othersOf(play).map((other) => {
          const card = topOf(view, { side: other, pile: 0 });
          const top = card === undefined ? undefined : printed(view, card, language);
          return (
            <li key={other}>
              {top ? <Tile sign={top.symbol} /> : <span class="of-tile is-empty" />}
              <SideFaces play={play} side={other} size="2.1rem" />
              <span class="vh">
                {side(other)}: {top ? `${t.symbols[top.symbol]}, ${top.title}` : w.turn.empty}
              </span>
            </li>
          );
        })}
      </ol>
      {mate !== undefined && <p class="of-note">{w.turn.either(name(mate))}</p>}
      <Top
        play={play}
        place={{ side: mine, pile: 0 }}
        shape="wide"
        width={358}
        height={116}
        flag={30}
        symbol={70}
        most={26}
      />
    </>
  );
}

/** Two piles on one gold tray. */
function Draw({ play, onPick }: { play: Play; onPick: (pile: DrawPile) => unknown }) {
  const { view, w } = play;
  return (
    <>
      <fieldset class="of-tray of-piles" aria-label={w.turn.flip}>
        {PILES.map((pile) => (
          <button key={pile} type="button" disabled={view.counts[pile] === 0} onClick={() => onPick(pile)}>
            <Back box={view.cardSet} count={view.counts[pile]} />
            <span>{w.turn[pile]}</span>
            <span class="vh">{play.t.screen.left(view.counts[pile])}</span>
          </button>
        ))}
      </fieldset>
      <LookOut play={play} />
    </>
  );
}

function Watching({ play }: { play: Play }) {
  return (
    <>
      <div class="of-middle">
        <Equation play={play} size="1.6rem" />
        <span class="of-backs">
          <Piles play={play} width="2.9rem" />
        </span>
      </div>
      <LookOut play={play} />
    </>
  );
}

/** All tops, mine at the bottom. */
function Ring({ play, mover }: { play: Play; mover: Side }) {
  const { mine, view } = play;
  const others = othersOf(play);
  return (
    <ol class={`of-tops is-${others.length}`} aria-label={play.w.turn.tops}>
      {others.map((side) => (
        <Seat key={side} play={play} side={side} isMover={side === mover} />
      ))}
      <li class="of-mid">
        <Equation play={play} size="1.7rem" />
        <span class="of-backs">
          <Piles play={play} width="3.6rem" />
        </span>
      </li>
      {!view.removed[mine] && <Seat play={play} side={mine} isMover={mine === mover} isMe />}
    </ol>
  );
}

function Seat({ play, side, isMover, isMe = false }: { play: Play; side: Side; isMover: boolean; isMe?: boolean }) {
  const { view, w } = play;
  const isSlow = view.sides[side]!.some((seat) => view.slow[seat]);
  const hasFew = othersOf(play).length < 3;
  const size = isMe
    ? ({ shape: 'wide', width: 358, height: 104, flag: 30, symbol: 66, most: 28 } as const)
    : hasFew
      ? ({ shape: 'tall', width: 166, height: 236, flag: 46, symbol: 86, most: 28 } as const)
      : ({ shape: 'tall', width: 166, height: 132, flag: 40, symbol: 42, most: 20 } as const);
  return (
    <li class={`of-seat${isMe ? ' is-me' : ''}${isMover ? ' is-mover' : ''}`}>
      <SideFaces play={play} side={side} size="2.5rem" />
      <span class="vh">{play.side(side)}. </span>
      {isSlow && <Icon id="hourglass" class="of-slow" label={w.turn.slow} />}
      <Score play={play} side={side} />
      <Top play={play} place={{ side, pile: 0 }} {...size} />
    </li>
  );
}

/** Two sides: two piles each, the other's above, mine below. */
function TwoPiles({ play }: { play: Play }) {
  const { mine, view } = play;
  useBuzz(view.phase === 'turn' && view.turn === mine);
  const [other] = othersOf(play);
  return (
    <>
      <Pair play={play} side={other ?? 1 - mine} />
      <Pair play={play} side={mine} />
    </>
  );
}

function Pair({ play, side }: { play: Play; side: Side }) {
  const { view, mine, w, ask } = play;
  const from = side === mine ? takenIn(play) : null;
  const tops = [0, 1].map((pile) => (
    <Top
      key={pile}
      play={play}
      place={{ side, pile }}
      shape="tall"
      width={172}
      height={140}
      flag={44}
      symbol={54}
      most={23}
    />
  ));
  return (
    <section class={`of-pair${view.turn === side ? ' is-mover' : ''}`}>
      <p class="of-lbl">
        <SideFaces play={play} side={side} size="2.4rem" />
        <b>{side === mine && view.sides[mine]!.length === 1 ? w.you : play.side(side)}</b>
        <Robot play={play} seat={view.sides[side]![0]!} />
        <Score play={play} side={side} />
      </p>
      {from === null ? (
        <div class="of-cols">{tops}</div>
      ) : (
        <fieldset class="of-tray of-places" aria-label={w.turn.where}>
          {tops.map((top, playPile) => (
            <button key={playPile} type="button" onClick={() => ask({ type: 'draw', drawPile: from, playPile })}>
              {top}
              <b>{playPile === 0 ? w.turn.toLeft : w.turn.toRight}</b>
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

/** First the draw pile, then the place, before the face is known (OF-101): the own piles are what is pressed. */
function DrawOne({ play }: { play: Play }) {
  const { w, view } = play;
  if (takenIn(play) === null) {
    return (
      <Draw
        play={play}
        onPick={(from) => {
          taken.value = { from, left: cardsLeft(view) };
        }}
      />
    );
  }
  return (
    <>
      <div class="of-chosen">
        <Back box={view.cardSet} count={null} width="5.4rem" />
        <p>
          <b>{w.turn.where}</b>
          {w.turn.whereHelp}
        </p>
      </div>
      <LookOut play={play}>
        <Button
          kind="bare"
          onPress={() => {
            taken.value = null;
          }}
        >
          {w.turn.change}
        </Button>
      </LookOut>
    </>
  );
}
