/** GW's phone: the whole town with the pencil, the strips of the criminals, and the walk step by step. */
import { type Signal, useSignal } from '@preact/signals';
import { useMemo, useRef, useState } from 'preact/hooks';
import { allowed, Button, Face, offerOf, Tool } from '../../../../web/kit/index.ts';
import { pieces as allPieces, type Piece, type Place, type Square } from '../../content.ts';
import { isDuel, isOut, lockedCount, ownerOf, piecesInPlay, tellsPieces, type View } from '../../state.ts';
import { Cuffs, Die, Feet, Pc, Sign, Slots } from '../bits.tsx';
import { type Aim, Board, Inset, type Sight } from '../board/board.tsx';
import { deskEvidence, pencil, prints, ringAt, stepTo, swatch } from '../board/layers.ts';
import { beside, type Direction, directionTo, nameBeside, TURNS } from '../board/places.ts';
import {
  cardAt,
  cardsEach,
  facesByRound,
  facesSince,
  goneCards,
  handedBy,
  lastSeen,
  placeText,
  possible,
  stepsInAll,
  trailOf,
} from '../view.ts';
import { DeskList, isListed, ListTool } from './lists.tsx';
import { CardsTool, Dice, Foot, facesText, RulesTool, Screen, useBuzz } from './parts.tsx';
import { drawMarks, type Sign as MarkSign, marksNow, sheetOf, signs, toggle } from './pencils.ts';
import type { Play } from './play.ts';

/** Each piece its own direction of the pencil. */
const strokeOf = (piece: Piece): number => allPieces.indexOf(piece);

/** The pencil of the software, if the option gives one. With two pieces that GW cannot tell apart, one hatching. */
export function pencilLayer(view: View, w: number, gap: number): string {
  const sets = possible(view);
  if (!tellsPieces(view)) {
    const all = [...new Set(sets.flatMap(({ places }) => places))];
    return sets.length > 0 ? pencil(all, 0, w, gap) : '';
  }
  return sets.map(({ piece, places }) => pencil(places, strokeOf(piece), w, gap)).join('');
}

/** Pieces whose place GW has been told, and which have not moved since. */
const toldMen = (view: View) =>
  piecesInPlay(view).flatMap((piece) => {
    const place = view.places[piece];
    return place && view.told[piece] ? [{ piece, place }] : [];
  });

/** A square in words, for GW. */
export function deskName(play: Play, square: Square, more: readonly string[] = []): string {
  const { view, w, t, name, list } = play;
  const words: string[] = [];
  const card = cardAt(square);
  if (card) words.push(t.places[card]);
  const handed = view.handed.find((one) => one.card === card);
  if (handed) words.push(isDuel(view) ? w.board.handedIn : w.board.handedBy(name(handed.seat)));
  if (view.gwAt === square) words.push(w.turn.you);
  const told = toldMen(view).filter(({ place }) => place === square);
  for (const { piece } of told) words.push(isDuel(view) ? t.pieces[piece] : name(ownerOf(view, piece)));
  const able = possible(view).filter(({ places }) => places.includes(square));
  if (able.length > 0 && tellsPieces(view))
    words.push(w.board.possible(list(able.map(({ piece }) => t.pieces[piece]))));
  const marks = marksNow(sheetOf(play.code, play.room.number).value, view.round).filter((one) => one.square === square);
  if (marks.length > 0)
    words.push(w.board.marked(list(marks.map(({ sign }) => (sign === 'not' ? w.gw.doubt : t.pieces[sign])))));
  if (words.length === 0 && !card) words.push(w.board.street);
  return [square, ...words, ...more].join(', ');
}

interface DeskProps {
  readonly play: Play;
  readonly zoom?: 'whole' | 'near';
  readonly over?: string;
  readonly live?: readonly Square[];
  readonly picked?: Square | null;
  readonly onSquare?: (square: Square) => void;
  readonly onDrag?: (direction: Direction) => void;
  readonly focus?: Place;
  readonly more?: (square: Square) => readonly string[];
  readonly sight?: Signal<Sight | null>;
  readonly aim?: Signal<Aim | null>;
  readonly onZoom?: (zoom: 'whole' | 'near') => void;
  /** Without pencil and marks: what is shown now must stand out. */
  readonly isBare?: boolean;
  readonly class?: string;
}

