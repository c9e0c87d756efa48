/** Everybody around the square: in front of their house, on the square while nominated, or out on the dark house. */
import { useMemo } from 'preact/hooks';
import type { Point } from '../../../../web/art/lino.ts';
import { hand } from '../../../../web/art/marks.ts';
import { hole, thread } from '../../../../web/art/village.ts';
import { Face, type FaceOf, Icon, Picture } from '../../../../web/kit/index.ts';
import { type Role, teamOf } from '../../content.ts';
import { nominees, type Phase, type View } from '../../state.ts';
import type { MaffiaTexts } from '../../texts/index.ts';
import { stub } from './art.ts';
import { fitOf, printed, tagParts } from './names.ts';
import { edgeOf, type Layout, squareFor } from './places.ts';

export interface Around {
  readonly view: View;
  readonly t: MaffiaTexts;
  readonly faces: readonly FaceOf[];
  readonly layout: Layout;
}

const PAPER: readonly Phase[] = ['vote-result', 'declaration', 'briefing', 'nominee-list', 'vote-intro'];
const WORDS: readonly Phase[] = [
  ...(['deal', 'night-zero', 'extension-offer', 'speech'] as const),
  ...(['vote-call', 'night', 'dawn-break'] as const),
];

/** Paper lies in the middle, so the tags make room; large ones do for words too. */
const isAside = ({ phase }: View, { seats }: Layout): boolean =>
  PAPER.includes(phase) || (seats < 10 && WORDS.includes(phase));

const MANY = 6;

/** A long list in the middle, and beside it the order of speeches and calls where the ring is wide. */
const isWide = (view: View, { isCrowded }: Layout): boolean => {
  if (view.phase === 'nominee-list') return view.order.length > MANY;
  if (view.phase === 'vote-result') return view.calls.length > MANY;
  const isOn = view.phase === 'vote-intro' || (isCrowded && (view.phase === 'speech' || view.phase === 'vote-call'));
  return isOn && view.ballot.length > MANY;
};

function placeFor(view: View, layout: Layout): (seat: number) => Point {
  if (view.phase === 'ended') return layout.end;
  if (isWide(view, layout)) return layout.wide;
  return isAside(view, layout) ? layout.aside : layout.seat;
}

/** While they may still be withdrawn the nominees' tags lie on the square; not under the hourglass, which hides them. */
const isOnSquare = ({ phase }: View): boolean => phase === 'day-talk' || phase === 'last-nominations';

/** Whose tag is away from its house, and is shown large in the middle. */
export function inMiddle(view: View): readonly number[] {
  if (isOnSquare(view)) return nominees(view);
  if (view.phase === 'speech') return view.speaker === null ? [] : [view.speaker];
  if (view.phase === 'vote-call') return view.nominee === null ? [] : [view.nominee];
  return [];
}

const placesOf = (view: View, layout: Layout): ReadonlyMap<number, Point> => {
  if (!isOnSquare(view)) return new Map();
  const list = nominees(view);
  const spots = squareFor(layout, list.length);
  return new Map(list.map((seat, at) => [seat, spots[at]!]));
};

/** Yarn from each nominator to the nominee, and the dashed places that the tags have left. */
export function Yarn({ view, layout, tone }: Around & { tone: string }) {
  const gone = inMiddle(view);
  const on = placesOf(view, layout);
  const size = [layout.isCrowded ? 56 : layout.width * 0.4, layout.isCrowded ? 50 : layout.face * 0.58] as const;
  const key = JSON.stringify([[...on], gone, view.nominations.map(({ nominator, target }) => [nominator, target])]);
  const art = useMemo(() => {
    const holes = gone.map((seat) => {
      const [x, y] = placeFor(view, layout)(seat);
      return hole({ x, y }, tone, ...size);
    });
    const yarn = view.nominations.flatMap(({ nominator, target }) => {
      const to = on.get(target);
      if (!to) return [];
      const from = on.get(nominator) ?? layout.seat(nominator);
      const start = edgeOf(from, to, on.has(nominator) ? 120 : size[0] + 8, size[1] - 4);
      return [thread(start, edgeOf(to, from, 116, 34), 30)];
    });
    return holes.join('') + yarn.join('');
  }, [key, layout, tone]);
  return <Picture width={1920} height={1080} art={art} class="mt-yarn" />;
}

interface SeatProps extends Around {
  readonly seat: number;
  readonly at: Point;
}

const spot = ([x, y]: Point) => ({ '--x': `${x.toFixed(1)}px`, '--y': `${y.toFixed(1)}px` });

export function Ring(around: Around & { hands: readonly number[] }) {
  const { view, faces, layout, t, hands } = around;
  const on = placesOf(view, layout);
  const list = nominees(view);
  const middle = isOnSquare(view) ? [] : inMiddle(view);
  const isEnded = view.phase === 'ended';
  const vars = {
    '--face': `${layout.face}px`,
    '--name': `${layout.name}px`,
    '--tag': `${layout.width}px`,
  };
  const isLarge = layout.seats < 10;
  const looks = layout.isCrowded ? ' is-standing' : isAside(view, layout) ? ' is-aside' : '';
  const many = list.length > (isLarge ? 3 : 6) ? ' is-many' : isLarge && list.length < 3 ? ' is-grand' : '';
  return (
    <ol class={`mt-ring${looks}${many}`} style={vars} aria-label={t.table.seats}>
      {faces.map((_, seat) => {
        const place = on.get(seat) ?? placeFor(view, layout)(seat);
        if (view.out[seat] && !isEnded) return <Gone key={seat} {...around} seat={seat} at={layout.out(seat)} />;
        if (middle.includes(seat)) return null;
        return (
          <Tag
            key={seat}
            {...around}
            seat={seat}
            at={place}
            order={on.has(seat) ? list.indexOf(seat) + 1 : null}
            isRaised={hands.includes(seat)}
          />
        );
      })}
    </ol>
  );
}

