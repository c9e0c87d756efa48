/**
 * The console of a human game master (section 13): the table's facts in words, the clock and the connections, and nothing
 * else. Where pieces stand, who is who and GW's trumps are not in its view, so they cannot be given away.
 */
import '../phone/phone.css';
import './master.css';
import { useEffect } from 'preact/hooks';
import {
  allowed,
  Button,
  Face,
  type FaceOf,
  HoldButton,
  LineSign,
  MasterFrame,
  offerOf,
  Script,
  seatFaces,
  TimerRing,
} from '../../../../web/kit/index.ts';
import { awaitTouch, say as speak } from '../../../../web/sound/index.ts';
import type { Stage } from '../../../../web/stage.ts';
import { squareOf } from '../../content.ts';
import {
  actorsOf,
  isDuel,
  lockedCount,
  type Note,
  type Outcome,
  type Phase,
  type Reason,
  type State,
  tellsPieces,
} from '../../state.ts';
import { namesIn } from '../../texts/index.ts';
import { Cuffs, Die, Pc, Slots, TrumpBack } from '../bits.tsx';
import { Portrait, seenText, TrumpArt } from '../table/side.tsx';
import type { Wall } from '../table/use.ts';
import { cardsEach, clockUntil, cuffsInAll, facesSince, handedBy, isWalking, leftText, saidNow } from '../view.ts';
import { useWall } from '../wall.ts';
import { wordsIn } from '../words.ts';

export function Master(stage: Stage<State>) {
  const s = useWall(stage.language);
  if (!s) return null;
  const faces = seatFaces(stage.room);
  const name = (seat: number) => faces[seat]?.name ?? '?';
  const list = (words: readonly string[]) => namesIn(stage.language, words);
  const wall: Wall = {
    stage,
    view: stage.view,
    s,
    ...wordsIn(stage.language),
    faces,
    name,
    names: (seats) => list(seats.map(name)),
    list,
  };
  return <Console wall={wall} />;
}

const headingOf = ({ view, w, name, t }: Wall): string =>
  view.phase === 'finished'
    ? t.phases.finished
    : view.round === 0
      ? t.phases[view.phase]
      : view.turn === null
        ? `${w.bar.round(view.round)}, ${w.shared.gwTurn}`
        : `${w.bar.round(view.round)}, ${w.bar.turnOf(name(view.turn))}`;

function Console({ wall }: { wall: Wall }) {
  const { stage, s } = wall;
  useEffect(awaitTouch, []);
  return (
    <MasterFrame
      room={stage.code}
      title={headingOf(wall)}
      privacy={s.master.onlyTable}
      status={<Phones wall={wall} />}
      game="gws-brott"
      class="gm"
      say={
        <>
          <Steps wall={wall} />
          <Say wall={wall} />
        </>
      }
      go={<Go wall={wall} />}
      mend={<Mend wall={wall} />}
    >
      <Pending wall={wall} />
      {wall.view.round > 0 && <Seats wall={wall} />}
      <Low wall={wall} />
    </MasterFrame>
  );
}

function Phones({ wall: { faces, s } }: { wall: Wall }) {
  const people = faces.filter((face) => !face.bot);
  const here = people.filter((face) => face.connected).length;
  return (
    <LineSign state={here === people.length ? 'ok' : 'weak'}>
      {people.length === 0 ? s.master.onlyBots : s.master.phones(here, people.length)}
    </LineSign>
  );
}

/** Which step of a turn it is: reset, hand over, roll, walk, GW. */
function Steps({ wall: { view, s } }: { wall: Wall }) {
  const at: { readonly [phase in Phase]?: number } = {
    'gw-special': 0,
    'turn-start': view.hasDestroyed ? 2 : view.hasReset ? 1 : 0,
    rolled: 2,
    moving: 3,
    'gw-turn': 4,
    'gw-move': 4,
    'gw-extra': 4,
    'snitch-choice': 4,
    'infiltrator-ready': 4,
    'infiltrator-look': 4,
  };
  const now = at[view.phase];
  if (now === undefined) return <span />;
  return (
    <ol class="gm-steps">
      {s.master.steps.map((word, k) => (
        <li key={word} class={k === now ? 'is-on' : ''} aria-current={k === now ? 'step' : undefined}>
          {word}
        </li>
      ))}
    </ol>
  );
}

