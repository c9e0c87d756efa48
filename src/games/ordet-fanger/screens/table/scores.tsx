/** What a round and the game come to: the wall of loved answers, and the cards won. */
import { useMemo } from 'preact/hooks';
import type { Seat } from '../../../../kernel/game.ts';
import { Face, Picture } from '../../../../web/kit/index.ts';
import type { CardId } from '../../content.ts';
import { lovedOf, type Side } from '../../state.ts';
import { type Around, titleOf } from '../around.ts';
import { overTitle, standings } from '../count.ts';
import { fit } from '../fit.ts';
import { printed, Sym } from '../parts.tsx';
import { Smile } from '../smile.tsx';
import { Faces, Robot } from './bits.tsx';
import { confetti } from './confetti.ts';

/** x, y, width, height and the largest letters of a place on the wall. */
const WALL: readonly (readonly [number, number, number, number, number])[] = [
  [60, 240, 900, 300, 210],
  [990, 240, 870, 206, 100],
  [990, 482, 420, 216, 84],
  [1440, 482, 420, 216, 66],
  [60, 576, 440, 244, 100],
  [530, 576, 430, 244, 74],
  [990, 734, 420, 86, 44],
  [1440, 734, 420, 86, 44],
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
        const room = width - (i === 0 ? 360 : isSmall ? 236 : 250);
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

/** Where the towers stand. */
const YARD = { left: 610, right: 1860, ground: 904, gap: 26, widest: 400 } as const;
/** A tower is no higher than this, and a card in it no higher than that. */
const TOWER = { high: 600, card: 150, between: 14, head: 200 } as const;
/** From here on a card has room for its words. */
const WORDED = { high: 44, wide: 240 } as const;

/** Piles of the cards that were really won, round upon round: few are large and can be read, many are slabs. */
export function Scores({ around }: { around: Around }) {
  const { view, w } = around;
  const ranks = standings(view);
  const isOver = view.phase === 'game-over';
  const winners = view.result?.winners ?? ranks.filter(({ total }) => total === ranks[0]!.total).map((one) => one.side);
  const title = isOver
    ? overTitle(around)
    : (winners.length > 1 ? w.roundEnd.lead2 : w.roundEnd.leads)(around.sides(winners));
  const most = Math.max(1, ranks[0]?.total ?? 1);
  const rounds = view.chronicle.earlier.length + 1;
  const width = Math.min(YARD.widest, (YARD.right - YARD.left + YARD.gap) / ranks.length - YARD.gap);
  const slab = Math.min(
    width < WORDED.wide ? TOWER.card / 2 : TOWER.card,
    Math.floor((TOWER.high - rounds * TOWER.between) / most) - 2,
  );
  const pilesOf = (one: Side): readonly (readonly CardId[])[] =>
    [...view.chronicle.earlier.map((round) => round[one] ?? []), view.won[one] ?? []].filter(
      ({ length }) => length > 0,
    );
  // Whoever has won stands on the tower, beside the figure or, where that is too wide, on it.
  const beside = width - 60 - 62 * `${ranks[0]?.total}`.length;
  const isBeside = beside >= 100;
  // What is thrown into the air at the end falls on no figure and no name.
  const roofs = ranks.map(({ side: one, total }) => {
    const head = winners.includes(one) ? (isBeside ? TOWER.head : 260) : 100;
    return YARD.ground - total * (slab + 2) - pilesOf(one).length * TOWER.between - head - 20;
  });
  const art = useMemo(
    () =>
      confetti((x, y) => {
        const at = Math.floor((x - YARD.left + YARD.gap / 2) / (width + YARD.gap));
        return x > YARD.left && y < (roofs[at] ?? YARD.ground - 260);
      }),
    [roofs.join()],
  );
  return (
    <>
      {isOver && winners.length > 0 && <Picture width={1920} height={1080} art={art} class="ot-confetti" />}
      <h1 class="ot-winner-title" style={{ fontSize: `${fit(title, 400, 300, 128, 44)}px` }}>
        {title}
      </h1>
      {winners.length > 0 && (
        <p class="ot-winner-sub">{w.over.cards(ranks[0]?.total ?? 0, view.totals[0]?.length || view.round)}</p>
      )}
      <Facts around={around} />
      <ol
        class={`ot-cols${slab > WORDED.high ? ' is-large' : ''}${isBeside ? '' : ' is-narrow'}`}
        style={{
          '--n': ranks.length,
          '--w': `${width}px`,
          '--slab': `${slab}px`,
          '--beside': `${isBeside ? Math.min(170, beside) : 120}px`,
        }}
        aria-label={w.over.scores}
      >
        {ranks.map(({ side: one, total, rounds: each }, i) => (
          <li key={one} class={winners.includes(one) ? 'is-first' : ''}>
            <span class="n num" style={{ animationDelay: `${i * 80}ms` }}>
              {total}
              {winners.includes(one) && <Faces around={around} side={one} />}
            </span>
            {pilesOf(one)
              .toReversed()
              .map((cards, k) => (
                <ol key={k} aria-hidden="true">
                  {cards.map((card) => (
                    <Slab key={card} around={around} card={card} width={width} height={slab} />
                  ))}
                </ol>
              ))}
            <div class="foot">
              <Faces around={around} side={one} />
              <span>
                {around.side(one)}
                <Robot around={around} side={one} />
                <small class="num">{each.length > 1 ? each.join(' + ') : ''}</small>
              </span>
            </div>
          </li>
        ))}
      </ol>
      <div class="ot-base" />
      {!isOver && <p class="ot-code is-top">{around.code}</p>}
    </>
  );
}

interface SlabProps {
  readonly around: Around;
  readonly card: CardId;
  readonly width: number;
  readonly height: number;
}

function Slab({ around: { view, language }, card, width, height }: SlabProps) {
  const { symbol, title } = printed(view, card, language);
  const hasWords = height > WORDED.high && width >= WORDED.wide;
  const flag = Math.min(height, Math.round(width * 0.3));
  return (
    <li class={`s-${symbol}${hasWords ? ' is-worded' : ''}`} style={{ '--flag': `${flag}px` }}>
      {hasWords && (
        <p lang={language} style={{ fontSize: `${fit(title, width - flag - 40, height - 20, 40, 15)}px` }}>
          {title}
        </p>
      )}
      <Sym sign={symbol} />
    </li>
  );
}

/** What is worth telling of the round. */
function Facts({ around }: { around: Around }) {
  const { view, w, seconds } = around;
  const { fastest, longest, disputed } = view.chronicle;
  const loved = lovedOf(view);
  return (
    <dl class="ot-facts">
      {fastest && (
        <Quote around={around} label={w.roundEnd.fastestAnswer} {...fastest} note={`${seconds(fastest.r)} s`} />
      )}
      {loved && (
        <Quote around={around} label={w.roundEnd.loved} {...loved} note={w.roundEnd.smiles(loved.smiles.length)} />
      )}
      {longest > 0 && (
        <div>
          <dt>{w.roundEnd.series}</dt>
          <dd>{w.roundEnd.duels(longest)}</dd>
        </div>
      )}
      {disputed && (
        <Quote around={around} label={w.roundEnd.disputed} {...disputed} note={w.roundEnd.against(disputed.against)} />
      )}
    </dl>
  );
}

interface QuoteProps {
  readonly around: Around;
  readonly label: string;
  readonly text: string;
  readonly seat: Seat;
  readonly note: string;
}

const Quote = ({
  around: {
    faces,
    name,
    w: { quoted },
  },
  label,
  text,
  seat,
  note,
}: QuoteProps) => (
  <div>
    <dt>{label}</dt>
    <dd>
      {quoted(text)}
      <span>
        <Face seat={faces[seat]!} /> {note}, {name(seat)}
      </span>
    </dd>
  </div>
);
