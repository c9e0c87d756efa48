/** The ring of play piles, the two draw piles and the joker in the middle. */
import { Caption } from '../../../../web/kit/index.ts';
import { isJoker, jokers as jokerSigns, type Sign } from '../../content.ts';
import { type Place, pilesPerSide, type Side, topOf } from '../../state.ts';
import { type Around, isSpotting, jokerOf, underOf } from '../around.ts';
import { Back, Card, depthOf, Edge, JokerCard, NoCard, printed, Sym } from '../parts.tsx';
import { Faces, Left, Robot, Score, shrunk } from './bits.tsx';
import { type Box, placesFor, TWO } from './places.ts';

interface TurnProps {
  readonly around: Around;
  readonly narration: string;
}

export function Turn({ around, narration }: TurnProps) {
  const { view, t, w, code } = around;
  const count = view.sides.length;
  const places = placesFor(count);
  const mover = view.phase === 'reveal' ? (view.drawn?.side ?? view.turn) : view.turn;
  const joker = jokerOf(view);
  const { piles, round, legend, caption } = places;
  return (
    <>
      <div
        class={`ot-round${round.centred ? ' is-centred' : ''}`}
        style={{ left: `${round.x}px`, top: `${round.y}px`, width: `${round.w}px` }}
      >
        <h1>{w.round(view.round)}</h1>
        <p>{t.sets[view.cardSet]}</p>
        <Left around={around} />
      </div>
      {legend && (
        <div class="ot-legend" style={{ [legend.right ? 'right' : 'left']: `${legend.x}px`, top: `${legend.y}px` }}>
          <p>
            <b class="of-won" aria-hidden="true" />
            {w.cardsWon}
          </p>
          {!legend.right && view.symbolsOut.length > 0 && <Out around={around} />}
        </div>
      )}
      <ol class="ot-ring" aria-label={w.table.seats}>
        {view.sides.map((_, side) =>
          pilesPerSide(view) === 2 ? (
            <Column key={side} around={around} side={side} isMover={side === mover} />
          ) : (
            <Seat key={side} around={around} side={side} box={places.seats[side]!} isMover={side === mover} />
          ),
        )}
      </ol>
      <div class="ot-piles" style={{ left: `${piles.x}px`, top: `${piles.y}px`, width: `${piles.w}px` }}>
        <Stack around={around} pile="left" width={piles.back} />
        {!places.joker && joker && isJoker(joker) && (
          <span key={joker} class="ot-joker">
            <JokerCard joker={joker} t={t} width={`${piles.back}px`} drop={8} />
          </span>
        )}
        <Stack around={around} pile="right" width={piles.back} />
      </div>
      {places.joker && joker && isJoker(joker) && (
        <div key={joker} class="ot-abs ot-joker" style={{ left: `${places.joker.x}px`, top: `${places.joker.y}px` }}>
          <JokerCard joker={joker} t={t} width={`${places.joker.w}px`} drop={8} />
        </div>
      )}
      {caption ? (
        <div class="ot-say" style={{ left: `${caption.x}px`, width: `${caption.w}px` }}>
          <Caption who={w.narrator}>{narration}</Caption>
        </div>
      ) : (
        <p class="vh" role="status">
          {narration}
        </p>
      )}
      <p class={`ot-code${round.centred ? ' is-centred' : ''}`}>{code}</p>
    </>
  );
}

/** Symbols that stay in the box tonight. */
const Out = ({ around }: { around: Around }) => (
  <p class="ot-out">
    {around.view.symbolsOut.map((sign) => (
      <span key={sign} class="x">
        <Sym sign={sign as Sign} />
        <span class="vh">{around.t.symbols[sign as Sign]} </span>
      </span>
    ))}
    {around.w.turn.out}
  </p>
);

const Stack = ({ around, pile, width }: { around: Around; pile: 'left' | 'right'; width: number }) => (
  <span class={`ot-stack${around.view.counts[pile] === 0 ? ' is-empty' : ''}`}>
    <Back box={around.view.cardSet} count={around.view.counts[pile]} width={`${width}px`} drop={8} />
    <span class="vh">{around.t.screen.left(around.view.counts[pile])}</span>
  </span>
);

