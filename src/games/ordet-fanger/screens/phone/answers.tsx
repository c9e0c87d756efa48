/** What was answered, as those who judge it see it. */
import { Icon } from '../../../../web/kit/index.ts';
import type { Shown, Side } from '../../state.ts';
import { type Ask, asksOf, titleOf } from '../around.ts';
import { fit } from '../fit.ts';
import { SideFaces } from './bits.tsx';
import type { Play } from './play.ts';

/** As large as it goes: an answer is one word more often than two, and no word is cut. */
export function Answer({ texts }: { texts: readonly string[] }) {
  const text = texts.join(', ');
  const size = fit(text, 350, 130, 64, 24);
  return (
    <h1 class="of-answer" style={{ '--fs': `calc(${size} * min(1px, 100vw / 390))` }}>
      {text}
    </h1>
  );
}

export const askOf = (view: Play['view'], side: Side): Ask | undefined => asksOf(view).find((one) => one.side === side);

const SEARCH: { readonly [language: string]: string } = { en: 'en', da: 'da', sv: 'sv', nb: 'no' };

/** OF-42: a search page on the voter's own device. */
export function LookUp({ play, texts }: { play: Play; texts: readonly string[] }) {
  const query = encodeURIComponent(texts.join(' '));
  return (
    <a
      class="of-lookup"
      href={`https://${SEARCH[play.language]}.wikipedia.org/w/index.php?search=${query}`}
      target="_blank"
      rel="noreferrer noopener"
    >
      {play.w.photo.lookUp}
    </a>
  );
}

export function Answers({ play, side, answers }: { play: Play; side: Side; answers: readonly Shown[] }) {
  const { view, w, seconds, name } = play;
  // The word that wins if nobody doubts it, as large as it goes beside its time.
  const size = (text: string) => (side === view.challenge?.winner ? fit(text, 200, 150, 46, 24) : 24);
  const ask = askOf(view, side);
  return (
    <li>
      <SideFaces play={play} side={side} size="2.8rem" />
      <div>
        {ask?.asked !== undefined && <small>{titleOf(play, view.juniors[answers[0]!.seat] ?? ask.asked)}</small>}
        {answers.map(({ text, r, verified, counts, seat }) => (
          <p key={`${text} ${r}`} class={counts ? '' : 'is-extra'}>
            <b style={{ '--fs': `${size(text) / 16}rem` }}>{text}</b>
            <time class="num">{seconds(r)}</time>
            <em class={verified ? 'is-known' : ''}>
              {verified ? <Icon id="check" /> : <i aria-hidden="true">?</i>}
              {counts ? (verified ? w.photo.known : w.photo.unlisted) : w.photo.extra}
              {view.sides[side]!.length > 1 && <span>, {name(seat)}</span>}
            </em>
          </p>
        ))}
      </div>
    </li>
  );
}
