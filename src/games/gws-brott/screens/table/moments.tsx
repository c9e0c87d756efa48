/** What fills the wall for a few seconds: a catch, somebody who is out, a bust, a trump that was stopped. */
import { useMemo } from 'preact/hooks';
import { cutPoly, gouge, type Point, path, rad, seeded } from '../../../../web/art/lino.ts';
import { Face, Mask } from '../../../../web/kit/index.ts';
import { colourOf, immunityOf, type Square, squareOf } from '../../content.ts';
import { isDuel, type Note, pieceOf, tellsPieces, type View } from '../../state.ts';
import { day } from '../art/inks.ts';
import { cuffs } from '../art/marks.ts';
import { gwId, pieceId } from '../art/sprite.ts';
import { Cuffs, Die, Ev, Feet, GwDie, Pc } from '../bits.tsx';
import { useTown } from '../board/board.tsx';
import { barred, flight, prints, ringAt, wallEvidence } from '../board/layers.ts';
import { centre } from '../board/places.ts';
import { cuffsInAll, gwDieOf, gwWay, leftText, placeText } from '../view.ts';
import { destroyed, PinsOnly, WallMap } from './map.tsx';
import { Portrait, TrumpArt } from './side.tsx';
import type { Wall } from './use.ts';

type NoteOf<T extends Note['type']> = Extract<Note, { type: T }>;
interface Props<T extends Note['type']> {
  readonly wall: Wall;
  readonly note: NoteOf<T>;
}

/** A snitch's word that an immunity stopped: the criminal card was turned for it. */
const isStopped = (view: View, note: NoteOf<'told'>): boolean =>
  view.shown[note.target] === true && immunityOf(view.criminals[note.target]!) === 'snitch';

/** Whether a moment takes the whole wall; an evidence card is laid on the map, and so is who told on whom. */
export const isWhole = (view: View, note: Note): boolean =>
  note.type === 'told' ? isStopped(view, note) : note.type !== 'evidence';

export function TableMoment({ wall, note }: { wall: Wall; note: Note }) {
  switch (note.type) {
    case 'arrest':
      return tellsPieces(wall.view) ? <Arrest wall={wall} note={note} /> : <Somebody wall={wall} note={note} />;
    case 'out':
      return <Out wall={wall} note={note} />;
    case 'bust':
      return <Bust wall={wall} note={note} />;
    case 'told':
      return isStopped(wall.view, note) ? <Immune wall={wall} note={note} /> : <Told wall={wall} note={note} />;
    case 'flight':
    case 'blocked':
      return <Immune wall={wall} note={note} />;
    case 'evidence':
      return <Handed wall={wall} note={note} />;
    default:
      return null;
  }
}

/** Rays of light from where it happened. */
function Rays({ at, from, inks }: { at: Point; from: number; inks: readonly [string, string] }) {
  const art = useMemo(() => {
    const r = seeded(4);
    let odd = '';
    let even = '';
    for (let k = 0; k < 64; k++) {
      const t = rad(k * 5.625 + r() * 2);
      const near = from + 26 + r() * 16;
      const far = from + 420 + r() * 900;
      const cut = gouge(
        at[0] + near * Math.cos(t),
        at[1] + near * Math.sin(t),
        at[0] + far * Math.cos(t),
        at[1] + far * Math.sin(t),
        13,
      );
      if (k % 2) odd += cut;
      else even += cut;
    }
    return { __html: path(odd, inks[0]) + path(even, inks[1]) };
  }, [at[0], from]);
  return <svg class="gt-over" viewBox="0 0 1920 1080" aria-hidden="true" dangerouslySetInnerHTML={art} />;
}

const SPOT = { x: 500, y: 556, r: 376 } as const;
const LENS = cutPoly(
  Array.from(
    { length: 40 },
    (_, k): Point => [SPOT.x + SPOT.r * Math.cos(rad(k * 9)), SPOT.y + SPOT.r * Math.sin(rad(k * 9))],
  ),
  seeded(6),
  5,
  20,
);

