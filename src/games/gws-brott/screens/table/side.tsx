/** The column beside the map: whose turn, the dice, a card for each criminal, handcuffs and trumps. */
import { useMemo } from 'preact/hooks';
import { useFetched } from '../../../../web/chunk.ts';
import { Clock, Face } from '../../../../web/kit/index.ts';
import {
  pieces as allPieces,
  type Criminal,
  colours,
  type Face as DieFace,
  type Piece,
  type Trump,
} from '../../content.ts';
import { isDuel, isOut, lockedCount, ownerOf, tellsPieces, type View } from '../../state.ts';
import { Cuffs, Die, Ev, Feet, GwDie, Pc, Slots, TrumpBack } from '../bits.tsx';
import {
  cardsEach,
  clockUntil,
  cuffsInAll,
  facesByRound,
  facesSince,
  gwDieOf,
  handedBy,
  isWalking,
  lastSeen,
  lastWalk,
  leftText,
  placeText,
  saidNow,
  stepsInAll,
} from '../view.ts';
import type { Wall } from './use.ts';

const fetchPortraits = () => import('../art/portraits.ts');
const fetchTrumps = () => import('../art/trumps.ts');

export function Portrait({
  criminal,
  label,
  class: name = '',
}: {
  criminal: Criminal;
  label?: string;
  class?: string;
}) {
  const art = useFetched(fetchPortraits);
  const picture = useMemo(() => ({ __html: art?.portrait(criminal) ?? '' }), [art, criminal]);
  const said = label ? { role: 'img' as const, 'aria-label': label } : { 'aria-hidden': 'true' as const };
  return <svg class={name} viewBox="0 0 200 220" {...said} dangerouslySetInnerHTML={picture} />;
}

export function TrumpArt({ trump, class: name = '' }: { trump: Trump; class?: string }) {
  const art = useFetched(fetchTrumps);
  const picture = useMemo(() => ({ __html: art?.trumpArt[trump]() ?? '' }), [art, trump]);
  return (
    <svg
      class={name}
      viewBox="0 0 300 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      dangerouslySetInnerHTML={picture}
    />
  );
}

/** No word may be broken where people read from afar. */
const fit = (title: string): number => Math.min(1, 13 / title.length);

export function headOf({ view, s, name, w, t }: Wall): string {
  switch (view.phase) {
    case 'gw-choice':
      return s.table.asking;
    case 'setup':
      return s.table.pickPiece;
    case 'moving':
      return s.table.walks(name(view.turn!), view.chosen!.face);
    case 'gw-turn':
      return w.shared.gwTurn;
    case 'gw-move':
      return s.table.gwWalks;
    case 'gw-special':
      return s.table.gwFirst;
    case 'gw-extra':
      return s.table.gwExtra;
    case 'snitch-choice':
      return s.table.tells;
    case 'infiltrator-ready':
    case 'infiltrator-look':
      return s.table.looking;
    case 'finished':
      return t.phases.finished;
    default:
      return view.turn === null ? w.shared.gwTurn : w.bar.turnOf(name(view.turn));
  }
}

export function Head({ wall }: { wall: Wall }) {
  const { view, s, stage, name, t } = wall;
  const title = headOf(wall);
  const all = stepsInAll(view);
  const last = view.chronicle.at(-1);
  const eyebrow =
    view.gw === null
      ? t.title
      : view.round === 0
        ? wall.w.bar.isGw(name(view.gw))
        : view.phase === 'gw-special' && last?.type === 'reset'
          ? s.table.resetsIn(view.round, name(last.seat))
          : s.table.eyebrow(view.round, name(view.gw));
  return (
    <header class="gt-head">
      <p>{eyebrow}</p>
      <div class="gt-title">
        <h1 style={{ '--fit-title': fit(title) }}>{title}</h1>
        {isWalking(view) && <Feet left={view.steps} of={all} label={t.screen.stepsLeft(view.steps)} />}
      </div>
      <Clock
        until={view.phase === 'infiltrator-look' ? null : clockUntil(view)}
        now={stage.now}
        paused={stage.room.pause !== null}
        class="gt-clock"
      />
    </header>
  );
}

