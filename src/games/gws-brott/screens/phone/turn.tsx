/** A criminal's own turn: reset, hand over, roll; which die; where to. */
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { allowed, Button, offerOf } from '../../../../web/kit/index.ts';
import {
  type Card,
  colourOf,
  distance,
  type Face,
  JAIL,
  type MoveFace,
  numberOf,
  type Piece,
  type Place,
  placeOf,
  rays,
  type Square,
} from '../../content.ts';
import { freeDice, isDuel, isInJail, lockedCount, ownerOf, pieceAt, piecesInPlay } from '../../state.ts';
import { Die, Ev, Pc, Sign } from '../bits.tsx';
import { dotted, lit, slide } from '../board/layers.ts';
import { beside, type Direction, directionTo, route, TURNS } from '../board/places.ts';
import { bustPercent, cardAt, endsWith, placeText } from '../view.ts';
import { CoverTool } from './cover.tsx';
import { isListed, ListTool, NightList } from './lists.tsx';
import { Foot, RulesTool, Screen, useBuzz } from './parts.tsx';
import { ownCards, ownPlace, type Play } from './play.ts';
import { NightTown } from './town.tsx';

const titleOf = ({ view, w, t }: Play): string =>
  isDuel(view) && view.acting ? w.bar.withPiece(view.round, t.pieces[view.acting]) : w.bar.yourTurn(view.round);

interface PlainProps {
  readonly isOpen: boolean;
  readonly onPress: () => unknown;
  readonly small: string;
  readonly isBig?: boolean;
  readonly children: ComponentChildren;
}

/** The same shape and the same light whether it can be pressed or not: a neighbour must not see which. */
const Plain = ({ isOpen, onPress, small, isBig = false, children }: PlainProps) => (
  <button
    type="button"
    class={`btn btn-quiet${isBig ? ' btn-big' : ''}`}
    aria-disabled={!isOpen}
    onClick={() => isOpen && onPress()}
  >
    <span>
      {children}
      <small>{small}</small>
    </span>
  </button>
);

/**
 * Three fixed places in a fixed order; gold is always to roll. What a criminal is here for is as large as the roll beside
 * it, and with nothing to hand over the button keeps its shape.
 */
export function TurnStart(play: Play) {
  const { view, w, t, may, ask } = play;
  useBuzz(true);
  const locked = lockedCount(view);
  const card = allowed<Card>(may, 'destroyEvidence', 'card')[0];
  const mayReset = offerOf(may, 'resetDice') !== undefined;
  const resetHelp = mayReset
    ? w.turn.resetHelp(locked)
    : view.hasReset || view.hasDestroyed
      ? w.turn.tooLate
      : w.turn.noReset;
  const other = isDuel(view) ? view.pieces[view.turn!]!.find((piece) => piece !== view.acting) : undefined;
  const note = !isDuel(view)
    ? w.turn.locked(locked)
    : other && !view.isSecond
      ? w.pieces.afterwards(t.pieces[other])
      : w.pieces.thenGw;
  return (
    <Screen
      play={play}
      bleed
      title={titleOf(play)}
      class="gb-turn"
      thumb={
        <>
          <div class="gb-slim">
            <Plain isOpen={mayReset} onPress={() => ask({ type: 'resetDice' })} small={resetHelp}>
              {w.turn.reset}
            </Plain>
          </div>
          <div class="gb-two">
            <Plain
              isBig
              isOpen={card !== undefined}
              onPress={() => ask({ type: 'destroyEvidence', card: card! })}
              small={card === undefined ? w.turn.nothingHelp : w.turn.handHelp}
            >
              {card === undefined ? w.turn.nothing : w.turn.hand(t.places[card])}
            </Plain>
            <Button kind="primary" big icon="dice" onPress={() => ask({ type: 'roll', dice: null })}>
              {w.turn.roll(freeDice(view).length)}
            </Button>
          </div>
          <Foot play={play} note={note}>
            <CoverTool play={play} />
            <ListTool play={play} />
          </Foot>
        </>
      }
    >
      <h1 class="vh">{titleOf(play)}</h1>
      {isListed.value ? <NightList play={play} /> : <NightTown play={play} label={w.board.town} />}
    </Screen>
  );
}