/** The square through a magnifying glass. */
function Glass({ view, square, piece }: { view: View; square: Square; piece: ReturnType<typeof pieceOf> | undefined }) {
  const town = useTown('day', false);
  const [x, y] = centre(square);
  const trail = gwWay(view).slice(-5);
  const marks = useMemo(
    () => ({ __html: wallEvidence(destroyed(view), day.road) + prints(trail) + ringAt(square, 72, '#1f5fc4', 8) }),
    [square],
  );
  return (
    <svg class="gt-over" viewBox="0 0 1920 1080" aria-hidden="true">
      <defs>
        <clipPath id="gt-spot">
          <path d={LENS} />
        </clipPath>
      </defs>
      <circle cx={SPOT.x} cy={SPOT.y} r={SPOT.r + 22} fill="#f2b84b" />
      <circle cx={SPOT.x} cy={SPOT.y} r={SPOT.r + 10} fill="#ffdf9c" />
      <g clip-path="url(#gt-spot)">
        <g transform={`translate(${SPOT.x} ${SPOT.y}) scale(1.62) translate(${-x} ${-y})`}>
          {town && <use href={town} />}
          <g dangerouslySetInnerHTML={marks} />
          {piece && <use href={pieceId(piece)} x={x - 66} y={y - 12} width="58" height="61" />}
          <use href={gwId()} x={x - 16} y={y - 92} width="96" height="114" />
        </g>
      </g>
    </svg>
  );
}

const CHART = {
  __html: [70, 158, 246, 334, 422]
    .map(
      (y, k) =>
        `${path(gouge(-10, y, 514, y, 3), '#3a547e')}<text x="14" y="${y - 10}" font-family="Atkinson Hyperlegible Next, Verdana, sans-serif" font-weight="700" font-size="22" fill="#7089ae">${180 - k * 20}</text><text x="490" y="${y - 10}" text-anchor="end" font-family="Atkinson Hyperlegible Next, Verdana, sans-serif" font-weight="700" font-size="22" fill="#7089ae">${180 - k * 20}</text>`,
    )
    .join(''),
};

/** The player's mask before the height chart: never the criminal card. */
function Mug({
  wall,
  seat,
  square,
  round,
  piece,
}: {
  wall: Wall;
  seat: number;
  square: Square;
  round: number;
  piece: ReturnType<typeof pieceOf> | undefined;
}) {
  const { faces, w } = wall;
  const face = faces[seat]!;
  return (
    <div class="gt-photo">
      <svg class="gt-lines" viewBox="0 0 504 560" aria-hidden="true" dangerouslySetInnerHTML={CHART} />
      <Mask id={face.mask} tint={face.tint} />
      <div class="gt-slate">
        {piece && <Pc id={piece} />}
        <span>
          <b>{face.name}</b>
          {square}, {w.end.inRound(round)}
        </span>
      </div>
    </div>
  );
}

const BIG = {
  __html: `<g transform="translate(4 6)">${cuffs('#0d2f6b', '#0d2f6b')}</g>${cuffs('#e6eefb', '#142034')}`,
};

function Arrest({ wall, note }: Props<'arrest'>) {
  const { view, s, t, name } = wall;
  const piece = note.piece ?? (isDuel(view) ? undefined : pieceOf(view, note.seat));
  const count = view.chronicle.filter(
    (one) => one.type === 'arrest' && one.seat === note.seat && one.walked <= note.walked,
  ).length;
  const counts = view.options.thirdArrestEliminates && !isDuel(view);
  const help = !counts
    ? s.table.back(name(note.seat))
    : count === 1
      ? s.table.twoMore(name(note.seat))
      : count === 2
        ? s.table.oneMore(name(note.seat))
        : s.table.noMore(name(note.seat));
  return (
    <div class="gt-moment is-arrest">
      <Rays at={[SPOT.x, SPOT.y]} from={SPOT.r} inks={['#2f74de', '#184d9f']} />
      <Glass view={view} square={note.square} piece={piece} />
      <h1 class="gt-shout">{s.table.click}</h1>
      <section class="gt-mug">
        <Mug wall={wall} seat={note.seat} square={note.square} round={note.round} piece={piece} />
        <h2>{counts ? (s.table.nth[count] ?? s.table.more(count)) : s.table.more(count)}</h2>
        <p>{help}</p>
        {counts && <Cuffs left={count} of={3} label={t.screen.arrests(count)} />}
      </section>
      <svg class="gt-bigcuff" viewBox="0 0 140 84" aria-hidden="true" dangerouslySetInnerHTML={BIG} />
      <CuffsLeft wall={wall} />
    </div>
  );
}

function CuffsLeft({ wall }: { wall: Wall }) {
  const { view, s, t } = wall;
  return (
    <aside class="gt-left">
      <h2>{s.table.leftTitle(view.handcuffs)}</h2>
      <p>{s.table.leftText}</p>
      <Cuffs left={view.handcuffs} of={cuffsInAll(view)} label={t.screen.handcuffsLeft(view.handcuffs)} />
    </aside>
  );
}