/** With `flash` the joker's two symbols light up where they lie; with `spot` two lights would announce the duel. */
function isLit({ view, language }: Around, place: Place): boolean {
  const joker = jokerOf(view);
  const card = topOf(view, place);
  if (isSpotting(view) || !joker || !isJoker(joker) || card === undefined) return false;
  const { symbol } = printed(view, card, language);
  return view.changed === null && (jokerSigns[joker] as readonly Sign[]).includes(symbol);
}

interface TopProps {
  readonly around: Around;
  readonly place: Place;
  readonly box: Pick<Box, 'w' | 'h'>;
  readonly symbol: number;
  readonly most: number;
  readonly flag?: number;
}

function Top({ around, place, box, symbol, most, flag = 40 }: TopProps) {
  const { view, t, w, language } = around;
  const { drawn, changed, uncovers } = view;
  const isHere = (other: Place | null) => other?.side === place.side && other.pile === place.pile;
  const card = topOf(view, place);
  const under = underOf(view, place.side, place.pile);
  if (drawn && isHere(drawn))
    return (
      <div class={`of-pile ${depthOf(under + 1)}`}>
        <Edge label={w.turn.covered} height={box.h} />
      </div>
    );
  if (view.phase === 'duel-end' && isHere(uncovers) && card !== undefined)
    return <span class="of-blank" style={{ height: `${box.h}px` }} />;
  if (card === undefined)
    return (
      <div style={{ width: `${box.w}px` }}>
        <NoCard height={box.h}>{w.turn.empty}</NoCard>
      </div>
    );
  return (
    <div class={`of-pile ${depthOf(under)}${isLit(around, place) ? ' is-lit' : ''}`}>
      <Card
        key={card}
        view={view}
        t={t}
        card={card}
        language={language}
        width={box.w}
        height={box.h}
        flag={flag}
        pad={box.h > 300 ? 26 : 22}
        symbol={symbol}
        index={30}
        most={most}
        drop={8}
        class={isHere(changed) ? 'of-open' : ''}
      />
    </div>
  );
}

function nameOf({ view, w, side, name }: Around, one: Side, isMover: boolean): string {
  const names = view.sides[one]!.length > 1 && isMover ? view.sides[one]!.map(name).join(' / ') : side(one);
  return isMover ? w.turn.other(names) : names;
}

function Seat({ around, side, box, isMover }: { around: Around; side: Side; box: Box; isMover: boolean }) {
  const places = placesFor(around.view.sides.length);
  const label = nameOf(around, side, isMover);
  const { view } = around;
  const classes = `ot-seat${isMover ? ' is-mover' : ''}${view.removed[side] ? ' is-gone' : ''}`;
  return (
    <li class={classes} style={{ left: `${box.x}px`, top: `${box.y}px`, width: `${box.w}px` }}>
      <div class="who">
        <Faces around={around} side={side} />
        <span class="nm" style={{ '--k': shrunk(label, view.sides[side]!.length > 1 ? 15 : 18) }}>
          {label}
          <Robot around={around} side={side} />
        </span>
        <Score around={around} side={side} />
      </div>
      <Top around={around} place={{ side, pile: 0 }} box={box} symbol={places.symbol} most={places.most} />
    </li>
  );
}

/** Two sides: two piles each, and the gold frame round both, because the place is chosen after the pile. */
function Column({ around, side, isMover }: { around: Around; side: Side; isMover: boolean }) {
  const { symbol, most } = placesFor(2);
  const label = nameOf(around, side, isMover);
  return (
    <li class={`ot-col${isMover ? ' is-mover' : ''}`} style={{ left: `${TWO.left[side]}px`, top: `${TWO.top}px` }}>
      <div class="who">
        <Faces around={around} side={side} />
        <span class="nm" style={{ '--k': shrunk(label, 12) }}>
          {label}
          <Robot around={around} side={side} />
        </span>
        <Score around={around} side={side} />
      </div>
      {isMover && <i class="gold" />}
      <div class="pairs" style={{ gap: `${TWO.gap}px` }}>
        {[0, 1].map((pile) => (
          <Top key={pile} around={around} place={{ side, pile }} box={TWO} symbol={symbol} most={most} flag={42} />
        ))}
      </div>
    </li>
  );
}
