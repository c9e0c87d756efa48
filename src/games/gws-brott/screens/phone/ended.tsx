/** The end: the own result, the ways that everybody went, and who was who. The way to the next game is the frame's. */
import './ended.css';
import { useState } from 'preact/hooks';
import { Button, Face, Icon } from '../../../../web/kit/index.ts';
import { colourOf, distance, type Piece, squareOf } from '../../content.ts';
import { isDuel, isOut, type Outcome, ownerOf, piecesInPlay, type Reason } from '../../state.ts';
import { Cuffs, Ev, Pc } from '../bits.tsx';
import { Board } from '../board/board.tsx';
import { deskEvidence } from '../board/layers.ts';
import { heroOf, prizesOf, useWays } from '../hero.ts';
import { cardAt, cuffsInAll, goneCards, handedBy, keptBy, placeText } from '../view.ts';
import { Poster } from './moments.tsx';
import { Foot, Screen } from './parts.tsx';
import { menOf, type Play } from './play.ts';

type Page = 'result' | 'ways' | 'who';

export function Ended(play: Play) {
  const [page, setPage] = useState<Page>('result');
  const go = (next: Page) => () => {
    setPage(next);
    scrollTo(0, 0);
  };
  const hasWays = (play.view.opened?.paths.length ?? 0) > 0;
  if (page === 'ways') return <Ways play={play} onNext={go('who')} />;
  if (page === 'who') return <WhoWasWho play={play} onNext={go('result')} />;
  return <Result play={play} onNext={go(hasWays ? 'ways' : 'who')} />;
}

interface PageProps {
  readonly play: Play;
  readonly onNext: () => void;
}

function Result({ play, onNext }: PageProps) {
  const { view, w, t, me, name } = play;
  const { outcome, reason, winners } = view.result as { outcome: Outcome; reason: Reason; winners: readonly number[] };
  const isWinner = winners.includes(me);
  const thumb = (
    <>
      <Button kind="primary" big onPress={onNext}>
        {(view.opened?.paths.length ?? 0) > 0 ? w.end.ways : w.end.table}
      </Button>
      <Foot play={play} note={t.reasons[reason]} />
    </>
  );
  if (outcome === 'criminal' && isWinner) return <GotAway play={play} thumb={thumb} />;
  if (outcome === 'gw') return <GwWins play={play} thumb={thumb} />;
  const winner = winners[0];
  const place = winner === undefined ? null : (view.places[heroOf(play)!.piece] ?? 'jail');
  return (
    <Screen play={play} bleed title={w.bar.over} class="gb-result" thumb={thumb}>
      <Board
        ink="night"
        class="gb-whole"
        label={w.board.town}
        zoom="whole"
        focus={view.gwAt}
        gw={view.gwAt}
        men={menOf(play, false)}
        live={[]}
        name={(square) => [square, cardAt(square) ? t.places[cardAt(square)!] : w.board.street].join(', ')}
      />
      <div class="gb-body">
        <h1>{winner === undefined ? t.outcomes[outcome] : w.end.got(name(winner))}</h1>
        {place && (
          <p class="quiet-text">{w.end.gotText(placeText(t, place), distance(place, view.gwAt), view.handcuffs)}</p>
        )}
        <Others play={play} without={winner} />
      </div>
    </Screen>
  );
}

function GotAway({ play, thumb }: { play: Play; thumb: preact.JSX.Element }) {
  const { view, w, t, me, name } = play;
  const criminal = view.criminals[me];
  return (
    <Screen play={play} title={w.bar.over} class="gb-result gb-won" thumb={thumb}>
      {criminal && <Poster play={play} criminal={criminal} class="is-won" />}
      <h1>{w.end.youWon}</h1>
      <p>{w.end.youWonText(name(me), criminal ? t.criminals[criminal].name : '', view.arrests[me]!)}</p>
      <ol class="gb-lost">
        {view.handed
          .filter(({ seat }) => seat === me)
          .map(({ card, round }) => (
            <li key={card}>
              <Ev colour={colourOf(card)} />
              <span>
                {t.places[card]}
                <small>{w.end.inRound(round)}</small>
              </span>
            </li>
          ))}
      </ol>
    </Screen>
  );
}

function GwWins({ play, thumb }: { play: Play; thumb: preact.JSX.Element }) {
  const { view, w, t, name } = play;
  const all = cuffsInAll(view);
  const last = view.chronicle.findLast((one) => one.type === 'arrest');
  const isDone = view.handcuffs === 0;
  return (
    <Screen play={play} title={w.bar.over} class="gb-result gb-gwwon" thumb={thumb}>
      <Cuffs left={all - view.handcuffs} of={all} label={t.screen.handcuffsLeft(view.handcuffs)} />
      <h1>{isDone && view.gw === play.me ? w.end.gwWon(all) : w.end.youLost}</h1>
      <p>
        {isDone && last?.type === 'arrest'
          ? w.end.gwWonText(name(last.seat), placeText(t, last.square), last.round, keptBy(view, last.seat).length)
          : w.end.nobodyLeft}
      </p>
      <Others play={play} />
    </Screen>
  );
}

