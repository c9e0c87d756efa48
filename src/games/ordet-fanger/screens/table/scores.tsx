/** What a round and the game come to: the wall of loved answers, and the cards won. */
import { Face } from '../../../../web/kit/index.ts';
import type { CardId } from '../../content.ts';
import { lovedOf, type Side } from '../../state.ts';
import { type Around, titleOf } from '../around.ts';
import { overTitle, standings } from '../count.ts';
import { fit } from '../fit.ts';
import { printed, Sym } from '../parts.tsx';
import { Smile } from '../smile.tsx';
import { Faces, Robot } from './bits.tsx';

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