/** Two pieces that nobody may tell apart: handcuffs without a mask or a shape. */
function Somebody({ wall, note }: Props<'arrest'>) {
  const { view, s, t, name, w } = wall;
  return (
    <div class="gt-moment is-somebody">
      <Rays at={[700, 520]} from={330} inks={['#2f74de', '#184d9f']} />
      <h1 class="gt-shout">{s.table.click}</h1>
      <svg class="gt-hugecuff" viewBox="0 0 140 84" aria-hidden="true" dangerouslySetInnerHTML={BIG} />
      <section class="gt-said">
        <h2>{w.shared.oneOf(name(note.seat))}</h2>
        <p>{s.table.which(name(note.seat))}</p>
        <Cuffs left={view.handcuffs} of={cuffsInAll(view)} label={t.screen.handcuffsLeft(view.handcuffs)} />
        <p>
          <b>{s.table.leftTitle(view.handcuffs)}.</b> {s.table.leftText}
        </p>
      </section>
    </div>
  );
}

function Out({ wall, note }: Props<'out'>) {
  const { view, s, t, w, name } = wall;
  const isThird = view.arrests[note.seat]! >= 3;
  const arrest = view.chronicle.findLast((one) => one.type === 'arrest' && one.seat === note.seat);
  const square = arrest?.type === 'arrest' ? arrest.square : view.gwAt;
  return (
    <div class="gt-moment is-out">
      <Rays at={[520, 470]} from={330} inks={['#2f74de', '#184d9f']} />
      <h1 class="gt-shout">{s.table.out}</h1>
      <section class="gt-mug">
        <Mug wall={wall} seat={note.seat} square={square} round={note.round} piece={view.pieces[note.seat]![0]} />
        {/* Somebody who left the table is out without an arrest. */}
        <h2>{isThird ? s.table.nth[3] : w.trumps.out}</h2>
        {isThird && <Cuffs left={3} of={3} label={t.screen.arrests(3)} />}
      </section>
      <section class="gt-gives">
        <h2>{s.table.opens(name(note.seat), note.cards.length)}</h2>
        <ul>
          {note.cards.map((card) => (
            <li key={card} class="tag">
              <Ev colour={colourOf(card)} />
              <span>
                {t.places[card]}
                <small>{squareOf(card)}</small>
              </span>
            </li>
          ))}
        </ul>
        <p>{s.table.notDestroyed(name(note.seat))}</p>
        <p class="gt-lastcuff">
          <svg viewBox="0 0 140 84" aria-hidden="true" dangerouslySetInnerHTML={BIG} />
          <span>
            <b>{s.table.leftTitle(view.handcuffs)}</b>
            {view.handcuffs === 1 ? s.table.lastCuffs : s.table.leftText}
          </span>
        </p>
      </section>
    </div>
  );
}

const TILTS = [-5, 3, -2, 4, -4] as const;

function Bust({ wall, note }: Props<'bust'>) {
  const { view, s, t, name, faces } = wall;
  const isGwNext = view.turn === null || view.turn === note.seat;
  const average = gwDieOf(view)[Math.floor(gwDieOf(view).length / 2)]!;
  return (
    <div class="gt-moment is-bust">
      <Rays at={[960, 500]} from={420} inks={['#17407f', '#123262']} />
      <h1 class={`gt-shout${s.table.bust.length > 5 ? ' is-long' : ''}`}>{s.table.bust}</h1>
      <div class="gt-who2">
        <Face seat={faces[note.seat]!} />
        {note.piece && <Pc id={note.piece} />}
        <p>{s.table.bustText(name(note.seat))}</p>
      </div>
      <div class="gt-five">
        {TILTS.map((tilt, k) => (
          <span key={k} style={{ rotate: `${tilt}deg` }}>
            <Die face="gw" />
          </span>
        ))}
      </div>
      <div class="gt-price">
        {isGwNext ? (
          <>
            <div class="tag">
              <span class="big">
                <GwDie face={average} />
                <i>+</i>5
              </span>
              <span>{s.table.price[0]}</span>
            </div>
            <div class="tag">
              <span class="big">
                <Feet left={5} of={5} label={t.screen.stepsLeft(5)} />
              </span>
              <span>{s.table.price[1]}</span>
            </div>
          </>
        ) : (
          <>
            <div class="tag">
              <span class="big">
                <Face seat={faces[view.turn!]!} />
              </span>
              <span>{s.table.priceNext(name(view.turn!))}</span>
            </div>
            <div class="tag">
              <span class="big">
                <Feet left={5} of={5} label={t.screen.stepsLeft(5)} />
              </span>
              <span>{s.table.priceSteps}</span>
            </div>
          </>
        )}
        <div class="tag">
          <span class="big is-free">
            {(['1', '2', '3', '4', 'arrow'] as const).map((face) => (
              <Die key={face} face={face} />
            ))}
          </span>
          <span>{s.table.price[2]}</span>
        </div>
      </div>
    </div>
  );
}

