/** GW's phone: the whole town with the pencil, the strips of the criminals, and the walk step by step. */
import { useSignal } from '@preact/signals';
import { useEffect, useRef, useState } from 'preact/hooks';
import { allowed, Button, offerOf, Steady, Tool } from '../../../../web/kit/index.ts';
import { distance, type Square, streets } from '../../content.ts';
import { lockedCount, piecesInPlay } from '../../state.ts';
import { Die, Feet, Pc, Sign } from '../bits.tsx';
import { type Aim, Inset, type Sight } from '../board/board.tsx';
import { dotted, prints, reached, stepTo, target } from '../board/layers.ts';
import { beside, type Direction, directionTo, nameBeside, route, TURNS } from '../board/places.ts';
import { stepsInAll, trailOf } from '../view.ts';
import { Desk } from './desk.tsx';
import { DeskList, isListed, ListTool } from './lists.tsx';
import { CardsTool, Dice, Foot, facesText, RulesTool, Screen, useBuzz } from './parts.tsx';
import { type Sign as MarkSign, sheetOf, signs, toggle } from './pencils.ts';
import type { Play } from './play.ts';
import { Strips, TravelLog } from './strips.tsx';

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
          <Steady of="roll">
            <Button kind="primary" big icon="dice" onPress={() => ask({ type: 'rollGwDie' })}>
              {t.buttons.rollGwDie}
            </Button>
          </Steady>
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

/** Each step of a longer way is seen by all, and may catch somebody: they come no faster than a finger would. */
const BETWEEN_STEPS_MS = 260;

/**
 * Where GW may go: one step, or along a way to a square farther off, which is shown first. The way ends where something
 * happens that GW will want to think about.
 */
function useWay({ view, may, ask }: Play) {
  const [goal, setGoal] = useState<Square | null>(null);
  const isBusy = useRef(false);
  const isHere = useRef(true);
  const latest = useRef(view);
  latest.current = view;
  useEffect(
    () => () => {
      isHere.current = false;
    },
    [],
  );
  const steps = allowed<Square>(may, 'gwStep', 'to');
  const far = steps.length === 0 ? [] : streets.filter((to) => isIn(distance(view.gwAt, to), 2, view.steps));
  const way = goal !== null && far.includes(goal) ? (route(view.gwAt, goal) as Square[]) : null;
  const go = async (squares: readonly Square[]) => {
    if (isBusy.current) return;
    isBusy.current = true;
    const { handcuffs, phase } = view;
    const isCalm = () => isHere.current && latest.current.handcuffs === handcuffs && latest.current.phase === phase;
    for (const [i, to] of squares.entries()) {
      if (i > 0) await new Promise((walked) => setTimeout(walked, BETWEEN_STEPS_MS));
      if (!isCalm() || (await ask({ type: 'gwStep', to })).refused) break;
    }
    isBusy.current = false;
    setGoal(null);
  };
  const tap = (square: Square) => {
    if (steps.includes(square)) return go([square]);
    if (square === goal && way) return go(way.slice(1));
    if (far.includes(square) && !isBusy.current) setGoal(square);
  };
  return { steps, far, goal: way && goal, way, tap };
}

const isIn = (n: number, least: number, most: number): boolean => n >= least && n <= most;

/** Square by square: the lens follows, and the pad says the same in words. */
export function GwStep(play: Play) {
  const { view, w, t, may, ask, name } = play;
  const [zoom, setZoom] = useState<'whole' | 'near'>('near');
  const sight = useSignal<Sight | null>(null);
  const aim = useSignal<Aim | null>(null);
  const { steps, far, goal, way, tap } = useWay(play);
  const trail = trailOf(view);
  const past = trail.slice(1);
  const before = trail.at(-2);
  const all = stepsInAll(view);
  const over =
    prints(trail, '#143f86', 0.28) +
    far.map(reached).join('') +
    steps.map((square) => stepTo(square, directionTo(view.gwAt, square))).join('') +
    (way ? dotted(way, '#7a4c05') + target(way.at(-1)!) : '');
  const title =
    view.phase === 'gw-special'
      ? t.phases['gw-special']
      : view.phase === 'gw-extra'
        ? t.phases['gw-extra']
        : w.bar.gwWalks;
  const note = goal
    ? w.gw.wayTo(goal)
    : past.length > 0
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
          <Steady of="step">
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
                  onClick={() => tap(next)}
                >
                  <Sign id="arrow" turn={TURNS[direction]} />
                  <span>
                    {nameBeside(view.gwAt, direction) || '–'}
                    <small>{why}</small>
                  </span>
                </button>
              );
            })}
            {goal && way && (
              <Button kind="primary" class="gb-stop" onPress={() => tap(goal)}>
                {w.gw.walkTo(goal, way.length - 1)}
              </Button>
            )}
            {offerOf(may, 'gwStop') && (
              <Button class="gb-stop" onPress={() => ask({ type: 'gwStop' })}>
                {t.buttons.stop}
              </Button>
            )}
          </Steady>
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
        live={[...steps, ...far]}
        picked={goal}
        onSquare={tap}
        onDrag={(direction) => void tap(beside(view.gwAt, direction))}
        more={(square) =>
          steps.includes(square) ? [w.board.step] : far.includes(square) ? [w.gw.far(distance(view.gwAt, square))] : []
        }
      />
      <TravelLog play={play} />
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