const rollingKey = (view: View): string => `${view.round} ${view.turn} ${view.acting} ${view.rolls}`;

/** The dice, large; with GW's die and the sum when GW walks. */
export function Cast({ wall }: { wall: Wall }) {
  const { view, s, w, t } = wall;
  const locked = lockedCount(view);
  const isGw = view.phase === 'gw-move' && !view.isBreakthrough && view.gwFace !== null;
  const isSpecial = view.phase === 'gw-special' || view.phase === 'gw-extra';
  const add = s.table.lockedAdd(locked);
  const way = lastWalk(view);
  const words = view.dice.map((face) => (face === null ? '-' : face === 'gw' ? w.turn.lockedDie : w.turn.face(face)));
  return (
    <>
      <div class="gt-cast" key={view.phase === 'rolled' ? rollingKey(view) : 'still'}>
        <span class="gb-dice" role="img" aria-label={words.join(', ')}>
          {view.dice.map((face: DieFace | null, k) => (
            <Die
              key={k}
              face={face}
              class={`${view.phase === 'rolled' && face !== null ? 'is-rolling' : ''}${view.turn !== null && view.chosen?.die === k ? ' is-chosen' : ''}`}
            />
          ))}
        </span>
        {isGw && (
          <>
            <i>+</i>
            <GwDie face={view.gwFace!} />
          </>
        )}
        {(isGw || isSpecial) && (
          <>
            <i>=</i>
            <b class="num">{stepsInAll(view)}</b>
          </>
        )}
      </div>
      <p class="gt-castlab">
        {view.phase === 'gw-move' && view.isBreakthrough ? (
          <span>{s.table.eight}</span>
        ) : locked === 0 ? (
          <span>{s.table.noneLocked}</span>
        ) : (
          <span>
            <b>{add.b}</b> {add.rest}
          </span>
        )}
        <span class="is-right">
          {isWalking(view)
            ? t.screen.stepsLeft(view.steps)
            : view.rolls > 0 && view.turn !== null
              ? s.table.rolls(view.rolls)
              : way.length > 1
                ? s.table.walked(way.length - 1, way[0]!, view.gwAt)
                : ''}
        </span>
      </p>
    </>
  );
}

/** Where somebody was last seen, in words. */
export function seenText({ view, s, t, w }: Wall, seat: number, piece?: Piece): string {
  if (isOut(view, seat)) return w.trumps.out;
  const seen = lastSeen(view, seat, piece);
  if (seen.place === 'jail') return s.table.jailIn(seen.round);
  return s.table.seenIn(placeText(t, seen.place), seen.round);
}

const FACES_SHOWN = 5;

function CrimCard({ wall, seat }: { wall: Wall; seat: number }) {
  const { view, faces, t } = wall;
  const piece = view.pieces[seat]![0]!;
  const since = facesSince(view, seat);
  const criminal = view.shown[seat] ? view.criminals[seat] : null;
  const said = saidNow(view, seat, t);
  return (
    <li class={`tag gt-crim${view.turn === seat ? ' is-now' : ''}${isOut(view, seat) ? ' is-gone' : ''}`}>
      <Face seat={faces[seat]!} />
      <span class="who">
        <span class="nm">
          {faces[seat]!.name}
          {criminal && <Portrait criminal={criminal} label={t.criminals[criminal].name} class="gt-open" />}
        </span>
        {said ? <small class="gt-calls">{said}</small> : <small>{seenText(wall, seat)}</small>}
      </span>
      <Pc id={piece} label={t.pieces[piece]} />
      <Went wall={wall} faces={since} />
      <Slots
        gone={handedBy(view, seat)}
        each={1}
        colourCount={view.options.cardsPerCriminal}
        label={leftText(view, seat, t, wall.w.trumps.out)}
      />
      <span class="gt-arr">
        <Cuffs
          left={view.arrests[seat]!}
          of={Math.max(3, view.arrests[seat]!)}
          label={t.screen.arrests(view.arrests[seat]!)}
        />
      </span>
    </li>
  );
}

