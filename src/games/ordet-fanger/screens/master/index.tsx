/**
 * Ordet fanger at the master's console. Nothing secret is on it (section 13): no draw piles, no held answers, no votes;
 * so it may be shown. What the rules do not allow now is dashed.
 */
import './console.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useState } from 'preact/hooks';
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
import { type Side, type State, sideNamed, topOf } from '../../state.ts';
import { aroundOf, asksOf, isSpotting, titleOf, underOf } from '../around.ts';
import { choiceText } from '../choices.ts';
import { type Finisher, textOf, wordsIn } from '../finish.ts';
import { useMoment } from '../moment.ts';
import { Back, printed, Tile, Won } from '../parts.tsx';
import { Faces } from '../table/bits.tsx';
import type { Desk } from './desk.ts';
import { scriptOf } from './script.ts';
import { consoleWords } from './words.ts';

export function Master(stage: Stage<State>) {
  const view = useMoment(stage.view, stage.now);
  const c = consoleWords.in(stage.language);
  useEffect(() => void consoleWords.load(stage.language), [stage.language]);
  if (!c) return null;
  const around: Desk = { ...aroundOf(stage, view), c };
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
      privacy={c.privacy}
      status={
        <>
          <span class="om-left">
            <Back box={view.cardSet} count={view.counts.left} width="24px" drop={0} />
            <Back box={view.cardSet} count={view.counts.right} width="24px" drop={0} />
            {w.turn.left2(view.counts.left, view.counts.right)}
          </span>
          <LineSign state={here === people ? 'ok' : 'weak'}>
            {here} / {people}
          </LineSign>
        </>
      }
      say={
        <Script lead={c.say} note={view.ballot?.byMaster ? c.ruleNote : undefined}>
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

function Go({ around }: { around: Desk }) {
  const { ask, room, c } = around;
  const may = around.offers();
  return (
    <>
      {room.pause ? (
        <Button icon="play" onPress={() => ask({ type: 'room.resume' })}>
          {c.resume}
        </Button>
      ) : (
        <Button icon="pause" disabled={!offerOf(may, 'room.pause')} onPress={() => ask({ type: 'room.pause' })}>
          {c.pause}
        </Button>
      )}
      <Button disabled={!offerOf(may, 'master.extend')} onPress={() => ask({ type: 'master.extend', seconds: 15 })}>
        {c.more}
      </Button>
    </>
  );
}

/** What waits for a ruling, or that nothing does. */
function Pending({ around }: { around: Desk }) {
  const { view, w, ask, now, room, side, c } = around;
  const { ballot } = view;
  const may = around.offers();
  const asks = asksOf(view);
  // OF-36a: what was said in a duel that is over, as on every other screen.
  const said = view.phase === 'duel-end' ? wordsIn(view) : undefined;
  const choices = allowed<string>(may, 'master.rule', 'choice').filter((one) => one !== 'abstain') as Choice[];
  const isRuling = ballot?.byMaster === true && choices.length > 0;
  const title = !isRuling
    ? c.quiet
    : ballot.question === 'first'
      ? c.rule
      : ballot.question === 'foul'
        ? c.ruleFoul
        : c.ruleAnswer;
  return (
    <section class="om-pending" aria-live="polite">
      <div class="om-what">
        {view.until !== null && (
          <TimerRing until={view.until} now={now} ms={msOf(around)} paused={room.pause !== null} size="5.6rem" />
        )}
        <div>
          <h2>{said?.won ? w.quoted(textOf(said.won)) : title}</h2>
          <p>{said?.won ? <Runner around={around} one={said.won} /> : isRuling ? quarrelOf(around) : c.quietHelp}</p>
        </div>
        <div class="om-words">
          {asks.map((one) => (
            <p key={one.side}>
              <Faces around={around} side={one.side} />
              <span>
                <span class="vh">{side(one.side)} </span>
                {c.mustSay} <b>{one.asked === undefined ? w.turn.covered : titleOf(around, one.asked)}</b>
              </span>
            </p>
          ))}
          {said?.others.map((one) => (
            <p key={one.side}>
              <Faces around={around} side={one.side} />
              <span>
                <b>{w.quoted(textOf(one))}</b> <Runner around={around} one={one} />
                {one.isRejected && <small> {w.photo.extra}</small>}
              </span>
            </p>
          ))}
        </div>
        {asks.length === 0 && (
          <div class="om-quiet">
            {offerOf(may, 'master.restart') && (
              <Why text={c.restartWhy}>
                <Button onPress={() => ask({ type: 'master.restart' })}>{c.restart}</Button>
              </Why>
            )}
            {offerOf(may, 'master.coach') && (
              <Why text={c.coachWhy}>
                <Button onPress={() => ask({ type: 'master.coach', on: !view.coach })}>{c.coach(view.coach)}</Button>
              </Why>
            )}
          </div>
        )}
      </div>
      {isRuling && (
        <fieldset class="of-tray om-rule" aria-label={title}>
          {choices.map((choice) => (
            <button key={choice} type="button" onClick={() => ask({ type: 'master.rule', choice })}>
              <Named around={around} choice={choice} />
              {choiceText(around, choice)}
            </button>
          ))}
        </fieldset>
      )}
    </section>
  );
}

/** Whose answer it was, and how quick. */
const Runner = ({ around: { side, seconds }, one }: { around: Desk; one: Finisher }) => (
  <>
    {side(one.side)}
    {Number.isFinite(one.r) && <span class="num">, {seconds(one.r)} s</span>}
  </>
);

/** A choice that names somebody shows the mask. */
function Named({ around, choice }: { around: Desk; choice: Choice }) {
  const side = sideNamed(around.view, choice);
  return side === undefined ? null : <Faces around={around} side={side} />;
}

/** Who says what, in a line. */
function quarrelOf({ view, w, c, name, side }: Desk): string {
  const { ballot, verdict, shown, doubts } = view;
  if (ballot?.question === 'answers') {
    const doubt = doubts.findLast((one) => one.side === ballot.side);
    const answers = shown.filter((one) => one.side === ballot.side && one.counts).map(({ text }) => text);
    return `${doubt ? w.ballot[doubt.reason](name(doubt.seat)) : ''} ${w.quoted(answers.join(', '))}`;
  }
  if (ballot?.question === 'foul') return w.ballot.foul(side(ballot.side!));
  const [claimant] = verdict?.backers ?? [];
  if (!verdict || claimant === undefined) return '';
  const { winner, doubter } = verdict;
  const claim = winner === null ? c.saysTie(name(claimant)) : c.says(name(claimant), side(winner));
  return doubter === null ? claim : `${claim} ${c.disagrees(name(doubter))}`;
}

/** How long the clock of this phase is, for its ring. */
function msOf({ view }: Desk): number {
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

function Sides({ around }: { around: Desk }) {
  const { view, w, c } = around;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls on a small console, and must do so without a mouse.
    <section class="om-scroll" tabIndex={0} aria-label={w.table.seats}>
      <table class="om-sides">
        <thead>
          <tr>
            <th scope="col">{c.side}</th>
            <th scope="col">{c.top}</th>
            <th scope="col">{c.under}</th>
            <th scope="col">{c.won}</th>
            <th scope="col">{c.state}</th>
            <th scope="col">
              <span class="vh">{c.actions}</span>
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

function Row({ around, side }: { around: Desk; side: Side }) {
  const { view, w, t, language, ask, c } = around;
  const isRival = view.duel?.sides.includes(side) ?? false;
  const may = around.offers();
  const maySkip = !isRival && allowed<number>(may, 'master.skip', 'side').includes(side);
  const coverable = allowed<number>(may, 'room.cover', 'seat');
  const absent = view.sides[side]!.find((seat) => coverable.includes(seat));
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
        {absent !== undefined ? (
          <Button kind="bare" onPress={() => ask({ type: 'room.cover', seat: absent, bot: 'clever' })}>
            {c.cover}
          </Button>
        ) : view.skips[side] ? (
          c.skipping
        ) : maySkip ? (
          <Button kind="bare" onPress={() => ask({ type: 'master.skip', side })}>
            {c.skip}
          </Button>
        ) : null}
      </td>
    </tr>
  );
}

/** What is asked of a side, and who of it is away: one matters most with the other. */
function Presence({ around, side, isRival }: { around: Desk; side: Side; isRival: boolean }) {
  const { view, w, faces, c } = around;
  const seats = view.sides[side]!;
  if (view.removed[side]) return <span>{c.gone}</span>;
  const isBot = seats.every((seat) => faces[seat]?.bot);
  const away = seats.filter((seat) => !faces[seat]?.bot && !faces[seat]?.connected);
  const asked = isRival ? c.inDuel : view.phase === 'turn' && view.turn === side ? c.toMove : null;
  const names = away.length < seats.length ? away.map((seat) => `${faces[seat]!.name}: `) : [];
  return (
    <>
      {asked && <b>{asked}</b>}
      {away.length > 0 ? (
        <span class="om-dot is-away">
          <Icon id="hourglass" />
          {names.join('')}
          {c.away}
        </span>
      ) : (
        !asked && (
          <span class="om-dot">
            <Icon id={isBot ? 'robot' : 'check'} />
            {isBot ? w.robot : c.here}
          </span>
        )
      )}
    </>
  );
}

const Why = ({ text, children }: { text: string; children: ComponentChildren }) => (
  <div class="om-why">
    {children}
    <small>{text}</small>
  </div>
);

/** What mends a slip; dashed where the rules do not allow it now. */
function Mend({ around }: { around: Desk }) {
  const { ask, c, view } = around;
  const may = around.offers();
  // Whether there is a duel to wake must not be read from the button (OF-31a).
  const mayWake = isSpotting(view) && view.phase === 'turn';
  const [isMoving, setMoving] = useState(false);
  const canMove = offerOf(may, 'master.correct') !== undefined;
  return (
    <>
      <Why text={c.moveWhy}>
        <Button icon="undo" disabled={!canMove} onPress={() => setMoving(true)}>
          {c.move}
        </Button>
      </Why>
      <Why text={c.flipWhy}>
        <Button disabled={!offerOf(may, 'master.flip')} onPress={() => ask({ type: 'master.flip' })}>
          {c.flip}
        </Button>
      </Why>
      <Why text={c.wakeWhy}>
        <Button disabled={!mayWake} onPress={() => ask({ type: 'master.nudge' })}>
          {c.wake}
        </Button>
      </Why>
      <Why text={c.endWhy}>
        <HoldButton
          again={c.endAgain}
          disabled={!offerOf(may, 'master.end')}
          onHeld={() => void ask({ type: 'master.end' })}
        >
          {c.end}
        </HoldButton>
      </Why>
      {isMoving && canMove && <MoveCard around={around} onClose={() => setMoving(false)} />}
    </>
  );
}

function MoveCard({ around, onClose }: { around: Desk; onClose: () => void }) {
  const { ask, side, c } = around;
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
      title={c.move}
      actions={
        <Button kind="primary" onPress={move}>
          {c.moveDo}
        </Button>
      }
    >
      <p>{c.moveFrom}</p>
      <Segments
        label={c.moveFrom}
        value={from}
        onChange={setFrom}
        options={froms.map((one) => ({ value: one, label: side(one) }))}
        class="is-list"
      />
      <p>{c.moveTo}</p>
      <Segments
        label={c.moveTo}
        value={chosen}
        onChange={setTo}
        options={targets.map((one) => ({ value: one, label: side(one) }))}
        class="is-list"
      />
    </Dialog>
  );
}
