/** The end in two pages: the own share, then all cards and what happened at night. The way to the next game is the frame's. */
import './end.css';
import { useMemo, useState } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { cutDisc, path, seeded } from '../../../../web/art/lino.ts';
import { Button, Face } from '../../../../web/kit/index.ts';
import type { OpenedNight } from '../../state.ts';
import { barArt, chairArt, pile, seatArt } from '../art/guest.ts';
import { Scene, Screen } from './parts.tsx';
import type { Play } from './play.ts';

function shareArt(bars: number): string {
  const ground =
    '<rect width="390" height="210" fill="#4a1426"/>' +
    path(cutDisc(195, 130, 190, 110, seeded(3), 3, 50), '#5e182c') +
    path(cutDisc(195, 140, 134, 78, seeded(4), 3, 50), '#781d33');
  const symbol = `<symbol id="t-bar" viewBox="0 0 76 44">${barArt}</symbol>`;
  return `${symbol}${ground}<g transform="translate(190 196)">${pile(bars, 8, 44, 62)}</g>`;
}

const emptyArt = (): string =>
  `<rect width="390" height="210" fill="#1b2233"/>${path(cutDisc(195, 130, 180, 100, seeded(3), 3, 50), '#232c42')}` +
  `<g transform="translate(126 24) scale(.93)">${chairArt}${seatArt}</g>`;

export function Ended(play: Play) {
  const [isOpen, setOpen] = useState(false);
  const turn = () => {
    setOpen(!isOpen);
    scrollTo(0, 0);
  };
  return isOpen ? <CardsPage play={play} onNext={turn} /> : <ResultPage play={play} onNext={turn} />;
}

interface PageProps {
  readonly play: Play;
  readonly onNext: () => void;
}

function fateOf({ t, view }: Play, seat: Seat): string {
  const fate = view.out[seat];
  if (!fate) return t.end.fates.living;
  return fate.how === 'banished' ? t.end.fates.banished(fate.day, fate.votes) : t.end.fates[fate.how](fate.day);
}

/** Loyal, or a traitor and since when. */
function roleOf({ t, view }: Play, seat: Seat): string {
  const role = view.roles[seat];
  if (role === undefined) return '';
  const change = view.changes.find((one) => one.seat === seat);
  return role === 'traitor' && change ? `${t.roles.traitor.name}, ${t.end.how[change.how]}` : t.roles[role].name;
}

/** What only this seat did, counted when everything is open. */
function ownFigures({ t, view, me }: Play): readonly (readonly [string, string])[] {
  const { eye, named, mask, got, fears, foreseen } = t.phone.result;
  const open = view.history.filter(({ stage }) => stage === 'open');
  const sat = open.filter(({ ballots }) => ballots.some(({ seat }) => seat === me));
  const figures: [string, string][] = [];
  if (view.roles[me] === 'traitor') {
    const votes = sat.flatMap(({ ballots }) => ballots).filter(({ target }) => target === me);
    if (sat.length > 0) figures.push([mask, got(votes.length, sat.length)]);
  } else {
    const written = sat.flatMap(({ day, ballots }) =>
      ballots.filter(({ seat, target }) => seat === me && target !== null).map(({ target }) => ({ day, target })),
    );
    const hits = written.filter(({ day, target }) =>
      view.changes.some((one) => one.seat === target && one.day + (one.how === 'ceremony' ? 0 : 1) <= day),
    );
    if (written.length > 0) figures.push([eye, named(hits.length, written.length)]);
  }
  const feared = (view.openedNights ?? []).flatMap(({ fears: all, victim, dies }) =>
    dies ? all.filter(({ seat }) => seat === me).map(({ target }) => target === victim) : [],
  );
  if (feared.length > 0) figures.push([fears, foreseen(feared.filter(Boolean).length, feared.length)]);
  return figures;
}