/** What was chosen before the die was announced stays chosen. */
const wished = new Map<string, Square>();
const wishKey = ({ code, room, view }: Play): string => `${code} ${room.number} ${view.round} ${view.acting}`;

export function Rolled(play: Play) {
  const { view, w, may, ask } = play;
  const usable = allowed<number>(may, 'chooseDie', 'die');
  const [picked, setPicked] = useState<number | null>(null);
  const [wish, setWish] = useState<Square | null>(null);
  const [some, setSome] = useState<readonly number[] | null>(null);
  const die = picked !== null && usable.includes(picked) ? picked : null;
  const face = die === null ? null : (view.dice[die] as MoveFace);
  const ends = face === null ? [] : endsWith(view, face);
  const free = freeDice(view);
  const isStuck = offerOf(may, 'declareStuck') !== undefined;
  const maySome = view.options.rerollSubset && free.length > 1;
  const again = some ?? free;
  const wishNow = wish !== null && ends.includes(wish) ? wish : null;
  const choose = () => {
    if (wishNow) wished.set(wishKey(play), wishNow);
    return ask({ type: 'chooseDie', die: die! });
  };
  const toggle = (k: number) => setSome(again.includes(k) ? again.filter((one) => one !== k) : [...again, k].sort());
  return (
    <Screen
      play={play}
      bleed
      title={titleOf(play)}
      class="gb-rolled"
      thumb={
        <>
          <DiceRow
            play={play}
            usable={usable}
            picked={some === null ? (die === null ? [] : [die]) : some}
            onPick={(k) => (some === null ? setPicked(k) : toggle(k))}
            isFree={some !== null}
          />
          {some !== null ? (
            <Button
              kind="primary"
              big
              icon="dice"
              disabled={some.length === 0}
              onPress={() => ask({ type: 'roll', dice: some })}
            >
              {w.turn.again(some.length)}
            </Button>
          ) : isStuck ? (
            <Button kind="primary" big onPress={() => ask({ type: 'declareStuck' })}>
              {w.turn.stuck}
            </Button>
          ) : (
            <Button kind="primary" big disabled={die === null} onPress={choose}>
              {face === null ? w.turn.pick : w.turn.use(face)}
            </Button>
          )}
          <div class="gb-foot-row">
            <Button class="grow" onPress={() => ask({ type: 'roll', dice: null })}>
              <span>
                {w.turn.again(free.length)}
                <small>{w.turn.bust(bustPercent(free.length))}</small>
              </span>
            </Button>
            {maySome && (
              <button
                type="button"
                class={`tool${some ? ' is-on' : ''}`}
                aria-pressed={some !== null}
                onClick={() => setSome(some ? null : [])}
              >
                <Die face={null} />
                <span>{some ? w.turn.all : w.turn.some}</span>
              </button>
            )}
            <CoverTool play={play} />
            <ListTool play={play} />
          </div>
        </>
      }
    >
      <h1 class="vh">{titleOf(play)}</h1>
      {!isListed.value ? (
        <NightTown play={play} label={w.board.town} {...litTown(play, ends, face, wishNow, setWish)} />
      ) : face === null ? (
        <NightList play={play} />
      ) : (
        <Ends play={play} ends={ends} face={face} picked={wishNow} onPick={setWish} />
      )}
    </Screen>
  );
}

interface DiceRowProps {
  readonly play: Play;
  readonly usable: readonly number[];
  readonly picked: readonly number[];
  readonly onPick: (die: number) => void;
  /** Any die that is not locked may be picked: to be rolled again. */
  readonly isFree: boolean;
}