/** GW's working print: evidence, pencil, own marks, and whom GW was told of. */
export function Desk({ play, zoom = 'whole', over = '', more, isBare = false, class: name = '', ...board }: DeskProps) {
  const { view, w } = play;
  const marks = sheetOf(play.code, play.room.number).value;
  const isNear = zoom === 'near';
  const hatch = useMemo(() => pencilLayer(view, isNear ? 2.2 : 3.6, isNear ? 12.5 : 15), [view.pencil, isNear]);
  const men = toldMen(view).filter(({ place }) => place !== 'jail' || view.phase === 'setup');
  const rings = men.map(({ place }) => ringAt(place, 50, '#fbf5e8', 9)).join('');
  return (
    <Board
      ink="desk"
      class={`${isNear ? 'gb-lens' : 'gb-whole'} ${name}`}
      label={w.board.town}
      zoom={zoom}
      focus={board.focus ?? view.gwAt}
      gw={view.gwAt}
      men={men}
      under={(isBare ? '' : hatch) + deskEvidence(goneCards(view)) + rings}
      over={(isBare ? '' : drawMarks(marks, view.round)) + over}
      live={board.live ?? []}
      picked={board.picked ?? null}
      name={(square) => deskName(play, square, more?.(square))}
      {...(board.onSquare && { onSquare: board.onSquare })}
      {...(board.onDrag && { onDrag: board.onDrag })}
      {...(board.sight && { sight: board.sight })}
      {...(board.aim && { aim: board.aim })}
      {...(board.onZoom && { onZoom: board.onZoom })}
    />
  );
}

/** Marks by hand: a sign is chosen, and squares are tapped. */
function useMarking(play: Play) {
  const [sign, setSign] = useState<MarkSign | null>(null);
  const { view, w, t } = play;
  const sheet = sheetOf(play.code, play.room.number);
  const may = view.options.gwAid !== 'none';
  const row = sign !== null && (
    <div class="gb-marks">
      {/* biome-ignore lint/a11y/useSemanticElements: signs to choose from, no form */}
      <div class="gb-signs" role="group" aria-label={w.gw.marksTitle}>
        {signs
          .filter((one) => one === 'not' || piecesInPlay(view).includes(one))
          .map((one) => (
            <button
              key={one}
              type="button"
              class={`gb-signbtn${one === sign ? ' is-picked' : ''}`}
              aria-pressed={one === sign}
              aria-label={one === 'not' ? w.gw.doubt : t.pieces[one]}
              onClick={() => setSign(one)}
            >
              {one === 'not' ? <b aria-hidden="true">×</b> : <Pc id={one} />}
            </button>
          ))}
      </div>
      <p class="gb-note">{w.gw.marksHelp}</p>
      <Button
        kind="bare"
        onPress={() => {
          sheet.value = [];
        }}
      >
        {w.gw.clear}
      </Button>
    </div>
  );
  const tool = may && (
    <Tool
      icon="pen"
      on={sign !== null}
      onPress={() => setSign(sign === null ? (piecesInPlay(view)[0] ?? 'not') : null)}
    >
      {w.tools.marks}
    </Tool>
  );
  const onSquare = (square: Square) => sign && toggle(sheet, square, sign, view.round);
  return { isMarking: sign !== null, row, tool, onSquare };
}

const ALL: readonly Square[] = (() => {
  const squares: Square[] = [];
  for (const row of Array.from({ length: 11 }, (_, k) => k + 1))
    for (const column of 'ABCDEFGHIJKLM') squares.push(`${column}${row}`);
  return squares;
})();

const whenText = ({ view, w }: Play, round: number): string =>
  round === 0 ? '' : round === view.round ? `, ${w.gw.now}` : `, ${w.gw.inRound(round)}`;

/** A criminal in a line: where last seen, what was announced since, how many squares are possible, what is handed in. */
function Strip({ play, seat, piece }: { play: Play; seat: number; piece: Piece }) {
  const { view, w, t, name } = play;
  const key = isDuel(view) ? piece : undefined;
  const seen = lastSeen(view, seat, key);
  const faces = facesSince(view, seat, key);
  const places = possible(view).find((one) => one.piece === piece)?.places;
  const patch = useMemo(() => ({ __html: swatch(strokeOf(piece)) }), [piece]);
  const isGone = isOut(view, seat);
  const label = isDuel(view) ? t.pieces[piece] : name(seat);
  const where = seen.place === 'jail' ? t.words.jail : seen.place;
  return (
    <li
      class={`gb-strip${isDuel(view) ? ' is-pair' : ''}${isGone ? ' is-gone' : ''}${view.turn === seat && (!isDuel(view) || view.acting === piece) ? ' is-now' : ''}`}
    >
      {places && <svg class="gb-swatch" viewBox="0 0 100 100" aria-hidden="true" dangerouslySetInnerHTML={patch} />}
      <Pc id={piece} />
      <span class="nm">
        {label}
        <small>{isGone ? w.trumps.out : `${where}${whenText(play, seen.round)}`}</small>
      </span>
      <span class="gb-went" role="img" aria-label={faces.map((face) => w.turn.face(face)).join(', ') || '-'}>
        {faces.slice(-3).map((face, k) => (
          <Die key={k} face={face} />
        ))}
      </span>
      {places && !isGone && (
        <b class="n num" role="img" aria-label={w.gw.possible(label, places.length)}>
          {places.length}
        </b>
      )}
      {(!isDuel(view) || piece === view.pieces[seat]![0]) && (
        <Slots
          gone={handedBy(view, seat)}
          each={cardsEach(view)}
          colourCount={view.options.cardsPerCriminal}
          label={t.screen.cardsLeft(view.left[seat]!)}
        />
      )}
    </li>
  );
}