function ResultPage({ play, onNext }: PageProps) {
  const { t, view, me, names } = play;
  const result = view.result!;
  const hasWon = result.winners.includes(me);
  const art = useMemo(() => (hasWon ? shareArt(view.share) : emptyArt()), [hasWon]);
  const traitors = view.living.filter((seat) => view.roles[seat] === 'traitor');
  const isDone = result.outcome === 'traitors' || result.outcome === 'loyals';
  const honours = view.honours
    ? (Object.keys(view.honours) as (keyof typeof view.honours)[]).filter((honour) =>
        view.honours![honour].includes(me),
      )
    : [];
  return (
    <Screen
      play={play}
      bleed
      class="fr-end"
      clock={null}
      thumb={
        isDone ? (
          <Button kind="primary" big onPress={onNext}>
            {t.phone.result.next}
          </Button>
        ) : undefined
      }
    >
      <Scene art={art} height={210} />
      <div class="fr-body">
        <h1>{!isDone ? t.end.aborted : hasWon ? t.phone.result.won(view.share) : t.phone.result.lost}</h1>
        {isDone && (
          <>
            <p class="fr-sub">
              <b>{t.end[result.outcome as 'traitors']}.</b> {t.end.reasons[result.reason as 'unanimous']}{' '}
              {!hasWon && t.phone.result.share(view.share, result.winners.length)}{' '}
              {view.remainder > 0 && t.end.remainder(view.remainder)}
            </p>
            <p class="fr-sub">{traitors.length > 0 ? t.phone.result.traitors(names(traitors)) : t.phone.result.none}</p>
          </>
        )}
        <dl class="fr-own">
          <div>
            <dt>{t.phone.sheet.card}</dt>
            <dd>{roleOf(play, me)}</dd>
          </div>
          <div>
            <dt>{t.phone.result.fate}</dt>
            <dd>{fateOf(play, me)}</dd>
          </div>
          {isDone &&
            ownFigures(play).map(([what, text]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          {honours.map((honour) => (
            <div key={honour}>
              <dt>{t.end.honours[honour]}</dt>
              <dd>{names(view.honours![honour])}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Screen>
  );
}

function nightLine({ t, name }: Play, night: OpenedNight): string {
  const words = t.phone.result;
  if (night.plan === 'tempt' && night.target !== null) return words.tempt(name(night.target));
  if (night.plan === 'hold') return words.hold;
  const pressed = night.plan === 'blackmail' && night.target !== null ? `${words.blackmail(name(night.target))} ` : '';
  if (night.victim === null) return pressed + (night.plan === 'nominate' || pressed ? words.nominate : words.nobody);
  return pressed + (night.dies ? words.murder(name(night.victim)) : words.held(name(night.victim)));
}

function CardsPage({ play, onNext }: PageProps) {
  const { t, view, faces, name, names } = play;
  return (
    <Screen
      play={play}
      class="fr-end"
      phase={t.phone.result.cards}
      clock={null}
      thumb={<Button onPress={onNext}>{t.phone.result.back}</Button>}
    >
      <h1>{t.phone.result.cards}</h1>
      <ul class="fr-cards">
        {view.order.map((seat) => (
          <li key={seat} class={view.roles[seat] === 'traitor' ? 'is-traitor' : ''}>
            <Face seat={faces[seat]!} />
            <span>
              <b>{name(seat)}</b>
              <small>{`${roleOf(play, seat)}, ${fateOf(play, seat)}`}</small>
            </span>
          </li>
        ))}
      </ul>
      {view.openedNights && view.openedNights.length > 0 && (
        <>
          <h2>{t.end.nights}</h2>
          <ol class="fr-nights">
            {view.openedNights.map((night) => {
              const feared = night.fears
                .filter(({ target }) => target === night.victim && night.dies)
                .map(({ seat }) => seat);
              return (
                <li key={night.night}>
                  <b>{t.phone.night(night.night)}</b>
                  <span>
                    {nightLine(play, night)}
                    {feared.length > 0 && <small>{t.phone.result.feared(names(feared))}</small>}
                  </span>
                </li>
              );
            })}
          </ol>
        </>
      )}
      {view.openedDiaries && view.openedDiaries.length > 0 && (
        <>
          <h2>{t.end.diaries}</h2>
          <ul class="fr-diaries">
            {view.openedDiaries.map(({ seat, night, text }, k) => (
              <li key={k}>
                <b>
                  {name(seat)}, {t.phone.night(night)}
                </b>
                {text}
              </li>
            ))}
          </ul>
        </>
      )}
    </Screen>
  );
}
