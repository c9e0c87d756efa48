/**
 * The board in words, for whoever does not look at it: where everybody is, what is still to lose, what GW may conclude. It
 * says what the map of the same phone shows, no less and no more.
 */
import './lists.css';
import { signal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { colourOf, distance, type Place, squareOf } from '../../content.ts';
import { isDuel, isOut, ownerOf, piecesInPlay, tellsPieces } from '../../state.ts';
import { Ev, Pc, SignTool } from '../bits.tsx';
import { cardAt, facesSince, goneCards, handedBy, keptAway, lastSeen, placeText, possible, saidNow } from '../view.ts';
import { marksNow, sheetOf } from './pencils.ts';
import { menOf, ownCards, ownPlace, type Play } from './play.ts';

/** Of this device: whoever wants words wants them on every screen. */
export const isListed = signal(false);

export const ListTool = ({ play }: { play: Play }) => (
  <SignTool
    id={isListed.value ? 'map' : 'list'}
    onPress={() => {
      isListed.value = !isListed.value;
    }}
  >
    {isListed.value ? play.w.tools.map : play.w.tools.list}
  </SignTool>
);

/** A line of the list: its sign, a name, what is said of it, and how far away it is. */
function Line({ sign, name, text, lines = [], away }: LineProps) {
  return (
    <li>
      {sign || <i />}
      <span>
        {name && <b>{name}</b>} {text}
        {lines.filter(Boolean).map((line) => (
          <small key={line}>{line}</small>
        ))}
      </span>
      {away !== undefined && <em>{away}</em>}
    </li>
  );
}

interface LineProps {
  readonly sign?: ComponentChildren;
  readonly name?: string;
  readonly text: string;
  readonly lines?: readonly string[];
  readonly away?: string;
}

/** The criminals' side. */
export function NightList({ play }: { play: Play }) {
  const { view, w, t, me, name } = play;
  const from = ownPlace(play);
  const away = (place: string) => w.inWords.away(distance(from, place));
  const toGw = (place: string) => (place === 'jail' ? '' : w.turn.toGw(distance(place, view.gwAt)));
  const own = [...ownCards(play)].sort((a, b) => distance(from, squareOf(a)) - distance(from, squareOf(b)));
  return (
    <div class="gb-body gb-list">
      <h2>{w.inWords.title}</h2>
      <ul class="gb-words">
        <Line
          name="GW"
          text={placeText(t, view.gwAt)}
          lines={[t.screen.handcuffsLeft(view.handcuffs), t.screen.trumpsLeft(view.trumpsLeft)]}
          away={away(view.gwAt)}
        />
        {menOf(play).map(({ piece, place }) => {
          const owner = ownerOf(view, piece);
          const label = owner === me ? `${t.pieces[piece]}, ${w.turn.you}` : name(owner);
          return (
            <Line
              key={piece}
              sign={<Pc id={piece} />}
              name={label}
              text={placeText(t, place)}
              lines={isDuel(view) || view.arrests[owner] === 0 ? [] : [t.screen.arrests(view.arrests[owner]!)]}
              away={toGw(place)}
            />
          );
        })}
      </ul>
      <h2>{t.screen.yourCards}</h2>
      <ul class="gb-words">
        {own.map((card) => (
          <Line
            key={card}
            sign={<Ev colour={colourOf(card)} />}
            name={squareOf(card)}
            text={t.places[card]}
            lines={[toGw(squareOf(card))]}
            away={away(squareOf(card))}
          />
        ))}
      </ul>
    </div>
  );
}

/** GW's side: what was heard of each, and what follows from it. */
export function DeskList({ play }: { play: Play }) {
  const { view, w, t, code, room, list, name } = play;
  const marks = marksNow(sheetOf(code, room.number).value, view.round);
  const sets = possible(view);
  const isTold = tellsPieces(view);
  const possibleIn = (places: readonly Place[]) =>
    w.inWords.possible(places.length, places.map((one) => placeText(t, one)).join(', '));
  /** Where one of two pieces may be that GW cannot tell apart. */
  const either = isTold ? [] : [...new Set(sets.flatMap(({ places }) => places))];
  const left = (seat: number) => {
    const handed = handedBy(view, seat).map((card) => `${t.places[card]} ${squareOf(card)}`);
    return [handed.length > 0 ? w.inWords.handed(list(handed)) : '', t.screen.cardsLeft(view.left[seat]!)];
  };
  return (
    <div class="gb-body gb-list">
      <h2>{w.inWords.title}</h2>
      <ul class="gb-words">
        <Line
          name={`GW, ${w.turn.you}`}
          text={placeText(t, view.gwAt)}
          lines={[t.screen.handcuffsLeft(view.handcuffs), t.screen.trumpsLeft(view.trumpsLeft)]}
        />
        {piecesInPlay(view).map((piece) => {
          const seat = ownerOf(view, piece);
          const key = isDuel(view) && isTold ? piece : undefined;
          const seen = lastSeen(view, seat, key);
          const faces = facesSince(view, seat, key).map((face) => w.turn.face(face));
          const near = keptAway(view, seat);
          const places = isTold ? sets.find((one) => one.piece === piece)?.places : undefined;
          if (!isTold && piece !== view.pieces[seat]![0]) return null;
          const lines = isOut(view, seat)
            ? [w.trumps.out, saidNow(view, seat, t) ?? '']
            : [
                faces.length > 0 ? w.inWords.since(faces.join(', ')) : '',
                near ? w.inWords.around(placeText(t, near.square), near.round) : '',
                near && near.faces.length > 0
                  ? w.inWords.since(near.faces.map((face) => w.turn.face(face)).join(', '))
                  : '',
                places ? possibleIn(places) : '',
                ...left(seat),
                t.screen.arrests(view.arrests[seat]!),
              ];
          const text = placeText(t, seen.place);
          const said = seen.by === 'arrest' ? w.inWords.arrested(seen.round) : w.inWords.seen(text, seen.round);
          return (
            <Line
              key={piece}
              sign={isTold && <Pc id={piece} />}
              name={key ? t.pieces[piece] : name(seat)}
              text={seen.round > 0 && !isOut(view, seat) ? said : text}
              lines={lines}
            />
          );
        })}
        {either.length > 0 && <Line text={possibleIn(either)} />}
      </ul>
      {marks.length > 0 && (
        <>
          <h2>{w.gw.marksTitle}</h2>
          <ul class="gb-words">
            {marks.map(({ square, sign }) => (
              <Line
                key={`${square} ${sign}`}
                sign={sign !== 'not' && <Pc id={sign} />}
                name={square}
                text={sign === 'not' ? w.gw.doubt : t.pieces[sign]}
              />
            ))}
          </ul>
        </>
      )}
      <h2>{w.inWords.open}</h2>
      <p class="quiet-text">{list(openPlaces(play))}</p>
    </div>
  );
}

/** Evidence that nobody has handed in yet. */
const openPlaces = ({ view, t }: Play): string[] => {
  const gone = goneCards(view);
  return Object.keys(t.places).flatMap((card) => {
    const square = squareOf(card as Parameters<typeof squareOf>[0]);
    return gone.has(card as never) || cardAt(square) === undefined ? [] : [placeText(t, square)];
  });
};