/** What to read aloud now, and what comes after it. */
function scriptOf({ view, s, t, name, w }: Wall): { readonly lines: readonly string[]; readonly after?: string } {
  const { script } = s.master;
  const last = view.chronicle.at(-1);
  const locked = lockedCount(view);
  const heard: string[] = [];
  if (last?.type === 'arrest') heard.push(script.arrest(name(last.seat), last.square));
  if (last?.type === 'bust') heard.push(script.bust(name(last.seat)));
  if (last?.type === 'evidence' && view.hasDestroyed)
    heard.push(script.handed(name(last.seat), t.places[last.card], squareOf(last.card)));
  const faces = view.dice.map((face) => (face === null ? '-' : face === 'gw' ? 'GW' : w.turn.face(face))).join(', ');
  switch (view.phase) {
    case 'gw-choice':
      return { lines: [script.ask], after: script.askThen };
    case 'setup':
      return { lines: [script.setup], after: script.setupThen };
    case 'piece-choice':
      return { lines: [script.which(name(view.turn!))] };
    case 'turn-start':
      return {
        lines: [...heard, ...(heard.length > 0 ? [] : [script.turn(name(view.turn!))])],
        after: script.turnThen(locked),
      };
    case 'gw-special':
      return { lines: [...heard, script.reset(name(view.turn!), view.steps)] };
    case 'rolled':
      return { lines: [script.rolled(name(view.turn!), faces)], after: script.rolledThen };
    case 'moving':
      return { lines: [script.face(name(view.turn!), view.chosen!.face)], after: script.faceThen };
    case 'gw-turn':
      return { lines: [...heard, script.gw(name(view.gw!))], after: script.turnThen(locked) };
    case 'gw-move':
      return { lines: [script.walk(view.steps)] };
    case 'gw-extra':
      return { lines: [...heard, script.extra(view.steps)] };
    case 'snitch-choice':
      return { lines: [script.snitch(name(view.snitch!))] };
    case 'infiltrator-ready':
      return { lines: [script.ready] };
    case 'infiltrator-look':
      return { lines: [script.look] };
    default: {
      const result = view.result as { outcome: Outcome; reason: Reason } | null;
      const won = result ? [`${t.outcomes[result.outcome]}. ${t.reasons[result.reason]}`] : [];
      return { lines: [script.end, ...won], after: script.endThen };
    }
  }
}

function Say({ wall }: { wall: Wall }) {
  const { s, view } = wall;
  const { lines, after } = scriptOf(wall);
  return (
    <Script lead={s.master.say} note={view.result ? undefined : s.master.note}>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {after && <p class="then">{after}</p>}
    </Script>
  );
}

const MORE_SECONDS = 30;

function Go({ wall }: { wall: Wall }) {
  const { stage, s } = wall;
  const may = stage.offers();
  const { lines } = scriptOf(wall);
  const range = offerOf(may, 'master.extend')?.seconds as { min: number; max: number } | undefined;
  if (offerOf(may, 'room.resume')) {
    return (
      <Button kind="primary" big icon="play" onPress={() => stage.ask({ type: 'room.resume' })}>
        {s.master.resume}
      </Button>
    );
  }
  return (
    <>
      <Button kind="primary" big icon="voice" onPress={() => speak(lines.join(' '), stage.language)}>
        {s.master.forMe}
      </Button>
      {offerOf(may, 'room.pause') && (
        <Button icon="pause" label={s.master.pause} onPress={() => stage.ask({ type: 'room.pause' })} />
      )}
      {range && (
        <Button
          class="num"
          onPress={() =>
            stage.ask({ type: 'master.extend', seconds: Math.max(range.min, Math.min(range.max, MORE_SECONDS)) })
          }
        >
          {s.master.more}
        </Button>
      )}
    </>
  );
}

