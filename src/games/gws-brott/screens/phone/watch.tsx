/** A criminal's phone while somebody else acts: the others' dice, GW on the way, the snitch, the look. */
import { useMemo, useState } from 'preact/hooks';
import { fan, gouge, path } from '../../../../web/art/lino.ts';
import { useFetched } from '../../../../web/chunk.ts';
import { allowed, Button, Face, Icon, Toast } from '../../../../web/kit/index.ts';
import { distance, type Piece } from '../../content.ts';
import { isDuel, isInJail, isOut, pieceOf, tellablePieces } from '../../state.ts';
import { Feet, Pc } from '../bits.tsx';
import { prints } from '../board/layers.ts';
import { centre } from '../board/places.ts';
import { bustNow, placeText, stepsInAll, trailOf } from '../view.ts';
import { CoverTool } from './cover.tsx';
import { isListed, ListTool, NightList } from './lists.tsx';
import { CardsTool, Dice, Foot, facesText, Screen, useBuzz, useNearness } from './parts.tsx';
import { ownPlace, type Play } from './play.ts';
import { NightTown } from './town.tsx';

/** Another criminal's turn, or GW thinking: the board, the dice, and what was said last. */
export function Watch(play: Play) {
  const { view, w, name, told } = play;
  const { phase } = view;
  const head =
    phase === 'gw-turn'
      ? w.wait.gwTurn
      : phase === 'infiltrator-ready'
        ? w.wait.ready
        : phase === 'snitch-choice'
          ? w.wait.snitch(name(view.snitch!))
          : phase === 'setup'
            ? w.wait.pieces
            : w.bar.turnOf(name(view.turn ?? view.gw!));
  const help =
    phase === 'gw-turn' ? w.wait.gwTurnHelp : phase === 'infiltrator-ready' ? w.wait.readyHelp : (told().at(-1) ?? '');
  return (
    <Screen
      play={play}
      bleed
      title={w.bar.round(view.round)}
      class="gb-watch"
      thumb={
        <>
          <div class="gb-calm">
            <h1>{head}</h1>
          </div>
          <div class="gb-sum">
            <Dice faces={view.dice} label={facesText(play)} />
          </div>
          <p class="gb-heard">{help}</p>
          <Foot play={play}>
            <CoverTool play={play} />
            <CardsTool play={play} />
            <ListTool play={play} />
          </Foot>
        </>
      }
    >
      {isListed.value ? <NightList play={play} /> : <NightTown play={play} label={w.board.town} />}
    </Screen>
  );
}

const FAR = 9;

/** A line of the heart: the nearer, the closer the beats. */
function beatLine(gaps: readonly number[]): string {
  let x = 4;
  let beats = '';
  let rest = '';
  for (const gap of gaps) {
    rest += gouge(x, 30, x + gap, 30, 2);
    x += gap;
    beats += gouge(x, 30, x + 5, 6, 2.4) + gouge(x + 5, 6, x + 11, 50, 3.2) + gouge(x + 11, 50, x + 16, 28, 2.4);
    x += 16;
  }
  rest += gouge(x, 30, 358, 30, 2);
  return path(rest, '#56719b') + path(beats, '#f4938c');
}

const gapsFor = (away: number): number[] => {
  const count = Math.max(1, Math.min(6, 7 - away));
  return Array.from({ length: count }, () => (340 - count * 16) / (count + 0.6));
};

/** GW walks, live. The light pulses with nearness; around one table the phone makes no sound of it. */
export function Near(play: Play) {
  const { view, w, me, name, t } = play;
  const place = ownPlace(play);
  const away = place === 'jail' ? FAR : distance(place, view.gwAt);
  useNearness(play, away);
  const isReset = view.phase === 'gw-special' && view.turn === me;
  const bust = bustNow(view) === me;
  const trail = `<g opacity=".9">${prints(trailOf(view), '#8fb8f5', 0.26)}</g>`;
  const pulse = useMemo(() => {
    if (place === 'jail' || away > 6) return '';
    const [x, y] = centre(place);
    const beat =
      path(fan(x, y, 56, 78, 0, 345, 24, 3.2), '#f4938c') + path(fan(x, y, 86, 100, 7.5, 352.5, 24, 2.2), '#8b4a52');
    return `<g class="gb-pulse is-${Math.max(1, away)}">${beat}</g>`;
  }, [place, away]);
  const line = useMemo(() => ({ __html: beatLine(gapsFor(away)) }), [away]);
  const all = stepsInAll(view);
  const title =
    view.phase === 'gw-special' ? (isReset ? w.bar.youReset : w.bar.resets(name(view.turn!))) : w.bar.gwWalks;
  const where = place === 'jail' ? w.wait.safe : w.wait.away(away);
  return (
    <Screen
      play={play}
      bleed
      title={title}
      class="gb-near"
      thumb={
        <>
          <div class="gb-calm">
            <h1>{bust ? t.screen.bust : isReset ? w.wait.first : w.wait.calm}</h1>
            <Feet left={view.steps} of={all} label={t.screen.stepsLeft(view.steps)} />
          </div>
          {isReset ? (
            <div class="gb-sum">
              <Dice faces={view.dice} label={facesText(play)} />
              <span>{w.wait.freeIn(view.steps)}</span>
            </div>
          ) : (
            <svg class="gb-beat" viewBox="0 0 360 56" aria-hidden="true" dangerouslySetInnerHTML={line} />
          )}
          <Foot play={play} note={isReset ? w.wait.afterwards : `${w.wait.left(view.steps)} ${where}`}>
            <CoverTool play={play} />
            <ListTool play={play} />
          </Foot>
        </>
      }
    >
      {isListed.value ? <NightList play={play} /> : <NightTown play={play} label={w.board.town} over={trail + pulse} />}
    </Screen>
  );
}