/** Two pieces that GW cannot tell apart: the faces of the first and the second turn of each round, no shapes. */
function Unknown({ play }: { play: Play }) {
  const { view, w, t, name, faces } = play;
  const seat = view.order[0]!;
  const seen = lastSeen(view, seat);
  const rounds = facesByRound(view, seat).slice(-5);
  return (
    <div class="gb-body gb-unknown">
      <div class="gb-row">
        <Face seat={faces[seat]!} />
        <span class="nm">
          {name(seat)}
          <small>
            {seen.by === 'evidence'
              ? w.gw.someone(placeText(t, seen.place), seen.round)
              : t.screen.cardsLeft(view.left[seat]!)}
          </small>
        </span>
        <Cuffs
          left={view.arrests[seat]!}
          of={Math.max(3, view.arrests[seat]!)}
          label={t.screen.arrests(view.arrests[seat]!)}
        />
      </div>
      <table>
        <thead>
          <tr>
            <th scope="row">{w.end.round}</th>
            {rounds.map(({ round }) => (
              <th key={round} scope="col">
                {round}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {[0, 1].map((turn) => (
            <tr key={turn}>
              <th scope="row">{turn === 0 ? w.gw.firstTurn : w.gw.secondTurn}</th>
              {rounds.map(({ round, faces: went }) => {
                const face = went[turn];
                return (
                  <td key={round}>
                    {face ? (
                      <>
                        <Die face={face} />
                        <span class="vh">{w.turn.face(face)}</span>
                      </>
                    ) : (
                      '–'
                    )}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Slots
        gone={handedBy(view, seat)}
        each={2}
        colourCount={view.options.cardsPerCriminal}
        label={t.screen.cardsLeft(view.left[seat]!)}
      />
    </div>
  );
}

export function Strips({ play }: { play: Play }) {
  const { view, w } = play;
  if (!tellsPieces(view)) return <Unknown play={play} />;
  return (
    <>
      <ul class="gb-strips">
        {view.order.flatMap((seat) =>
          view.pieces[seat]!.map((piece) => <Strip key={piece} play={play} seat={seat} piece={piece} />),
        )}
      </ul>
      <p class="gb-legend">{w.gw.legend(view.pencil !== null)}</p>
    </>
  );
}

/** While the criminals act: read only, with what was announced in large type. */
export function GwWatch(play: Play) {
  const { view, w, name } = play;
  const marking = useMarking(play);
  const seat = view.turn ?? view.order[0]!;
  const title = view.chosen ? w.gw.heard(name(seat), view.chosen.face) : w.gw.waitsFor(name(seat));
  return (
    <Screen
      play={play}
      bleed
      title={w.bar.round(view.round)}
      class="gb-gwwatch"
      thumb={
        <>
          {marking.row || (
            <div class="gb-announce">
              <h1>{title}</h1>
              {view.chosen && <Die face={view.chosen.face} />}
            </div>
          )}
          <div class="gb-sum">
            <Dice faces={view.dice} label={facesText(play)} />
            <span>{w.gw.add(lockedCount(view))}</span>
          </div>
          <Foot play={play}>
            {marking.tool}
            <ListTool play={play} />
            <CardsTool play={play} />
          </Foot>
        </>
      }
    >
      {isListed.value && !marking.isMarking ? (
        <DeskList play={play} />
      ) : (
        <>
          <Desk play={play} live={marking.isMarking ? ALL : []} onSquare={marking.onSquare} />
          <Strips play={play} />
        </>
      )}
    </Screen>
  );
}

/** GW's turn: the die, or a trump. */
export function GwTurn({ play, onTrumps }: { play: Play; onTrumps: () => void }) {
  const { view, w, t, may, ask } = play;
  const marking = useMarking(play);
  useBuzz(true);
  const hasTrump = offerOf(may, 'playTrump') !== undefined;
  return (
    <Screen
      play={play}
      bleed
      title={w.bar.round(view.round)}
      class="gb-gwturn"
      thumb={
        <>
          {marking.row || (
            <div class="gb-sum">
              <Dice faces={view.dice} label={facesText(play)} />
              <span>{w.gw.add(lockedCount(view))}</span>
            </div>
          )}
          <Button kind="primary" big icon="dice" onPress={() => ask({ type: 'rollGwDie' })}>
            {t.buttons.rollGwDie}
          </Button>
          <div class="gb-foot-row">
            {view.trumpsLeft > 0 || hasTrump ? (
              <Button class="grow" disabled={!hasTrump} onPress={onTrumps}>
                {w.gw.trump}
              </Button>
            ) : (
              <span class="gb-note">{w.gw.noTrumps}</span>
            )}
            {marking.tool}
            <ListTool play={play} />
            <RulesTool play={play} />
          </div>
        </>
      }
    >
      <h1 class="vh">{w.shared.gwTurn}</h1>
      {isListed.value && !marking.isMarking ? (
        <DeskList play={play} />
      ) : (
        <>
          <Desk play={play} live={marking.isMarking ? ALL : []} onSquare={marking.onSquare} />
          <Strips play={play} />
        </>
      )}
    </Screen>
  );
}

/** As the hand expects them: two above, two below. */
const PAD: readonly Direction[] = ['up', 'right', 'left', 'down'];

/** Square by square: the lens follows, and the pad says the same in words. */
export function GwStep(play: Play) {
  const { view, w, t, may, ask, name } = play;
  const [zoom, setZoom] = useState<'whole' | 'near'>('near');
  const sight = useSignal<Sight | null>(null);
  const aim = useSignal<Aim | null>(null);
  const isBusy = useRef(false);
  const steps = allowed<Square>(may, 'gwStep', 'to');
  const step = async (to: Square) => {
    if (isBusy.current || !steps.includes(to)) return;
    isBusy.current = true;
    await ask({ type: 'gwStep', to });
    isBusy.current = false;
  };
  const trail = trailOf(view);
  const past = trail.slice(1);
  const before = trail.at(-2);
  const all = stepsInAll(view);
  const over =
    prints(trail, '#143f86', 0.28) + steps.map((square) => stepTo(square, directionTo(view.gwAt, square))).join('');
  const title =
    view.phase === 'gw-special'
      ? t.phases['gw-special']
      : view.phase === 'gw-extra'
        ? t.phases['gw-extra']
        : w.bar.gwWalks;
  const note =
    past.length > 0
      ? w.gw.nobody(past.join(', '))
      : view.phase === 'gw-special'
        ? w.gw.by(name(view.turn!), all)
        : view.phase === 'gw-extra'
          ? w.gw.extra
          : w.gw.dragHelp;
  return (
    <Screen
      play={play}
      bleed
      title={title}
      class="gb-gwstep"
      thumb={
        <div class="gb-pad">
          {PAD.map((direction) => {
            const next = beside(view.gwAt, direction);
            const isOpen = steps.includes(next);
            const why = isOpen
              ? next === before
                ? w.gw.back
                : w.gw[direction]
              : w.gw[next as 'house' | 'jail' | 'edge'];
            return (
              <button
                key={direction}
                type="button"
                class={`btn gb-step${isOpen ? ' is-open' : ''}`}
                disabled={!isOpen}
                onClick={() => step(next)}
              >
                <Sign id="arrow" turn={TURNS[direction]} />
                <span>
                  {nameBeside(view.gwAt, direction) || '–'}
                  <small>{why}</small>
                </span>
              </button>
            );
          })}
          {offerOf(may, 'gwStop') && (
            <Button class="gb-stop" onPress={() => ask({ type: 'gwStop' })}>
              {t.buttons.stop}
            </Button>
          )}
        </div>
      }
    >
      <Desk
        play={play}
        zoom={zoom}
        onZoom={setZoom}
        sight={sight}
        aim={aim}
        over={over}
        live={steps}
        onSquare={step}
        onDrag={(direction) => void step(beside(view.gwAt, direction))}
        more={(square) => (steps.includes(square) ? [w.board.step] : [])}
      />
      <div class="gb-under">
        <Inset
          ink="desk"
          gw={view.gwAt}
          label={zoom === 'near' ? w.tools.wholeTown : w.tools.nearer}
          sight={sight}
          onPress={() => setZoom(zoom === 'near' ? 'whole' : 'near')}
          onAim={(to) => {
            aim.value = to;
          }}
        />
        <div class="gb-steps">
          <h1>{t.screen.stepsLeft(view.steps)}</h1>
          <Feet left={view.steps} of={all} label={t.screen.stepsLeft(view.steps)} />
          <p class="quiet-text" role="status">
            {note}
          </p>
        </div>
      </div>
    </Screen>
  );
}