/** How many ems of a name a tag has room for: as in tags.css. */
function roomOf(view: View, layout: Layout, isNominee: boolean): number {
  const { seats, isCrowded, width, face, name } = layout;
  const count = nominees(view).length;
  if (isNominee) return count > (seats < 10 ? 3 : MANY) ? 3.4 : 4.1;
  if (isCrowded) return width / name - 0.3;
  if (view.phase === 'ended') return width / name - 2 - 1.3;
  return isAside(view, layout) ? 4.5 : (width - face) / name - 1.3;
}

const BOT_EMS = 1.1;

function Tag(props: SeatProps & { order: number | null; isRaised: boolean }) {
  const { seat, at, faces, t, view, layout, order, isRaised } = props;
  const face = faces[seat]!;
  const [name, rest] = tagParts(face.name, faces, layout.isCrowded);
  const { text, fit } = printed(name, roomOf(view, layout, order !== null) - (face.bot ? BOT_EMS : 0));
  const isAway = !face.connected && !face.bot && view.phase !== 'ended';
  const isEnded = view.phase === 'ended';
  // Before the end a table knows nobody's card; a replay that looks through somebody's eyes does.
  const role = view.roles[seat];
  const looks = [
    order !== null ? 'is-nominee' : '',
    isRaised ? 'is-raised' : '',
    isAway ? 'is-away' : '',
    role ? `${isEnded ? 'is-open' : 'is-known'}${teamOf(role) === 'mafia' ? ' is-mafia' : ''}` : '',
    isEnded && view.out[seat] ? 'is-was' : '',
  ];
  const hasRoom = layout.seats < 10 || !rest;
  const small = hasRoom && (order !== null || !layout.isCrowded) ? face.pronouns : null;
  return (
    <li class={`tag mt-seat ${looks.join(' ')}`} style={{ ...spot(at), '--fit': fit, ...(role && turn(view, seat)) }}>
      {order !== null && <span class="mt-flag">{order}</span>}
      <Face seat={face} />
      <span class="mt-words">
        <span class="nm">
          {text}
          {face.bot && <Icon id="robot" class="bot" label={t.panel.robot} />}
        </span>
        {rest && <small class="rest"> {rest}</small>}
        {isAway && !layout.isCrowded ? (
          <small class="away"> {t.panel.away}</small>
        ) : (
          !role && small && <small class="pron"> {small}</small>
        )}
        {role && <RoleName role={role} t={t} />}
      </span>
      {isAway && <Icon id="handset" class="mt-away" {...(layout.isCrowded && { label: t.panel.away })} />}
      {isRaised && <Hand at={at} layout={layout} />}
    </li>
  );
}

const RoleName = ({ role, t }: { role: Role; t: MaffiaTexts }) => (
  <small class="role"> {t.roles[role].name.toLocaleLowerCase()}</small>
);

const TURN_FROM_MS = 1200;
const TURN_EACH_MS = 420;

/** In seat order, the mafia last. */
function turn(view: View, seat: number): { readonly '--turn': string } {
  const isMafia = (one: number) => view.roles[one] === 'mafia';
  const before = view.out.filter(
    (_, one) => one !== seat && (isMafia(one) === isMafia(seat) ? one < seat : isMafia(seat)),
  );
  return { '--turn': `${TURN_FROM_MS + before.length * TURN_EACH_MS}ms` };
}

export const allTurnedMs = (seats: number): number => TURN_FROM_MS + (seats + 2) * TURN_EACH_MS;

/** Where the square has room for it: above in the north, towards the middle at the sides, over the tag in the south. */
function handAt([x, y]: Point, { ring, isCrowded }: Layout): string {
  if (isCrowded || y < ring.cy - 90) return 'is-above';
  if (y > ring.cy + 90) return 'is-over';
  return x > ring.cx ? 'is-left' : 'is-right';
}

function Hand({ at, layout }: { at: Point; layout: Layout }) {
  const art = useMemo(() => hand('#f2b84b', '#7a4f10', '#a32531'), []);
  const where = handAt(at, layout);
  return (
    <Picture width={208} height={264} art={`<g transform="translate(14 0)">${art}</g>`} class={`mt-hand ${where}`} />
  );
}

/** Face down, hatched, with a snuffed candle; what they were stays closed unless the options open it. */
function Gone({ seat, at, faces, t, view, layout }: SeatProps) {
  const [name, rest] = tagParts(faces[seat]!.name, faces, layout.isCrowded);
  const [role, team] = [view.roles[seat], view.teams[seat]];
  const shown = role ? t.roles[role].name : team ? t.teams[team] : null;
  const art = useMemo(() => stub(), []);
  const isNew =
    view.phase === 'vote-result' ? view.hanged === seat : view.phase === 'declaration' && isLastNight(view, seat);
  return (
    <li class={`mt-gone${isNew ? ' is-new' : ''}`} style={{ ...spot(at), '--fit': fitOf(name, 14) }}>
      <Picture width={60} height={120} art={art} />
      <span>
        {name}
        {rest && <small> {rest}</small>}
        {(!layout.isCrowded || shown) && <small> {shown ?? t.panel.outTag}</small>}
        {layout.isCrowded && !shown && <span class="vh"> {t.panel.outTag}</span>}
      </span>
    </li>
  );
}

const isLastNight = (view: View, seat: number): boolean => view.nights.at(-1)?.deaths.includes(seat) === true;