const WHOLE_MS: { readonly [phase in Phase]?: number } = {
  'gw-choice': 20,
  setup: 30,
  'gw-move': 90,
  'gw-turn': 60,
  'gw-special': 60,
  'gw-extra': 60,
  'snitch-choice': 30,
  'infiltrator-ready': 30,
  'piece-choice': 20,
};

function Pending({ wall }: { wall: Wall }) {
  const { view, stage, s, names, w } = wall;
  const actors = actorsOf(view);
  const until = clockUntil(view);
  const isPaused = stage.room.pause !== null;
  const whole = (WHOLE_MS[view.phase] ?? 45) * 1000 * (view.options.timers === 'brisk' ? 0.5 : 1);
  const words = view.dice.map((face) => (face === null ? '-' : face === 'gw' ? w.turn.lockedDie : w.turn.face(face)));
  return (
    <div class="gm-pending">
      {until !== null && <TimerRing until={until} now={stage.now} ms={whole} size="5.75rem" paused={isPaused} />}
      <div>
        <h2>{actors.length > 0 ? s.master.waitsFor(names(actors)) : s.master.nobodyActs}</h2>
        <p class="quiet-text">
          {isPaused
            ? s.master.paused
            : until === null && view.phase !== 'infiltrator-look'
              ? s.master.noClock
              : s.master.atTime[view.phase]}
        </p>
      </div>
      {view.round > 0 && (
        <span class="gb-dice" role="img" aria-label={words.join(', ')}>
          {view.dice.map((face, k) => (
            <Die key={k} face={face} />
          ))}
        </span>
      )}
    </div>
  );
}

function Phone({ face, s }: { face: FaceOf; s: Wall['s'] }) {
  if (face.bot) return <>{s.master.bot}</>;
  return <LineSign state={face.connected ? 'ok' : 'weak'}>{face.connected ? s.master.here : s.master.away}</LineSign>;
}

