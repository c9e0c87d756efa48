/** The strips under GW's town: of each criminal what was heard, and what follows from it. */
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { Face } from '../../../../web/kit/index.ts';
import type { MoveFace, Piece } from '../../content.ts';
import { isDuel, isOut, tellsPieces } from '../../state.ts';
import { Cuffs, Die, Pc, Slots } from '../bits.tsx';
import { swatch } from '../board/layers.ts';
import {
  cardsEach,
  cuffsInAll,
  facesByRound,
  facesSince,
  handedBy,
  keptAway,
  lastSeen,
  leftText,
  type Nearness,
  placeText,
  possible,
  type Sighting,
  saidNow,
} from '../view.ts';
import { strokeOf } from './desk.tsx';
import type { Play } from './play.ts';

/** "Now" is true only until the next die that is announced. */
const whenText = ({ view, w }: Play, { round }: Pick<Sighting, 'round'>, since: readonly MoveFace[]): string =>
  round === 0 ? '' : round === view.round && since.length === 0 ? `, ${w.gw.now}` : `, ${w.gw.inRound(round)}`;

/** Where and when somebody was last seen. Whoever was arrested is in jail until a die is announced, and from there on not. */
function seenText(play: Play, seen: Sighting, since: readonly MoveFace[]): string {
  const { w } = play;
  const { place, by } = seen;
  const jail = by === 'arrest' ? w.gw.arrested : since.length > 0 ? w.gw.fromJail : w.gw.inJail;
  return `${place === 'jail' ? jail : place}${whenText(play, seen, since)}`;
}

const nearText = (play: Play, near: Nearness): string =>
  `${play.w.gw.around(near.square)}${whenText(play, near, near.faces)}`;

/** A criminal in a line: where last seen, what was announced since, how many squares are possible, what is handed in. */
function Strip({ play, seat, piece }: { play: Play; seat: number; piece: Piece }) {
  const { view, w, t, name } = play;
  const key = isDuel(view) ? piece : undefined;
  const seen = lastSeen(view, seat, key);
  const faces = facesSince(view, seat, key);
  const places = possible(view).find((one) => one.piece === piece)?.places;
  // As many dice as there is room for, and of the earlier ones how many.
  const early = Math.max(0, faces.length - (places ? 3 : 5));
  const patch = useMemo(() => ({ __html: swatch(strokeOf(piece)) }), [piece]);
  const isGone = isOut(view, seat);
  const label = isDuel(view) ? t.pieces[piece] : name(seat);
  const near = isGone ? undefined : keptAway(view, seat);
  return (
    <li
      class={`gb-strip${isDuel(view) ? ' is-pair' : ''}${isGone ? ' is-gone' : ''}${view.turn === seat && (!isDuel(view) || view.acting === piece) ? ' is-now' : ''}`}
    >
      {places && <svg class="gb-swatch" viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={patch} />}
      <Pc id={piece} />
      <span class="nm">
        {label}
        <small>{isGone ? (saidNow(view, seat, t) ?? w.trumps.out) : seenText(play, seen, faces)}</small>
        {near && <small>{nearText(play, near)}</small>}
      </span>
      <span class="gb-went" role="img" aria-label={faces.map((face) => w.turn.face(face)).join(', ') || '-'}>
        {early > 0 && <small class="num">{`+${early}`}</small>}
        {faces.slice(early).map((face, k) => (
          <Die key={k} face={face} />
        ))}
      </span>
      {places && !isGone && (
        <b class="n num" role="img" aria-label={w.gw.possible(label, places.length)}>
          {places.length}
        </b>
      )}
      {(!isDuel(view) || piece === view.pieces[seat]![0]) && (
        <Slots
          gone={handedBy(view, seat)}
          each={cardsEach(view)}
          colourCount={view.options.cardsPerCriminal}
          label={leftText(view, seat, t, w.trumps.out)}
        />
      )}
    </li>
  );
}