/** All five dice are locked by one's own roll. */
export function Bust(play: Play) {
  const { view, w, t, name } = play;
  const isGwNext = view.phase === 'gw-turn' || view.phase === 'gw-move';
  return (
    <Screen
      play={play}
      bleed
      title={w.bar.round(view.round)}
      class="gb-bust"
      thumb={
        <>
          <Dice faces={view.dice} label={facesText(play)} />
          <p class="gb-price">{isGwNext || view.turn === null ? w.wait.priceGw : w.wait.priceNext(name(view.turn))}</p>
          <Foot play={play} note={w.wait.saw}>
            <CoverTool play={play} />
          </Foot>
        </>
      }
    >
      <NightTown play={play} label={w.board.town} class="is-low" isBare />
      <div class="gb-body">
        <h1 class="gb-shout">{t.screen.bust}</h1>
        <p>{w.wait.bust(placeText(t, ownPlace(play)))}</p>
      </div>
    </Screen>
  );
}

/** Names, never squares. There is no way to keep silent. */
export function Snitch(play: Play) {
  const { view, w, t, me, name, faces, may, ask } = play;
  const [whom, setWhom] = useState<number | null>(null);
  const [piece, setPiece] = useState<Piece | null>(null);
  useBuzz(true);
  const may2 = allowed<number>(may, 'snitchOn', 'seat');
  const mayPieces = allowed<Piece>(may, 'snitchOnPiece', 'piece');
  const tellable = isDuel(view) ? tellablePieces(view, me) : [];
  return (
    <Screen
      play={play}
      title={t.trumps.snitch.name}
      class="gb-snitch"
      thumb={
        <>
          {isDuel(view) ? (
            <Button
              kind="primary"
              big
              disabled={piece === null || !mayPieces.includes(piece)}
              onPress={() => ask({ type: 'snitchOnPiece', piece: piece! })}
            >
              {piece === null ? w.trumps.pickWhom : t.buttons.tellOn(t.pieces[piece])}
            </Button>
          ) : (
            <Button
              kind="primary"
              big
              disabled={whom === null || !may2.includes(whom)}
              onPress={() => ask({ type: 'snitchOn', seat: whom! })}
            >
              {whom === null ? w.trumps.pickWhom : t.buttons.tellOn(name(whom))}
            </Button>
          )}
          <Foot play={play} note={w.trumps.silence} />
        </>
      }
    >
      <h1>{isDuel(view) ? w.trumps.tellPiece : w.trumps.tell}</h1>
      <p class="quiet-text">{w.trumps.tellHow}</p>
      <ul class="gb-names">
        {isDuel(view)
          ? tellable.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  class={`gb-who${piece === one ? ' is-picked' : ''}`}
                  aria-pressed={piece === one}
                  onClick={() => setPiece(one)}
                >
                  <Pc id={one} />
                  <span>{t.pieces[one]}</span>
                  {piece === one && <Icon id="check" class="check" />}
                </button>
              </li>
            ))
          : view.order
              .filter((seat) => seat !== me)
              .map((seat) => {
                const isSafe = isInJail(view, pieceOf(view, seat));
                const small = isOut(view, seat)
                  ? w.trumps.out
                  : isSafe
                    ? w.trumps.safe
                    : t.screen.cardsLeft(view.left[seat]!);
                return (
                  <li key={seat}>
                    <button
                      type="button"
                      class={`gb-who${whom === seat ? ' is-picked' : ''}`}
                      disabled={!may2.includes(seat)}
                      aria-pressed={whom === seat}
                      onClick={() => setWhom(seat)}
                    >
                      <Face seat={faces[seat]!} />
                      <Pc id={pieceOf(view, seat)} />
                      <span>
                        {name(seat)}
                        <small>{small}</small>
                      </span>
                      {whom === seat && <Icon id="check" class="check" />}
                    </button>
                  </li>
                );
              })}
      </ul>
    </Screen>
  );
}

const fetchTrumps = () => import('../art/trumps.ts');

/** The board is off on every criminal's phone, so that no eye betrays a square. */
export function DontLaugh(play: Play) {
  const { view, w } = play;
  const art = useFetched(fetchTrumps);
  const picture = useMemo(() => ({ __html: art?.trumpArt.infiltrator() ?? '' }), [art]);
  return (
    <Screen
      play={play}
      title={w.bar.round(view.round)}
      class="gb-laugh"
      thumb={<Toast icon="lock" title={w.wait.hidden} help={w.wait.hiddenHelp} />}
    >
      <svg class="gb-pic" viewBox="0 0 300 300" aria-hidden="true" dangerouslySetInnerHTML={picture} />
      <h1>{w.wait.laugh}</h1>
      <p class="quiet-text">{w.wait.laughHelp(view.options.lookSeconds)}</p>
    </Screen>
  );
}