function Went({ wall, faces }: { wall: Wall; faces: readonly DieFace[] }) {
  const shown = faces.slice(-FACES_SHOWN);
  return (
    <span
      class="gb-went"
      role="img"
      aria-label={`${wall.s.table.since}: ${shown.map((face) => wall.w.turn.face(face)).join(', ') || '-'}`}
    >
      {shown.map((face, k) => (
        <Die key={k} face={face} />
      ))}
    </span>
  );
}

/** One criminal with two pieces and ten cards. */
function Solo({ wall }: { wall: Wall }) {
  const { view, s, t, w, faces, name } = wall;
  const seat = view.order[0]!;
  const handed = handedBy(view, seat);
  const all = view.options.cardsPerCriminal * 2;
  const seen = lastSeen(view, seat);
  return (
    <div class="tag gt-solo">
      <Face seat={faces[seat]!} />
      <span class="who">
        <span class="nm">{name(seat)}</span>
        <small>
          {tellsPieces(view) || seen.by !== 'evidence'
            ? t.screen.cardsLeft(view.left[seat]!)
            : s.table.oneOfTwo(placeText(t, seen.place), seen.round)}
        </small>
      </span>
      {tellsPieces(view) ? (
        <ul class="gt-two">
          {view.pieces[seat]!.map((piece) => (
            <li key={piece} class={view.acting === piece ? 'is-now' : ''}>
              <Pc id={piece} label={t.pieces[piece]} />
              <span>
                {t.pieces[piece]}
                <small>{seenText(wall, seat, piece)}</small>
              </span>
              <Went wall={wall} faces={facesSince(view, seat, piece)} />
            </li>
          ))}
        </ul>
      ) : (
        <>
          <h2>{s.table.since}</h2>
          <ol class="gt-rounds">
            {facesByRound(view, seat)
              .slice(-4)
              .map(({ round, faces: went }) => (
                <li key={round}>
                  <b>{round}</b>
                  {went.map((face, k) => (face ? <Die key={k} face={face} /> : <span key={k}>–</span>))}
                  <span class="vh">{went.map((face) => (face ? w.turn.face(face) : '-')).join(', ')}</span>
                </li>
              ))}
          </ol>
        </>
      )}
      <h2>{s.table.handedOf(handed.length, all)}</h2>
      <Slots
        gone={handed}
        each={cardsEach(view)}
        colourCount={view.options.cardsPerCriminal}
        label={t.screen.cardsLeft(view.left[seat]!)}
      />
      <p class="gt-togo">{s.table.toGo(all - handed.length)}</p>
    </div>
  );
}

/** The middle of each card, for the threads. */
export function threadEnds(view: View): Map<Piece, number> {
  const ends = new Map<Piece, number>();
  if (isDuel(view)) {
    const own = view.pieces[view.order[0] ?? 0] ?? [];
    if (!tellsPieces(view)) return own[0] ? new Map([[own[0], 500]]) : ends;
    own.forEach((piece, k) => {
      ends.set(piece, 520 + k * 84);
    });
    return ends;
  }
  const { top, each } = LAYOUTS[view.order.length]!;
  view.order.forEach((seat, k) => {
    const piece = view.pieces[seat]![0];
    if (piece) ends.set(piece, top + k * each + each / 2 - 6);
  });
  return ends;
}

const LAYOUTS: { readonly [criminals: number]: { readonly top: number; readonly each: number } } = {
  1: { top: 352, each: 484 },
  2: { top: 352, each: 250 },
  3: { top: 352, each: 166 },
  4: { top: 352, each: 124 },
};

export function Criminals({ wall }: { wall: Wall }) {
  const { view } = wall;
  if (isDuel(view)) return <Solo wall={wall} />;
  return (
    <ul class={`gt-crims is-${view.order.length}`}>
      {view.order.map((seat) => (
        <CrimCard key={seat} wall={wall} seat={seat} />
      ))}
    </ul>
  );
}

