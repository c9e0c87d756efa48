/**
 * Ordet fanger at the master's console. Nothing secret is on it (section 13): no draw piles, no held answers, no votes;
 * so it may be shown. What the rules do not allow now is dashed.
 */
import './console.css';
import { useState } from 'preact/hooks';
import {
  allowed,
  Button,
  Dialog,
  HoldButton,
  Icon,
  LineSign,
  MasterFrame,
  offerOf,
  Script,
  Segments,
  TimerRing,
} from '../../../../web/kit/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import type { Choice } from '../../commands.ts';
import { type Side, type State, topOf } from '../../state.ts';
import { type Around, aroundOf, asksOf, titleOf, underOf } from '../around.ts';
import { choiceText } from '../choices.ts';
import { useMoment } from '../moment.ts';
import { Back, printed, Tile, Won } from '../parts.tsx';
import { Faces } from '../table/bits.tsx';
import { scriptOf } from './script.ts';

export function Master(stage: Stage<State>) {
  const view = useMoment(stage.view, stage.now);
  const around = aroundOf(stage, view);
  const { w, t, room } = around;
  const here = room.seats.filter((seat) => seat.bot === null && seat.connected).length;
  const people = room.seats.filter((seat) => seat.bot === null).length;
  const script = scriptOf(around);
  return (
    <MasterFrame
      game="ordet-fanger"
      class="om"
      room={stage.code}
      title={`${w.round(Math.max(1, view.round))}, ${t.sets[view.cardSet]}`}
      privacy={w.master.privacy}
      status={
        <>
          <span class="om-left">
            <Back box={view.cardSet} count={null} width="24px" drop={0} />
            <Back box={view.cardSet} count={null} width="24px" drop={0} />
            {w.turn.left2(view.counts.left, view.counts.right)}
          </span>
          <LineSign state={here === people ? 'ok' : 'weak'}>
            {here} / {people}
          </LineSign>
        </>
      }
      say={
        <Script lead={w.master.say} note={view.ballot?.byMaster ? w.master.ruleNote : undefined}>
          <p>{script.say}</p>
          {script.after && <p class="then">{script.after}</p>}
        </Script>
      }
      go={<Go around={around} />}
      mend={<Mend around={around} />}
    >
      <Pending around={around} />
      <Sides around={around} />
    </MasterFrame>
  );
}

function Go({ around }: { around: Around }) {
  const { w, ask, room } = around;
  const may = around.offers();
  return (
    <>
      {room.pause ? (
        <Button icon="play" onPress={() => ask({ type: 'room.resume' })}>
          {w.master.resume}
        </Button>
      ) : (
        <Button icon="pause" disabled={!offerOf(may, 'room.pause')} onPress={() => ask({ type: 'room.pause' })}>
          {w.master.pause}
        </Button>
      )}
      <Button disabled={!offerOf(may, 'master.extend')} onPress={() => ask({ type: 'master.extend', seconds: 15 })}>
        {w.master.more}
      </Button>
    </>
  );
}