/** A tap on a die lights its squares, on this phone only. */
function DiceRow({ play: { view, w }, usable, picked, onPick, isFree }: DiceRowProps) {
  return (
    <div class="gb-dicerow">
      {view.dice.map((face, k) => {
        const ends = face === null || face === 'gw' ? [] : endsWith(view, face);
        const small =
          face === 'gw' ? w.turn.lockedDie : ends.length === 0 ? w.turn.noSquares : w.turn.squares(ends.length);
        return (
          <button
            key={k}
            type="button"
            class={`gb-dbtn${picked.includes(k) ? ' is-picked' : ''}`}
            disabled={isFree ? face === 'gw' : !usable.includes(k)}
            aria-pressed={picked.includes(k)}
            onClick={() => onPick(k)}
          >
            <Die face={face} />
            <span>
              <span class="vh">{w.turn.face(face as Face)}: </span>
              {small}
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Reachable squares lit, and the way to the chosen one. */
function litTown(
  play: Play,
  ends: readonly Square[],
  face: MoveFace | null,
  picked: Square | null,
  onPick: (square: Square) => void,
) {
  const from = ownPlace(play);
  const { w, view } = play;
  const way = picked === null || face === null ? '' : face === 'arrow' ? '' : dotted(route(from, picked, view.gwAt));
  return {
    under: ends.map((square) => lit(square, square === picked)).join('') + way,
    over: face === 'arrow' ? ends.map((square) => slide(from, square, square === picked)).join('') : '',
    live: ends,
    picked,
    onSquare: onPick,
    more: (square: Square) => (ends.includes(square) ? [square === picked ? w.board.chosen : w.board.reach] : []),
  };
}

interface EndsProps {
  readonly play: Play;
  readonly ends: readonly Square[];
  readonly face: MoveFace;
  readonly picked: Square | null;
  readonly onPick: (square: Square) => void;
}

/** The same choice in words: own evidence first, then what is farthest from GW. */
function Ends({ play, ends, face, picked, onPick }: EndsProps) {
  const { view, w, t } = play;
  const own = ownCards(play);
  const isOwn = (square: Square) => own.some((card) => cardAt(square) === card);
  const sorted = [...ends].sort(
    (a, b) => Number(isOwn(b)) - Number(isOwn(a)) || distance(b, view.gwAt) - distance(a, view.gwAt),
  );
  return (
    <div class="gb-body gb-list">
      <h2>{w.turn.where}</h2>
      <p class="quiet-text">{w.turn.from(placeText(t, ownPlace(play)), face, view.gwAt)}</p>
      <ul class="gb-ends">
        {sorted.map((square) => {
          const card = cardAt(square);
          return (
            <li key={square}>
              <button
                type="button"
                class={`gb-end${square === picked ? ' is-picked' : ''}`}
                aria-pressed={square === picked}
                onClick={() => onPick(square)}
              >
                <b>{square}</b>
                {card ? <Ev colour={colourOf(card)} held={!isOwn(square)} /> : <i />}
                <span>
                  {card ? t.places[card] : w.board.street}
                  {isOwn(square) && <small>{w.turn.own}</small>}
                </span>
                <em>{w.turn.toGw(distance(square, view.gwAt))}</em>
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** After the face was announced: where to. GW hears the face, and nothing else. */
export function Moving(play: Play) {
  const { view, w, may, ask } = play;
  const face = view.chosen!.face;
  const ends = allowed<Square>(may, 'movePiece', 'to');
  const before = wished.get(wishKey(play)) ?? null;
  const [wish, setWish] = useState<Square | null>(before);
  const picked = wish !== null && ends.includes(wish) ? wish : ends.length === 1 ? ends[0]! : null;
  return (
    <Screen
      play={play}
      bleed
      title={`${w.bar.youWalk}: ${w.turn.face(face)}`}
      class="gb-moving"
      thumb={
        <>
          {face === 'arrow' && <Ways play={play} ends={ends} picked={picked} onPick={setWish} />}
          <Button kind="primary" big disabled={picked === null} onPress={() => ask({ type: 'movePiece', to: picked! })}>
            {picked === null ? w.turn.choose : w.turn.go(picked)}
          </Button>
          <div class="gb-foot-row">
            <CoverTool play={play} />
            <span class="gb-note">{w.turn.hears(face)}</span>
            <ListTool play={play} />
            <RulesTool play={play} />
          </div>
        </>
      }
    >
      <h1 class="vh">{w.turn.where}</h1>
      {isListed.value ? (
        <Ends play={play} ends={ends} face={face} picked={picked} onPick={setWish} />
      ) : (
        <NightTown play={play} label={w.board.town} {...litTown(play, ends, face, picked, setWish)} />
      )}
    </Screen>
  );
}

/** The arrow's four ways, each as far as it goes, and what stops it. */
function Ways({ play, ends, picked, onPick }: Pick<EndsProps, 'play' | 'ends' | 'picked' | 'onPick'>) {
  const from = ownPlace(play);
  return (
    <div class="gb-ways">
      {ends.map((square) => {
        const direction = wayOf(from, square);
        return (
          <button
            key={square}
            type="button"
            class={`btn gb-way${square === picked ? ' is-picked' : ''}`}
            aria-pressed={square === picked}
            onClick={() => onPick(square)}
          >
            <Sign id="arrow" turn={TURNS[direction]} />
            <span>
              {square}
              <small>{stopOf(play, square, direction)}</small>
            </span>
          </button>
        );
      })}
    </div>
  );
}

/** Out of the jail an arrow goes through a gate: up, or to the right. */
function wayOf(from: Place, to: Square): Direction {
  if (from !== 'jail') return directionTo(from, to);
  const ray = rays[JAIL]!.find((one) => one.includes(numberOf(to)))!;
  return ray.map(placeOf).includes('A4') ? 'up' : 'right';
}

function stopOf({ view, w, t, name }: Play, square: Square, direction: Direction): string {
  const next = beside(square, direction);
  if (next === 'house' || next === 'jail' || next === 'edge') return w.turn[next];
  if (next === view.gwAt) return w.turn.stops(w.turn.gw);
  const piece = pieceAt(view, next) ?? piecesInPlay(view)[0]!;
  const owner = ownerOf(view, piece);
  return w.turn.stops(isDuel(view) ? t.pieces[piece] : name(owner));
}

/** Two players: which piece goes first, anew in every round. */
export function PieceChoice(play: Play) {
  const { view, w, t, me, ask, may, name } = play;
  const mayChoose = allowed<Piece>(may, 'chooseActing', 'piece');
  const own = view.pieces[me]!;
  const [marked, setMarked] = useState<Piece>(view.lastFirst ?? own[0]!);
  useBuzz(mayChoose.length > 0);
  const place = (piece: Piece) => view.places[piece] ?? 'jail';
  return (
    <Screen
      play={play}
      bleed
      title={w.bar.round(view.round)}
      class="gb-first"
      thumb={
        <>
          <Button
            kind="primary"
            big
            disabled={mayChoose.length === 0}
            onPress={() => ask({ type: 'chooseActing', piece: marked })}
          >
            {w.pieces.first(t.pieces[marked])}
          </Button>
          <Foot play={play} note={view.options.tellActingPiece ? w.pieces.told : w.pieces.untold} />
        </>
      }
    >
      <NightTown play={play} label={w.board.town} focus={place(marked)} class="is-low" isBare />
      <div class="gb-body">
        <h1>{w.pieces.who}</h1>
        <ul class="gb-acts">
          {own.map((piece) => {
            const at = place(piece);
            const card = at === 'jail' ? undefined : cardAt(at);
            const isOwn = card !== undefined && (view.hands[me] ?? []).includes(card);
            return (
              <li key={piece}>
                <button
                  type="button"
                  class={`gb-act${piece === marked ? ' is-picked' : ''}`}
                  aria-pressed={piece === marked}
                  onClick={() => setMarked(piece)}
                >
                  <Pc id={piece} />
                  <span>
                    {t.pieces[piece]}
                    <small>
                      {isInJail(view, piece)
                        ? w.pieces.inJail
                        : w.pieces.fromGw(placeText(t, at), distance(at, view.gwAt))}
                    </small>
                  </span>
                  {isOwn && <Ev colour={colourOf(card)} label={w.turn.own} />}
                </button>
              </li>
            );
          })}
        </ul>
        {mayChoose.length === 0 && <p class="quiet-text">{w.wait.turn(name(view.turn ?? me))}</p>}
      </div>
    </Screen>
  );
}