/** A trump that met somebody immune: the criminal card is turned. */
function Immune({ wall, note }: Props<'flight' | 'blocked' | 'told'>) {
  const { view, s, t, names } = wall;
  const trump = note.type === 'flight' ? 'helicopter' : note.type === 'blocked' ? 'breakthrough' : 'snitch';
  const seats = note.type === 'flight' ? note.blockers : note.type === 'blocked' ? [note.seat] : [note.target];
  const over =
    note.type === 'flight'
      ? nine(note.to) + flight(note.from, note.to) + flight(note.to, note.from, '#8b202d') + barred(note.to)
      : note.type === 'blocked'
        ? prints(
            gwWay(view)
              .slice(0, note.walked + 1)
              .slice(-9),
          ) + barred(note.square)
        : '';
  const news =
    note.type === 'flight'
      ? s.table.near(note.to, seats.length)
      : note.type === 'blocked'
        ? s.table.stands(placeText(t, note.square))
        : s.table.hushed;
  return (
    <div class="gt-moment is-immune">
      <WallMap view={view} over={over} />
      <PinsOnly />
      <header class="gt-head">
        <p>{s.table.trumpIn(note.round, t.trumps[trump].name)}</p>
        <h1>{s.table.immune}</h1>
      </header>
      <figure class="gt-trump">
        <TrumpArt trump={trump} />
        <b>{t.trumps[trump].name}</b>
      </figure>
      {seats.map((seat) => (
        <Wanted key={seat} wall={wall} seat={seat} isHalf={seats.length > 1} />
      ))}
      <ul class="gt-after">
        <li>
          <b>GW</b>
          <span>{s.table.stays(view.gwAt)}</span>
        </li>
        <li>
          <b>{names(seats)}</b>
          <span>{news}</span>
        </li>
        <li>
          <b>{s.table.card}</b>
          <span>{s.table.spent(view.trumpsLeft)}</span>
        </li>
      </ul>
    </div>
  );
}

/** The card of somebody immune, face up; of two there is half the place for each. */
function Wanted({ wall, seat, isHalf }: { wall: Wall; seat: number; isHalf: boolean }) {
  const { view, t, w, faces } = wall;
  const criminal = view.criminals[seat];
  if (!criminal) return null;
  return (
    <figure class={`gt-wanted${isHalf ? ' is-half' : ''}`}>
      <Portrait criminal={criminal} />
      <span class="gt-whose">
        <Face seat={faces[seat]!} />
        <Pc id={pieceOf(view, seat)} />
      </span>
      <figcaption>
        <h2>{t.criminals[criminal].name}</h2>
        <p>{t.criminals[criminal].crime}.</p>
        <p class="im">{w.shared.immuneTo(t.trumps[immunityOf(criminal)].name)}</p>
      </figcaption>
    </figure>
  );
}

/** The landing square and those around it. */
function nine(square: Square): string {
  const [x, y] = centre(square);
  const [x1, y1] = [Math.max(0, x - 150), Math.max(0, y - 150)];
  const [x2, y2] = [Math.min(1300, x + 150), Math.min(1100, y + 150)];
  return `<rect x="${x1}" y="${y1}" width="${x2 - x1}" height="${y2 - y1}" rx="16" fill="#8b202d" fill-opacity=".1" stroke="#8b202d" stroke-width="8" stroke-dasharray="30 16"/>`;
}

/** A card that was handed over, laid on the map for a moment. */
function Handed({ wall, note }: Props<'evidence'>) {
  const { view, s, t, faces, name } = wall;
  return (
    <div class="gt-handed tag">
      <Ev colour={colourOf(note.card)} />
      <span>
        <b>{s.table.destroys(name(note.seat))}</b>
        {s.table.handed(t.places[note.card], squareOf(note.card))}
        <small>{leftText(view, note.seat, t, wall.w.trumps.out)}</small>
      </span>
      <Face seat={faces[note.seat]!} />
    </div>
  );
}

/** Everybody hears the name; the square GW alone. */
function Told({ wall, note }: Props<'told'>) {
  const { s, t, faces, name } = wall;
  return (
    <div class="gt-handed tag is-telling">
      <Face seat={faces[note.seat]!} />
      <span>
        <b>{t.trumps.snitch.name}</b>
        {s.table.toldOn(name(note.seat), name(note.target))}
      </span>
      <Face seat={faces[note.target]!} />
    </div>
  );
}
