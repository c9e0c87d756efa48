/** What is over: a duel, and a series of them. */
import { useMemo } from 'preact/hooks';
import { Picture } from '../../../../web/kit/index.ts';
import { type Joker, jokers } from '../../content.ts';
import type { Around } from '../around.ts';
import { finishers, levelOf, textOf, wordsIn } from '../finish.ts';
import { fit } from '../fit.ts';
import { Back, Card, printed, Sym } from '../parts.tsx';
import { Faces, Left, Series, shrunk } from './bits.tsx';
import { confetti } from './confetti.ts';
import { Between, Rivals } from './duel.tsx';
import { CARDS } from './measures.ts';

/** The third player is asked to flip a neutral card. */
export function Level({ around }: { around: Around }) {
  const { view, w, side } = around;
  const { title: why, between } = levelOf(view);
  const { sides, dropped } = view.duel!;
  return (
    <>
      <h1 class="ot-shout">{w.neutral[why]}</h1>
      {between === null ? <p class="ot-lead">{w.neutral.help}</p> : <Between around={around} ms={between} />}
      <Rivals
        around={around}
        sides={sides.filter((one) => !dropped.includes(one))}
        before={between === null ? [] : finishers(view, view.chronicle.last)}
      />
      <div class="ot-neutral-piles">
        <Back box={view.cardSet} count={view.counts.left} width="330px" drop={12} />
        <Back box={view.cardSet} count={view.counts.right} width="330px" drop={12} />
      </div>
      {view.third !== null && (
        <p class="ot-next">
          <Faces around={around} side={view.third} />
          <span>{w.neutral.other(side(view.third))}</span>
        </p>
      )}
      <Left around={around} class="ot-clock2" />
      <p class="ot-code">{around.code}</p>
    </>
  );
}

const Took = ({ around, r }: { around: Around; r: number }) =>
  Number.isFinite(r) ? <time class="num">{around.seconds(r)}</time> : null;

