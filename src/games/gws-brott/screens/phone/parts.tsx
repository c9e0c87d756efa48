/** Parts that several screens of the phone share. */
import { useSignal } from '@preact/signals';
import type { ComponentChildren, ComponentProps } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { Bar, Clock, PhoneFrame, Tool } from '../../../../web/kit/index.ts';
import { buzz } from '../../../../web/settings.ts';
import { type Card, colourOf, type Face, type Square } from '../../content.ts';
import { Die, Ev, Sign } from '../bits.tsx';
import { Board, type BoardProps, Inset, type Sight } from '../board/board.tsx';
import { nightEvidence } from '../board/layers.ts';
import { goneCards } from '../view.ts';
import { isRemote, menOf, ownCards, ownPlace, type Play, squareName } from './play.ts';

export interface ScreenProps extends Omit<ComponentProps<typeof PhoneFrame>, 'bar' | 'game'> {
  readonly play: Play;
  readonly title: ComponentChildren;
}

/** The bar says the round or what goes on; the clock is there only if one runs. */
export function Screen({ play, title, class: name = '', ...frame }: ScreenProps) {
  const { view, code, now, room } = play;
  return (
    <PhoneFrame
      class={`gb ${name}`}
      {...frame}
      bar={
        <Bar
          room={code}
          phase={
            <>
              <Sign id="torch" />
              {title}
            </>
          }
          clock={
            view.phase === 'infiltrator-look' ? null : (
              <Clock until={view.until} now={now} paused={room.pause !== null} />
            )
          }
        />
      }
    />
  );
}

export const RulesTool = ({ play }: { play: Play }) => (
  <Tool icon="book" onPress={() => play.open('rules')}>
    {play.w.tools.rules}
  </Tool>
);
export const CardsTool = ({ play }: { play: Play }) => (
  <Tool icon="star" onPress={play.showCards}>
    {play.w.tools.cards}
  </Tool>
);

/** The lowest line of a phone: what may be said to all, and the tools. */
export function Foot({ play, children, note }: { play: Play; children?: ComponentChildren; note?: ComponentChildren }) {
  return (
    <div class="gb-foot-row">
      {children}
      <span class="gb-note">{note}</span>
      <RulesTool play={play} />
    </div>
  );
}

/** The five dice as everybody sees them. */
export const Dice = ({ faces, label }: { faces: readonly (Face | null)[]; label?: string }) => (
  <span class="gb-dice" {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' as const })}>
    {faces.map((face, k) => (
      <Die key={k} face={face} />
    ))}
  </span>
);

export const facesText = ({ view, w }: Play): string =>
  view.dice.map((face) => (face === null ? '-' : face === 'gw' ? w.turn.lockedDie : w.turn.face(face))).join(', ');

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
        <span class={isShort ? 'vh' : ''}>{place}</span>
        <b>{isHeld ? squareNameOf(card) : isShort ? '–' : gone}</b>
      </span>
    </li>
  );
}

import { squareOf } from '../../content.ts';

const squareNameOf = (card: Card): Square => squareOf(card);

export interface TownProps
  extends Partial<Pick<BoardProps, 'under' | 'over' | 'live' | 'picked' | 'onSquare' | 'focus' | 'men'>> {
  readonly play: Play;
  readonly label: string;
  /** What is said of a square besides what all criminals know. */
  readonly more?: (square: Square) => readonly string[];
  readonly class?: string;
}

/** The criminals' side with the small whole town and the own cards below it. */
export function NightTown({ play, label, more, under = '', class: name = '', ...board }: TownProps) {
  const { view, w } = play;
  const [zoom, setZoom] = useState<'whole' | 'near'>('near');
  const sight = useSignal<Sight | null>(null);
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
      />
      <div class="gb-under">
        <Inset
          ink="night"
          gw={view.gwAt}
          men={men}
          under={nightEvidence(ownCards(play), new Set(view.handed.map(({ card }) => card)))}
          label={zoom === 'near' ? w.tools.wholeTown : w.tools.nearer}
          sight={sight}
          onPress={() => setZoom(zoom === 'near' ? 'whole' : 'near')}
        />
        <OwnCards play={play} />
      </div>
    </>
  );
}

/** A short buzz when something becomes one's own to do: public, so it may be heard. Only if wanted. */
export function useBuzz(isMine: boolean): void {
  useEffect(() => {
    if (isMine && buzz.peek() === 'on') navigator.vibrate?.(120);
  }, [isMine]);
}

/** Far apart a phone may hum with GW's nearness; around one table it would be heard. (section 7, 8) */
export function useNearness(play: Play, away: number): void {
  useEffect(() => {
    if (!isRemote(play) || buzz.peek() !== 'on' || away > 4) return;
    navigator.vibrate?.(away <= 2 ? [50, 70, 50] : 35);
  }, [play.view.gwAt]);
}
