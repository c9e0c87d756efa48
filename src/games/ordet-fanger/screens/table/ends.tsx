/** What is over: a duel, a series, a round, the game; and what comes before: the shuffle and the cut. */
import { useMemo } from 'preact/hooks';
import { n1, seeded } from '../../../../web/art/lino.ts';
import { Face, Picture } from '../../../../web/kit/index.ts';
import { type CardId, type Joker, jokers, symbols } from '../../content.ts';
import { lovedOf, type Side } from '../../state.ts';
import { type Around, titleOf } from '../around.ts';
import { mouthArt, symbolArt } from '../art.ts';
import { deckSize, overTitle, signsIn, standings } from '../count.ts';
import { finishers, levelOf } from '../finish.ts';
import { fit } from '../fit.ts';
import { Back, Card, JokerCard, printed, Sym, Tile } from '../parts.tsx';
import { Smile } from '../smile.tsx';
import { Faces, Left, Robot, Series, shrunk } from './bits.tsx';
import { Between } from './duel.tsx';

/** A choir of mouths, riffled. */
function choir(box: Parameters<typeof mouthArt>[0]): string {
  const count = 17;
  const order = Array.from({ length: count }, (_, i) => i).sort(
    (a, b) => Math.abs(b - (count - 1) / 2) - Math.abs(a - (count - 1) / 2),
  );
  const back = `<rect x="-98.500" y="-128.500" width="197" height="257" rx="13" fill="#000" stroke="#7089ae" stroke-width="3"/><g transform="translate(-100 -130)">${mouthArt(box, null)}</g>`;
  return order
    .map((i) => {
      const a = -66 + (132 * i) / (count - 1);
      const t = (a * Math.PI) / 180;
      const x = 960 + 800 * 1.16 * Math.sin(t);
      const y = 1130 - 800 * Math.cos(t) + 44;
      const k = 1.12 + 0.26 * Math.cos(t);
      return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(a * 0.92)}) scale(${k.toFixed(2)})"><path d="M-96 -124H108V140H-96Z" fill="#05080f"/>${back}</g>`;
    })
    .join('');
}

export function Shuffle({ around }: { around: Around }) {
  const { view, w, t, side } = around;
  const art = useMemo(() => choir(view.cardSet), [view.cardSet]);
  const { each, jokers: count } = deckSize(view);
  return (
    <>
      <Picture width={1920} height={1080} art={art} class="ot-choir" />
      <h1 class="ot-shout">{w.shuffle.other(side(view.dealer))}</h1>
      <p class="ot-sub">
        {w.round(view.round)}, {t.sets[view.cardSet]}
      </p>
      <div class="ot-dealer">
        <Faces around={around} side={view.dealer} />
      </div>
      <div class="ot-deck">
        {signsIn(view).map((sign) => (
          <Tile key={sign} sign={sign} size="56px" label={`${t.symbols[sign]} `} />
        ))}
        <p>{w.shuffle.each(each)}</p>
        {count > 0 && (
          <>
            <JokerCard joker="joker-2" t={t} width="72px" drop={0} />
            <p>{w.shuffle.jokers(count)}</p>
          </>
        )}
      </div>
      <p class="ot-code">{around.code}</p>
    </>
  );
}

/** The deck is cut, and nobody has drawn yet. */
export function Cut({ around }: { around: Around }) {
  const { view, w, side } = around;
  return (
    <>
      <svg class="ot-knife" viewBox="0 0 1920 1080" aria-hidden="true">
        <path fill="var(--of-drop)" d="M985 0H1085L961 1080H841Z" />
        <path fill="var(--ink-800)" d="M1043 0H1056L918 1080H903Z" />
      </svg>
      <h1 class="ot-shout">{w.shuffle.cut}</h1>
      {(['left', 'right'] as const).map((pile) => (
        <div key={pile} class={`ot-pack is-${pile}`}>
          {[6, 5, 4, 3, 2, 1].map((i) => (
            <span key={i} class="e" style={{ translate: `${i * 5}px ${-i * 6}px` }} />
          ))}
          <Back box={view.cardSet} count={view.counts[pile]} width="440px" drop={16} />
        </div>
      ))}
      <p class="ot-next">
        <Faces around={around} side={view.turn} />
        <span>{w.shuffle.first(side(view.turn))}</span>
      </p>
      <Left around={around} class="ot-clock2" />
      <p class="ot-code">{around.code}</p>
    </>
  );
}

