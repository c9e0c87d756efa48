/** Whoever is out: the criminals' board without buttons, in a striped frame. */
import { Face } from '../../../../web/kit/index.ts';
import { isOut, pieceOf } from '../../state.ts';
import { Pc } from '../bits.tsx';
import { Board } from '../board/board.tsx';
import { nightEvidence } from '../board/layers.ts';
import { goneCards, placeText } from '../view.ts';
import { Foot, Screen } from './parts.tsx';
import { menOf, type Play, squareName } from './play.ts';

export function Eliminated(play: Play) {
  const { view, w, t, me, name, faces, told } = play;
  const others = view.order.filter((seat) => seat !== me && !isOut(view, seat));
  const head = view.turn === null ? w.wait.gwTurn : w.bar.turnOf(name(view.turn));
  return (
    <Screen
      play={play}
      bleed
      title={w.bar.out}
      class="gb-elim"
      thumb={
        <>
          <p class="gb-heard" role="status">
            {told().at(-1)}
          </p>
          <Foot play={play} note={w.caught.quiet} />
        </>
      }
    >
      <Board
        ink="night"
        class="gb-whole"
        label={w.board.town}
        zoom="whole"
        focus={view.gwAt}
        gw={view.gwAt}
        men={menOf(play, false)}
        under={nightEvidence([], goneCards(view))}
        live={[]}
        name={(square) => squareName(play, square)}
      />
      <div class="gb-body">
        <h1>
          {w.bar.round(view.round)}. {head}
        </h1>
        <ul class="gb-watchlist">
          {others.map((seat) => {
            const place = view.places[pieceOf(view, seat)] ?? 'jail';
            return (
              <li key={seat}>
                <Face seat={faces[seat]!} />
                <Pc id={pieceOf(view, seat)} />
                <span>
                  {name(seat)}
                  <small>{w.caught.onSquare(placeText(t, place), view.left[seat]!)}</small>
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    </Screen>
  );
}