/** What waits for a ruling, or that nothing does. */
function Pending({ around }: { around: Around }) {
  const { view, w, ask, now, room, side } = around;
  const choices = allowed<string>(around.offers(), 'master.rule', 'choice').filter(
    (one) => one !== 'abstain',
  ) as Choice[];
  const ballot = view.ballot;
  const isRuling = ballot?.byMaster === true && choices.length > 0;
  const title = !isRuling
    ? w.master.quiet
    : ballot.question === 'first'
      ? w.master.rule
      : ballot.question === 'foul'
        ? w.master.ruleFoul
        : w.master.ruleAnswer;
  const answers = view.shown.filter((one) => one.side === ballot?.side && one.counts).map(({ text }) => text);
  const help = !isRuling ? w.master.quietHelp : ballot.question === 'answers' ? `“${answers.join(', ')}”` : '';
  return (
    <section class="om-pending" aria-live="polite">
      <div class="om-what">
        {view.until !== null && (
          <TimerRing until={view.until} now={now} ms={msOf(around)} paused={room.pause !== null} size="5.6rem" />
        )}
        <div>
          <h2>{title}</h2>
          <p>{help}</p>
        </div>
        <div class="om-words">
          {asksOf(view).map((one) => (
            <p key={one.side}>
              <Faces around={around} side={one.side} />
              <span>
                {side(one.side)} {w.master.mustSay}{' '}
                <b>{one.asked === undefined ? w.turn.covered : titleOf(around, one.asked)}</b>
              </span>
            </p>
          ))}
        </div>
      </div>
      {isRuling && (
        <fieldset class="of-tray om-rule" aria-label={title}>
          {choices.map((choice) => (
            <button key={choice} type="button" onClick={() => ask({ type: 'master.rule', choice })}>
              {choiceText(around, choice)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

/** How long the clock of this phase is, for its ring. */
function msOf({ view }: Around): number {
  const { turnMs, raceMs, verdictMs, challengeMs, ballotMs } = view.options;
  const times: { readonly [phase: string]: number } = {
    turn: turnMs,
    race: raceMs,
    verdict: verdictMs,
    challenge: challengeMs,
    ballot: ballotMs,
    shuffle: 15_000,
    'neutral-flip': 6_000,
    'round-end': 60_000,
  };
  return times[view.phase] ?? 10_000;
}

function Sides({ around }: { around: Around }) {
  const { view, w } = around;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls on a small console, and must do so without a mouse.
    <section class="om-scroll" tabIndex={0} aria-label={w.table.seats}>
      <table class="om-sides">
        <thead>
          <tr>
            <th scope="col">{w.master.side}</th>
            <th scope="col">{w.master.top}</th>
            <th scope="col">{w.master.under}</th>
            <th scope="col">{w.master.won}</th>
            <th scope="col">{w.master.state}</th>
            <th scope="col">
              <span class="vh">{w.master.actions}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.sides.map((_, side) => (
            <Row key={side} around={around} side={side} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({ around, side }: { around: Around; side: Side }) {
  const { view, w, t, language, ask } = around;
  const isRival = view.duel?.sides.includes(side) ?? false;
  const maySkip = allowed<number>(around.offers(), 'master.skip', 'side').includes(side);
  return (
    <tr class={isRival ? 'is-duel' : ''}>
      <th scope="row">
        <Faces around={around} side={side} />
        {around.side(side)}
      </th>
      <td>
        {view.piles[side]!.map((_, pile) => {
          const card = topOf(view, { side, pile });
          const top = card === undefined ? undefined : printed(view, card, language);
          return (
            <span key={pile} class="om-top">
              {top ? <Tile sign={top.symbol} size="1.6rem" label={`${t.symbols[top.symbol]}, `} /> : null}
              {top?.title ?? w.turn.empty}
            </span>
          );
        })}
      </td>
      <td class="num">
        {Math.max(
          0,
          view.piles[side]!.reduce((sum, _, pile) => sum + Math.max(0, underOf(view, side, pile)), 0),
        )}
      </td>
      <td>
        <Won count={view.won[side]!.length} t={t} />
      </td>
      <td>
        <Presence around={around} side={side} isRival={isRival} />
      </td>
      <td class="om-end">
        {view.skips[side] ? (
          w.master.skipping
        ) : (
          <Button kind="bare" disabled={!maySkip} onPress={() => ask({ type: 'master.skip', side })}>
            {w.master.skip}
          </Button>
        )}
      </td>
    </tr>
  );
}

function Presence({ around, side, isRival }: { around: Around; side: Side; isRival: boolean }) {
  const { view, w, faces } = around;
  const seats = view.sides[side]!;
  if (view.removed[side]) return <span>{w.master.gone}</span>;
  if (isRival) return <b>{w.master.inDuel}</b>;
  if (view.phase === 'turn' && view.turn === side) return <b>{w.master.toMove}</b>;
  const isBot = seats.every((seat) => faces[seat]?.bot);
  const isAway = seats.every((seat) => !faces[seat]?.bot && !faces[seat]?.connected);
  return (
    <span class={`om-dot${isAway ? ' is-away' : ''}`}>
      <Icon id={isBot ? 'robot' : isAway ? 'hourglass' : 'check'} />
      {isBot ? w.robot : isAway ? w.master.away : w.master.here}
    </span>
  );
}

/** What mends a slip; dashed where the rules do not allow it now. */
function Mend({ around }: { around: Around }) {
  const { w, ask } = around;
  const may = around.offers();
  const [isMoving, setMoving] = useState(false);
  const canMove = offerOf(may, 'master.correct') !== undefined;
  return (
    <>
      <Button icon="undo" disabled={!canMove} onPress={() => setMoving(true)}>
        {w.master.move}
      </Button>
      <Button disabled={!offerOf(may, 'master.flip')} onPress={() => ask({ type: 'master.flip' })}>
        {w.master.flip}
      </Button>
      <HoldButton
        again={w.master.endAgain}
        disabled={!offerOf(may, 'master.end')}
        onHeld={() => void ask({ type: 'master.end' })}
      >
        {w.master.end}
      </HoldButton>
      {isMoving && canMove && <MoveCard around={around} onClose={() => setMoving(false)} />}
    </>
  );
}

function MoveCard({ around, onClose }: { around: Around; onClose: () => void }) {
  const { w, ask, side } = around;
  const offers = around.offers().filter(({ command }) => command.type === 'master.correct');
  const froms = offers.map(({ command }) => command.from as unknown as number);
  const [from, setFrom] = useState<number>(froms[0]!);
  const targets = allowed<number>(
    offers.filter(({ command }) => (command.from as unknown as number) === from),
    'master.correct',
    'to',
  );
  const [to, setTo] = useState<number | null>(null);
  const chosen = to !== null && targets.includes(to) ? to : targets[0]!;
  const move = async () => {
    await ask({ type: 'master.correct', from, to: chosen });
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={w.master.move}
      actions={
        <Button kind="primary" onPress={move}>
          {w.master.moveDo}
        </Button>
      }
    >
      <p>{w.master.moveFrom}</p>
      <Segments
        label={w.master.moveFrom}
        value={from}
        onChange={setFrom}
        options={froms.map((one) => ({ value: one, label: side(one) }))}
        class="is-list"
      />
      <p>{w.master.moveTo}</p>
      <Segments
        label={w.master.moveTo}
        value={chosen}
        onChange={setTo}
        options={targets.map((one) => ({ value: one, label: side(one) }))}
        class="is-list"
      />
    </Dialog>
  );
}
