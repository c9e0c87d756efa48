/** The end on the wall: who won, the true ways drawn slowly over where GW could have looked, and what was left over. */
import { Face, Icon } from '../../../../web/kit/index.ts';
import { colourOf, squareOf } from '../../content.ts';
import { isDuel, type Outcome } from '../../state.ts';
import { gwId } from '../art/sprite.ts';
import { Cuffs, Ev, Pc } from '../bits.tsx';
import { heroOf, prizesOf, useWays } from '../hero.ts';
import { handedBy, keptBy, placeText } from '../view.ts';
import { PinsOnly, WallMap } from './map.tsx';
import { Portrait } from './side.tsx';
import type { Wall } from './use.ts';

export function Ending({ wall }: { wall: Wall }) {
  const { view, w, t, name } = wall;
  const hero = heroOf(wall);
  const { replay, round, places, hatch, drawn, gw, ...rounds } = useWays(view, hero?.piece ?? null);
  return (
    <>
      <WallMap view={view} gw={gw} under={hatch} over={drawn} isFaint hasPlate={false} />
      <PinsOnly />
      <Won wall={wall} possible={hero ? (replay.possible.get(replay.rounds)?.get(hero.piece)?.length ?? 0) : 0} />
      {isDuel(view) ? <Gone wall={wall} /> : <Rest wall={wall} />}
      <Facts wall={wall} />
      <div class="gt-scrub">
        <button
          type="button"
          class="gt-play"
          aria-label={rounds.isPlaying ? w.end.stop : w.end.play}
          onClick={rounds.play}
        >
          <Icon id={rounds.isPlaying ? 'pause' : 'play'} />
        </button>
        <b>{w.end.round}</b>
        <ol>
          {Array.from({ length: replay.rounds }, (_, k) => k + 1)
            .filter((n) => replay.rounds <= 16 || n % Math.ceil(replay.rounds / 16) === 0 || n === replay.rounds)
            .map((n) => (
              <li key={n}>
                <button
                  type="button"
                  class={n === round ? 'is-now' : n < round ? 'is-past' : ''}
                  aria-current={n === round ? 'step' : undefined}
                  aria-label={w.end.inRound(n)}
                  onClick={() => rounds.go(n)}
                >
                  {n}
                </button>
              </li>
            ))}
        </ol>
        <p class="vh" role="status">
          {hero && w.end.hatchedIn(name(hero.seat), round, places.length)} {t.screen.paths}
        </p>
      </div>
    </>
  );
}

function Won({ wall, possible }: { wall: Wall; possible: number }) {
  const { view, w, t, name, faces } = wall;
  const { outcome, winners } = view.result as { outcome: Outcome; winners: readonly number[] };
  const seat = winners[0];
  const last = view.chronicle.findLast((note) => note.type === 'arrest');
  if (seat === undefined) {
    return (
      <section class="gt-won is-nobody">
        <div>
          <h1>{t.outcomes[outcome]}</h1>
          <p>{t.reasons[view.result!.reason as keyof typeof t.reasons]}</p>
        </div>
      </section>
    );
  }
  if (outcome === 'gw') {
    const all = view.arrests.reduce((sum, n) => sum + n, 0);
    return (
      <section class="gt-won">
        <svg class="gt-wongw" viewBox="0 0 104 124" aria-hidden="true">
          <use href={gwId()} />
        </svg>
        <div>
          <Face seat={faces[seat]!} />
          <h1>{w.end.youLost}</h1>
          <p>
            {view.handcuffs === 0 ? w.end.gwText(name(seat), all) : w.end.nobodyLeft}{' '}
            {view.handcuffs === 0 &&
              last?.type === 'arrest' &&
              w.end.lastTo(name(last.seat), placeText(t, last.square), keptBy(view, last.seat).length)}
          </p>
        </div>
      </section>
    );
  }
  const criminal = view.criminals[seat];
  return (
    <section class="gt-won">
      {criminal ? <Portrait criminal={criminal} class="gt-mini" /> : <span class="gt-nomini" />}
      <div>
        <span class="gt-row">
          <Face seat={faces[seat]!} />
          {view.pieces[seat]!.map((piece) => (
            <Pc key={piece} id={piece} />
          ))}
        </span>
        <h1>{w.end.wins(name(seat))}</h1>
        <p>
          {w.end.winsText(criminal ? t.criminals[criminal].name : '', handedBy(view, seat).length, view.arrests[seat]!)}{' '}
          {possible > 0 && w.end.hatched(possible)}
        </p>
      </div>
    </section>
  );
}

/** Two players: one hand of cards, and what became of each. */
function Gone({ wall }: { wall: Wall }) {
  const { view, t, w } = wall;
  const seat = view.order[0];
  if (seat === undefined) return null;
  const handed = view.handed.filter((one) => one.seat === seat);
  const kept = keptBy(view, seat);
  return (
    <ul class="gt-went">
      {handed.map(({ card, round }) => (
        <li key={card}>
          <Ev colour={colourOf(card)} />
          <span>
            {t.places[card]}
            <small>{w.end.inRound(round)}</small>
          </span>
        </li>
      ))}
      {kept.map((card) => (
        <li key={card}>
          <Ev colour={colourOf(card)} held />
          <span>
            {t.places[card]}
            <small>{squareOf(card)}</small>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Everybody else, with the card they were and the cards they still held. */
function Rest({ wall }: { wall: Wall }) {
  const { view, t, w, name, faces } = wall;
  const { winners } = view.result as { winners: readonly number[] };
  const ranked = (view.opened?.ranking ?? view.order).filter((seat) => !winners.includes(seat));
  return (
    <ul class={`gt-rest is-${ranked.length}`}>
      {ranked.map((seat) => {
        const criminal = view.criminals[seat];
        const kept = keptBy(view, seat);
        return (
          <li key={seat}>
            {criminal ? <Portrait criminal={criminal} class="gt-mini" /> : <span />}
            <span class="gt-row">
              <Face seat={faces[seat]!} />
              {view.pieces[seat]!.map((piece) => (
                <Pc key={piece} id={piece} />
              ))}
            </span>
            <span class="gt-kept">
              <b>{name(seat)}</b>
              {criminal && `, ${t.criminals[criminal].name}`}
              <span>
                {kept.slice(0, kept.length > 3 ? 6 : 3).map((card) => (
                  <span key={card}>
                    <Ev colour={colourOf(card)} label={t.places[card]} />
                    {kept.length <= 2 && t.places[card]}
                  </span>
                ))}
                {kept.length === 0 && w.end.noCards}
                {view.arrests[seat]! > 0 && (
                  <Cuffs
                    left={view.arrests[seat]!}
                    of={view.arrests[seat]!}
                    label={t.screen.arrests(view.arrests[seat]!)}
                  />
                )}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

function Facts({ wall }: { wall: Wall }) {
  const { view, w, t, name, list } = wall;
  const { opened } = view;
  if (!opened) return null;
  const unplayed = opened.trumps.filter((trump) => !view.played.includes(trump));
  const rows = prizesOf(view, w, name).map(({ title, text }): [string, string] => [title, text]);
  const trumps = unplayed.length > 0 ? w.end.unplayed(list(unplayed.map((trump) => t.trumps[trump].name))) : '';
  if (view.handcuffs > 0 || trumps) rows.push([w.end.leftOver, w.end.leftText(view.handcuffs, trumps)]);
  return (
    <ul class="gt-facts">
      {rows.map(([title, text]) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ul>
  );
}