/** The third player is asked to flip a neutral card. */
export function Level({ around }: { around: Around }) {
  const { view, w, side, seconds } = around;
  const { title: why, between } = levelOf(view);
  const before = finishers(view, view.chronicle.last);
  const timeOf = (one: Side) => {
    const r = before.find((finisher) => finisher.side === one)?.r;
    return r !== undefined && Number.isFinite(r) ? `${seconds(r)} s` : '';
  };
  return (
    <>
      <h1 class="ot-shout">{w.neutral[why]}</h1>
      {between === null ? <p class="ot-lead">{w.neutral.help}</p> : <Between around={around} ms={between} />}
      <div class="ot-level">
        {view.duel!.sides.slice(0, 3).map((one) => (
          <div key={one}>
            <Faces around={around} side={one} />
            <b style={{ '--k': shrunk(side(one), 10) }}>{side(one)}</b>
            {between !== null && <small class="num">{timeOf(one)}</small>}
          </div>
        ))}
      </div>
      <div class="ot-neutral-piles">
        <Back box={view.cardSet} count={view.counts.left} width="250px" drop={10} />
        <Back box={view.cardSet} count={view.counts.right} width="250px" drop={10} />
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
    <div class={`ot-flood s-${sign}`}>
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
      <div class="score" role="img" aria-label={isHidden ? w.end.takes : w.end.has(side(step.winner), count)}>
        <i />
        <i />
        <i />
        <b>{isHidden ? '' : count}</b>
        <em>+1</em>
      </div>
      <div class="fly">
        <Card
          view={view}
          t={t}
          card={step.card}
          language={language}
          width={800}
          height={400}
          flag={42}
          pad={44}
          symbol={250}
          index={44}
          most={108}
          drop={0}
        />
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
          <Card
            key={half}
            view={view}
            t={t}
            card={step.card}
            language={language}
            class={half}
            hidden
            width={980}
            height={440}
            flag={40}
            pad={54}
            symbol={280}
            index={44}
            most={110}
            drop={0}
          />
        ))}
      </div>
      {neutrals.length > 0 ? (
        <>
          <p class="ot-lab is-side">{w.end.neutrals(neutrals.length)}</p>
          <div class="ot-three">
            {neutrals.slice(-3).map((card) => (
              <Card
                key={card}
                view={view}
                t={t}
                card={card}
                language={language}
                neutral
                width={318}
                height={140}
                flag={30}
                pad={16}
                symbol={66}
                index={20}
                most={32}
                drop={7}
              />
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

/** Symbols thrown into the air, for a series of three or more only. */
function confetti(): string {
  const random = seeded(23);
  return Array.from({ length: 64 }, () => {
    const sign = symbols[Math.floor(random() * 8)]!;
    const [x, y, size, turn] = [930 + random() * 990, random() * 560, 22 + random() * 40, random() * 360];
    if ((x > 1340 && y > 104) || y > 250) return '';
    return `<svg x="${n1(x)}" y="${n1(y)}" width="${n1(size)}" height="${n1(size)}" viewBox="0 0 100 100" color="var(--sym-${sign === 'grid' ? 'star' : sign})"><g transform="rotate(${n1(turn)} 50 50)">${symbolArt[sign]}</g></svg>`;
  }).join('');
}

const STEPS_SHOWN = 4;

/** A series is over: one step for each duel. */
export function SeriesOver({ around }: { around: Around }) {
  const { view, w, side, language, t } = around;
  const all = view.chronicle.steps;
  const steps = all.slice(-STEPS_SHOWN);
  const art = useMemo(confetti, []);
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

/** x, y, width, height and the largest letters of a place on the wall. */
const WALL: readonly (readonly [number, number, number, number, number])[] = [
  [60, 240, 900, 300, 210],
  [990, 240, 870, 206, 100],
  [990, 482, 420, 216, 84],
  [1440, 482, 420, 216, 66],
  [60, 576, 440, 244, 100],
  [530, 576, 430, 244, 74],
  [990, 734, 540, 86, 44],
  [1560, 734, 300, 86, 40],
];

/** The answers of the round that won a card, the most loved first and largest, then the quickest. */
export function Gallery({ around }: { around: Around }) {
  const { view, w, faces, seconds } = around;
  const told = view.chronicle.wall
    .filter(({ won }) => won)
    .toSorted((a, b) => b.smiles.length - a.smiles.length || a.r - b.r);
  const people = view.bots.flatMap((bot, seat) => (bot || view.gone[seat] || !view.connected[seat] ? [] : [seat]));
  return (
    <>
      <h1 class="ot-shout">{w.roundEnd.best(view.round)}</h1>
      <p class="ot-lead">
        {w.roundEnd.love}
        <small>{w.roundEnd.waiting(view.readied.length, people.length)}</small>
      </p>
      {told.slice(0, WALL.length).map((one, i) => {
        const [x, y, width, height, most] = WALL[i]!;
        const isSmall = height < 100;
        const room = width - (i === 0 ? 360 : isSmall ? 230 : 250);
        const sign = printed(view, one.card, around.language).symbol;
        return (
          <article
            key={`${one.text} ${one.r}`}
            class={`ot-say-card s-${sign}${i === 0 ? ' is-top' : ''}${isSmall ? ' is-small' : ''}`}
            style={{ left: `${x}px`, top: `${y}px`, width: `${width}px`, height: `${height}px` }}
          >
            <b
              class="a"
              style={{ fontSize: `${fit(one.text, room, height - (i === 0 ? 120 : isSmall ? 30 : 110), most, 22)}px` }}
            >
              {one.text}
            </b>
            <p>{titleOf(around, one.card)}</p>
            {one.smiles.length > 0 ? (
              <span class="k num" role="img" aria-label={w.roundEnd.smiles(one.smiles.length)}>
                <Smile />
                {one.smiles.length}
              </span>
            ) : (
              <span class="k num">{seconds(one.r)}</span>
            )}
            <span class="by">
              <Face seat={faces[one.seat]!} />
            </span>
          </article>
        );
      })}
      <ol class="ot-standing" aria-label={w.over.scores}>
        {standings(view).map(({ side, total }) => (
          <li key={side}>
            <Faces around={around} side={side} />
            <b class="num">{total}</b>
            <span class="vh">{around.side(side)}</span>
          </li>
        ))}
      </ol>
      <p class="ot-code">{around.code}</p>
    </>
  );
}

/** Piles of the cards that were really won, round upon round. */
export function Scores({ around }: { around: Around }) {
  const { view, w, side, seconds, faces, name } = around;
  const ranks = standings(view);
  const isOver = view.phase === 'game-over';
  const winners = view.result?.winners ?? ranks.filter(({ total }) => total === ranks[0]!.total).map((one) => one.side);
  const title = isOver
    ? overTitle(around)
    : (winners.length > 1 ? w.roundEnd.lead2 : w.roundEnd.leads)(around.sides(winners));
  const { fastest, longest, disputed } = view.chronicle;
  const loved = lovedOf(view);
  const most = Math.max(1, ranks[0]?.total ?? 1);
  const slab = Math.min(26, Math.floor((650 - view.round * 16) / most) - 2);
  const piles = (one: Side): readonly CardId[][] =>
    [...view.chronicle.earlier.map((round) => round[one] ?? []), view.won[one] ?? []].map((list) => [...list]);
  return (
    <>
      <h1 class="ot-winner-title" style={{ fontSize: `${fit(title, 400, 300, 128, 44)}px` }}>
        {title}
      </h1>
      <p class="ot-winner-sub">{w.over.cards(ranks[0]?.total ?? 0, view.totals[0]?.length || view.round)}</p>
      <dl class="ot-facts">
        {fastest && (
          <div>
            <dt>{w.roundEnd.fastestAnswer}</dt>
            <dd>
              “{fastest.text}”
              <span>
                <Face seat={faces[fastest.seat]!} /> {seconds(fastest.r)} s, {name(fastest.seat)}
              </span>
            </dd>
          </div>
        )}
        {loved && (
          <div>
            <dt>{w.roundEnd.loved}</dt>
            <dd>
              “{loved.text}”
              <span>
                <Face seat={faces[loved.seat]!} /> {w.roundEnd.smiles(loved.smiles.length)}, {name(loved.seat)}
              </span>
            </dd>
          </div>
        )}
        {longest > 0 && (
          <div>
            <dt>{w.roundEnd.series}</dt>
            <dd>{w.roundEnd.duels(longest)}</dd>
          </div>
        )}
        {disputed && (
          <div>
            <dt>{w.roundEnd.disputed}</dt>
            <dd>
              “{disputed.text}”
              <span>
                <Face seat={faces[disputed.seat]!} /> {w.roundEnd.against(disputed.against)}, {name(disputed.seat)}
              </span>
            </dd>
          </div>
        )}
      </dl>
      <ol class="ot-cols" style={{ '--n': ranks.length, '--slab': `${slab}px` }} aria-label={w.over.scores}>
        {ranks.map(({ side: one, total, rounds }, i) => (
          <li key={one} class={winners.includes(one) ? 'is-first' : ''}>
            <span class="n num" style={{ animationDelay: `${i * 80}ms` }}>
              {total}
            </span>
            {piles(one)
              .toReversed()
              .map((cards, k) => (
                <ol key={k} aria-hidden="true">
                  {cards.map((card) => {
                    const sign = printed(view, card, around.language).symbol;
                    return (
                      <li key={card} class={`s-${sign}`}>
                        <Sym sign={sign} />
                      </li>
                    );
                  })}
                </ol>
              ))}
            <div class="foot">
              <Faces around={around} side={one} />
              <span>
                {side(one)}
                <Robot around={around} side={one} />
                <small class="num">{rounds.length > 1 ? rounds.join(' + ') : ''}</small>
              </span>
            </div>
          </li>
        ))}
      </ol>
      <div class="ot-base" />
      {!isOver && <p class="ot-code">{around.code}</p>}
    </>
  );
}
