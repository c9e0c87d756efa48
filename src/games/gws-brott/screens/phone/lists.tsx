/**
 * The board in words, for whoever does not look at it: where everybody is, what is still to lose, what GW may conclude. It
 * says what the map of the same phone shows, no less and no more.
 */
import './lists.css';
import { signal } from '@preact/signals';
import { colourOf, distance, squareOf } from '../../content.ts';
import { isDuel, isOut, ownerOf, piecesInPlay, tellsPieces } from '../../state.ts';
import { Ev, Pc, SignTool } from '../bits.tsx';
import { cardAt, facesSince, goneCards, handedBy, lastSeen, placeText, possible } from '../view.ts';
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
        <li>
          <i />
          <span>
            <b>GW</b> {placeText(t, view.gwAt)}
          </span>
          <em>{away(view.gwAt)}</em>
        </li>
        {menOf(play).map(({ piece, place }) => {
          const owner = ownerOf(view, piece);
          return (
            <li key={piece}>
              <Pc id={piece} />
              <span>
                <b>{owner === me ? `${t.pieces[piece]}, ${w.turn.you}` : name(owner)}</b> {placeText(t, place)}
              </span>
              <em>{toGw(place)}</em>
            </li>
          );
        })}
      </ul>
      <h2>{t.screen.yourCards}</h2>
      <ul class="gb-words">
        {own.map((card) => (
          <li key={card}>
            <Ev colour={colourOf(card)} />
            <span>
              <b>{squareOf(card)}</b> {t.places[card]}
              <small>{toGw(squareOf(card))}</small>
            </span>
            <em>{away(squareOf(card))}</em>
          </li>
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
  const left = (seat: number) => {
    const handed = handedBy(view, seat).map((card) => `${t.places[card]} ${squareOf(card)}`);
    return [handed.length > 0 ? w.inWords.handed(list(handed)) : '', t.screen.cardsLeft(view.left[seat]!)];
  };
  return (
    <div class="gb-body gb-list">
      <h2>{w.inWords.title}</h2>
      <ul class="gb-words">
        <li>
          <i />
          <span>
            <b>GW, {w.turn.you}</b> {placeText(t, view.gwAt)}
          </span>
        </li>
        {piecesInPlay(view).map((piece) => {
          const seat = ownerOf(view, piece);
          const key = isDuel(view) && isTold ? piece : undefined;
          const seen = lastSeen(view, seat, key);
          const faces = facesSince(view, seat, key).map((face) => w.turn.face(face));
          const places = isTold ? sets.find((one) => one.piece === piece)?.places : undefined;
          if (!isTold && piece !== view.pieces[seat]![0]) return null;
          const lines = isOut(view, seat)
            ? [w.trumps.out]
            : [
                faces.length > 0 ? w.inWords.since(faces.join(', ')) : '',
                places ? w.inWords.possible(places.length, places.map((one) => placeText(t, one)).join(', ')) : '',
                ...left(seat),
                t.screen.arrests(view.arrests[seat]!),
              ];
          return (
            <li key={piece}>
              {isTold ? <Pc id={piece} /> : <i />}
              <span>
                <b>{key ? t.pieces[piece] : name(seat)}</b>{' '}
                {seen.round > 0 && !isOut(view, seat)
                  ? w.inWords.seen(placeText(t, seen.place), seen.round)
                  : placeText(t, seen.place)}
                {lines.filter(Boolean).map((line) => (
                  <small key={line}>{line}</small>
                ))}
              </span>
            </li>
          );
        })}
        {!isTold && sets.length > 0 && (
          <li>
            <i />
            <span>
              {w.inWords.possible(
                new Set(sets.flatMap(({ places }) => places)).size,
                [...new Set(sets.flatMap(({ places }) => places))].map((one) => placeText(t, one)).join(', '),
              )}
            </span>
          </li>
        )}
      </ul>
      {marks.length > 0 && (
        <>
          <h2>{w.gw.marksTitle}</h2>
          <ul class="gb-words">
            {marks.map(({ square, sign }) => (
              <li key={`${square} ${sign}`}>
                {sign === 'not' ? <i /> : <Pc id={sign} />}
                <span>
                  <b>{square}</b> {sign === 'not' ? w.gw.doubt : t.pieces[sign]}
                </span>
              </li>
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
