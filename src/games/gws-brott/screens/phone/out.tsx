/** Whoever is out: the criminals' board without buttons, in a striped frame, and a few fixed reactions. */
import { allowed, Face } from '../../../../web/kit/index.ts';
import { isOut, pieceOf, type Reaction, reactions } from '../../state.ts';
import { Pc } from '../bits.tsx';
import { Board } from '../board/board.tsx';
import { nightEvidence } from '../board/layers.ts';
import { goneCards, placeText, saidNow } from '../view.ts';
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
          <Reactions {...play} />
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

/** Once a round, and never while GW is at it: the game says when. The buttons stay where they are, so nothing jumps. */
function Reactions(play: Play) {
  const { view, w, t, me, may, ask } = play;
  const open = allowed<Reaction>(may, 'react', 'reaction');
  const said = saidNow(view, me, t);
  const note = said !== undefined ? w.out.said : open.length > 0 ? w.out.only : w.out.hush;
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: words to choose from, no form */}
      <div class="gb-reacts" role="group" aria-label={w.out.reactions}>
        {reactions.map((reaction) => (
          <button
            key={reaction}
            type="button"
            class={`chip${t.reactions[reaction] === said ? ' is-on' : ''}`}
            aria-pressed={t.reactions[reaction] === said}
            disabled={!open.includes(reaction)}
            onClick={() => ask({ type: 'react', reaction })}
          >
            {t.reactions[reaction]}
          </button>
        ))}
      </div>
      <Foot play={play} note={note} />
    </>
  );
}