/** Two pieces that GW cannot tell apart: the faces of the first and the second turn of each round, no shapes. */
function Unknown({ play }: { play: Play }) {
  const { view, w, t, name, faces } = play;
  const seat = view.order[0]!;
  const seen = lastSeen(view, seat);
  const rounds = facesByRound(view, seat).slice(-5);
  return (
    <div class="gb-body gb-unknown">
      <div class="gb-row">
        <Face seat={faces[seat]!} />
        <span class="nm">
          {name(seat)}
          <small>
            {seen.by === 'evidence'
              ? w.gw.someone(placeText(t, seen.place), seen.round)
              : t.screen.cardsLeft(view.left[seat]!)}
          </small>
        </span>
        <Cuffs
          left={view.arrests[seat]!}
          of={Math.max(3, view.arrests[seat]!)}
          label={t.screen.arrests(view.arrests[seat]!)}
        />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="row">{w.end.round}</th>
            {rounds.map(({ round }) => (
              <th key={round} scope="col">
                {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1].map((turn) => (
            <tr key={turn}>
              <th scope="row">{turn === 0 ? w.gw.firstTurn : w.gw.secondTurn}</th>
              {rounds.map(({ round, faces: went }) => {
                const face = went[turn];
                return (
                  <td key={round}>
                    {face ? (
                      <>
                        <Die face={face} />
                        <span class="vh">{w.turn.face(face)}</span>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Slots
        gone={handedBy(view, seat)}
        each={2}
        colourCount={view.options.cardsPerCriminal}
        label={t.screen.cardsLeft(view.left[seat]!)}
      />
    </div>
  );
}

/** And below them what GW still has to give away. */
export function Strips({ play }: { play: Play }) {
  const { view, w, t } = play;
  if (!tellsPieces(view)) return <Unknown play={play} />;
  return (
    <>
      <ul class="gb-strips">
        {view.order.flatMap((seat) =>
          view.pieces[seat]!.map((piece) => <Strip key={piece} play={play} seat={seat} piece={piece} />),
        )}
      </ul>
      <div class="gb-rack">
        <Cuffs left={view.handcuffs} of={cuffsInAll(view)} label={t.screen.handcuffsLeft(view.handcuffs)} />
        <p class="gb-legend">{w.gw.legend(view.pencil !== null)}</p>
      </div>
    </>
  );
}

const FACES_SHOWN = 6;

/** While GW walks: where each was last seen, and what was announced since, in as little room as it takes. */
export function TravelLog({ play }: { play: Play }) {
  const { view, w, t, name } = play;
  const duel = isDuel(view);
  const line = (key: string | number, sign: ComponentChildren, label: string, faces: readonly (MoveFace | null)[]) => (
    <li key={key}>
      {sign}
      <span>{label}</span>
      <span
        class="gb-went"
        role="img"
        aria-label={faces.map((face) => (face ? w.turn.face(face) : '-')).join(', ') || '-'}
      >
        {faces.slice(-FACES_SHOWN).map((face, k) => (face ? <Die key={k} face={face} /> : <i key={k}>–</i>))}
      </span>
    </li>
  );
  if (!tellsPieces(view)) {
    const rounds = facesByRound(view, view.order[0]!);
    return (
      <ul class="gb-log" aria-label={w.gw.log}>
        {[0, 1].map((turn) => {
          const label = turn === 0 ? w.gw.firstTurn : w.gw.secondTurn;
          return line(
            turn,
            null,
            label,
            rounds.map(({ faces }) => faces[turn] ?? null),
          );
        })}
      </ul>
    );
  }
  const seats = view.order.filter((seat) => !isOut(view, seat));
  return (
    <ul class="gb-log" aria-label={w.gw.log}>
      {seats.flatMap((seat) =>
        view.pieces[seat]!.map((piece) => {
          const key = duel ? piece : undefined;
          const seen = lastSeen(view, seat, key);
          const faces = facesSince(view, seat, key);
          const near = keptAway(view, seat);
          const label = `${duel ? t.pieces[piece] : name(seat)}: ${seenText(play, seen, faces)}`;
          return [
            line(piece, <Pc id={piece} />, label, faces),
            near && line(`${piece} near`, <i />, nearText(play, near), near.faces),
          ];
        }),
      )}
    </ul>
  );
}
