/**
 * GW:s brott on the table screen: the map on the wall, the dice, and a card for each criminal. It knows what anybody in the
 * room may know, and shows no more: no criminal's piece before the end.
 */
import '../phone/phone.css';
import './table.css';
import './crims.css';
import './moments.css';
import { Caption, Face, seatFaces, TableFrame, useTimeLeft } from '../../../../web/kit/index.ts';
import { marked } from '../../../../web/marked.ts';
import { SoundControl } from '../../../../web/sound/control.tsx';
import { soundWords } from '../../../../web/sound/words.ts';
import type { Stage } from '../../../../web/stage.ts';
import { squareOf } from '../../content.ts';
import type { State } from '../../state.ts';
import { namesIn } from '../../texts/index.ts';
import { pieceAt } from '../board/layers.ts';
import { isFlown } from '../view.ts';
import { useWall } from '../wall.ts';
import { Word } from '../word.tsx';
import { wordsIn } from '../words.ts';
import { useSounds } from './cues.ts';
import { Ending } from './ending.tsx';
import { PinsOnly, Threads, WallMap } from './map.tsx';
import { isWhole, TableMoment } from './moments.tsx';
import { narrationOf } from './narration.ts';
import { Asking, Cast, Choosing, Criminals, Head, Rack, TrumpArt, threadEnds } from './side.tsx';
import { useMoment, type Wall } from './use.ts';

export function Table(stage: Stage<State>) {
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
  return <OnTheWall key={stage.room.number} wall={wall} />;
}

function OnTheWall({ wall }: { wall: Wall }) {
  const { view, stage, faces } = wall;
  const moment = useMoment(view);
  const line = moment ? lineOf(wall, moment.at) : narrationOf(wall);
  const heard = useSounds(wall, line);
  const isMoment = moment !== null && isWhole(view, moment.note);
  const isEnd = view.phase === 'finished';
  return (
    <TableFrame game="gws-brott" class={`gt is-${view.phase}${isMoment ? ` on-${moment.note.type}` : ''}`}>
      {isEnd ? (
        <Ending wall={wall} />
      ) : isMoment ? (
        <TableMoment wall={wall} note={moment.note} />
      ) : (
        <Play wall={wall} />
      )}
      {moment && !isMoment && !isEnd && <TableMoment wall={wall} note={moment.note} />}
      {!isEnd && (
        <Caption who={soundWords[stage.language].narrator} line class="gt-say">
          {marked(line, faces).map(({ text, isName }, at) => (isName ? <mark key={at}>{text}</mark> : text))}
        </Caption>
      )}
      <Word stage={stage} class="gt-word" />
      <p class="gt-code">
        {stage.address} <b>{stage.code}</b>
      </p>
      <SoundControl language={stage.language} caption={heard} />
    </TableFrame>
  );
}

/** What is said of a moment: the sentence that was told with it. */
function lineOf({ view, stage, s, w, name, names, t }: Wall, at: number): string {
  const note = view.chronicle[at]!;
  switch (note.type) {
    case 'arrest':
      return [
        ...(isFlown(view, note) ? [t.log.landed(note.square)] : []),
        t.log.arrested(name(note.seat), note.square),
      ].join(' ');
    case 'bust':
      return s.say.bust;
    case 'evidence':
      return t.log.handed(name(note.seat), t.places[note.card], squareOf(note.card));
    case 'out':
      return `${name(note.seat)}: ${w.trumps.out}.`;
    case 'flight':
      return t.log.notLanded(note.to, names(note.blockers));
    case 'blocked':
      return t.log.breakthroughBlocked(name(note.seat), note.square);
    case 'told':
      return s.table.toldOn(name(note.seat), name(note.target));
    default:
      return stage.told().at(-1) ?? '';
  }
}

function Play({ wall }: { wall: Wall }) {
  const { view } = wall;
  const isSetup = view.phase === 'gw-choice' || view.phase === 'setup' || view.phase === 'lobby';
  // Before the first round all pieces stand in jail, and everybody has seen who took which.
  const jailed = isSetup
    ? view.order
        .flatMap((seat) => view.pieces[seat]!)
        .map((piece, k) => pieceAt(piece, 'jail', 60, k))
        .join('')
    : '';
  const isLook = view.phase === 'infiltrator-ready' || view.phase === 'infiltrator-look';
  return (
    <>
      <WallMap view={view} over={jailed} hasPlate={!isSetup} />
      {isSetup || isLook ? <PinsOnly /> : <Threads view={view} ends={threadEnds(view)} />}
      <Head wall={wall} />
      {view.phase === 'gw-choice' || view.phase === 'lobby' ? (
        <Asking wall={wall} />
      ) : view.phase === 'setup' ? (
        <Choosing wall={wall} />
      ) : isLook ? (
        <Looking wall={wall} />
      ) : (
        <>
          <Cast wall={wall} />
          <Criminals wall={wall} />
          <Rack wall={wall} />
        </>
      )}
      {view.phase === 'snitch-choice' && <Telling wall={wall} />}
    </>
  );
}

/** GW looks at the other side; nobody else sees anything. */
function Looking({ wall }: { wall: Wall }) {
  const { view, s, stage, names } = wall;
  const left = useTimeLeft(view.look?.until ?? null, stage.now, 1000);
  const hidden = view.look?.hidden ?? [];
  return (
    <section class="gt-looking">
      <TrumpArt trump="infiltrator" />
      <h2>{view.phase === 'infiltrator-look' ? s.table.laugh : s.table.ready}</h2>
      <p>{s.table.lookText(view.options.lookSeconds)}</p>
      {view.look && <p class="gt-count num">{Math.max(0, Math.ceil(left / 1000))}</p>}
      {hidden.length > 0 && (
        <p>
          <b>{names(hidden)}</b> {s.table.unseen}
        </p>
      )}
    </section>
  );
}

function Telling({ wall }: { wall: Wall }) {
  const { view, s, name, faces } = wall;
  return (
    <div class="gt-handed tag is-telling">
      <Face seat={faces[view.snitch!]!} />
      <span>
        <b>{s.table.tells}</b>
        {s.table.tellsText(name(view.snitch!))}
      </span>
    </div>
  );
}
