/** The end: both titles, the burglary, everybody's place. */
import { useMemo, useState } from 'preact/hooks';
import { Button, Face as Head, PhoneFrame, Picture } from '../../../../web/kit/index.ts';
import { movedFor } from '../../state.ts';
import { tieIn } from '../../story.ts';
import { bakerCoat, bakerHat } from '../art/figures.ts';
import { Sign } from '../cards.tsx';
import { useTimes } from '../race.ts';
import { signed, standings } from '../ranks.ts';
import { NoseRace } from './nose.tsx';
import { Gong, Name, Screen, SeatTokens, Tools } from './parts.tsx';
import { type Play, readinessOf } from './play.ts';

/** What the burglary was, in a sentence. */
export function burglaryWords({ t, view, name }: Pick<Play, 't' | 'view' | 'name'>): string {
  const { titles, burglary } = view;
  if (!titles || !burglary) return '';
  if (burglary.victim !== null) return t.end.robs(name(titles.thief), name(burglary.victim), burglary.amount);
  return titles.thief === titles.absent ? t.end.robsHerself(name(titles.thief)) : t.end.noBurglary;
}

export function FinalCount(play: Play) {
  const { t, ask } = play;
  const { isAsked, howMany } = readinessOf(play);
  return (
    <Screen
      play={play}
      sign="crown"
      hasClock
      class="im-rk"
      thumb={
        <>
          <Button kind="primary" big disabled={!isAsked} onPress={() => ask({ type: 'ready' })}>
            {isAsked ? t.buttons.ready : t.phone.wait}
          </Button>
          <Tools play={play}>{howMany}</Tools>
        </>
      }
    >
      <h1>{t.end.burglary}</h1>
      <Titles {...play} />
      <p class="im-story">{burglaryWords(play)}</p>
      <Ranks {...play} />
      <Gong play={play} />
    </Screen>
  );
}

/** With the reason, where others had as many tokens. */
function Titles(play: Play) {
  const { t, view, name, faces } = play;
  if (!view.titles) return null;
  const { thief, absent } = view.titles;
  return (
    <ul class="im-titles">
      <li>
        <Head seat={faces[thief]!} size="3rem" />
        <span>
          <b>{t.end.masterThief}</b>
          {name(thief)}
          <small>{tieIn(play, 'thief')}</small>
        </span>
        <Sign id="eye" />
        <strong class="num">{view.suspicious[thief]}</strong>
      </li>
      <li>
        <Head seat={faces[absent]!} size="3rem" />
        <span>
          <b>{t.end.absentBaker}</b>
          {name(absent)}
          <small>{tieIn(play, 'absent')}</small>
        </span>
        <Sign id="shop" />
        <strong class="num">{view.openShop[absent]}</strong>
      </li>
    </ul>
  );
}

function Ranks(play: Play) {
  const { view, me, faces } = play;
  return (
    <ol class="im-rank">
      {standings(view).map(({ seat, place }) => (
        <li key={seat} class={`${seat === me ? 'is-me' : ''}${place === 1 ? ' is-one' : ''}`}>
          <i>{place}</i>
          <Head seat={faces[seat]!} size="2.5rem" />
          <span>
            <Name play={play} seat={seat} />
            <SeatTokens play={play} seat={seat} />
          </span>
          <span class="im-ch num">{signed(movedFor(view, seat))}</span>
          <strong class="num">{view.gold[seat]}</strong>
        </li>
      ))}
    </ol>
  );
}

/** After a race the times first, as on the table. */
export function Finished(play: Play) {
  return useTimes(play.view) ? <NoseRace {...play} /> : <Ranked {...play} />;
}

/** The winner's phone shouts once; everybody has the count. */
function Ranked(play: Play) {
  const { view, me } = play;
  const isWinner = view.ranking?.winners.includes(me) === true;
  const [isCount, setCount] = useState(!isWinner);
  return isCount ? <Count {...play} /> : <Won {...play} onNext={() => setCount(true)} />;
}

function Won(play: Play & { onNext: () => void }) {
  const { t, view, me, name, faces, onNext } = play;
  const [coat, hat] = useMemo(
    () => [
      `<g transform="translate(160 170)">${bakerCoat(0.9)}</g>`,
      `<g transform="translate(160 170)">${bakerHat(0.74)}</g>`,
    ],
    [],
  );
  const { winners, why } = view.ranking!;
  return (
    <PhoneFrame class="im im-win">
      <div class="im-rays" />
      <div class="im-shout">
        <p class="im-pre">{t.phases['final-count']}</p>
        <h1>{winners.length > 1 ? t.phone.youShare(name(me)) : t.phone.youWin(name(me))}</h1>
        <div class="im-fg">
          <Picture width={320} height={330} art={coat} />
          <Head seat={faces[me]!} class="im-wfig" />
          <Picture width={320} height={330} art={hat} class="im-over" />
        </div>
        <div class="im-gold">
          <p>
            <b class="num">{view.gold[me]}</b> {t.phone.goldWord}
            <span>{movedFor(view, me) > 0 ? burglaryWords(play) : t.end.why[why]}</span>
          </p>
          <Button kind="primary" onPress={onNext}>
            {t.phone.toCount}
          </Button>
        </div>
      </div>
    </PhoneFrame>
  );
}

function Count(play: Play) {
  const { t, view, me, name, names } = play;
  const { ranking } = view;
  if (!ranking) {
    return (
      <Screen play={play} sign="crown" class="im-rk is-count">
        <h1>{t.end.cancelled}</h1>
        <Ranks {...play} />
      </Screen>
    );
  }
  const who = names(ranking.winners);
  return (
    <Screen play={play} sign="crown" phase={t.phases['final-count']} class="im-rk is-count">
      <h1>{ranking.winners.length > 1 ? t.end.share(who) : t.end.wins(who)}</h1>
      <p class="quiet-text">
        {t.end.why[ranking.why]} {ranking.winners.includes(me) ? '' : t.phone.youCame(name(me), ranking.places[me]!)}
      </p>
      <p class="im-story">{burglaryWords(play)}</p>
      <Ranks {...play} />
      {ranking.why === 'nose' && view.nose && (
        <p class="quiet-text">{view.nose.times.map(({ seat, ms }) => t.nose.time(name(seat), ms)).join(', ')}</p>
      )}
    </Screen>
  );
}