function Seats({ wall }: { wall: Wall }) {
  const { view, s, t, faces, stage } = wall;
  const may = stage.offers();
  const coverable = allowed<number>(may, 'room.cover', 'seat');
  const bots = allowed<string>(may, 'room.cover', 'bot');
  const rows = view.order.flatMap((seat) =>
    isDuel(view) && tellsPieces(view)
      ? view.pieces[seat]!.map((piece) => ({ seat, piece, key: piece as string }))
      : [{ seat, piece: isDuel(view) ? undefined : view.pieces[seat]![0], key: String(seat) }],
  );
  return (
    <div class="gm-scroll">
      <table class="gm-table">
        <thead>
          <tr>
            {[s.master.seat, s.master.phone, s.master.lastSeen, s.master.since, s.master.handed, s.master.arrested].map(
              (word) => (
                <th key={word} scope="col">
                  {word}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, piece, key }) => {
            const face = faces[seat]!;
            const criminal = view.shown[seat] || view.result ? view.criminals[seat] : null;
            const own = isDuel(view) ? piece : undefined;
            return (
              <tr key={key} class={view.turn === seat && !view.result ? 'is-now' : ''}>
                <td>
                  <span class="gm-who">
                    <Face seat={face} />
                    <span>{face.name}</span>
                    {piece && <Pc id={piece} label={t.pieces[piece]} />}
                    {criminal && <Portrait criminal={criminal} label={t.criminals[criminal].name} class="gm-open" />}
                    {criminal && view.result && <small>{t.criminals[criminal].name}</small>}
                  </span>
                </td>
                <td>
                  <Phone face={face} s={s} />
                </td>
                <td>
                  {seenText(wall, seat, own)}
                  {saidNow(view, seat, t) && `: ${saidNow(view, seat, t)}`}
                </td>
                <td>
                  <span
                    class="gb-went"
                    role="img"
                    aria-label={
                      facesSince(view, seat, own)
                        .map((one) => wall.w.turn.face(one))
                        .join(', ') || '-'
                    }
                  >
                    {facesSince(view, seat, own)
                      .slice(-5)
                      .map((one, k) => (
                        <Die key={k} face={one} />
                      ))}
                  </span>
                </td>
                <td>
                  <Slots
                    gone={handedBy(view, seat)}
                    each={cardsEach(view)}
                    colourCount={view.options.cardsPerCriminal}
                    label={leftText(view, seat, t, wall.w.trumps.out)}
                  />
                </td>
                <td>
                  <Cuffs
                    left={view.arrests[seat]!}
                    of={Math.max(3, view.arrests[seat]!)}
                    label={t.screen.arrests(view.arrests[seat]!)}
                  />
                </td>
                <td>
                  {coverable.includes(seat) && bots.length > 0 && (
                    <Button
                      kind="bare"
                      label={`${face.name}: ${s.master.toBot}`}
                      onPress={() =>
                        stage.ask({ type: 'room.cover', seat, bot: bots.includes('normal') ? 'normal' : bots[0]! })
                      }
                    >
                      {s.master.toBot}
                    </Button>
                  )}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** GW, and what was said in this round. */
function Low({ wall }: { wall: Wall }) {
  const { view, s, t, faces, name } = wall;
  if (view.gw === null) return null;
  const said = view.chronicle.filter(
    (note): note is Extract<Note, { type: 'moved' | 'evidence' | 'arrest' }> =>
      note.round === view.round && (note.type === 'moved' || note.type === 'evidence' || note.type === 'arrest'),
  );
  return (
    <div class="gm-low">
      <section>
        <h3>GW</h3>
        <p class="gm-who">
          <Face seat={faces[view.gw]!} />
          <span>
            <b>{name(view.gw)}</b>
            <small>
              {s.master.gwOn(view.gwAt, lockedCount(view))}
              {isWalking(view) && `, ${t.screen.stepsLeft(view.steps)}`}
            </small>
            <Phone face={faces[view.gw]!} s={s} />
          </span>
        </p>
        <Cuffs left={view.handcuffs} of={cuffsInAll(view)} label={t.screen.handcuffsLeft(view.handcuffs)} />
        {view.trumpsLeft + view.played.length > 0 && (
          <p class="gm-trumps" role="img" aria-label={t.screen.trumpsLeft(view.trumpsLeft)}>
            {Array.from({ length: view.trumpsLeft }, (_, k) => (
              <TrumpBack key={k} />
            ))}
            {view.played.map((trump) => (
              <TrumpArt key={trump} trump={trump} class="gm-spent" />
            ))}
          </p>
        )}
      </section>
      <section>
        <h3>{s.master.saidThis}</h3>
        {said.length === 0 && <p class="quiet-text">{s.master.nothingYet}</p>}
        <ol>
          {said.slice(-5).map((note, k) => (
            <li key={k}>
              <Face seat={faces[note.seat]!} />
              <span>
                {note.type === 'moved'
                  ? s.table.walks(name(note.seat), note.face)
                  : note.type === 'evidence'
                    ? t.log.handed(name(note.seat), t.places[note.card], squareOf(note.card))
                    : t.log.arrested(name(note.seat), note.square)}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}

function Mend({ wall }: { wall: Wall }) {
  const { stage, s } = wall;
  const may = stage.offers();
  return (
    <>
      {offerOf(may, 'master.skip') && (
        <Button icon="next" onPress={() => stage.ask({ type: 'master.skip' })}>
          <span>
            {s.master.skip}
            <small>{s.master.skipHelp}</small>
          </span>
        </Button>
      )}
      {offerOf(may, 'room.say') && (
        <Button icon="speech" onPress={() => stage.open('chat')}>
          <span>
            {s.master.write}
            <small>{s.master.writeHelp}</small>
          </span>
        </Button>
      )}
      <Button disabled>
        <span>
          {s.master.undo}
          <small>{s.master.undoHelp}</small>
        </span>
      </Button>
      {offerOf(may, 'room.cancel') && (
        <HoldButton again={s.master.again} onHeld={() => stage.ask({ type: 'room.cancel' })}>
          {s.master.end}
        </HoldButton>
      )}
    </>
  );
}