function Others({ play, without }: { play: Play; without?: number | undefined }) {
  const { view, t, w, name, faces } = play;
  const ranked = (view.opened?.ranking ?? view.order).filter((seat) => seat !== without);
  return (
    <ul class="gb-watchlist">
      {ranked.map((seat) => {
        const criminal = view.criminals[seat];
        const arrests = view.arrests[seat]!;
        const kept = keptBy(view, seat).length;
        const left = kept > 0 ? t.screen.cardsLeft(kept) : w.end.noCards;
        return (
          <li key={seat}>
            <Face seat={faces[seat]!} />
            <span class="gb-pcs">
              {view.pieces[seat]!.map((piece) => (
                <Pc key={piece} id={piece} />
              ))}
            </span>
            <span>
              {name(seat)}
              {criminal && `, ${t.criminals[criminal].name}`}
              <small>{isOut(view, seat) ? `${w.trumps.out}, ${left}` : left}</small>
            </span>
            {arrests > 0 && <Cuffs left={arrests} of={arrests} label={t.screen.arrests(arrests)} />}
          </li>
        );
      })}
    </ul>
  );
}

/** The true ways over GW's possible squares, drawn slowly. */
function Ways({ play, onNext }: PageProps) {
  const { view, w, t, name } = play;
  const [focus, setFocus] = useState<Piece | null>(heroOf(play)?.piece ?? null);
  const { replay, round, places, hatch, drawn, gw, ...rounds } = useWays(view, focus);
  const label = (piece: Piece) => (isDuel(view) ? t.pieces[piece] : name(ownerOf(view, piece)));
  return (
    <Screen
      play={play}
      bleed
      title={t.screen.paths}
      class="gb-ways-end"
      thumb={
        <>
          <div class="gb-scrub">
            <Button
              icon={rounds.isPlaying ? 'pause' : 'play'}
              label={rounds.isPlaying ? w.end.stop : w.end.play}
              onPress={rounds.play}
            />
            <label>
              <span>
                {w.end.round} {round}
              </span>
              <input
                type="range"
                min={1}
                max={replay.rounds}
                value={round}
                onInput={(event) => rounds.go(Number(event.currentTarget.value))}
              />
            </label>
          </div>
          <Button kind="primary" big onPress={onNext}>
            {w.end.table}
          </Button>
        </>
      }
    >
      <Board
        ink="desk"
        class="gb-whole"
        label={w.board.town}
        zoom="whole"
        focus={view.gwAt}
        gw={gw}
        under={hatch + deskEvidence(goneCards(view))}
        over={drawn}
        live={[]}
        name={(square) => [square, cardAt(square) ? t.places[cardAt(square)!] : w.board.street].join(', ')}
      />
      <div class="gb-body">
        <h1>{t.screen.paths}</h1>
        {/* biome-ignore lint/a11y/useSemanticElements: whose way to look at, no form */}
        <div class="gb-whose" role="group" aria-label={w.end.whose}>
          {piecesInPlay(view).map((piece) => (
            <button
              key={piece}
              type="button"
              class={`gb-whosebtn${piece === focus ? ' is-picked' : ''}`}
              aria-pressed={piece === focus}
              onClick={() => setFocus(piece)}
            >
              <Pc id={piece} />
              <span>{label(piece)}</span>
            </button>
          ))}
        </div>
        <p class="quiet-text" role="status">
          {focus !== null && w.end.hatchedIn(label(focus), round, places.length)}
        </p>
      </div>
    </Screen>
  );
}

/** Everything is turned face up: hands, criminal cards, trumps, what was never dealt. */
function WhoWasWho({ play, onNext }: PageProps) {
  const { view, w, t, name, faces, list } = play;
  const { opened } = view;
  const aside = opened?.aside;
  const prizes = prizesOf(view, w, name);
  const trumpNames = (trumps: readonly (keyof typeof t.trumps)[]) => list(trumps.map((trump) => t.trumps[trump].name));
  return (
    <Screen
      play={play}
      title={w.end.table}
      class="gb-whowas"
      thumb={
        <Button kind="primary" big onPress={onNext}>
          {w.end.back}
        </Button>
      }
    >
      <h1>{t.screen.everything}</h1>
      <ul class="gb-opened">
        {view.order.map((seat) => {
          const criminal = opened?.criminals[seat];
          const handed = handedBy(view, seat);
          return (
            <li key={seat}>
              {criminal && <Poster play={play} criminal={criminal} class="is-small" />}
              <div>
                <p class="gb-row">
                  <Face seat={faces[seat]!} />
                  <b>{name(seat)}</b>
                  {view.pieces[seat]!.map((piece) => (
                    <Pc key={piece} id={piece} />
                  ))}
                </p>
                <ul class="gb-cards">
                  {(opened?.hands[seat] ?? []).map((card) => (
                    <li key={card} class={handed.includes(card) ? 'is-gone' : ''}>
                      <Ev colour={colourOf(card)} held={handed.includes(card)} />
                      <span>
                        {t.places[card]}
                        <b>{handed.includes(card) ? w.turn.handed : squareOf(card)}</b>
                      </span>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ul>
      {prizes.length > 0 && (
        <ul class="gb-prizes">
          {prizes.map(({ seat, title, text }) => (
            <li key={title}>
              <Face seat={faces[seat]!} />
              <span>
                <b>{title}</b>
                {text}
              </span>
            </li>
          ))}
        </ul>
      )}
      {opened && opened.trumps.length > 0 && (
        <p>
          <b>{t.words.trumps}: </b>
          {trumpNames(opened.trumps)}
        </p>
      )}
      {aside && (aside.trumps.length > 0 || aside.criminals.length > 0) && (
        <p class="quiet-text">
          <Icon id="star" /> {w.end.aside}:{' '}
          {[
            ...aside.trumps.map((one) => t.trumps[one].name),
            ...aside.criminals.map((one) => t.criminals[one].name),
          ].join(', ')}
        </p>
      )}
    </Screen>
  );
}
