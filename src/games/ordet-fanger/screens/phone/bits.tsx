/** Small things that several screens of the phone share. */
import type { ComponentChildren } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Button, Face, Icon, offerOf, Tool } from '../../../../web/kit/index.ts';
import { buzz } from '../../../../web/settings.ts';
import { isJoker, jokers } from '../../content.ts';
import { cardsLeft, nextSide, type Place, type Side, topOf } from '../../state.ts';
import { isSpotting, jokerOf, scoreOf, underOf } from '../around.ts';
import { Back, Card, depthOf, Edge, NoCard, Tile, Won } from '../parts.tsx';
import type { Play } from './play.ts';

/** A short buzz when something becomes one's own to do, if wanted. */
export function useBuzz(isMine: boolean, ms = 40): void {
  useEffect(() => {
    if (isMine && buzz.peek() === 'on') navigator.vibrate?.(ms);
  }, [isMine]);
}

/** One mask, or the two of a team. */
export const SideFaces = ({ play, side, size }: { play: Play; side: Side; size: string }) => (
  <span class="of-faces">
    {play.view.sides[side]!.map((seat) => (
      <Face key={seat} seat={play.faces[seat]!} size={size} />
    ))}
  </span>
);

export const Robot = ({ play, seat }: { play: Play; seat: Seat }) =>
  play.faces[seat]?.bot ? <Icon id="robot" class="bot" label={play.w.robot} /> : null;

/** The look-out: always there where duels are to be spotted, on every phone (OF-30). */
export function LookOut({ play, children }: { play: Play; children?: ComponentChildren }) {
  const { view, w, ask, may, side } = play;
  const foul = offerOf(may, 'callFoul');
  return (
    <>
      {foul && view.drawer !== null && (
        <Button kind="bare" class="of-foul" onPress={() => ask({ type: 'callFoul', side: view.drawer! })}>
          {w.turn.foul(side(view.drawer))}
        </Button>
      )}
      <Tip play={play} />
      <div class="of-small">
        {isSpotting(view) && (
          <Button class="of-look" onPress={() => ask({ type: 'nudge' })}>
            {w.turn.look}
          </Button>
        )}
        {children}
        <Tool icon="book" onPress={() => play.open('rules')}>
          {w.rules}
        </Tool>
      </div>
    </>
  );
}

/** Which point of the coach was told, and how many cards were left then. */
const tip = { point: 0, left: 0 };

/** OF-114 where no table screen tells it: the newest point, for one lap of the table. */
export function Tip({ play: { view, t } }: { play: Play }) {
  const point = view.coach ? (view.coached.at(-1) ?? 0) : 0;
  const left = cardsLeft(view);
  if (tip.point !== point || left > tip.left) Object.assign(tip, { point, left });
  if (point === 0 || tip.left - left > view.sides.length) return null;
  return (
    <p class="of-tip">
      <Icon id="voice" />
      {t.coach[point as 1]}
    </p>
  );
}

/** The joker in force, as an equation. */
export function Equation({ play, size }: { play: Play; size: string }) {
  const joker = jokerOf(play.view);
  if (!joker || !isJoker(joker)) return null;
  const [a, b] = jokers[joker];
  const { t } = play;
  return (
    <p class="of-eq" role="img" aria-label={t.screen.joker(t.symbols[a], t.symbols[b])}>
      <Tile sign={a} size={size} />
      <b>=</b>
      <Tile sign={b} size={size} />
    </p>
  );
}

interface TopProps {
  readonly play: Play;
  readonly place: Place;
  readonly width: number;
  readonly height: number;
  readonly shape: 'wide' | 'tall';
  readonly flag: number;
  readonly symbol: number;
  readonly most: number;
}

/** What lies on a play pile now: a top, a card on its edge, or nothing yet. */
export function Top({ play, place, ...size }: TopProps) {
  const { view, t, w, language } = play;
  const card = topOf(view, place);
  const { drawn, changed, uncovers } = view;
  const isHere = (other: Place | null) => other?.side === place.side && other.pile === place.pile;
  const under = underOf(view, place.side, place.pile);
  if (drawn && isHere(drawn)) {
    return (
      <span class={`of-pile ${depthOf(under + 1)}`}>
        <Edge label={w.turn.covered} height={size.height} />
      </span>
    );
  }
  // The card below a lost one is a blank edge until its moment.
  if (view.phase === 'duel-end' && isHere(uncovers)) {
    return card === undefined ? (
      <NoCard height={size.height}>{w.turn.empty}</NoCard>
    ) : (
      <span class="of-blank" style={{ height: `${size.height}px` }} />
    );
  }
  if (card === undefined) return <NoCard height={size.height}>{w.turn.empty}</NoCard>;
  return (
    <span class={`of-pile ${depthOf(under)}`}>
      <Card
        key={card}
        view={view}
        t={t}
        card={card}
        language={language}
        pad={9}
        drop={3}
        fluid
        {...size}
        class={isHere(changed) ? 'of-open' : ''}
      />
    </span>
  );
}

/** The number of cards that somebody has won. */
export const Score = ({ play, side }: { play: Play; side: Side }) => (
  <Won count={scoreOf(play.view, side, play.mine)} t={play.t} />
);

export const Piles = ({ play, width }: { play: Play; width: string }) => (
  <>
    <Back box={play.view.cardSet} count={play.view.counts.left} width={width} drop={3} />
    <Back box={play.view.cardSet} count={play.view.counts.right} width={width} drop={3} />
    <span class="vh">{play.w.turn.left2(play.view.counts.left, play.view.counts.right)}</span>
  </>
);

/** Everybody else, clockwise from the one after me. */
export function othersOf({ view, mine }: Pick<Play, 'view' | 'mine'>): Side[] {
  const others: Side[] = [];
  for (let side = nextSide(view, mine); side !== mine && !others.includes(side); side = nextSide(view, side)) {
    others.push(side);
  }
  return others;
}