export function Rack({ wall }: { wall: Wall }) {
  const { view, s, t, w } = wall;
  const all = cuffsInAll(view);
  return (
    <>
      <section class="gt-rack">
        <h2>
          {s.table.cuffsLeft} <b>{s.table.ofAll(view.handcuffs, all)}</b>
        </h2>
        <Cuffs left={view.handcuffs} of={all} label={t.screen.handcuffsLeft(view.handcuffs)} />
      </section>
      <section class={`gt-hand has-${view.trumpsLeft + view.played.length}`}>
        {view.trumpsLeft + view.played.length === 0 ? (
          <p>{s.table.none}</p>
        ) : (
          <>
            <h2>{s.table.trumpsWord}</h2>
            <div role="img" aria-label={t.screen.trumpsLeft(view.trumpsLeft)}>
              {Array.from({ length: view.trumpsLeft }, (_, k) => (
                <TrumpBack key={k} />
              ))}
              {view.played.map((trump) => (
                <span key={trump} class="gt-spent">
                  <TrumpArt trump={trump} />
                  <b>{w.trumps.played}</b>
                </span>
              ))}
            </div>
          </>
        )}
      </section>
    </>
  );
}

/** Who will hunt: the answers are public. */
export function Asking({ wall }: { wall: Wall }) {
  const { view, s, w, faces } = wall;
  return (
    <section class="gt-asking">
      <p>{s.table.askingHelp}</p>
      <ul>
        {faces.map((face, seat) => {
          const answer = view.willing[seat];
          return (
            <li key={seat} class={answer === null ? 'is-thinking' : 'tag'}>
              <Face seat={face} />
              <span>
                {face.name}
                <small>{answer === null ? w.ask.thinking : answer ? w.ask.hunt : w.ask.hide}</small>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The pieces as they are taken, and what was dealt. */
export function Choosing({ wall }: { wall: Wall }) {
  const { view, s, t, w, name, names, faces } = wall;
  const waiting = view.order.filter((seat) => view.pieces[seat]!.length === 0);
  const { cardsPerCriminal } = view.options;
  return (
    <>
      <ul class="gt-pick4">
        {allPieces.map((piece) => {
          const owner = ownerOf(view, piece);
          return (
            <li key={piece} class={owner >= 0 ? 'tag' : 'is-free'}>
              <Pc id={piece} />
              <span class="nm">{t.pieces[piece]}</span>
              <span class="by">
                {owner >= 0 ? (
                  <>
                    <Face seat={faces[owner]!} />
                    {name(owner)}
                  </>
                ) : (
                  w.pieces.free
                )}
              </span>
            </li>
          );
        })}
      </ul>
      {waiting.length > 0 && (
        <p class="gt-waitfor">
          {waiting.map((seat) => (
            <Face key={seat} seat={faces[seat]!} />
          ))}
          <span>{s.table.stillChoosing(names(waiting))}</span>
        </p>
      )}
      <ul class="gt-dealt">
        <li>
          <span class="ic">
            {colours.slice(0, cardsPerCriminal).map((colour) => (
              <Ev key={colour} colour={colour} />
            ))}
          </span>
          <span>{s.table.evidence(cardsPerCriminal * cardsEach(view))}</span>
        </li>
        <li>
          <span class="ic">
            <Cuffs left={view.handcuffs} of={view.handcuffs} label={t.screen.handcuffsLeft(view.handcuffs)} />
          </span>
          <span>{s.table.cuffs(view.handcuffs)}</span>
        </li>
        {view.trumpsLeft > 0 && (
          <li>
            <span class="ic">
              {Array.from({ length: view.trumpsLeft }, (_, k) => (
                <TrumpBack key={k} />
              ))}
            </span>
            <span>{s.table.trumps(view.trumpsLeft)}</span>
          </li>
        )}
        <li>
          <span class="ic">
            {gwDieOf(view).map((face, k) => (
              <GwDie key={k} face={face} />
            ))}
          </span>
          <span>{s.table.die(gwDieOf(view).join(', '))}</span>
        </li>
      </ul>
    </>
  );
}
