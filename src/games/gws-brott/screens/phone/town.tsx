/** The criminals' side of the board, with the small whole town and the own cards below it. */
import { useSignal } from '@preact/signals';
import { useState } from 'preact/hooks';
import { type Card, colourOf, type Square, squareOf } from '../../content.ts';
import { Ev } from '../bits.tsx';
import { type Aim, Board, type BoardProps, Inset, type Sight } from '../board/board.tsx';
import { nightEvidence } from '../board/layers.ts';
import { goneCards } from '../view.ts';
import { menOf, ownCards, ownPlace, type Play, squareName } from './play.ts';

/** Own cards below the board: in colour what is still to lose, dashed what is gone. */
export function OwnCards({ play }: { play: Play }) {
  const { view, t, w, me } = play;
  const own = ownCards(play);
  const all = [...(view.dealt[me] ?? [])].sort((a, b) => Number(own.includes(b)) - Number(own.includes(a)));
  const isMany = all.length > 5;
  return (
    <ul class={isMany ? 'gb-cards10' : 'gb-cards'} aria-label={t.screen.yourCards}>
      {all.map((card) => (
        <CardTab
          key={card}
          card={card}
          isHeld={own.includes(card)}
          isShort={isMany}
          place={t.places[card]}
          gone={w.turn.handed}
        />
      ))}
    </ul>
  );
}

/** Where the longest names of places may be parted: no browser is sure to know how in all four languages. */
const JOINT = /(?<=^(?:Sporvogns|Spårvagns|Jernbane|Järnvägs))/;
const SHY = '\u00ad';

interface CardTabProps {
  readonly card: Card;
  readonly isHeld: boolean;
  readonly isShort: boolean;
  readonly place: string;
  readonly gone: string;
}

function CardTab({ card, isHeld, isShort, place, gone }: CardTabProps) {
  return (
    <li class={isHeld ? '' : 'is-gone'}>
      <Ev colour={colourOf(card)} held={!isHeld} />
      <span>
        <span class={isShort ? 'vh' : ''}>{place.replace(JOINT, SHY)}</span>
        <b>{isHeld ? squareOf(card) : isShort ? '–' : gone}</b>
      </span>
    </li>
  );
}

export interface TownProps
  extends Partial<Pick<BoardProps, 'under' | 'over' | 'live' | 'picked' | 'onSquare' | 'focus' | 'men'>> {
  readonly play: Play;
  readonly label: string;
  /** What is said of a square besides what all criminals know. */
  readonly more?: (square: Square) => readonly string[];
  readonly class?: string;
  /** The town alone. */
  readonly isBare?: boolean;
}

/** The criminals' side with the small whole town and the own cards below it. */
export function NightTown({ play, label, more, under = '', class: name = '', isBare = false, ...board }: TownProps) {
  const { view, w } = play;
  const [zoom, setZoom] = useState<'whole' | 'near'>('near');
  const sight = useSignal<Sight | null>(null);
  const aim = useSignal<Aim | null>(null);
  const men = board.men ?? menOf(play);
  const evidence = nightEvidence(ownCards(play), goneCards(view));
  return (
    <>
      <Board
        ink="night"
        class={`gb-lens ${name}`}
        label={label}
        zoom={zoom}
        onZoom={setZoom}
        focus={board.focus ?? ownPlace(play)}
        gw={view.gwAt}
        men={men}
        under={under + evidence}
        {...(board.over !== undefined && { over: board.over })}
        live={board.live ?? []}
        picked={board.picked ?? null}
        {...(board.onSquare && { onSquare: board.onSquare })}
        name={(square) => squareName(play, square, more?.(square))}
        sight={sight}
        aim={aim}
      />
      {!isBare && (
        <div class="gb-under">
          <Inset
            ink="night"
            gw={view.gwAt}
            men={men}
            under={nightEvidence(ownCards(play), new Set(view.handed.map(({ card }) => card)))}
            label={zoom === 'near' ? w.tools.wholeTown : w.tools.nearer}
            sight={sight}
            onPress={() => setZoom(zoom === 'near' ? 'whole' : 'near')}
            onAim={(to) => {
              aim.value = to;
            }}
          />
          <OwnCards play={play} />
        </div>
      )}
    </>
  );
}