/** What was said: the words that won, read from the door; beside them what they were up against. (OF-36a) */
function Said({ around }: { around: Around }) {
  const { won, others } = wordsIn(around.view);
  if (!won && others.length === 0) return null;
  return (
    <div class="ot-words">
      {won && (
        <p class="word" style={{ fontSize: `${fit(textOf(won), 1320, 200, 176, 48)}px` }}>
          {textOf(won)}
        </p>
      )}
      <ul>
        {won && (
          <li class="is-first">
            <Took around={around} r={won.r} />
          </li>
        )}
        {others.map((one) => (
          <li key={one.side} class={one.isRejected ? 'is-out' : ''}>
            <Faces around={around} side={one.side} />
            <span style={{ fontSize: `${fit(textOf(one), 560, 90, 64, 30)}px` }}>{textOf(one)}</span>
            {one.isRejected && <small>{around.w.photo.extra}</small>}
            <Took around={around} r={one.r} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The card flies into the score pile; three examples for that card only. */
export function DuelEnd({ around }: { around: Around }) {
  const { view, w, t, side, language } = around;
  const step = view.chronicle.steps.at(-1);
  if (!step) return null;
  if (step.winner === null) return <Stale around={around} />;
  const examples = view.examples?.[language] ?? [];
  const sign = printed(view, step.card, language).symbol;
  const count = view.won[step.winner]!.length;
  const hasUnder = view.uncovers !== null && view.piles[view.uncovers.side]![view.uncovers.pile]!.length > 0;
  const isHidden = view.options.hideScores;
  return (
    <div class={`ot-flood s-${sign}${view.shown.length > 0 ? ' has-words' : ''}`}>
      <svg class="trail" viewBox="0 0 1920 1080" aria-hidden="true">
        <path
          fill="var(--of-ink)"
          d="M60 560L690 420L700 470ZM60 640L720 530L726 600ZM200 900L730 690L740 740ZM380 946L760 800L762 822Z"
        />
      </svg>
      {hasUnder && <div class="rest" />}
      <div class="loser">
        <Faces around={around} side={step.loser} />
        <p style={{ '--k': shrunk(side(step.loser), 10) }}>{side(step.loser)}</p>
      </div>
      <div class="winner">
        <Faces around={around} side={step.winner} />
        <p>
          <b style={{ '--k': shrunk(side(step.winner), 6) }}>{side(step.winner)}</b>
          {w.end.takes}
        </p>
      </div>
      <Said around={around} />
      <div class="score" role="img" aria-label={isHidden ? w.end.takes : w.end.has(side(step.winner), count)}>
        <i />
        <i />
        <i />
        <b>{isHidden ? '' : count}</b>
        <em>+1</em>
      </div>
      <div class="fly">
        <Card view={view} t={t} card={step.card} language={language} {...CARDS.won} />
      </div>
      <div class="ot-foot">
        <span class="k">
          {examples.length > 0 && (
            <span>
              {w.end.also} <b>{examples.join(', ')}</b>
            </span>
          )}
        </span>
        <span class="k">
          <Series around={around} />
        </span>
        <span class="rm">{around.code}</span>
      </div>
    </div>
  );
}

/** The knife takes the card between flag and word. */
function Stale({ around }: { around: Around }) {
  const { view, w, t, side, language } = around;
  const step = view.chronicle.steps.at(-1)!;
  const { neutrals } = view.chronicle;
  const examples = view.examples?.[language] ?? [];
  const other = view.duel?.sides.find((one) => one !== step.loser);
  return (
    <>
      <h1 class="ot-shout">{w.end.stale}</h1>
      <p class="ot-lead">
        {w.end.staleTitle}
        <small>{w.end.out}</small>
      </p>
      {other !== undefined && (
        <div class="ot-p is-l">
          <Faces around={around} side={other} />
          <b style={{ '--k': shrunk(side(other), 9) }}>{side(other)}</b>
          <small>{w.end.keeps}</small>
        </div>
      )}
      <div class="ot-p is-r">
        <Faces around={around} side={step.loser} />
        <b style={{ '--k': shrunk(side(step.loser), 9) }}>{side(step.loser)}</b>
        <small>{w.end.loses}</small>
      </div>
      <div class="ot-cut" role="img" aria-label={`${printed(view, step.card, language).title}. ${w.end.out}`}>
        {['is-a', 'is-b'].map((half) => (
          <Card key={half} view={view} t={t} card={step.card} language={language} class={half} hidden {...CARDS.cut} />
        ))}
      </div>
      {neutrals.length > 0 ? (
        <>
          <p class="ot-lab is-side">{w.end.neutrals(neutrals.length)}</p>
          <div class="ot-three">
            {neutrals.slice(-3).map((card) => (
              <Card key={card} view={view} t={t} card={card} language={language} neutral {...CARDS.neutral} />
            ))}
          </div>
        </>
      ) : (
        <p class="ot-lab">{w.end.staleHelp}</p>
      )}
      {examples.length > 0 && (
        <p class="ot-ex">
          {w.end.could} <b>{examples.join(', ')}</b>
        </p>
      )}
      <p class="ot-code">{around.code}</p>
    </>
  );
}

/** For a series of three or more only, above its steps and beside its title. */
const isFree = (x: number, y: number): boolean => x > 930 && y < (x > 1340 ? 104 : 250);

const STEPS_SHOWN = 4;

/** A series is over: one step for each duel. */
export function SeriesOver({ around }: { around: Around }) {
  const { view, w, side, language, t } = around;
  const all = view.chronicle.steps;
  const steps = all.slice(-STEPS_SHOWN);
  const art = useMemo(() => confetti(isFree), []);
  return (
    <div class="ot-series" role="status">
      <Picture width={1920} height={1080} art={art} class="ot-confetti" />
      <h1 class="ot-shout">{w.end.series(all.length)}</h1>
      <p class="ot-sub">{w.end.seriesHelp(all.length)}</p>
      <ol>
        {steps.map((step, i) => {
          const { symbol, title } = printed(view, step.card, language);
          const pair = step.joker ? jokers[step.joker as Joker] : undefined;
          const other = pair?.find((sign) => sign !== symbol);
          return (
            <li
              key={i}
              class={`ot-step s-${symbol}${i === steps.length - 1 ? ' is-last' : ''}`}
              style={{ left: `${60 + i * 450}px`, height: `${450 + 96 * i}px` }}
            >
              {other && <span class={`two s-${other}`} />}
              <span class="s">
                <Sym sign={symbol} />
                <span class="vh">{t.symbols[symbol]}</span>
              </span>
              {other && (
                <span class="s is-2">
                  <Sym sign={other} />
                </span>
              )}
              <b class="n">{all.length - steps.length + i + 1}</b>
              <p class="w">{title}</p>
              <div class="duo">
                {step.winner !== null && (
                  <span class="v">
                    <Faces around={around} side={step.winner} />
                  </span>
                )}
                <p>
                  {step.winner === null ? w.end.stale : side(step.winner)}
                  <small>{w.end.against(side(step.loser))}</small>
                </p>
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
